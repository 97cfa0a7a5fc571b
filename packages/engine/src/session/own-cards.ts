import { InputError, type InputProblem } from '../errors.ts';
import type { CardData } from '../language/card.ts';

/** More than a designer tries at once, and few enough to be checked while somebody waits. */
const MOST_CARDS = 200;

const NONE: readonly CardData[] = [];

/** Cards of one's own as they come from outside: a list, each of which the pool will check. */
export function readOwnCards(value: unknown, problem: InputProblem): readonly CardData[] {
  if (value === undefined) return NONE;
  if (!Array.isArray(value)) throw new InputError(problem, 'cards', 'a list of cards is needed');
  if (value.length > MOST_CARDS)
    throw new InputError(problem, 'cards', `at most ${MOST_CARDS} cards of one's own can be played with`);
  return value;
}

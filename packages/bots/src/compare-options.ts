import { type CardPool, type Decision, decision, type Game, view } from '@lastclick/engine';
import { createRng } from './rng.ts';
import { prepareSamples } from './sample.ts';
import { type Candidate, isBetter, meanOf, PLAYOUTS, tryOut } from './search/candidate.ts';
import { optionKey } from './search/option-key.ts';
import { withoutIdleWindows } from './search/playout.ts';

/** Two options side by side. */
export interface Comparison {
  /** The chance to win with each, in the worlds both were tried in. */
  readonly one: number;
  readonly other: number;
  /** In how many worlds. */
  readonly tries: number;
  /** The first did better by more than chance would make it. */
  readonly isSurelyBetter: boolean;
}

/** Enough to tell ten points of chance apart; by so many standard errors an option is surely better. */
const WORLDS = 32;
const SURE = 2;

/**
 * Tries out two options of a decision in the same worlds that fit the view of its seat, whatever the rules of thumb
 * think of them. The same seed and place in the game give the same comparison.
 */
export function compareOptions(
  pool: CardPool,
  game: Game,
  { seat }: Decision,
  keys: { readonly one: string; readonly other: string },
  seed: string,
  played: number,
): Comparison {
  const sampled = prepareSamples(view(game, seat, { position: true }), pool);
  const rng = createRng(`${seed} ${played} compared`);
  const world = sampled(rng);
  const waiting = decision(world);
  if (waiting === null) throw new Error('the view waits for nobody');
  const candidate = (key: string): Candidate => {
    const index = waiting.options.findIndex((option) => option.key === key);
    const option = waiting.options[index];
    if (option === undefined) throw new Error(`"${key}" is not among the options`);
    return { index, key: optionKey(world, waiting, option), prior: 0, values: [], total: 0 };
  };
  const one = candidate(keys.one);
  const other = candidate(keys.other);
  const tried = one.key === other.key ? [one] : [one, other];
  for (let count = 0; count < WORLDS; count++) {
    const imagined = withoutIdleWindows(sampled(rng));
    const chances = String(rng.below(0x100000000));
    for (const each of tried) tryOut(imagined, each, PLAYOUTS, chances);
  }
  const last = tried.at(-1) ?? one;
  return {
    one: meanOf(one),
    other: meanOf(last),
    tries: WORLDS,
    isSurelyBetter: last !== one && isBetter(one, last, SURE),
  };
}

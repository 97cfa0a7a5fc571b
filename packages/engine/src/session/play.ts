import { InputError } from '../errors.ts';
import { choose, waitingFor } from '../kernel/stepper.ts';
import type { Decision, Option } from '../state/decision.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { beginTelling } from '../state/tale.ts';
import { show } from './read.ts';

/** Who must decide and every legal option; null when the game is over. */
export const decision = (game: Game): Decision | null => waitingFor(game);

function findOption(game: Game, wanted: number | string): Option {
  const waiting = waitingFor(game);
  if (waiting === null) throw new InputError('gameOver', 'option', 'the game is over, nothing can be chosen');
  const found =
    typeof wanted === 'number'
      ? waiting.options[wanted]
      : waiting.options.find((option) => option.key === wanted);
  if (found === undefined) {
    const keys = waiting.options.map((option) => option.key);
    const list =
      keys.length > 12 ? `${keys.slice(0, 12).join(', ')} … (${keys.length} in all)` : keys.join(', ');
    throw new InputError('badOption', 'option', `${show(wanted)} is not among the options: ${list}`);
  }
  return found;
}

/**
 * Plays one of the listed options, by key or by its place in the list, and runs to the next decision.
 * Returns what happened. Throws an InputError, and changes nothing, if it is not in the list.
 */
export function apply(game: Game, wanted: number | string): readonly GameEvent[] {
  const option = findOption(game, wanted);
  if (game.events !== null) {
    game.events = [];
    beginTelling(game);
  }
  choose(game, option);
  return game.events ?? [];
}

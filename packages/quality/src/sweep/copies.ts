import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  type CardPool,
  type Decision,
  decision,
  fork,
  type Game,
  load,
  save,
} from '@lastclick/engine';
import { isSameState } from './same-state.ts';

/** A saved game read again is the same game and asks the same. */
function brokenSave(game: Game, text: string, waiting: Decision, pool: CardPool): string | null {
  const loaded = load(text, pool);
  if (!isSameState(loaded.state, game.state)) return 'a saved game is not the same when it is loaded';
  if (save(loaded) !== text) return 'a loaded game is not saved the same';
  if (!isDeepStrictEqual(decision(loaded), waiting)) return 'a loaded game asks something else';
  return null;
}

/** What happens to a copy does not happen to the game, and the same option does the same to both. */
function brokenFork(game: Game, text: string, waiting: Decision, choice: number): string | null {
  const copy = fork(game);
  if (save(copy) !== text) return 'a fork is not the same game';
  const other = fork(game);
  apply(copy, choice);
  if (save(game) !== text) return 'playing on in a fork changes the game';
  // Asked anew, not as remembered.
  game.waiting = null;
  if (!isDeepStrictEqual(decision(game), waiting)) return 'playing on in a fork changes the decision';
  apply(other, waiting.options[choice]?.key ?? '');
  if (save(other) !== save(copy)) return 'the same option, by place and by key, does different things';
  return null;
}

/** Saved games and forks are as good as the game itself. */
export function brokenCopies(game: Game, waiting: Decision, choice: number, pool: CardPool): string | null {
  const text = save(game);
  return brokenSave(game, text, waiting, pool) ?? brokenFork(game, text, waiting, choice);
}

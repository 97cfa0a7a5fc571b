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

/** A saved game read again is the same game and asks the same. */
export function brokenSave(game: Game, pool: CardPool): string | null {
  const text = save(game);
  const loaded = load(text, pool);
  if (!isDeepStrictEqual(loaded.state, game.state)) return 'a saved game is not the same when it is loaded';
  if (save(loaded) !== text) return 'a loaded game is not saved the same';
  if (!isDeepStrictEqual(decision(loaded), decision(game))) return 'a loaded game asks something else';
  return null;
}

/** What happens to a copy does not happen to the game, and the same option does the same to both. */
export function brokenFork(game: Game, waiting: Decision, choice: number): string | null {
  const before = save(game);
  const copy = fork(game);
  if (save(copy) !== before) return 'a fork is not the same game';
  const other = fork(game);
  apply(copy, choice);
  if (save(game) !== before) return 'playing on in a fork changes the game';
  if (!isDeepStrictEqual(decision(game), waiting)) return 'playing on in a fork changes the decision';
  apply(other, waiting.options[choice]?.key ?? '');
  if (save(other) !== save(copy)) return 'the same option, by place and by key, does different things';
  return null;
}

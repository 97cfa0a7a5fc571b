import { record } from '@lastclick/engine';
import type { NewGame, SavedGame } from '@lastclick/session';
import { setupOf, unpackText } from '@lastclick/session';
import { browserStorage } from '../store/browser-storage.ts';
import { SavedGames, unplayedGame } from '../store/saved-games.ts';
import { SeenStore } from '../store/seen-store.ts';
import { goTo, hrefOf } from './router.ts';

/** The games of this browser, and what was seen of each. */
export const games = new SavedGames(browserStorage);
export const seenGames = new SeenStore();

/** Removes a game with all that is kept of it. */
export function removeGame(id: string): void {
  games.remove(id);
  void seenGames.remove(id);
}

/** Keeps a game that came as a file or a link, with what was seen of it, and gives it an id. */
export async function keepOpened({ seen, ...saved }: SavedGame): Promise<string> {
  const game = unplayedGame(saved);
  games.keep(game);
  if (seen !== undefined) await seenGames.keep(game.id, await unpackText(seen));
  return game.id;
}

/** Shows a game under an id of its own; what it came from stays as it is. */
export function playOn({ seen: _, ...saved }: SavedGame): void {
  const game = unplayedGame(saved);
  games.keep(game);
  goTo(hrefOf.play(game.id));
}

/** A new game is a record without moves: there is one way to open a table. Throws an InputError for a bad deck. */
export function play(game: NewGame): void {
  playOn({
    format: 'last-click-game',
    version: 1,
    setup: game,
    record: record(setupOf(game), []),
  });
}

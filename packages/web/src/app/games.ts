import { record } from '@lastclick/engine';
import type { NewGame, SavedGame } from '@lastclick/session';
import { setupOf } from '@lastclick/session';
import { browserStorage } from '../store/browser-storage.ts';
import { SavedGames, unplayedGame } from '../store/saved-games.ts';
import { goTo, hrefOf } from './router.ts';

/** The games of this browser. */
export const games = new SavedGames(browserStorage);

/** Shows a game under an id of its own; what it came from stays as it is. */
export function playOn(saved: SavedGame): void {
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

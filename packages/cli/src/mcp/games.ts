import type { Side } from '@lastclick/engine';
import { Shelf } from '../shelf.ts';
import type { SeatedGame } from './seated-game.ts';

/** Every game of one server. */
export type Games = Shelf<SeatedGame>;

export const openShelf = (): Games => new Shelf<SeatedGame>('new_game');

/** A game by its name, and the seat whose knowledge an answer may use. */
export interface Asked {
  readonly name: string;
  readonly game: SeatedGame;
  readonly seat: Side;
}

/** The game and the seat a request names, or those it means by naming none. */
export function asked(games: Games, wanted: string | undefined, wantedSeat?: Side | undefined): Asked {
  const game = games.find(wanted);
  return { name: games.nameOf(wanted), game, seat: game.seat(wantedSeat) };
}

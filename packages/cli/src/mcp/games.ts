import type { Side } from '@lastclick/engine';
import type { Cards } from '../own-cards.ts';
import { Shelf } from '../shelf.ts';
import type { SeatedGame } from './seated-game.ts';

/** Every game of one server, and the cards of one's own they are played with. */
export class Games extends Shelf<SeatedGame> {
  readonly own: Cards;

  constructor(own: Cards = []) {
    super('new_game');
    this.own = own;
  }
}

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

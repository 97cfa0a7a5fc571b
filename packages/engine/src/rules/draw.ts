import { LISTENED } from '../compile/noted.ts';
import type { Citation } from '../editions/citations.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import { endGame } from '../kernel/end-game.ts';
import { occur } from '../kernel/occur.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import type { DrawFrame } from '../state/frame.ts';
import { cardOf, type Game, pop, push } from '../state/game.ts';
import { handOf } from '../state/move.ts';
import type { Card, CardId } from '../state/state.ts';
import { deckCards } from '../state/zones.ts';
import { moveTo } from './move-card.ts';

/**
 * Draws cards from the top of the deck (1.8.5). A Corp that must draw from an empty R&D loses (1.7.2c).
 * Where the edition sets drawn cards aside first, a frame puts them into the hand after its checkpoint.
 */
export function drawCards(
  game: Game,
  side: Side,
  number: number,
  rule: Citation,
  detail: '' | 'basic' = '',
): void {
  if (number <= 0) return;
  const state = game.state;
  const deck = deckCards(state, side);
  const available = Math.min(number, deck.length);
  const setAside =
    game.rules.edition.switches.drawnCards === 'setAsideFirst' && (game.rules.noted.draw & LISTENED) !== 0;
  const drawn: Card[] = [];
  for (let i = 0; i < available; i++) {
    const card = cardOf(state, deck[deck.length - 1] as CardId);
    moveTo(game, card, setAside ? 'setAside' : handOf(side), false);
    drawn.push(card);
  }
  if (drawn.length > 0) {
    if (game.events !== null) emit(game, 'drawn', rule, side, drawn.length, '', drawn);
    occur(game, 'draw', side, null, drawn.length, 0, detail);
  }
  if (available < number && side === 'corp') {
    endGame(game, 'runner', 'emptyDeck', 'winByEmptyDeck');
    return;
  }
  if (setAside && drawn.length > 0) {
    push(state, { kind: 'draw', side, drawn: drawn.map((card) => card.id), settle: true });
  }
}

export const drawFrame = {
  step(game: Game, frame: DrawFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    for (const id of frame.drawn) {
      const card = cardOf(game.state, id);
      if (card.zone === 'setAside') moveTo(game, card, handOf(frame.side), false);
    }
    pop(game.state);
    return false;
  },
};

import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { MulliganFrame } from '../state/frame.ts';
import { cardOf, cite, type Game, pop } from '../state/game.ts';
import { deckOf, handOf, shuffleDeck } from '../state/move.ts';
import type { CardId } from '../state/state.ts';
import { deckCards, handCards } from '../state/zones.ts';
import { moveTo } from './move-card.ts';

const STARTING_HAND = 5;

/** Draws a starting hand (1.6.6); a short deck gives what it has. */
export function drawStartingHand(game: Game, side: Side): void {
  const deck = deckCards(game.state, side);
  for (let i = 0; i < STARTING_HAND && deck.length > 0; i++) {
    moveTo(game, cardOf(game.state, deck[deck.length - 1] as CardId), handOf(side), false);
  }
}

export const mulliganFrame = {
  step(): boolean {
    return true;
  },

  decide(game: Game, frame: MulliganFrame): Decision {
    const rule = cite(game, 'mulligan');
    return {
      seat: frame.side,
      kind: 'mulligan',
      rule,
      options: [option('keep', 'keep', rule), option('mulligan', 'mulligan', rule)],
      chosen: 0,
      wanted: 0,
      about: -1,
    };
  },

  choose(game: Game, frame: MulliganFrame, chosen: Option): void {
    const state = game.state;
    pop(state);
    if (chosen.kind === 'keep') {
      emit(game, 'keep', 'mulligan', frame.side);
      return;
    }
    for (const id of [...handCards(state, frame.side)])
      moveTo(game, cardOf(state, id), deckOf(frame.side), false);
    shuffleDeck(game, deckOf(frame.side));
    emit(game, 'mulligan', 'mulligan', frame.side);
    drawStartingHand(game, frame.side);
  },
};

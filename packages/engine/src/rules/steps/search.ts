import { occur } from '../../kernel/occur.ts';
import { emit } from '../../state/event.ts';
import { findCard, refOf } from '../../state/game.ts';
import { shuffleDeck } from '../../state/move.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { asksNothing } from '../asks-nothing.ts';
import { moveTo } from '../move-card.ts';

/** A search ends: what was found is set aside facedown and the deck is shuffled, before all else (4.2.3). */
export const searchStep: StepWord<'search'> = {
  step(game, frame, { slot, choose }) {
    const { state } = game;
    const found = (frame.slots[slot] ?? [])
      .map((ref) => findCard(state, ref))
      .filter((card) => card !== null);
    frame.slots[slot] = found.map((card) => {
      moveTo(game, card, 'setAside', false);
      return refOf(card);
    });
    const zone = choose.choose.zone;
    if (zone === 'rd' || zone === 'stack') shuffleDeck(game, zone);
    emit(game, 'searched', 'searching', frame.controller, found.length, zone ?? '');
    occur(game, 'search', frame.controller, null, found.length);
    frame.pc += 1;
    frame.settle = true;
    return false;
  },
  decide: asksNothing,
  choose: asksNothing,
};

import { occur } from '../../kernel/occur.ts';
import { deckIn } from '../../query/filter.ts';
import { stillThere } from '../../query/words/cards.ts';
import { emit } from '../../state/event.ts';
import { refOf } from '../../state/game.ts';
import { shuffleDeck } from '../../state/move.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { keepIn, slotOf } from '../../state/slots.ts';
import { asksNothing } from '../asks-nothing.ts';
import { moveTo } from '../move-card.ts';

/** A search ends: what was found is set aside facedown and the deck is shuffled, before all else (4.2.3). */
export const searchStep: StepWord<'search'> = {
  step(game, frame, { slot, choose }) {
    const { state } = game;
    const found = stillThere(state, slotOf(frame, slot));
    for (const card of found) moveTo(game, card, 'setAside', false);
    keepIn(frame, slot, found.map(refOf));
    const deck = deckIn(choose.from, frame.controller);
    if (deck !== null) shuffleDeck(game, deck);
    emit(game, 'searched', 'searching', frame.controller, found.length, deck ?? '');
    occur(game, 'search', frame.controller, null, found.length);
    frame.pc += 1;
    frame.settle = true;
    return false;
  },
  decide: asksNothing,
  choose: asksNothing,
};

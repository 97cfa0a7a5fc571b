import type { AbilityFrame } from '../../state/frame.ts';
import { findCard, type Game, pop } from '../../state/game.ts';
import { deckOf, shuffleDeck } from '../../state/move.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { asksNothing } from '../asks-nothing.ts';
import { moveTo } from '../move-card.ts';
import { trashCards } from '../trash.ts';

/** What was set aside for the ability and is still there goes the way of other hostless cards (9.5.5). */
function trashLeftAside(game: Game, frame: AbilityFrame): void {
  const left = frame.hosted
    .map((ref) => findCard(game.state, ref))
    .filter((card) => card?.zone === 'setAside');
  const cards = left.filter((card) => card !== null);
  if (cards.length > 0) trashCards(game, cards, null, 'hostGone');
}

/** Cards a search found that nothing was done with go back to the deck, so that none is ever lost. */
function returnFoundCards(game: Game, frame: AbilityFrame): void {
  for (const ref of frame.slots.flat()) {
    const card = findCard(game.state, ref);
    if (card?.zone !== 'setAside' || frame.hosted.includes(ref)) continue;
    moveTo(game, card, deckOf(card.owner), false);
    shuffleDeck(game, deckOf(card.owner));
  }
}

/** The ability is resolved. */
export const endStep: StepWord<'end'> = {
  step(game, frame) {
    pop(game.state);
    trashLeftAside(game, frame);
    returnFoundCards(game, frame);
    return false;
  },
  decide: asksNothing,
  choose: asksNothing,
};

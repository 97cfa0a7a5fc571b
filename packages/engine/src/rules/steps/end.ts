import { isNoted } from '../../compile/noted.ts';
import { occur } from '../../kernel/occur.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { findCard, type Game, pop } from '../../state/game.ts';
import { deckOf, shuffleDeck } from '../../state/move.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { NO_SERVER } from '../../state/state.ts';
import { asksNothing } from '../asks-nothing.ts';
import { moveTo } from '../move-card.ts';
import { trashCards } from '../trash.ts';
import { noteIdle } from '../watch.ts';

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

/** A subroutine has resolved, also one that ended the run or took its ice away. */
function noteSubroutine(game: Game, frame: AbilityFrame): void {
  if (isNoted(game.rules.noted.resolveSubroutine)) noteIfSubroutine(game, frame);
}

function noteIfSubroutine(game: Game, { def, program, source }: AbilityFrame): void {
  const text = game.rules.defs[def];
  const isGiven = (): boolean =>
    [...(text?.given.values() ?? [])].some(({ subroutines }) => subroutines.includes(program));
  if (text?.subroutines.includes(program) !== true && !isGiven()) return;
  const ice = findCard(game.state, source);
  const server = ice?.server ?? game.state.run?.server ?? NO_SERVER;
  occur(game, 'resolveSubroutine', 'corp', ice, 0, 0, '', server);
}

/** The ability is resolved. */
export const endStep: StepWord<'end'> = {
  step(game, frame) {
    trashLeftAside(game, frame);
    pop(game.state);
    noteSubroutine(game, frame);
    noteIdle(game.state, frame);
    returnFoundCards(game, frame);
    return false;
  },
  decide: asksNothing,
  choose: asksNothing,
};

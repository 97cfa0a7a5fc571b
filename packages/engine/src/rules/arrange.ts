import { stillThere } from '../query/words/cards.ts';
import type { Side } from '../side.ts';
import { type Decision, option } from '../state/decision.ts';
import type { ArrangeFrame } from '../state/frame.ts';
import { cite, type Game, pop, push, refOf } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { type Card, NOTHING, type ObjectRef } from '../state/state.ts';
import { moveCards } from './move-cards.ts';

/** Lets a player put cards they see onto the top or bottom of a deck in the order they like (26.03 8.3.3). */
export function startArranging(
  game: Game,
  side: Side,
  cards: readonly Card[],
  to: ArrangeFrame['to'],
  source: ObjectRef,
): void {
  push(game.state, { kind: 'arrange', side, cards: cards.map(refOf), chosen: [], to, source });
}

/** Cards that still have no place. */
const open = (game: Game, frame: ArrangeFrame): Card[] =>
  stillThere(
    game.state,
    frame.cards.filter((ref) => !frame.chosen.includes(ref)),
  );

export const arrangeFrame = {
  step(game: Game, frame: ArrangeFrame): boolean {
    const left = open(game, frame);
    if (left.length > 1) return true;
    pop(game.state);
    const inOrder = [...stillThere(game.state, frame.chosen), ...left];
    // What is put on top last lies uppermost; what goes to the bottom last lies lowest.
    moveCards(game, frame.to === 'top' ? inOrder.reverse() : inOrder, frame.to, frame.side);
    return false;
  },

  decide(game: Game, frame: ArrangeFrame): Decision {
    const rule = cite(game, 'arranging');
    return {
      seat: frame.side,
      kind: 'arrange',
      rule,
      options: open(game, frame).map((card) => option('choose', KEY.choose, rule, refOf(card))),
      chosen: frame.chosen.length,
      wanted: frame.cards.length,
      about: frame.source === NOTHING ? -1 : frame.source,
    };
  },

  choose(_game: Game, frame: ArrangeFrame, { card }: { readonly card: ObjectRef }): void {
    frame.chosen.push(card);
  },
};

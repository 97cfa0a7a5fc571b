import type { Filter } from '../language/filter.ts';
import type { CardRef } from '../language/reference.ts';
import type { Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import type { Game } from '../state/game.ts';
import { deckOf } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { bind } from './bind.ts';

/** Whether a card has all the properties a filter names. */
export const matches = (game: Game, card: Card, filter: Filter, context: Context): boolean =>
  bind.filter(filter).test(game, card, context);

/** The cards a filter speaks of; without a zone it looks in the play area (1.14.2c). */
export function cardsMatching(game: Game, filter: Filter, context: Context): Card[] {
  const found: Card[] = [];
  bind.filter(filter).some(game, context, (card) => {
    found.push(card);
    return false;
  });
  return found;
}

const isEnough = (): boolean => true;

/** Whether there is a card a filter speaks of. */
export const anyMatching = (game: Game, filter: Filter, context: Context): boolean =>
  bind.filter(filter).some(game, context, isEnough);

/** The cards something speaks of, as they are now; none where they are yet to be announced as targets. */
export const cardsMeant = (game: Game, ref: CardRef, context: Context): readonly Card[] =>
  bind.cards(ref)(game, context);

/** The deck a filter looks for cards in, where it is one. */
export function deckIn({ in: zone, side }: Filter, controller: Side): 'rd' | 'stack' | null {
  const deck = zone === 'deck' ? deckOf(side ?? controller) : zone;
  return deck === 'rd' || deck === 'stack' ? deck : null;
}

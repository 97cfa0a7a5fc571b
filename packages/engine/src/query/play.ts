import type { Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import type { Terms } from '../state/frame.ts';
import { defOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { canPayToPlay } from './additional-price.ts';
import { conditionHolds } from './ask.ts';
import { isForbidden } from './forbidden.ts';

/** Whether what a card says about when it can be played holds; that counts wherever it is (9.1.8c). */
export function mayBePlayed(game: Game, side: Side, card: Card): boolean {
  const condition = defOf(game, card).playOnlyIf;
  return condition === null || conditionHolds(game, condition, contextOf(card, side));
}

/** Whether an effect could have this card played, on its terms. */
export const canBePlayedByEffect = (game: Game, side: Side, card: Card, terms: Terms): boolean =>
  defOf(game, card).play >= 0 &&
  // Nobody plays another's card, nor what is being played already.
  card.owner === side &&
  card.zone !== 'playing' &&
  mayBePlayed(game, side, card) &&
  !isForbidden(game, 'play', side, card) &&
  canPayToPlay(game, side, card, 0, terms);

import type { Side } from '../side.ts';
import { defOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { canPayToPlay } from './additional-price.ts';
import { announcesToPlay, xToPlay } from './announced.ts';
import { isForbidden } from './forbidden.ts';
import { isRestricted } from './restricted.ts';

/** Whether a card limits when it can be played; where X is announced, with every X that can be paid for. */
export function isPlayingRestricted(game: Game, side: Side, card: Card): boolean {
  if (announcesToPlay(defOf(game, card), AS_IT_IS) && canPayToPlay(game, side, card))
    return xToPlay(game, side, card).length === 0;
  return isRestricted(game, 'play', card);
}

/** Whether an effect could have this card played, on its terms. */
export const canBePlayedByEffect = (game: Game, side: Side, card: Card, terms: Terms): boolean =>
  defOf(game, card).play >= 0 &&
  // Nobody plays another's card, nor what is being played already.
  card.owner === side &&
  card.zone !== 'playing' &&
  !isForbidden(game, 'play', side, card) &&
  xToPlay(game, side, card, terms).length > 0;

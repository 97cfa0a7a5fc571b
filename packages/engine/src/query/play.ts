import type { Side } from '../side.ts';
import { defOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import type { Terms } from '../state/terms.ts';
import { canPayToPlay } from './additional-price.ts';
import { isForbidden } from './forbidden.ts';
import { isRestricted } from './restricted.ts';

/** Whether an effect could have this card played, on its terms. */
export const canBePlayedByEffect = (game: Game, side: Side, card: Card, terms: Terms): boolean =>
  defOf(game, card).play >= 0 &&
  // Nobody plays another's card, nor what is being played already.
  card.owner === side &&
  card.zone !== 'playing' &&
  !isRestricted(game, 'play', card) &&
  !isForbidden(game, 'play', side, card) &&
  canPayToPlay(game, side, card, 0, terms);

// What stands against several kinds of moves.

import type { Shortage } from '../../query/price.ts';
import { type Failure, failure } from './requirement.ts';

export const NOT_ENOUGH_CLICKS = failure('notEnoughClicks', 'payWhole');
export const NOT_ENOUGH_CREDITS = failure('notEnoughCredits', 'payWhole');
/** An effect keeps the player from it (1.2.2). */
export const FORBIDDEN = failure('forbidden', 'cannot');
/** What the card says of when such a deed can be done with it does not hold (9.3.3b-c). */
export const RESTRICTED = failure('conditionNotMet', 'cardRestriction');
/** What a deed costs on top cannot be paid with the rest (1.15.9). */
export const ADDITIONAL_UNPAYABLE = failure('additionalCostUnpayable', 'additionalCost');
/** Where the edition asks it: the expected effect must be able to change something (1.2.5). */
export const NOTHING_WOULD_CHANGE = failure('nothingWouldChange', 'potentialToChange');

export const LACKING: Readonly<Record<Shortage, Failure>> = {
  clicks: NOT_ENOUGH_CLICKS,
  credits: NOT_ENOUGH_CREDITS,
  counters: failure('notEnoughCounters', 'payWhole'),
  cards: failure('notEnoughCards', 'payWhole'),
  agendas: failure('notEnoughAgendas', 'payWhole'),
  tags: failure('notEnoughTags', 'payWhole'),
};

// What keeps the Corp from rezzing or scoring a card in a window that lets it, null where nothing does; see
// action-checks.ts.

import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { canPayAdditional, rezPrice } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { unpayable } from '../../query/price.ts';
import { isRestricted } from '../../query/restricted.ts';
import { iceAtPosition } from '../../query/run.ts';
import { advancementRequirement } from '../../query/values.ts';
import { defOf, type Game, top } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { ADDITIONAL_UNPAYABLE, FORBIDDEN, RESTRICTED } from './failures.ts';
import { type Failure, failure } from './requirement.ts';

/** Which paid ability window is open, if any (0: none). */
export function openWindow(game: Game): number {
  const frame = top(game.state);
  return frame.kind === 'window' ? frame.allows : 0;
}

/** The ice the Runner approaches, in the window that lets the Corp rez it (9.2.7e). */
const isApproachedIce = (game: Game, card: Card): boolean =>
  (openWindow(game) & WINDOW_LETTERS.rezApproachedIce) !== 0 && iceAtPosition(game)?.id === card.id;

const AGENDAS_ARE_NOT_REZZED = failure('agendasAreNotRezzed', 'agendasNotRezzed');
const ICE_ONLY_WHEN_APPROACHED = failure('iceOnlyWhenApproached', 'iceRezTiming');
const NOT_ENOUGH_AGENDAS = failure('notEnoughAgendas', 'additionalCost');
const NOT_ENOUGH_TO_REZ = failure('notEnoughCredits', 'rezCost');

/** Of an unrezzed card. */
export function whyNotRez(game: Game, card: Card): Failure | null {
  const { forbids, restricts } = game.rules;
  if (restricts.rez && isRestricted(game, 'rez', card)) return RESTRICTED;
  if (forbids.rez && isForbidden(game, 'rez', 'corp', card)) return FORBIDDEN;
  if (defOf(game, card).type === 'agenda') return AGENDAS_ARE_NOT_REZZED;
  if (card.zone === 'ice' && !isApproachedIce(game, card)) return ICE_ONLY_WHEN_APPROACHED;
  switch (unpayable(game, 'corp', rezPrice(game, card), card, 'rez', card)) {
    case null:
      return null;
    case 'agendas':
      return NOT_ENOUGH_AGENDAS;
    case 'credits':
      return NOT_ENOUGH_TO_REZ;
    default:
      return ADDITIONAL_UNPAYABLE;
  }
}

export const whyNoScore = (game: Game): Failure | null =>
  game.rules.forbids.score && isForbidden(game, 'score', 'corp') ? FORBIDDEN : null;

const NOT_ADVANCED_ENOUGH = failure('notAdvancedEnough', 'advancementRequirement');

/** Of an agenda in a root. */
export function whyNotScore(game: Game, card: Card): Failure | null {
  if (card.advancement < advancementRequirement(game, card)) return NOT_ADVANCED_ENOUGH;
  if (!canPayAdditional(game, 'score', 'corp', card, card.server)) return ADDITIONAL_UNPAYABLE;
  if (isRestricted(game, 'score', card)) return RESTRICTED;
  return isForbidden(game, 'score', 'corp', card) ? FORBIDDEN : null;
}

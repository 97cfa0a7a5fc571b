// What keeps a player from a basic action (5.2.7, 5.2.8), null where nothing does: "no" such action at all, "not" with
// this card or server. Listings and `explain` ask the same functions. Whether it is time for it and whether the object is
// one of those it is about, which listings have by construction, is asked in tables.ts.
//
// Most games forbid and limit nothing: that is asked first, field by field, as listings ask it of every candidate.

import { canPayToPlay, canPayToRun, withAdditional } from '../../query/additional-price.ts';
import { isAdvanceable } from '../../query/advance.ts';
import { announcesToPlay, xToPlay } from '../../query/announced.ts';
import { isForbidden } from '../../query/forbidden.ts';
import {
  canAffordInstall,
  canPayAdditionalToInstall,
  consoleBlocked,
  memorySuffices,
} from '../../query/install.ts';
import { isPlayingRestricted } from '../../query/play.ts';
import { clickPrice, creditsFor, maySpendNone, unpayable } from '../../query/price.ts';
import { isRestricted } from '../../query/restricted.ts';
import { playCost } from '../../query/values.ts';
import type { Side } from '../../side.ts';
import { contextOf, withX } from '../../state/context.ts';
import { defOf, type Game, playerOf } from '../../state/game.ts';
import type { Card, ServerId } from '../../state/state.ts';
import { AS_IT_IS } from '../../state/terms.ts';
import { BASIC_ACTIONS, type BasicAction, basicPrice } from '../basic-actions.ts';
import {
  ADDITIONAL_UNPAYABLE,
  FORBIDDEN,
  NOT_ENOUGH_CLICKS,
  NOT_ENOUGH_CREDITS,
  NOTHING_WOULD_CHANGE,
  RESTRICTED,
} from './failures.ts';
import { couldChange } from './potential.ts';
import { type Failure, failure } from './requirement.ts';

/** Clicks that taking a basic action takes. */
const clicksOf = ({ clicks }: BasicAction, clickDiscount: number): number =>
  Math.max(0, clicks - clickDiscount);

const lacksClicks = (game: Game, side: Side, { clicks }: BasicAction, clickDiscount: number): boolean =>
  playerOf(game.state, side).clicks < clicks - clickDiscount;

/** Whether an action's own credits are missing; `card` is what they are spent on, where that is known. */
function lacksCredits(game: Game, side: Side, action: BasicAction, card: Card | null): boolean {
  const { credits, purpose } = action;
  if (credits === 0 || (playerOf(game.state, side).credits >= credits && !maySpendNone(game, side)))
    return false;
  return card === null || creditsFor(game, side, purpose, card) < credits;
}

const asksForChange = (game: Game): boolean => game.rules.edition.switches.potentialToChange;

/** An effect keeps the player from all that an action would do (1.2.2a). */
const WHOLLY_FORBIDDEN = failure('forbidden', 'cannotWholly');

export function whyNoCredit(game: Game, side: Side, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (lacksClicks(game, side, BASIC_ACTIONS.gainCredit, clickDiscount)) return NOT_ENOUGH_CLICKS;
  return asksForChange(game) && forbids.gainCredits && isForbidden(game, 'gainCredits', side)
    ? WHOLLY_FORBIDDEN
    : null;
}

export function whyNoDraw(game: Game, side: Side, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (lacksClicks(game, side, BASIC_ACTIONS.drawCard, clickDiscount)) return NOT_ENOUGH_CLICKS;
  if (!asksForChange(game)) return null;
  if (forbids.draw && isForbidden(game, 'draw', side)) return WHOLLY_FORBIDDEN;
  // A Corp that draws from an empty R&D loses: that changes something.
  return side === 'runner' && game.state.zones.stack.length === 0 ? NOTHING_WOULD_CHANGE : null;
}

export function whyNoInstall(game: Game, side: Side, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (lacksClicks(game, side, BASIC_ACTIONS.install, clickDiscount)) return NOT_ENOUGH_CLICKS;
  return forbids.install && isForbidden(game, 'install', side) ? FORBIDDEN : null;
}

const CONSOLE_IN_PLAY = failure('consoleInPlay', 'consoleLimit');
const NOT_ENOUGH_MEMORY = failure('notEnoughMemory', 'memory');
const NOT_ENOUGH_TO_INSTALL = failure('notEnoughCredits', 'installCost');

export function whyNotInstall(
  game: Game,
  side: Side,
  card: Card,
  server: ServerId,
  clickDiscount: number,
): Failure | null {
  const { forbids, restricts, additionalCosts } = game.rules;
  if (restricts.install && isRestricted(game, 'install', card)) return RESTRICTED;
  if (forbids.install && isForbidden(game, 'install', side, card)) return FORBIDDEN;
  // Cards of the Corp are no consoles, take no memory, and cost nothing before it is known where they go.
  if (!defOf(game, card).isCorp) {
    if (consoleBlocked(game, card)) return CONSOLE_IN_PLAY;
    if (!memorySuffices(game, card)) return NOT_ENOUGH_MEMORY;
    if (!canAffordInstall(game, side, card)) return NOT_ENOUGH_TO_INSTALL;
  }
  if (!additionalCosts.install) return null;
  const clicks = clicksOf(BASIC_ACTIONS.install, clickDiscount);
  return canPayAdditionalToInstall(game, side, card, server, clicks) ? null : ADDITIONAL_UNPAYABLE;
}

export const whyNoPlay = (game: Game, side: Side, clickDiscount: number): Failure | null =>
  lacksClicks(game, side, BASIC_ACTIONS.play, clickDiscount) ? NOT_ENOUGH_CLICKS : null;

const NOT_ENOUGH_TO_PLAY = failure('notEnoughCredits', 'playCost');

export function whyNotPlay(game: Game, side: Side, card: Card, clickDiscount: number): Failure | null {
  const { forbids, restricts, additionalCosts } = game.rules;
  if (forbids.play && isForbidden(game, 'play', side, card)) return FORBIDDEN;
  if (restricts.play && defOf(game, card).restrictions.length > 0 && isPlayingRestricted(game, side, card))
    return RESTRICTED;
  const cost = playCost(game, card);
  const isShort = cost > 0 && (maySpendNone(game, side) || playerOf(game.state, side).credits < cost);
  if (isShort && creditsFor(game, side, 'play', card) < cost) return NOT_ENOUGH_TO_PLAY;
  if (additionalCosts.play && !canPayToPlay(game, side, card, clicksOf(BASIC_ACTIONS.play, clickDiscount)))
    return ADDITIONAL_UNPAYABLE;
  return asksForChange(game) && !playCouldChange(game, side, card) ? NOTHING_WOULD_CHANGE : null;
}

function playCouldChange(game: Game, side: Side, card: Card): boolean {
  const { forbids } = game.rules;
  const def = defOf(game, card);
  const { surelyChanges, programs, play } = def;
  if (surelyChanges && !(forbids.gainCredits && isForbidden(game, 'gainCredits', side))) return true;
  const program = programs[play];
  if (program === undefined) return false;
  const context = contextOf(card, side);
  if (!announcesToPlay(def, AS_IT_IS)) return couldChange(game, program, context);
  for (const x of xToPlay(game, side, card)) if (couldChange(game, program, withX(context, x))) return true;
  return false;
}

export const whyNoAdvance = (game: Game, side: Side, clickDiscount: number): Failure | null =>
  lacksClicks(game, side, BASIC_ACTIONS.advance, clickDiscount) ? NOT_ENOUGH_CLICKS : null;

const NOT_ADVANCEABLE = failure('notAdvanceable', 'advancing');
const NOT_ADVANCEABLE_NOW = failure('conditionNotMet', 'advancing');

export function whyNotAdvance(game: Game, side: Side, card: Card, clickDiscount: number): Failure | null {
  const { forbids, restricts, additionalCosts } = game.rules;
  if (!isAdvanceable(game, card)) return NOT_ADVANCEABLE;
  if (restricts.advance && isRestricted(game, 'advance', card)) return NOT_ADVANCEABLE_NOW;
  if (forbids.advance && isForbidden(game, 'advance', side, card)) return FORBIDDEN;
  if (lacksCredits(game, side, BASIC_ACTIONS.advance, card)) return NOT_ENOUGH_CREDITS;
  if (!additionalCosts.advance) return null;
  const base = clickPrice(clicksOf(BASIC_ACTIONS.advance, clickDiscount), BASIC_ACTIONS.advance.credits);
  const price = withAdditional(game, 'advance', side, card, base);
  return unpayable(game, side, price, null, 'advance', card) === null ? null : ADDITIONAL_UNPAYABLE;
}

const NO_TAG_TO_TRASH_FOR = failure('notTagged', 'trashResourceAction');

export function whyNoTrash(game: Game, side: Side, card: Card | null, clickDiscount: number): Failure | null {
  if (lacksClicks(game, side, BASIC_ACTIONS.trashResource, clickDiscount)) return NOT_ENOUGH_CLICKS;
  if (game.state.runner.tags === 0) return NO_TAG_TO_TRASH_FOR;
  return lacksCredits(game, side, BASIC_ACTIONS.trashResource, card) ? NOT_ENOUGH_CREDITS : null;
}

const NOT_A_RESOURCE = failure('notAResource', 'trashResourceAction');

export function whyNotTrashResource(
  game: Game,
  side: Side,
  card: Card,
  clickDiscount: number,
): Failure | null {
  const { forbids, additionalCosts } = game.rules;
  if (card.zone !== 'rig' || !card.faceup || defOf(game, card).type !== 'resource') return NOT_A_RESOURCE;
  if (forbids.trash && isForbidden(game, 'trash', side, card)) return FORBIDDEN;
  if (!additionalCosts.trash) return null;
  const price = basicPrice(game, 'trashResource', side, card, clickDiscount);
  return unpayable(game, side, price, null, 'other', card) === null ? null : ADDITIONAL_UNPAYABLE;
}

export function whyNoPurge(game: Game, side: Side, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (lacksClicks(game, side, BASIC_ACTIONS.purge, clickDiscount)) return NOT_ENOUGH_CLICKS;
  return forbids.purge && isForbidden(game, 'purge', side) ? FORBIDDEN : null;
}

const NO_TAG_TO_REMOVE = failure('notTagged', 'removeTag');

export function whyNoTagRemoval(game: Game, side: Side, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (lacksClicks(game, side, BASIC_ACTIONS.removeTag, clickDiscount)) return NOT_ENOUGH_CLICKS;
  if (forbids.removeTags && isForbidden(game, 'removeTags', side)) return FORBIDDEN;
  if (creditsFor(game, side, 'removeTags', null) < BASIC_ACTIONS.removeTag.credits) return NOT_ENOUGH_CREDITS;
  if (game.state.runner.tags > 0) return null;
  return asksForChange(game) ? NOTHING_WOULD_CHANGE : NO_TAG_TO_REMOVE;
}

export const whyNoRun = (game: Game, side: Side, clickDiscount: number): Failure | null =>
  lacksClicks(game, side, BASIC_ACTIONS.run, clickDiscount) ? NOT_ENOUGH_CLICKS : null;

const RUN_UNPAYABLE = failure('additionalCostUnpayable', 'costToRun');

export function whyNotRun(game: Game, side: Side, server: ServerId, clickDiscount: number): Failure | null {
  const { forbids } = game.rules;
  if (forbids.run && isForbidden(game, 'run', side, null, server)) return FORBIDDEN;
  return canPayToRun(game, server, clicksOf(BASIC_ACTIONS.run, clickDiscount)) ? null : RUN_UNPAYABLE;
}

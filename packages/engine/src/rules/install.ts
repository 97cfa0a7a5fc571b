import { invariant } from '../invariant.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import { becomeImminent } from '../kernel/instruction.ts';
import { occur } from '../kernel/occur.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import { additionalPrice } from '../query/additional-price.ts';
import { announcesToInstall, xToInstall } from '../query/announced.ts';
import { isForbidden, isForbiddenFacedown } from '../query/forbidden.ts';
import {
  consoleBlocked,
  type Destination,
  directedDestinations,
  fitsMemory,
  type InstallTerms,
  installPrice,
  isYetToInstall,
  likeCards,
  mustTrash,
  priceToInstall,
} from '../query/install.ts';
import { mayInstallFaceup } from '../query/permitted.ts';
import { unpayable } from '../query/price.ts';
import { isRestricted } from '../query/restricted.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type InstallFrame, X_UNKNOWN } from '../state/frame.ts';
import { cardOf, cite, defOf, findCard, type Game, pop, push, refOf } from '../state/game.ts';
import { serverOf } from '../state/move.ts';
import { FACEUP, KEY } from '../state/option-key.ts';
import { serverName } from '../state/server-name.ts';
import {
  type Card,
  FIRST_REMOTE,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type ServerId,
} from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { announceDecision, numberDecision } from './announce.ts';
import { followTarget } from './follow-target.ts';
import { type Failure, failure } from './legality/requirement.ts';
import { hostOn, installCorp, installFacedown, installRunner, moveTo } from './move-card.ts';
import { pay } from './pay.ts';
import { rezInstalled } from './rez.ts';
import { runAtGap } from './run/position.ts';
import { trashCards } from './trash.ts';

/** No destination, not even the rig. */
const UNDECLARED: ServerId = -2;

/** Installs a card where its player will say, because an effect directs it; its additional costs may be agreed to. */
export function startInstall(
  game: Game,
  side: Side,
  card: Card,
  terms: InstallTerms,
  agreed: boolean,
  rez = false,
): void {
  if (!isYetToInstall(card, side)) return;
  if (terms.facedown ? isForbiddenFacedown(game, side, card) : isForbidden(game, 'install', side, card))
    return;
  if (!terms.facedown && isRestricted(game, 'install', card)) return;
  if (!terms.facedown && consoleBlocked(game, card)) {
    // 3.8.5e: a second console is trashed instead of being installed.
    trashCards(game, [card], side, 'consoleLimit');
    return;
  }
  const { less, servers, facedown } = terms;
  // A card that is nothing has no install cost (8.2.11a).
  const free = facedown && terms.free === '' ? 'cost' : terms.free;
  // A destination that is invalid or cannot be identified: no installation takes place (26.03 8.5.14).
  const destinations = directedDestinations(game, card, terms).length;
  if (destinations === 0) return;
  // Where a Runner card could go into the rig or onto a host, neither is meant before its player says so (1.12.5a).
  const server = destinations > 1 ? UNDECLARED : NO_SERVER;
  startInstallAt(game, side, card, {
    free,
    less,
    directed: !agreed,
    server,
    servers: [...(servers ?? [])],
    rez,
    facedown,
  });
}

/** Installs a card at a destination declared beforehand; asked again if it is no longer possible. */
export function startInstallAt(
  game: Game,
  side: Side,
  card: Card,
  how: Partial<
    Pick<
      InstallFrame,
      | 'free'
      | 'less'
      | 'faceup'
      | 'directed'
      | 'server'
      | 'onto'
      | 'servers'
      | 'inwardOf'
      | 'rez'
      | 'facedown'
    >
  >,
): void {
  const from = card.zone as InstallFrame['from'];
  push(game.state, {
    kind: 'install',
    card: refOf(card),
    origin: refOf(card),
    inwardOf: how.inwardOf ?? NOTHING,
    side,
    server: how.server ?? NO_SERVER,
    onto: how.onto ?? NOTHING,
    servers: how.servers ?? [],
    stage: 0,
    faceup: how.faceup ?? false,
    facedown: how.facedown ?? false,
    free: how.free ?? AS_IT_IS.free,
    less: how.less ?? AS_IT_IS.less,
    directed: how.directed ?? false,
    spent: 0,
    x: X_UNKNOWN,
    from,
    wasFaceup: card.faceup,
    wasHostedOn: card.host,
    tried: [],
    rez: how.rez ?? false,
    rezLess: UNDIVIDED,
  });
}

/** Installs ice directly inward of another piece; nothing happens if that is gone (26.03 8.5.14). */
export function startInstallInward(
  game: Game,
  side: Side,
  card: Card,
  beside: ObjectRef,
  terms: Terms,
  rez = false,
): void {
  const other = findCard(game.state, beside);
  if (other === null || other.zone !== 'ice' || defOf(game, card).type !== 'ice') return;
  if (!isYetToInstall(card, side)) return;
  const { free, less } = terms;
  startInstallAt(game, side, card, { free, less, server: other.server, inwardOf: beside, rez });
}

const destinationsFor = (game: Game, frame: InstallFrame, card: Card): readonly Destination[] =>
  directedDestinations(game, card, {
    servers: frame.servers.length === 0 ? null : frame.servers,
    at: '',
    facedown: frame.facedown,
  });

const sameDestination = (frame: InstallFrame, destination: Destination): boolean =>
  destination.server === frame.server && destination.onto === frame.onto;

/** Like cards that can be trashed; one that stayed although it was to be trashed is left alone. */
const trashable = (game: Game, frame: InstallFrame, card: Card): Card[] =>
  // What is nothing is like no other card.
  frame.facedown
    ? []
    : likeCards(game, card, frame.server).filter(
        (other) => !frame.tried.includes(refOf(other)) && !isForbidden(game, 'trash', frame.side, other),
      );

const NOT_TRASHED_IN_REMOTE = failure('notTrashedYet', 'mustTrashInRemote');
const NOT_TRASHED_IN_CENTRAL = failure('notTrashedYet', 'mustTrashInCentral');
const MEMORY_NOT_FREED = failure('memoryNotFreed', 'freeMemory');
const NOT_ENOUGH_TO_INSTALL = failure('notEnoughCredits', 'installCost');

/** What stands against installing without trashing more: something in the way, no room in memory, too high a cost. */
export function whyNotProceed(game: Game, frame: InstallFrame, card: Card): Failure | null {
  if (mustTrash(game, card, frame.server).length > 0)
    return frame.server >= FIRST_REMOTE ? NOT_TRASHED_IN_REMOTE : NOT_TRASHED_IN_CENTRAL;
  if (!frame.facedown && defOf(game, card).type === 'program' && !fitsMemory(game, card))
    return MEMORY_NOT_FREED;
  const price = installPrice(game, frame.side, card, frame.server, frame);
  return unpayable(game, frame.side, price, null, 'install', card) === null ? null : NOT_ENOUGH_TO_INSTALL;
}

const mayProceed = (game: Game, frame: InstallFrame, card: Card): boolean =>
  whyNotProceed(game, frame, card) === null;

/** Whether its player is asked first whether to pay what it costs on top (1.15.9a). */
const mayDecline = (game: Game, { directed, side, server }: InstallFrame, card: Card): boolean =>
  directed && additionalPrice(game, 'install', side, card, server) !== null;

/** Whether X of its install cost is still to be announced (8.2.11b). */
const awaitsX = (game: Game, frame: InstallFrame, card: Card): boolean =>
  frame.x === X_UNKNOWN && announcesToInstall(defOf(game, card), frame);

/** How a total is divided between install and rez cost is still to be declared. */
const UNDIVIDED = -1;

/** By how much the install cost can be lowered out of a total: more than it comes to would be lost (26.03 1.16.2f). */
function sharesOfInstall(game: Game, frame: InstallFrame, card: Card): number[] {
  const { side, server, free, less } = frame;
  const cost = free === '' ? priceToInstall(game, card, server) : 0;
  const shares: number[] = [];
  for (let share = 0; share <= Math.min(less, cost); share++) {
    const price = installPrice(game, side, card, server, { free, less: share });
    if (unpayable(game, side, price, null, 'install', card) === null) shares.push(share);
  }
  return shares;
}

export const awaitsShares = ({ rez, rezLess, less }: InstallFrame): boolean =>
  rez && less > 0 && rezLess === UNDIVIDED;

function divide(frame: InstallFrame, share: number): void {
  frame.rezLess = frame.less - share;
  frame.less = share;
}

/** What was spent on it, and the X it was installed with. */
function noteInstalled(game: Game, { side, spent, x, faceup, from }: InstallFrame, card: Card): void {
  const zone = from === 'hosted' ? '' : from;
  occur(game, 'install', side, card, spent, Math.max(0, x), faceup ? 'faceup' : '', card.server, zone);
}

export const installFrame = {
  /** Goes through the stages until its player must decide, something else is on top, or all is done. */
  step(game: Game, frame: InstallFrame): boolean {
    const { state } = game;
    do if (stepOnce(game, frame)) return true;
    while (state.stack[state.stack.length - 1] === frame && state.outcome === null);
    return false;
  },

  decide(game: Game, frame: InstallFrame): Decision {
    const card = findCard(game.state, frame.card);
    invariant(card !== null, 'the card being installed is gone');
    if (frame.stage === 3 && awaitsShares(frame))
      return numberDecision(game, 'divide', frame.side, sharesOfInstall(game, frame, card), frame.card);
    if (frame.stage === 3 && !mayDecline(game, frame, card))
      return announceDecision(
        game,
        frame.side,
        xToInstall(game, frame.side, card, frame.server, frame),
        frame.card,
      );
    if (frame.stage === 3) {
      const rule = cite(game, 'additionalCost');
      const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
      return { seat: frame.side, kind: 'payOrNot', rule, options, chosen: 0, wanted: 0, about: frame.card };
    }
    const options: Option[] = [];
    if (frame.stage === 1) {
      const rule = cite(game, 'installDestination');
      for (const { server, onto } of destinationsFor(game, frame, card)) {
        const host = findCard(game.state, onto);
        const where =
          host === null ? (server === NO_SERVER ? 'rig' : serverName(server)) : `on c${host.object}`;
        options.push(option('choose', `choose ${where}`, rule, NOTHING, server, onto));
        if (mayInstallFaceup(game, card, server))
          options.push(option('choose', `choose ${where} faceup`, rule, NOTHING, server, onto, FACEUP));
      }
    } else {
      const rule = cite(game, 'trashLikeCards');
      for (const other of trashable(game, frame, card)) {
        options.push(option('choose', KEY.trash, rule, refOf(other)));
      }
      if (mayProceed(game, frame, card)) options.push(option('done', 'done', rule));
    }
    return {
      seat: frame.side,
      kind: frame.stage === 1 ? 'destination' : 'trashLikeCards',
      rule: cite(game, 'installing'),
      options,
      chosen: 0,
      wanted: 0,
      about: frame.card,
    };
  },

  choose(game: Game, frame: InstallFrame, chosen: Option): void {
    if (frame.stage === 1) {
      frame.server = chosen.server;
      frame.onto = chosen.onto;
      frame.faceup = chosen.number === FACEUP;
      const card = findCard(game.state, frame.card);
      if (card !== null && frame.faceup) card.faceup = true;
      frame.stage = 2;
    } else if (frame.stage === 3 && awaitsShares(frame)) divide(frame, chosen.number);
    else if (frame.stage === 3 && chosen.kind === 'number') frame.x = chosen.number;
    else if (frame.stage === 3) {
      const card = findCard(game.state, frame.card);
      frame.directed = false;
      if (chosen.kind === 'no' && card !== null) giveUp(game, frame, card);
    } else if (chosen.kind === 'done') frame.stage = 3;
    else {
      const other = findCard(game.state, chosen.card);
      if (other === null) return;
      const effect = ruleEffect('trash', frame.side, 0, false);
      effect.cards = [refOf(other)];
      frame.tried.push(refOf(other));
      becomeImminent(game, [effect]);
    }
  },
};

/** Carries out the stage it is at; true when its player must decide. */
function stepOnce(game: Game, frame: InstallFrame): boolean {
  const { state } = game;
  const card = findCard(state, frame.card);
  if (card === null) {
    pop(state);
    return false;
  }
  switch (frame.stage) {
    case 0:
      moveTo(game, card, 'playing', (frame.side === 'runner' && !frame.facedown) || frame.faceup);
      frame.card = refOf(card);
      frame.stage = 1;
      return false;
    case 1: {
      const destinations = destinationsFor(game, frame, card);
      if (destinations.some((destination) => sameDestination(frame, destination))) {
        frame.stage = 2;
        return false;
      }
      if (destinations.length > 0) return true;
      giveUp(game, frame, card);
      return false;
    }
    case 2: {
      if (trashable(game, frame, card).length > 0) return true;
      if (!mayProceed(game, frame, card)) {
        giveUp(game, frame, card);
        return false;
      }
      frame.stage = 3;
      return false;
    }
    case 3: {
      const { side, server, free } = frame;
      if (awaitsShares(frame)) {
        const shares = sharesOfInstall(game, frame, card);
        if (shares.length > 1) return true;
        divide(frame, shares[0] ?? 0);
        return false;
      }
      if (free !== '' && (free === 'all' || additionalPrice(game, 'install', side, card, server) === null)) {
        // No cost is paid, so no checkpoint comes in the middle of the instruction (9.10.1a).
        frame.stage = 5;
        return false;
      }
      if (mayDecline(game, frame, card)) return true;
      if (awaitsX(game, frame, card)) return true;
      const price = installPrice(game, side, card, server, frame, Math.max(0, frame.x));
      pay(game, side, price, null, 'install', card);
      frame.stage = 4;
      return false;
    }
    case 4:
      frame.stage = 5;
      checkpoint(game);
      return false;
    case 5:
      pop(state);
      if (frame.side === 'corp') {
        const beside = findCard(state, frame.inwardOf);
        // Inward of ice that was trashed to make place, which the Runner was at: inward of the Runner still (26.03 6.2.2c).
        const run = frame.inwardOf === NOTHING || beside !== null ? null : runAtGap(state, frame.server);
        const index = beside === null ? run?.position : serverOf(state, frame.server)?.ice.indexOf(beside.id);
        installCorp(game, card, frame.server, index);
        if (run !== null) run.position += 1;
        card.faceup = frame.faceup;
      } else if (frame.facedown) installFacedown(game, card);
      else installRunner(game, card, findCard(state, frame.onto));
      followTarget(state, frame.origin, refOf(card));
      emit(game, 'installed', 'installing', frame.side, 0, serverName(card.server), [card]);
      noteInstalled(game, frame, card);
      if (frame.rez) rezInstalled(game, card, { free: frame.free, less: Math.max(0, frame.rezLess) });
      return false;
  }
}

/** The install turned out impossible: the card goes back where it came from. */
function giveUp(game: Game, frame: InstallFrame, card: Card): void {
  const { state } = game;
  pop(state);
  if (frame.from === 'hosted') hostOn(game, card, cardOf(state, frame.wasHostedOn), frame.wasFaceup);
  else moveTo(game, card, frame.from, frame.wasFaceup);
  followTarget(state, frame.origin, refOf(card));
  emit(game, 'nothingHappened', 'installing', frame.side);
}

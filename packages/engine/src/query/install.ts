import type { Filter } from '../language/filter.ts';
import type { Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { cardOf, controllerOf, defOf, type Game, playerOf, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { hostedOn, serverOf } from '../state/move.ts';
import {
  type Card,
  FIRST_REMOTE,
  HQ,
  NEW_REMOTE,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type ServerId,
} from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { active, activeCards, installedCards } from './active.ts';
import { additionalPrice, withCredits } from './additional-price.ts';
import { matches } from './filter.ts';
import { isForbidden, isForbiddenFacedown } from './forbidden.ts';
import { clickPrice, creditPrice, creditsFor, maySpendNone, type Price, unpayable } from './price.ts';
import { isRestricted, mayBeIn } from './restricted.ts';
import { installCost, memoryCost, memoryLimit, memoryUsed } from './values.ts';

/** Where a card may be installed: a server, or onto a host, or simply into the rig. */
export interface Destination {
  readonly server: ServerId;
  readonly onto: ObjectRef;
}

/** Agendas and assets go to remote servers, upgrades to any root, ice before any server (8.2.1), but for what they say. */
export function fitsServer(game: Game, card: Card, server: ServerId): boolean {
  const { type } = defOf(game, card);
  if (!mayBeIn(game, card, server)) return false;
  if (type === 'upgrade' || type === 'ice') return true;
  return (type === 'agenda' || type === 'asset') && server >= FIRST_REMOTE;
}

const INTO_THE_RIG: readonly Destination[] = [{ server: NO_SERVER, onto: NOTHING }];
const INTO_A_NEW_REMOTE: Destination = { server: NEW_REMOTE, onto: NOTHING };
/** Servers as destinations, each made once: they are listed for every card in hand. */
const INTO_SERVER: Destination[] = [];

const intoServer = (server: ServerId): Destination => {
  INTO_SERVER[server] ??= { server, onto: NOTHING };
  return INTO_SERVER[server];
};
const NOWHERE: readonly Destination[] = [];

export function destinationsOf(game: Game, card: Card): readonly Destination[] {
  const def = defOf(game, card);
  if (def.isCorp) return def.rootCard || def.type === 'ice' ? corpDestinations(game, card) : NOWHERE;
  if (def.type !== 'hardware' && def.type !== 'program' && def.type !== 'resource') return NOWHERE;
  const { installOn } = def;
  if (installOn !== null) return ontoSuch(game, card, installOn);
  const { hosts } = active(game);
  return hosts.length === 0 ? INTO_THE_RIG : [...INTO_THE_RIG, ...hostsFor(game, card, hosts)];
}

function ontoSuch(game: Game, card: Card, installOn: Filter): Destination[] {
  const context = contextOf(card, controllerOf(card));
  return installedCards(game.state)
    .filter((host) => matches(game, host, installOn, context))
    .map((host) => ({ server: NO_SERVER, onto: refOf(host) }));
}

/** Whether a card lies there that would have to be trashed and cannot be (1.2.2). */
export const isOccupied = (game: Game, card: Card, server: ServerId): boolean =>
  mustTrash(game, card, server).some((other) => isForbidden(game, 'trash', 'corp', other));

/** Whether no remote server may be created (26.03 4.6.8f). */
export const isNewRemoteForbidden = (game: Game): boolean =>
  game.rules.forbids.createServer && isForbidden(game, 'createServer', 'corp', null, NEW_REMOTE);

/** Every server that fits, and a new remote server. */
function corpDestinations(game: Game, card: Card): Destination[] {
  const found: Destination[] = [];
  if (defOf(game, card).onlyIn !== null) {
    for (const { id } of game.state.servers) if (fitsServer(game, card, id)) found.push(intoServer(id));
    if (fitsServer(game, card, NEW_REMOTE) && !isNewRemoteForbidden(game)) found.push(INTO_A_NEW_REMOTE);
    return found;
  }
  const fitsCentral = fitsServer(game, card, HQ);
  const mayStay = game.rules.forbids.trash;
  for (const { id } of game.state.servers) {
    if (!fitsCentral && id < FIRST_REMOTE) continue;
    if (!mayStay || !isOccupied(game, card, id)) found.push(intoServer(id));
  }
  if (!isNewRemoteForbidden(game)) found.push(INTO_A_NEW_REMOTE);
  return found;
}

/** How many more cards a card can host: any number, unless it says how many (1.12.4). */
export function roomOn(game: Game, host: Card): number {
  const { hostsUpTo } = defOf(game, host);
  return Number.isFinite(hostsUpTo) ? Math.max(0, hostsUpTo - hostedOn(game.state, host).length) : hostsUpTo;
}

function hostsFor(game: Game, card: Card, hosts: readonly Card[]): Destination[] {
  const found: Destination[] = [];
  for (const host of hosts) {
    const { hosts: guests } = defOf(game, host);
    if (
      guests !== null &&
      isInstalled(host) &&
      matches(game, card, guests, contextOf(host, controllerOf(host))) &&
      roomOn(game, host) > 0
    ) {
      found.push({ server: NO_SERVER, onto: refOf(host) });
    }
  }
  return found;
}

/** Cards that may be trashed as this one is installed there (8.2.5). */
export function likeCards(game: Game, card: Card, server: ServerId): Card[] {
  const def = defOf(game, card);
  if (def.type === 'program') {
    const programs: Card[] = [];
    for (const id of game.state.zones.rig) {
      const other = cardOf(game.state, id);
      if (other.faceup && defOf(game, other).type === 'program') programs.push(other);
    }
    return programs;
  }
  const there = def.isCorp ? serverOf(game.state, server) : null;
  if (there === null) return [];
  return (def.type === 'ice' ? there.ice : there.root).map((id) => cardOf(game.state, id));
}

export const isRegion = (game: Game, card: Card): boolean =>
  defOf(game, card).data.subtypes.includes('region');

/** Cards that must go before this one can be installed there (8.2.5a-b). */
export function mustTrash(game: Game, card: Card, server: ServerId): Card[] {
  const def = defOf(game, card);
  if (!def.rootCard) return [];
  const exclusive = def.type === 'agenda' || def.type === 'asset';
  return likeCards(game, card, server).filter((other) => {
    const type = defOf(game, other).type;
    return (
      (exclusive && (type === 'agenda' || type === 'asset')) ||
      (isRegion(game, card) && isRegion(game, other))
    );
  });
}

/** What installing costs there now (1.15.5). */
export function priceToInstall(game: Game, card: Card, server: ServerId, less = 0, x = 0): number {
  const ice = defOf(game, card).type === 'ice' ? (serverOf(game.state, server)?.ice.length ?? 0) : 0;
  return installCost(game, card, ice, less, x);
}

/** Install cost and additional costs, paid together (1.15.9b). */
export function installPrice(
  game: Game,
  side: Side,
  card: Card,
  server: ServerId,
  { free, less }: Terms = AS_IT_IS,
  x = 0,
): Price {
  if (free === 'all') return creditPrice(0);
  return withCredits(
    additionalPrice(game, 'install', side, card, server),
    creditPrice(free === '' ? priceToInstall(game, card, server, less, x) : 0),
  );
}

/**
 * Whether installing a card there can be paid for with what it costs on top, having spent some clicks before; ice may
 * be trashed to lower the install cost (8.2.5c).
 */
export function canPayAdditionalToInstall(
  game: Game,
  side: Side,
  card: Card,
  server: ServerId,
  clicksBefore = 0,
  { free, less }: Terms = AS_IT_IS,
): boolean {
  const additional = free === 'all' ? null : additionalPrice(game, 'install', side, card, server);
  if (additional === null) return true;
  const own = clickPrice(clicksBefore, free === '' ? installCost(game, card, 0, less) : 0);
  const price = withCredits(additional, own);
  return unpayable(game, side, price, null, 'install', card) === null;
}

/** Whether the Runner has room for a program without trashing another. */
export const fitsMemory = (game: Game, card: Card): boolean =>
  memoryUsed(game) + memoryCost(game, card) <= memoryLimit(game);

/** A second console is refused where the edition does not let it replace the first (3.8.5d). */
export function consoleBlocked(game: Game, card: Card): boolean {
  if (!defOf(game, card).isConsole) return false;
  if (game.rules.edition.switches.secondConsole !== 'refused') return false;
  return activeCards(game).some((other) => defOf(game, other).isConsole);
}

/** Whether the cost of installing could be paid; ice may be trashed to lower it (8.2.5c). */
export function canAffordInstall(
  game: Game,
  side: Side,
  card: Card,
  { free, less }: Terms = AS_IT_IS,
): boolean {
  const def = defOf(game, card);
  if (def.isCorp || free !== '') return true;
  const cost = installCost(game, card, 0, less);
  const isInPool = playerOf(game.state, side).credits >= cost && !maySpendNone(game, side);
  return cost === 0 || isInPool || creditsFor(game, side, 'install', card) >= cost;
}

export const memorySuffices = (game: Game, card: Card): boolean =>
  defOf(game, card).memory === 0 || memoryCost(game, card) <= memoryLimit(game);

/** On what terms an effect has a card installed, and where: in these servers, or wherever it may be (null). */
export interface InstallTerms extends Terms {
  readonly servers: readonly ServerId[] | null;
  readonly at: 'root' | 'ice' | '';
  /** A card of the Runner goes into the rig facedown, whatever it is (8.4.1). */
  readonly facedown: boolean;
}

const WHEREVER: InstallTerms = { ...AS_IT_IS, servers: null, at: '', facedown: false };

/** Where a card may be installed as an effect directs. */
export function directedDestinations(
  game: Game,
  card: Card,
  { servers, at, facedown }: Pick<InstallTerms, 'servers' | 'at' | 'facedown'>,
): readonly Destination[] {
  if (facedown) return INTO_THE_RIG;
  if (at !== '' && at !== (defOf(game, card).type === 'ice' ? 'ice' : 'root')) return NOWHERE;
  const all = destinationsOf(game, card);
  return servers === null ? all : all.filter(({ server }) => servers.includes(server));
}

/** Whether a card is one that a player could install: their own, and not in play (8.5.1 in edition 26.03). */
export const isYetToInstall = ({ zone, owner }: Card, side: Side): boolean =>
  owner === side && !IN_PLAY.has(zone);

const IN_PLAY: ReadonlySet<Card['zone']> = new Set<Card['zone']>([
  'identity',
  'rig',
  'ice',
  'root',
  'playing',
  'removed',
]);

/** Whether an effect could install this card at all, on its terms. */
export function canBeInstalledByEffect(
  game: Game,
  card: Card,
  side: Side,
  terms: InstallTerms = WHEREVER,
): boolean {
  if (terms.facedown) return isYetToInstall(card, side) && !isForbiddenFacedown(game, side, card);
  return (
    isYetToInstall(card, side) &&
    directedDestinations(game, card, terms).some(({ server }) =>
      canPayAdditionalToInstall(game, side, card, server, 0, terms),
    ) &&
    canAffordInstall(game, side, card, terms) &&
    memorySuffices(game, card) &&
    !consoleBlocked(game, card) &&
    !isForbidden(game, 'install', side, card) &&
    !isRestricted(game, 'install', card)
  );
}

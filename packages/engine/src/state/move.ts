import { at, InvariantError } from '../invariant.ts';
import type { Side } from '../side.ts';
import { cardOf, defOf, type Game } from './game.ts';
import { canHostCards, isActive } from './in-play.ts';
import { keepCounters } from './last-known.ts';
import { shuffle } from './random.ts';
import {
  type Card,
  type CardId,
  FIRST_REMOTE,
  type ListedZone,
  NO_SERVER,
  type Server,
  type ServerId,
  type State,
} from './state.ts';
import { noteLeaving } from './tale.ts';
import { HOSTING, LIMITS, SCORE, SERVERS, UNIQUE } from './unsettled.ts';
import { zoneCards } from './zones.ts';

export const deckOf = (side: Side): ListedZone => (side === 'corp' ? 'rd' : 'stack');
export const handOf = (side: Side): ListedZone => (side === 'corp' ? 'hq' : 'grip');
export const discardOf = (side: Side): ListedZone => (side === 'corp' ? 'archives' : 'heap');
export const scoreAreaOf = (side: Side): ListedZone => (side === 'corp' ? 'corpScore' : 'runnerScore');

export function serverOf(state: State, id: ServerId): Server | null {
  for (const server of state.servers) if (server.id === id) return server;
  return null;
}

function removeFrom(list: CardId[], id: CardId): void {
  // Hands and decks are taken from at the end far more often than elsewhere.
  const last = list.length - 1;
  if (list[last] === id) {
    list.pop();
    return;
  }
  const index = list.indexOf(id);
  if (index < 0) throw new InvariantError(`card ${id} is not where it should be`);
  list.splice(index, 1);
}

const isScoreArea = (zone: Card['zone']): boolean => zone === 'corpScore' || zone === 'runnerScore';

/** Takes a card out of its place and makes it a new object with nothing on it (1.12, 8.2.10), as it is printed (10.1.3-4). */
function lift(game: Game, card: Card): void {
  const { state, rules } = game;
  if (game.events !== null) noteLeaving(game, card);
  if (rules.edition.switches.sourceThatLeft === 'asItLastWas') keepCounters(state, card);
  if (isActive(card)) state.activity += 1;
  if (card.zone === 'ice' || card.zone === 'root') {
    const server = serverOf(state, card.server);
    if (server === null) throw new InvariantError(`card ${card.id} lies in a server that does not exist`);
    removeFrom(card.zone === 'ice' ? server.ice : server.root, card.id);
    state.unsettled |= SERVERS | HOSTING | LIMITS;
  } else if (card.zone !== 'hosted' && card.zone !== 'identity') {
    removeFrom(zoneCards(state, card.zone), card.id);
    if (card.zone === 'rig') state.unsettled |= HOSTING | LIMITS;
    else if (card.zone === 'runnerScore') {
      state.activity += 1;
      state.unsettled |= SCORE | HOSTING | LIMITS;
    } else if (card.zone === 'corpScore') state.unsettled |= SCORE | HOSTING | LIMITS;
  }
  if (rules.anyForms) card.def = at(rules.printed, card.def);
  card.object = state.nextObject++;
  card.server = NO_SERVER;
  card.host = -1;
  card.credits = 0;
  card.advancement = 0;
  card.virus = 0;
  card.power = 0;
  card.agenda = 0;
  card.loaded = 0;
  card.since = 0;
  card.installedTurn = 0;
}

/** Notes that a card became active: uniqueness and limits are looked at in the next checkpoint. */
export function becomeActive(game: Game, card: Card): void {
  card.since = ++game.state.stamp;
  game.state.activity += 1;
  game.state.unsettled |= UNIQUE | LIMITS;
  const recurring = defOf(game, card).recurring;
  if (recurring > card.credits) card.credits = recurring;
}

/** Its host became something else that can host: the card waits for the checkpoint that trashes it (1.12.11). */
export const HOST_GONE = -2;

/** Puts a card at a zone's end (the top of a deck); from one score area to the other it stays what it was turned into. */
export function placeInZone(game: Game, card: Card, zone: ListedZone, faceup: boolean): void {
  const { def } = card;
  const stays = isScoreArea(card.zone) && isScoreArea(zone);
  if (isScoreArea(zone) && !stays) releaseHosted(game.state, card);
  lift(game, card);
  if (stays) card.def = def;
  placeLifted(game, card, zone, faceup);
}

function releaseHosted(state: State, card: Card): void {
  for (const hosted of hostedOn(state, card)) hosted.host = HOST_GONE;
}

/** Puts a card faceup into a score area, turned into that definition (10.1.3). */
export function placeAsAgenda(game: Game, card: Card, zone: ListedZone, def: number): void {
  if (!isScoreArea(card.zone)) releaseHosted(game.state, card);
  lift(game, card);
  card.def = def;
  placeLifted(game, card, zone, true);
}

function placeLifted(game: Game, card: Card, zone: ListedZone, faceup: boolean): void {
  card.zone = zone;
  card.faceup = faceup;
  zoneCards(game.state, zone).push(card.id);
  if (zone === 'corpScore' || zone === 'runnerScore') game.state.unsettled |= SCORE;
  // What the Corp can use there is listed with what is active.
  if (zone === 'runnerScore') game.state.activity += 1;
  if (isActive(card)) becomeActive(game, card);
}

/** Places a card on a host; an installed card stays installed and only changes its host (1.12.2). */
export function placeOnHost(game: Game, card: Card, host: Card, faceup: boolean): void {
  if (card.zone === 'rig') {
    if (game.events !== null) noteLeaving(game, card);
    card.host = host.id;
    return;
  }
  lift(game, card);
  card.zone = 'hosted';
  card.host = host.id;
  card.faceup = faceup;
}

/** Turns a card into a condition counter on a host, active at once (10.1.4). */
export function placeAsCounter(game: Game, card: Card, host: Card, def: number): void {
  lift(game, card);
  card.def = def;
  card.zone = 'hosted';
  card.host = host.id;
  card.faceup = true;
  becomeActive(game, card);
}

/** Puts a Corp card into a server: ice outermost or at a position, everything else into the root. */
export function placeInServer(game: Game, card: Card, id: ServerId, index?: number): void {
  const state = game.state;
  lift(game, card);
  let server = serverOf(state, id);
  if (server === null) {
    server = { id: state.nextServer++, ice: [], root: [] };
    state.servers.push(server);
  }
  const isIce = defOf(game, card).type === 'ice';
  card.zone = isIce ? 'ice' : 'root';
  card.server = server.id;
  card.faceup = false;
  card.installedTurn = state.turn.number;
  if (isIce) server.ice.splice(index ?? server.ice.length, 0, card.id);
  else server.root.push(card.id);
}

/** Puts a Runner card faceup into the rig, perhaps onto a host. */
export function placeInRig(game: Game, card: Card, host: Card | null): void {
  lift(game, card);
  card.zone = 'rig';
  card.faceup = true;
  card.host = host === null ? -1 : host.id;
  card.installedTurn = game.state.turn.number;
  game.state.zones.rig.push(card.id);
  becomeActive(game, card);
}

/** Puts a Runner card facedown into the rig, where it is inactive. */
export function placeFacedown(game: Game, card: Card): void {
  lift(game, card);
  card.zone = 'rig';
  card.faceup = false;
  card.installedTurn = game.state.turn.number;
  game.state.zones.rig.push(card.id);
}

/** Cards hosted on a card, directly, in the order everybody saw them come: ids are nobody's to know. */
export function hostedOn(state: State, host: Card): Card[] {
  const hosted: Card[] = [];
  for (const card of state.cards) if (card.host === host.id) hosted.push(cardOf(state, card.id));
  return hosted.length < 2 ? hosted : hosted.sort((a, b) => a.object - b.object);
}

/** A hosted card whose host is no longer there as a host (1.12.11). */
export function lostItsHost(state: State, card: Card): boolean {
  return card.host < 0 ? card.host === HOST_GONE : !canHostCards(cardOf(state, card.host));
}

export const isRemote = (id: ServerId): boolean => id >= FIRST_REMOTE;

/** Shuffles a deck; nobody can tell which card is which any more, so all of them are new objects (26.03 1.12.3). */
export function shuffleDeck(game: Game, zone: ListedZone): void {
  const { state } = game;
  const deck = zoneCards(state, zone);
  shuffle(state, deck);
  for (const id of deck) cardOf(state, id).object = state.nextObject++;
}

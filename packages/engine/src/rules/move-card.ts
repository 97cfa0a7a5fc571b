import { occur } from '../kernel/occur.ts';
import { ownServer } from '../query/active.ts';
import type { Game } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import {
  placeAsAgenda,
  placeAsCounter,
  placeFacedown,
  placeInRig,
  placeInServer,
  placeInZone,
  placeOnHost,
  serverOf,
} from '../state/move.ts';
import type { Card, ListedZone, ServerId, State, Zone } from '../state/state.ts';
import { noteArrival } from './run/arrivals.ts';
import { iceArrives, iceLeaves } from './run/position.ts';

// Moving a card, with what follows for a run. Nothing else in the rules moves one.

function leave(state: State, card: Card): void {
  if (card.zone === 'ice') iceLeaves(state, card);
}

/** Moves a card to a zone's end (the top of a deck). */
export function moveTo(game: Game, card: Card, zone: ListedZone, faceup: boolean): void {
  const { zone: from } = card;
  const server = ownServer(game.state, card);
  const was = isInstalled(card);
  leave(game.state, card);
  placeInZone(game, card, zone, faceup);
  if (was) noteUninstalled(game, card, from, server);
}

/** An installed card is not any more (1.12.11). */
function noteUninstalled(game: Game, card: Card, from: Zone, server: ServerId): void {
  if (!isInstalled(card)) occur(game, 'uninstall', card.owner, card, 0, 0, '', server, from);
}

/** Turns a card into something else in a score area. */
export function convertInto(game: Game, card: Card, zone: ListedZone, def: number): void {
  const { zone: from } = card;
  const server = ownServer(game.state, card);
  const was = isInstalled(card);
  leave(game.state, card);
  placeAsAgenda(game, card, zone, def);
  if (was) noteUninstalled(game, card, from, server);
}

/** Turns a card into a condition counter. */
export function convertToCounter(game: Game, card: Card, host: Card, def: number): void {
  leave(game.state, card);
  placeAsCounter(game, card, host, def);
}

/** Moves a card facedown to the bottom of a deck. */
export function moveToBottom(game: Game, card: Card, deck: ListedZone): void {
  moveTo(game, card, deck, false);
  const cards = game.state.zones[deck];
  cards.unshift(...cards.splice(-1));
}

export function hostOn(game: Game, card: Card, host: Card, faceup: boolean): void {
  const { zone: from } = card;
  const server = ownServer(game.state, card);
  const was = isInstalled(card);
  leave(game.state, card);
  placeOnHost(game, card, host, faceup);
  if (was) noteUninstalled(game, card, from, server);
}

/** Installs a Corp card: ice outermost or at a position, everything else into the root. */
export function installCorp(game: Game, card: Card, server: ServerId, index?: number): void {
  const { state } = game;
  const known = state.nextServer;
  leave(state, card);
  placeInServer(game, card, server, index);
  if (state.nextServer > known) occur(game, 'createServer', 'corp', null, 0, 0, '', card.server);
  if (card.zone === 'ice') iceArrives(game.state, card);
  else noteArrival(game, card);
}

export function installRunner(game: Game, card: Card, host: Card | null): void {
  leave(game.state, card);
  placeInRig(game, card, host);
}

export function installFacedown(game: Game, card: Card): void {
  leave(game.state, card);
  placeFacedown(game, card);
}

/** Puts a Corp card into the exact place of an installed one, which goes to a zone: no position comes or goes (6.2.4d). */
export function exchange(game: Game, coming: Card, going: Card, zone: ListedZone, faceup: boolean): void {
  const server = serverOf(game.state, going.server);
  const place = (going.zone === 'ice' ? server?.ice : server?.root)?.indexOf(going.id);
  const { zone: from } = going;
  placeInServer(game, coming, going.server, place);
  placeInZone(game, going, zone, faceup);
  noteUninstalled(game, going, from, coming.server);
  if (coming.zone === 'root') noteArrival(game, coming);
}

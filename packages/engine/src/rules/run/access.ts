import { at } from '../../invariant.ts';
import { becomeImminent } from '../../kernel/instruction.ts';
import { occur } from '../../kernel/occur.ts';
import { ruleEffect } from '../../kernel/rule-effect.ts';
import { isUncounted, picksOf } from '../../query/accesses.ts';
import { additionalPrice } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { mustReveal } from '../../query/obliged.ts';
import { phaseOf } from '../../query/phase.ts';
import { breachFrame, runFrame } from '../../query/run.ts';
import { emit, emitCards, eventCard } from '../../state/event.ts';
import type { Effect, PhaseFrame } from '../../state/frame.ts';
import { cardOf, defOf, findCard, type Game, push, refOf } from '../../state/game.ts';
import { isRemote, serverOf } from '../../state/move.ts';
import { newPhase } from '../../state/new-phase.ts';
import { randomAmong } from '../../state/random.ts';
import { serverName } from '../../state/server-name.ts';
import {
  ARCHIVES,
  type Card,
  type CardId,
  HQ,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  RD,
  type ServerId,
  type State,
} from '../../state/state.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { linger } from '../linger.ts';
import { moveTo } from '../move-card.ts';
import { noteShown } from '../show.ts';

// Accessing a server (7.6 in 1.4, breaching 7.5 in 26.03) and a single card (7.8, 7.2).

/** The Runner breaches the attacked server (6.9.5), unless something replaces that. */
export function accessServer(game: Game): void {
  const { run } = game.state;
  if (run === null) return;
  if (!game.rules.interrupted.breach) breach(game, run.server);
  else becomeImminent(game, [{ ...ruleEffect('breach', 'runner', 0, false), servers: [run.server] }]);
}

/** Whether the run is at the step in which the rules let the Runner breach. */
function isAtItsBreach(game: Game): boolean {
  const frame = runFrame(game.state);
  if (frame === null) return false;
  const { what } = at(phaseOf(game, frame).steps, frame.at);
  return what.act === 'perform' && what.what === 'accessServer';
}

/** Breaches and accesses have numbers as encounters do: something may last as long as one of them. */
function numbered(state: State, frame: PhaseFrame): PhaseFrame {
  state.encounters += 1;
  frame.number = state.encounters;
  return frame;
}

/**
 * The Runner breaches a server. In the midst of another breach it comes after that one, or in it, as the edition has it
 * (26.03 7.3.8); where an ability does it outside a run's own breach, the root may be left out (1.4 7.1.2b).
 */
export function breach(game: Game, server: ServerId): PhaseFrame | null {
  const { state } = game;
  const { switches } = game.rules.edition;
  if (isForbidden(game, 'breach', 'runner', null, server)) return null;
  if (state.run?.ending === true && !switches.endedRunAllowsStructures) return null;
  const frame = numbered(state, newPhase('access.server'));
  frame.server = server;
  const under = state.stack.findLastIndex((open) => open.kind === 'phase' && open.phase === 'access.server');
  frame.forced = under >= 0 || !isAtItsBreach(game);
  if (under < 0 || switches.breachWithinBreach === 'atOnce') push(state, frame);
  else state.stack.splice(under, 0, frame);
  return frame;
}

export function beginAccessing(game: Game, frame: PhaseFrame): void {
  emit(game, 'accessBegins', 'breaching', 'runner', 0, serverName(frame.server));
  occur(game, 'breach', 'runner', null, 0, 0, '', frame.server);
}

const NO_ROOT: readonly CardId[] = [];

/** The cards in the root of a breached server, as far as the breach is about them. */
function rootOf({ state, rules }: Game, { server, forced }: PhaseFrame): readonly CardId[] {
  const left = forced && !isRemote(server) && !rules.edition.switches.abilitiesBreachRoots;
  return left ? NO_ROOT : (serverOf(state, server)?.root ?? NO_ROOT);
}

/** Whether there is a breach, or a run that may come to one, for cards to be added to. */
export const canAccessMore = ({ state }: Game): boolean => state.run !== null || breachFrame(state) !== null;

/**
 * More cards are accessed: in the breach that is beginning, or, where the run is successful and there is none yet, in the
 * breach that the rules let the Runner make in it (1.4 6.7.3b, 26.03 6.7.4b). Later it is too late (1.4 7.1.2, 26.03 7.3.5b).
 */
export function accessMore(game: Game, effect: Effect): void {
  const { run } = game.state;
  const frame = breachFrame(game.state);
  if (frame !== null) {
    if (isUncounted(game, frame)) frame.remaining += effect.amount;
  } else if (run !== null) linger(game, effect, { kind: 'access', server: run.server, until: 'run' });
}

/** Fixes how many cards are accessed: a total with the root counted in, or only the picks from hand or deck. */
export function countAccesses(game: Game, frame: PhaseFrame): void {
  const { state } = game;
  const { server } = frame;
  const hidden = server === HQ ? state.zones.hq.length : server === RD ? state.zones.rd.length : 0;
  const picks = picksOf(game, frame);
  if (game.rules.edition.switches.accesses === 'untilNoCandidate') {
    frame.remaining = Math.max(0, picks);
    return;
  }
  const archives = server === ARCHIVES ? state.zones.archives.length : 0;
  frame.remaining = Math.max(0, Math.min(picks, hidden)) + archives + rootOf(game, frame).length;
}

export function turnArchivesFaceup(game: Game, frame: PhaseFrame): void {
  if (frame.server !== ARCHIVES) return;
  const { zones } = game.state;
  const turned = zones.archives
    .map((id) => cardOf(game.state, id))
    .filter(({ faceup }) => !faceup)
    .sort((one, other) => (titleOf(game, one) < titleOf(game, other) ? -1 : 1));
  if (turned.length === 0) return;
  // Nobody could follow them while they lay facedown (4.5.2): their numbers and places tell nothing about which came first.
  const numbers = turned.map(({ object }) => object).sort((a, b) => a - b);
  turned.forEach((card, index) => {
    turnUpInArchives(card, at(numbers, index));
  });
  const ids = turned.map(({ id }) => id);
  zones.archives = [...zones.archives.filter((id) => !ids.includes(id)), ...ids];
  emit(game, 'archivesTurnedFaceup', 'archivesFaceup', 'runner', turned.length, '', turned);
}

const titleOf = (game: Game, card: Card): string => defOf(game, card).data.title;

function turnUpInArchives(card: Card, number: number): void {
  const { object } = card;
  card.faceup = true;
  card.object = number;
  if (card.seen === object) card.seen = number;
  if (card.seenByOwner === object) card.seenByOwner = number;
}

/** What the Runner may access next: named cards, and perhaps one more from hand or deck. */
export interface Candidates {
  readonly named: readonly Card[];
  readonly hidden: 'hq' | 'rd' | null;
}

/** New in the root, and not declared a candidate (26.03 7.4.6a). */
const isArrival = (frame: PhaseFrame, ref: ObjectRef): boolean =>
  frame.arrivals.some((arrival) => arrival.card === ref);

/** Whether a card of the server may still be accessed in this breach. */
function isOpen(game: Game, frame: PhaseFrame, card: Card): boolean {
  const ref = refOf(card);
  return !isArrival(frame, ref) && mayBeAccessed(game, frame, card);
}

const mayBeAccessed = (game: Game, frame: PhaseFrame, card: Card): boolean =>
  !frame.done.includes(refOf(card)) && !isForbidden(game, 'access', 'runner', card, frame.server);

/**
 * With a fixed total, what came into the root meanwhile takes nobody's place (1.4 7.1.2c): it is open only when fewer
 * cards than the total are left (7.1.2d).
 */
function arrivalsToFill(game: Game, frame: PhaseFrame, places: number): Card[] {
  if (places <= 0 || frame.arrivals.length === 0) return [];
  return frame.arrivals
    .map(({ card }) => findCard(game.state, card))
    .filter((card) => card !== null)
    .filter((card) => card.server === frame.server && mayBeAccessed(game, frame, card));
}

function addOpen(game: Game, frame: PhaseFrame, ids: readonly CardId[], into: Card[]): void {
  for (const id of ids) {
    const card = cardOf(game.state, id);
    if (isOpen(game, frame, card)) into.push(card);
  }
}

export function candidatesOf(game: Game, frame: PhaseFrame): Candidates {
  const { state } = game;
  const named: Card[] = [];
  const total = game.rules.edition.switches.accesses === 'fixedTotal';
  if (total && frame.remaining <= 0) return { named, hidden: null };
  addOpen(game, frame, rootOf(game, frame), named);
  if (frame.server === ARCHIVES) addOpen(game, frame, state.zones.archives, named);
  // With a fixed total the picks from hand or deck are what the total leaves beside the named cards.
  const picks = total ? frame.remaining - named.length : frame.remaining;
  const hidden = frame.server === HQ ? 'hq' : frame.server === RD ? 'rd' : null;
  const some = hidden !== null && picks > 0 && topmostOpen(game, frame, state.zones[hidden]) !== null;
  if (total && !some) named.push(...arrivalsToFill(game, frame, picks));
  return { named, hidden: some ? hidden : null };
}

/** The last card of a list is on top. */
function topmostOpen(game: Game, frame: PhaseFrame, ids: readonly CardId[]): Card | null {
  for (let index = ids.length - 1; index >= 0; index--) {
    const card = cardOf(game.state, ids[index] as CardId);
    if (isOpen(game, frame, card)) return card;
  }
  return null;
}

/** The card a pick from hand or deck takes: a random one from HQ, the topmost not yet accessed of R&D. */
function pickHidden(game: Game, frame: PhaseFrame, from: 'hq' | 'rd'): ObjectRef {
  const { state } = game;
  const ids = state.zones[from];
  if (from === 'rd') {
    const card = topmostOpen(game, frame, ids);
    return card === null ? NOTHING : refOf(card);
  }
  const left = ids.map((id) => cardOf(state, id)).filter((card) => isOpen(game, frame, card));
  const card = left[randomAmong(state, left)];
  return card === undefined ? NOTHING : refOf(card);
}

/** Takes the Runner's choice of what to access next. */
export function chooseCandidate(game: Game, frame: PhaseFrame, chosen: ObjectRef): void {
  const hidden = candidatesOf(game, frame).hidden;
  if (chosen === NOTHING) {
    frame.card = hidden === null ? NOTHING : pickHidden(game, frame, hidden);
    frame.remaining -= 1;
  } else {
    frame.card = chosen;
    if (game.rules.edition.switches.accesses === 'fixedTotal') frame.remaining -= 1;
  }
  if (frame.card !== NOTHING) frame.done.push(frame.card);
}

/** The chosen card is accessed, unless something replaces that. */
export function accessChosenCard(game: Game, { card, server }: PhaseFrame): void {
  if (findCard(game.state, card) === null) return;
  if (!game.rules.interrupted.access) access(game, card, server);
  else
    becomeImminent(game, [{ ...ruleEffect('access', 'runner', 0, false), cards: [card], servers: [server] }]);
}

export function access(game: Game, card: ObjectRef, server: ServerId): void {
  const frame = numbered(game.state, newPhase('access.card'));
  frame.card = card;
  frame.server = server;
  push(game.state, frame);
}

export function cardIsAccessed(game: Game, frame: PhaseFrame): void {
  const card = findCard(game.state, frame.card);
  if (card === null) return;
  const { run } = game.state;
  if (run !== null) run.accessed += 1;
  if (game.events !== null) noteAccess(game, card);
  card.seen = card.object;
  if (mustReveal(game, card)) {
    frame.done.push(refOf(card));
    card.seenByOwner = card.object;
    noteShown(game, 'revealed', 'revealing', 'runner', [card]);
    occur(game, 'reveal', 'runner', card, 0, 0, 'accessed', NO_SERVER, card.zone);
  }
  occur(game, 'access', 'runner', card, 0, 0, '', frame.server, card.zone);
}

/** An accessed agenda is stolen (7.7.3); forbidden or gone, it stays; with an additional cost it is asked first. */
export function stealAgenda(game: Game, frame: PhaseFrame): void {
  const card = findCard(game.state, frame.card);
  if (card === null || defOf(game, card).type !== 'agenda' || isForbidden(game, 'steal', 'runner', card))
    return;
  if (additionalPrice(game, 'steal', 'runner', card, frame.server) === null) steal(game, card, frame.server);
  else askAdditionalCost(game, { to: 'steal', card: refOf(card), server: frame.server });
}

/** Moves an agenda to the Runner's score area (1.16.3). */
export function steal(game: Game, card: Card, server: ServerId): void {
  const advancement = card.advancement;
  moveTo(game, card, 'runnerScore', true);
  emit(game, 'stolen', 'stealing', 'runner', advancement, '', [card]);
  occur(game, 'steal', 'runner', card, advancement, 0, '', server);
}

export function accessIsOver(game: Game, frame: PhaseFrame): void {
  const card = findCard(game.state, frame.card);
  occur(game, 'finishAccess', 'runner', card, 0, 0, '', frame.server);
}

/** All cards of the set are accessed (1.4 7.6.7, 26.03 7.5.7). */
export function breachIsOver(game: Game, frame: PhaseFrame): void {
  occur(game, 'finishBreach', 'runner', null, 0, 0, '', frame.server);
}

/** The Runner sees what they access; the Corp sees it too, except from R&D (7.1.5, 7.2.2). */
function noteAccess(game: Game, card: Card): void {
  const isOfDeck = card.zone === 'rd';
  const seenBy = isOfDeck ? 'runner' : 'all';
  const told = { ...eventCard(game, card), seenBy, pointedAtBy: seenBy } as const;
  emitCards(game, 'accessed', 'accessing', 'runner', 0, [told], isOfDeck ? 'rd' : '');
}

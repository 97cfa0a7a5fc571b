import { occur } from '../../kernel/occur.ts';
import { additionalPrice } from '../../query/additional-price.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { emit, eventCard } from '../../state/event.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import { cardOf, cite, defOf, findCard, type Game, push, refOf } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { newPhase } from '../../state/new-phase.ts';
import { randomBelow } from '../../state/random.ts';
import { serverName } from '../../state/server-name.ts';
import {
  ARCHIVES,
  type Card,
  type CardId,
  HQ,
  NOTHING,
  type ObjectRef,
  RD,
  type ServerId,
  type State,
} from '../../state/state.ts';
import { askAdditionalCost } from '../ask-additional-cost.ts';
import { moveTo } from '../move-card.ts';

// Accessing a server (7.6 in 1.4, breaching 7.5 in 26.03) and a single card (7.8, 7.2).

/** The Runner accesses cards from the attacked server (6.9.5). */
export function accessServer(game: Game): void {
  const run = game.state.run;
  if (run !== null) startAccess(game, run.server);
}

export function startAccess(game: Game, server: ServerId): void {
  const frame = newPhase('access.server');
  frame.server = server;
  push(game.state, frame);
}

export function beginAccessing(game: Game, frame: PhaseFrame): void {
  emit(game, 'accessBegins', 'accessing', 'runner', 0, serverName(frame.server));
  occur(game, 'breach', 'runner', null, 0, 0, '', frame.server);
}

const rootOf = (state: State, server: ServerId): CardId[] => serverOf(state, server)?.root ?? [];

/** Additional accesses that abilities of this run grant for this server. */
function extraAccesses(game: Game, server: ServerId): number {
  let extra = 0;
  for (const effect of game.state.lingering) {
    if (effect.kind === 'access' && (effect.server < 0 || effect.server === server)) extra += effect.amount;
  }
  return extra;
}

/** Fixes how many cards are accessed: a total with the root counted in, or only the picks from hand or deck. */
export function countAccesses(game: Game, frame: PhaseFrame): void {
  const { state } = game;
  const { server } = frame;
  const hidden = server === HQ ? state.zones.hq.length : server === RD ? state.zones.rd.length : 0;
  const picks = server === HQ || server === RD ? 1 + extraAccesses(game, server) : 0;
  if (game.rules.edition.switches.accesses === 'untilNoCandidate') {
    frame.remaining = Math.max(0, picks);
    return;
  }
  const archives = server === ARCHIVES ? state.zones.archives.length : 0;
  frame.remaining = Math.max(0, Math.min(picks, hidden)) + archives + rootOf(state, server).length;
}

export function turnArchivesFaceup(game: Game, frame: PhaseFrame): void {
  if (frame.server !== ARCHIVES) return;
  const { state } = game;
  const turned: Card[] = [];
  for (const id of state.zones.archives) {
    const card = cardOf(state, id);
    if (!card.faceup) {
      card.faceup = true;
      turned.push(card);
    }
  }
  if (turned.length > 0)
    emit(game, 'archivesTurnedFaceup', 'archivesFaceup', 'runner', turned.length, '', turned);
}

/** What the Runner may access next: named cards, and perhaps one more from hand or deck. */
export interface Candidates {
  readonly named: readonly Card[];
  readonly hidden: 'hq' | 'rd' | null;
}

/** New in the root, and not declared a candidate (26.03 7.4.6a). */
const isArrival = (frame: PhaseFrame, ref: ObjectRef): boolean =>
  frame.arrivals.some((arrival) => arrival.card === ref);

export function candidatesOf(game: Game, frame: PhaseFrame): Candidates {
  const { state } = game;
  const open = (ids: readonly CardId[]): Card[] =>
    ids
      .map((id) => cardOf(state, id))
      .filter((card) => !frame.done.includes(refOf(card)) && !isArrival(frame, refOf(card)));
  const total = game.rules.edition.switches.accesses === 'fixedTotal';
  if (total && frame.remaining <= 0) return { named: [], hidden: null };
  const named = [
    ...open(rootOf(state, frame.server)),
    ...(frame.server === ARCHIVES ? open(state.zones.archives) : []),
  ];
  // With a fixed total the picks from hand or deck are what the total leaves beside the named cards.
  const picks = total ? frame.remaining - named.length : frame.remaining;
  const hidden = frame.server === HQ ? 'hq' : frame.server === RD ? 'rd' : null;
  const some = hidden !== null && picks > 0 && open(state.zones[hidden]).length > 0;
  return { named, hidden: some ? hidden : null };
}

/** The card a pick from hand or deck takes: a random one from HQ, the topmost not yet accessed of R&D. */
function pickHidden(game: Game, frame: PhaseFrame, from: 'hq' | 'rd'): ObjectRef {
  const { state } = game;
  const left = state.zones[from].filter((id) => !frame.done.includes(refOf(cardOf(state, id))));
  const index = from === 'hq' ? randomBelow(state, left.length) : left.length - 1;
  const id = left[index];
  return id === undefined ? NOTHING : refOf(cardOf(state, id));
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

/** Opens the access of the chosen card. */
export function accessChosenCard(game: Game, frame: PhaseFrame): void {
  if (findCard(game.state, frame.card) === null) return;
  const access = newPhase('access.card');
  access.card = frame.card;
  access.server = frame.server;
  push(game.state, access);
}

export function cardIsAccessed(game: Game, frame: PhaseFrame): void {
  const card = findCard(game.state, frame.card);
  if (card === null) return;
  const { run } = game.state;
  if (run !== null) run.accessed += 1;
  if (game.events !== null) noteAccess(game, card);
  card.seen = card.object;
  occur(game, 'access', 'runner', card, 0, 0, '', frame.server);
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
  game.events?.push({
    kind: 'accessed',
    rule: cite(game, 'accessing'),
    side: 'runner',
    amount: 0,
    detail: card.zone === 'rd' ? 'rd' : '',
    cards: [
      {
        ...eventCard(game, card),
        seenBy: card.zone === 'rd' ? 'runner' : 'all',
        pointedAtBy: card.zone === 'rd' ? 'runner' : 'all',
      },
    ],
  });
}

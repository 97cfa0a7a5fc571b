import { activeCards } from '../query/active.ts';
import { turnIsOver } from '../query/phase.ts';
import { encounterFrame } from '../query/run.ts';
import { memoryLimit, memoryUsed, scoreOf } from '../query/values.ts';
import { minimalTrashSets } from '../rules/limits.ts';
import { trashCards } from '../rules/trash.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import type { CheckpointFrame, Instance } from '../state/frame.ts';
import { cardOf, cite, defOf, findCard, type Game, idOf, pop, push } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { isRemote, lostItsHost } from '../state/move.ts';
import { KEY } from '../state/option-key.ts';
import type { Card, ObjectRef, Server, ServerId, State, Until } from '../state/state.ts';
import { ARRIVALS, EXPIRY, HOSTING, LIMITS, MET, SCORE, SERVERS, UNIQUE } from '../state/unsettled.ts';
import { endGame } from './end-game.ts';
import { meetConditions } from './occur.ts';

/**
 * A checkpoint (10.3.1), in the order of its steps. It may leave frames on the stack: a choice of what to
 * trash, and a reaction window for the abilities that became pending. With nothing unsettled it does nothing.
 */
export function checkpoint(game: Game): void {
  const state = game.state;
  if (state.unsettled === 0 || state.outcome !== null) return;
  const work = state.unsettled;
  state.unsettled = 0;
  const pending = work & MET ? takeMet(game) : [];
  if (work & EXPIRY) removeExpired(game);
  if (work & SCORE && checkScores(game)) return;
  if (work & UNIQUE) trashOlderCopies(game);
  if (work & LIMITS && memoryUsed(game) > memoryLimit(game)) {
    push(state, { kind: 'checkpoint', side: 'runner', chosen: [], pending });
    state.unsettled |= work & (HOSTING | SERVERS | ARRIVALS);
    return;
  }
  finish(game, work, pending);
}

/** Steps f to j, then the reaction window (10.3.2). */
function finish(game: Game, work: number, pending: Instance[]): void {
  const state = game.state;
  if ((work | state.unsettled) & HOSTING) trashHostless(game);
  if ((work | state.unsettled) & SERVERS) removeEmptyServers(game);
  if (pending.length > 0) {
    push(state, {
      kind: 'reaction',
      pending,
      holder: state.turn.side,
      ofBeginning: beginsPhase(state),
      settle: true,
    });
  }
  // Step j of edition 26.03, asked before the reaction window opens.
  if ((work | state.unsettled) & ARRIVALS) push(state, { kind: 'arrivals' });
  state.unsettled &= ~ARRIVALS;
}

/** Step a: what met its condition becomes pending. */
function takeMet(game: Game): Instance[] {
  const state = game.state;
  if (state.occurred.length > 0) {
    const occurred = state.occurred;
    state.occurred = [];
    for (const occurrence of occurred) meetConditions(game, occurrence);
  }
  const met = state.met;
  state.met = [];
  state.unsettled &= ~MET;
  return met;
}

/** Step b. */
function removeExpired(game: Game): void {
  const state = game.state;
  if (state.lingering.length === 0) return;
  const over = turnIsOver(game);
  const run = state.run === null ? -1 : state.run.number;
  const encounter = encounterFrame(state)?.number ?? -1;
  const lasts: Record<Until, (number: number) => boolean> = {
    turn: (number) => number > state.turn.number || (number === state.turn.number && !over),
    run: (number) => number === run,
    encounter: (number) => number === encounter,
    checkpoint: () => false,
    once: () => true,
  };
  state.lingering = state.lingering.filter((effect) => lasts[effect.until](effect.number));
}

const BEGINNINGS: readonly string[] = ['run.encounter', 'run.approachIce', 'run.approachServer'];

/** The phases of a run whose beginning opens a reaction window that closes with the phase (9.2.8f). */
function beginsPhase(state: State): boolean {
  const frame = state.stack.at(-1);
  return frame?.kind === 'phase' && frame.at <= 1 && BEGINNINGS.includes(frame.phase);
}

/** Step c. */
function checkScores(game: Game): boolean {
  const { pointsToWin } = game.state;
  const corp = scoreOf(game, 'corp') >= pointsToWin;
  const runner = scoreOf(game, 'runner') >= pointsToWin;
  if (!corp && !runner) return false;
  if (corp && runner) endGame(game, 'draw', 'bothAgendaPoints', 'bothWin');
  else endGame(game, corp ? 'corp' : 'runner', 'agendaPoints', 'winByAgendaPoints');
  return true;
}

/** Step d: of active unique cards with one name, and of consoles where the edition says so, the newest stays. */
function trashOlderCopies(game: Game): void {
  const newest = new Map<string, Card>();
  const older: Card[] = [];
  const consoles = game.rules.edition.switches.secondConsole === 'replacesOlder';
  const consider = (name: string, card: Card): void => {
    const other = newest.get(name);
    if (other === undefined) newest.set(name, card);
    else if (other.since < card.since) {
      newest.set(name, card);
      older.push(other);
    } else older.push(card);
  };
  for (const card of activeCards(game)) {
    const data = defOf(game, card).data;
    if (data.type === 'identity') continue;
    if (data.unique === true) consider(data.title, card);
    if (consoles && data.subtypes.includes('console')) consider('console', card);
  }
  if (older.length > 0) trashCards(game, [...new Set(older)], null, 'uniqueness');
}

/** Steps f and g: repeated until nothing more is trashed. */
function trashHostless(game: Game): void {
  const state = game.state;
  for (;;) {
    const lost: Card[] = [];
    for (const card of state.cards) if (card.host >= 0 && lostItsHost(state, card)) lost.push(card);
    if (lost.length === 0) return;
    trashCards(game, lost, null, 'hostGone');
  }
}

/** Step h: unless a card is being installed there (8.2.8). */
function removeEmptyServers(game: Game): void {
  const state = game.state;
  const isInstalling = (id: ServerId): boolean =>
    state.stack.some((frame) => frame.kind === 'install' && frame.server === id);
  const empty: Server[] = [];
  for (const server of state.servers) {
    if (!isRemote(server.id) || server.ice.length > 0 || server.root.length > 0) continue;
    if (!isInstalling(server.id)) empty.push(server);
  }
  if (empty.length === 0) return;
  state.servers = state.servers.filter((server) => !empty.includes(server));
  // A run on it ends once the open window closes (4.7.8f).
  const { run } = state;
  if (run !== null && empty.some((server) => server.id === run.server)) run.ending = true;
}

export const checkpointFrame = {
  step(game: Game, frame: CheckpointFrame): boolean {
    const over = memoryUsed(game) - memoryLimit(game);
    const freed = frame.chosen.reduce(
      (sum, ref) => sum + defOf(game, cardOf(game.state, idOf(ref))).memory,
      0,
    );
    if (freed < over) return true;
    const cards = frame.chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
    pop(game.state);
    trashCards(game, cards, null, 'overMemory');
    finish(game, HOSTING | SERVERS, frame.pending);
    return false;
  },

  decide(game: Game, frame: CheckpointFrame): Decision {
    const options = new Map<ObjectRef, Option>();
    for (const set of minimalTrashSets(game, memoryUsed(game) - memoryLimit(game))) {
      if (!frame.chosen.every((ref) => set.includes(ref))) continue;
      for (const ref of set) {
        if (!frame.chosen.includes(ref)) {
          options.set(ref, option('choose', KEY.choose, cite(game, 'overMemory'), ref));
        }
      }
    }
    return {
      seat: frame.side,
      kind: 'trashOverLimit',
      rule: cite(game, 'checkpointTrash'),
      options: [...options.values()],
      chosen: frame.chosen.length,
      wanted: 0,
      about: -1,
    };
  },

  choose(_game: Game, frame: CheckpointFrame, chosen: Option): void {
    frame.chosen.push(chosen.card);
  },
};

const hasCounters = (card: Card): boolean =>
  card.credits !== 0 || card.advancement !== 0 || card.virus !== 0 || card.power !== 0 || card.agenda !== 0;

/** Whether a checkpoint that looks at everything would leave the state as it is; for tests. */
export function isSettled(game: Game): boolean {
  const state = game.state;
  if (state.met.length > 0 || state.occurred.length > 0) return false;
  if (memoryUsed(game) > memoryLimit(game)) return false;
  if (scoreOf(game, 'corp') >= state.pointsToWin || scoreOf(game, 'runner') >= state.pointsToWin)
    return state.outcome !== null;
  for (const card of state.cards) if (lostItsHost(state, card)) return false;
  const titles = new Set<string>();
  for (const card of activeCards(game)) {
    const data = defOf(game, card).data;
    if (data.unique !== true || data.type === 'identity') continue;
    if (titles.has(data.title)) return false;
    titles.add(data.title);
  }
  for (const card of state.cards) {
    if (!hasCounters(card)) continue;
    if (isInstalled(card) || card.zone === 'corpScore' || card.zone === 'runnerScore') continue;
    if (card.zone !== 'playing' && card.zone !== 'identity') return false;
  }
  return true;
}

import { finishCheckpoint } from '../kernel/checkpoint.ts';
import { endGame } from '../kernel/end-game.ts';
import { meetConditions } from '../kernel/occur.ts';
import { activeCards } from '../query/active.ts';
import { memoryCost, memoryLimit, memoryUsed, pointsToWin, scoreOf } from '../query/values.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { copyState } from '../state/fork.ts';
import type { CheckpointFrame } from '../state/frame.ts';
import { cardOf, cite, defOf, findCard, type Game, idOf, pop, push } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { isRemote, lostItsHost } from '../state/move.ts';
import { KEY } from '../state/option-key.ts';
import type { CheckpointRules } from '../state/ruleset.ts';
import type { Card, ObjectRef, Server, ServerId } from '../state/state.ts';
import { ARRIVALS, HOSTING, LIMITS, SCORE, SERVERS, UNIQUE } from '../state/unsettled.ts';
import { minimalTrashSets } from './limits.ts';
import { trashCards } from './trash.ts';
import { watch } from './watch.ts';

const hasWon = (game: Game, side: Side): boolean => scoreOf(game, side) >= pointsToWin(game, side);

/** Step c. */
function checkScores(game: Game): boolean {
  const corp = hasWon(game, 'corp');
  const runner = hasWon(game, 'runner');
  if (!corp && !runner) return false;
  if (corp && runner) endGame(game, 'draw', 'bothAgendaPoints', 'bothWin');
  else endGame(game, corp ? 'corp' : 'runner', 'agendaPoints', 'winByAgendaPoints');
  return true;
}

/** Step d: of active unique cards with one name, and of consoles where the edition says so, the newest stays. */
function trashOlderCopies(game: Game): void {
  const consoles = game.rules.edition.switches.secondConsole === 'replacesOlder';
  let limited = 0;
  for (const card of activeCards(game)) {
    const { unique, isConsole } = defOf(game, card);
    if (unique || (consoles && isConsole)) limited += 1;
  }
  if (limited < 2) return;
  const newest = new Map<string, Card>();
  const older: Card[] = [];
  const consider = (name: string, card: Card): void => {
    const other = newest.get(name);
    if (other === undefined) newest.set(name, card);
    else if (other.since < card.since) {
      newest.set(name, card);
      older.push(other);
    } else older.push(card);
  };
  for (const card of activeCards(game)) {
    const { unique, isConsole, data } = defOf(game, card);
    if (unique) consider(data.title, card);
    if (consoles && isConsole) consider('console', card);
  }
  if (older.length > 0) trashCards(game, [...new Set(older)], null, 'uniqueness');
}

/** Steps f and g: repeated until nothing more is trashed. */
function trashHostless(game: Game): void {
  const state = game.state;
  for (;;) {
    const lost: Card[] = [];
    for (const card of state.cards) if (lostItsHost(state, card)) lost.push(cardOf(state, card.id));
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

/** What a checkpoint does with cards. */
export const CHECKPOINT: CheckpointRules = {
  watch,

  settle(game, work, pending) {
    const { state } = game;
    if (work & SCORE && checkScores(game)) return false;
    if (work & UNIQUE) trashOlderCopies(game);
    if (!(work & LIMITS) || memoryUsed(game) <= memoryLimit(game)) return true;
    push(state, { kind: 'checkpoint', side: 'runner', chosen: [], pending });
    state.unsettled |= work & (HOSTING | SERVERS | ARRIVALS);
    return false;
  },

  endStay(game, { source }) {
    const card = findCard(game.state, source);
    if (card?.zone === 'playing') trashCards(game, [card], null, 'trashResolved');
  },

  clear(game, work) {
    const { state } = game;
    if ((work | state.unsettled) & HOSTING) trashHostless(game);
    if ((work | state.unsettled) & SERVERS) removeEmptyServers(game);
  },
};

export const checkpointFrame = {
  step(game: Game, frame: CheckpointFrame): boolean {
    const over = memoryUsed(game) - memoryLimit(game);
    const freed = frame.chosen.reduce((sum, ref) => sum + memoryCost(game, cardOf(game.state, idOf(ref))), 0);
    if (freed < over) return true;
    const cards = frame.chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
    pop(game.state);
    trashCards(game, cards, null, 'overMemory');
    finishCheckpoint(game, HOSTING | SERVERS, frame.pending);
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

/** Whether anything that happened since the last checkpoint meets a condition. */
function wouldMeet(game: Game): boolean {
  if (game.state.occurred.length === 0) return false;
  const copy: Game = { ...game, state: copyState(game.state), active: null };
  for (const occurrence of game.state.occurred) meetConditions(copy, occurrence);
  return copy.state.met.length > 0;
}

/** Whether a checkpoint that looks at everything would leave the state as it is; for tests. */
export function isSettled(game: Game): boolean {
  const state = game.state;
  if (state.met.length > 0 || wouldMeet(game)) return false;
  if (memoryUsed(game) > memoryLimit(game)) return false;
  if (hasWon(game, 'corp') || hasWon(game, 'runner')) return state.outcome !== null;
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

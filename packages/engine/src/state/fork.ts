import type { Effect, Frame } from './frame.ts';
import { type Card, type CardId, type ListedZone, SAVE_VERSION, type Server, type State } from './state.ts';

/** A copy of a card for a copy of a state, perhaps under another id. */
export const copyCard = (card: Card, copy: number, id: CardId = card.id): Card => ({
  id,
  copy,
  def: card.def,
  owner: card.owner,
  zone: card.zone,
  object: card.object,
  faceup: card.faceup,
  server: card.server,
  host: card.host,
  credits: card.credits,
  advancement: card.advancement,
  virus: card.virus,
  power: card.power,
  agenda: card.agenda,
  loaded: card.loaded,
  since: card.since,
  installedTurn: card.installedTurn,
  seen: card.seen,
  seenByOwner: card.seenByOwner,
});

/**
 * Copies of a state share their cards: a copy takes as long as the cards that are asked for in it. None of them changes a
 * card that has the number of another copy; `cardOf` makes it its own first.
 */
export function ownCard(state: State, card: Card): Card {
  const own = copyCard(card, state.copy);
  state.cards[card.id] = own;
  return own;
}

/** The last number that was given to a copy; they are small integers to the machine. */
let latest = 0;
const LAST = 2 ** 31 - 3;

/** Most lists of a state are empty. */
const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

const copyServer = (server: Server): Server => ({
  id: server.id,
  ice: copyList(server.ice),
  root: copyList(server.root),
});

const copyEffect = (effect: Effect): Effect => ({
  ...effect,
  cards: copyList(effect.cards),
  others: copyList(effect.others),
  changedBy: copyList(effect.changedBy),
});

/** One copy for each kind, so that each copies a single shape; lists are copied, instances never change. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'phase':
      return {
        ...frame,
        done: copyList(frame.done),
        arrivals: copyList(frame.arrivals),
        gained: copyList(frame.gained),
      };
    case 'window':
      return { ...frame };
    case 'reaction':
      return { ...frame, pending: copyList(frame.pending) };
    case 'instruction':
      return { ...frame, effects: frame.effects.map(copyEffect), pending: copyList(frame.pending) };
    case 'ability':
      return {
        ...frame,
        subjects: copyList(frame.subjects),
        slots: frame.slots.map(copyList),
        numbers: copyList(frame.numbers),
        counters: copyList(frame.counters),
        revealed: copyList(frame.revealed),
        looked: copyList(frame.looked),
        rest: copyList(frame.rest),
        hosted: copyList(frame.hosted),
      };
    case 'use':
      return { ...frame, counters: copyList(frame.counters), hosted: copyList(frame.hosted) };
    case 'pay':
      return {
        ...frame,
        spending: copyList(frame.spending),
        amounts: copyList(frame.amounts),
        chosen: copyList(frame.chosen),
      };
    case 'draw':
      return { ...frame, drawn: copyList(frame.drawn) };
    case 'discard':
    case 'sabotage':
      return { ...frame, chosen: copyList(frame.chosen) };
    case 'arrange':
      return { ...frame, cards: copyList(frame.cards), chosen: copyList(frame.chosen) };
    case 'checkpoint':
      return { ...frame, chosen: copyList(frame.chosen), pending: copyList(frame.pending) };
    case 'install':
      return { ...frame, servers: copyList(frame.servers), tried: copyList(frame.tried) };
    case 'server':
    case 'additionalCost':
      return { ...frame, servers: copyList(frame.servers) };
    case 'mulligan':
    case 'play':
    case 'rez':
    case 'trashAccessed':
    case 'arrivals':
    case 'jackOut':
    case 'trace':
    case 'bid':
    case 'break':
    case 'fire':
    case 'action':
      return { ...frame };
  }
}

/**
 * An independent copy; whatever was taken from `cardOf` before is from then on only to look at. Values that never change
 * once written (occurrences, instances) are shared.
 */
export function forkState(state: State): State {
  if (latest >= LAST) return copyState(state);
  state.copy = ++latest;
  return copyWith(state, state.cards.slice(), ++latest);
}

/** The same with cards of its own: the state that is copied stays as it is. */
export const copyState = (state: State): State =>
  copyWith(
    state,
    state.cards.map((card) => copyCard(card, state.copy)),
    state.copy,
  );

function copyWith(state: State, cards: Card[], copy: number): State {
  const from = state.zones;
  const zones: Record<ListedZone, number[]> = {
    hq: copyList(from.hq),
    rd: copyList(from.rd),
    archives: copyList(from.archives),
    corpScore: copyList(from.corpScore),
    grip: copyList(from.grip),
    stack: copyList(from.stack),
    heap: copyList(from.heap),
    runnerScore: copyList(from.runnerScore),
    rig: copyList(from.rig),
    playing: copyList(from.playing),
    setAside: copyList(from.setAside),
    removed: copyList(from.removed),
  };
  const turn = state.turn;
  return {
    version: SAVE_VERSION,
    edition: state.edition,
    priority: state.priority,
    pointsToWin: state.pointsToWin,
    openLists: state.openLists,
    pool: state.pool,
    rng: [state.rng[0], state.rng[1], state.rng[2], state.rng[3]],
    copy,
    cards,
    zones,
    servers: state.servers.map(copyServer),
    nextServer: state.nextServer,
    nextObject: state.nextObject,
    stamp: state.stamp,
    activity: state.activity,
    corp: { ...state.corp },
    runner: { ...state.runner },
    turn: {
      number: turn.number,
      side: turn.side,
      actions: copyList(turn.actions),
      clicksPerAction: copyList(turn.clicksPerAction),
      clicksSpent: turn.clicksSpent,
      history: copyList(turn.history),
      imminent: copyList(turn.imminent),
      used: copyList(turn.used),
    },
    lastTurn: { corp: state.lastTurn.corp, runner: state.lastTurn.runner },
    stack: state.stack.map(copyFrame),
    met: copyList(state.met),
    occurred: copyList(state.occurred),
    lingering: copyList(state.lingering),
    run: state.run === null ? null : { ...state.run },
    lastRun: state.lastRun,
    runs: state.runs,
    encounters: state.encounters,
    unsettled: state.unsettled,
    outcome: state.outcome,
  };
}

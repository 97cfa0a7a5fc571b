import type { Effect, Frame } from './frame.ts';
import type { Card, CardId, ListedZone, Server, State } from './state.ts';

/** A copy of a card, perhaps under another id. */
export const copyCard = (card: Card, id: CardId = card.id): Card => ({
  id,
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

const copyServer = (server: Server): Server => ({
  id: server.id,
  ice: server.ice.slice(),
  root: server.root.slice(),
});

const copyEffect = (effect: Effect): Effect => ({
  ...effect,
  cards: effect.cards.slice(),
  others: effect.others.slice(),
  changedBy: effect.changedBy.slice(),
});

const copyList = <T>(list: readonly T[]): T[] => list.slice();

/** One copy for each kind, so that each copies a single shape; lists are copied, instances never change. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'phase':
      return {
        ...frame,
        done: frame.done.slice(),
        arrivals: frame.arrivals.slice(),
        gained: frame.gained.slice(),
      };
    case 'window':
      return { ...frame };
    case 'reaction':
      return { ...frame, pending: frame.pending.slice() };
    case 'instruction':
      return { ...frame, effects: frame.effects.map(copyEffect), pending: frame.pending.slice() };
    case 'ability':
      return {
        ...frame,
        subjects: frame.subjects.slice(),
        slots: frame.slots.map(copyList),
        numbers: frame.numbers.slice(),
        counters: frame.counters.slice(),
        revealed: frame.revealed.slice(),
        looked: frame.looked.slice(),
        rest: frame.rest.slice(),
        hosted: frame.hosted.slice(),
      };
    case 'use':
      return { ...frame, counters: frame.counters.slice(), hosted: frame.hosted.slice() };
    case 'pay':
      return {
        ...frame,
        spending: frame.spending.slice(),
        amounts: frame.amounts.slice(),
        chosen: frame.chosen.slice(),
      };
    case 'draw':
      return { ...frame, drawn: frame.drawn.slice() };
    case 'discard':
    case 'sabotage':
      return { ...frame, chosen: frame.chosen.slice() };
    case 'arrange':
      return { ...frame, cards: frame.cards.slice(), chosen: frame.chosen.slice() };
    case 'checkpoint':
      return { ...frame, chosen: frame.chosen.slice(), pending: frame.pending.slice() };
    case 'install':
      return { ...frame, servers: frame.servers.slice(), tried: frame.tried.slice() };
    case 'server':
    case 'additionalCost':
      return { ...frame, servers: frame.servers.slice() };
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

/** An independent copy. Values that never change once written (occurrences, instances) are shared. */
export function forkState(state: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = copyCard(state.cards[i] as Card);
  const from = state.zones;
  const zones: Record<ListedZone, number[]> = {
    hq: from.hq.slice(),
    rd: from.rd.slice(),
    archives: from.archives.slice(),
    corpScore: from.corpScore.slice(),
    grip: from.grip.slice(),
    stack: from.stack.slice(),
    heap: from.heap.slice(),
    runnerScore: from.runnerScore.slice(),
    rig: from.rig.slice(),
    playing: from.playing.slice(),
    setAside: from.setAside.slice(),
    removed: from.removed.slice(),
  };
  const turn = state.turn;
  return {
    version: 2,
    edition: state.edition,
    priority: state.priority,
    pointsToWin: state.pointsToWin,
    openLists: state.openLists,
    pool: state.pool,
    rng: [state.rng[0], state.rng[1], state.rng[2], state.rng[3]],
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
      actions: turn.actions.slice(),
      clicksPerAction: turn.clicksPerAction.slice(),
      clicksSpent: turn.clicksSpent,
      history: turn.history.slice(),
      imminent: turn.imminent.slice(),
      used: turn.used.slice(),
    },
    lastTurn: { corp: state.lastTurn.corp, runner: state.lastTurn.runner },
    stack: state.stack.map(copyFrame),
    met: state.met.slice(),
    occurred: state.occurred.slice(),
    lingering: state.lingering.slice(),
    run: state.run === null ? null : { ...state.run },
    lastRun: state.lastRun,
    runs: state.runs,
    encounters: state.encounters,
    unsettled: state.unsettled,
    outcome: state.outcome,
  };
}

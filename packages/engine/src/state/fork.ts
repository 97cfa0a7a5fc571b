import type { Frame } from './frame.ts';
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
});

const copyServer = (server: Server): Server => ({
  id: server.id,
  ice: server.ice.slice(),
  root: server.root.slice(),
});

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: Json[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = copyJson(value[i] as Json);
    return copy;
  }
  const copy: { [key: string]: Json } = {};
  for (const key in value) copy[key] = copyJson(value[key] as Json);
  return copy;
}

const copyFrame = (frame: Frame): Frame => copyJson(frame as unknown as Json) as unknown as Frame;

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
    version: 1,
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

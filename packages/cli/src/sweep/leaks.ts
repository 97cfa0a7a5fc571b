import {
  type Decision,
  decision,
  type EventKind,
  type EventView,
  type Game,
  type GameEvent,
  maskEvents,
  SEATS,
  type Seat,
  type State,
  view,
} from '@lastclick/engine';
import { byObject, type Card, Knowledge } from './knowledge.ts';

/** All a seat may be told of a card it cannot identify. */
const NAMELESS = new Set(['object', 'faceup', 'counters', 'hosted', 'installedThisTurn', 'rezzed']);

interface Shown {
  readonly object: number;
  readonly card?: unknown;
}

/** Everything in a view that speaks of a card. */
function shownCards(value: unknown, found: Shown[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && typeof (value as Partial<Shown>).object === 'number')
    found.push(value as Shown);
  for (const part of Object.values(value)) shownCards(part, found);
}

function wronglyShown(
  game: Game,
  seat: Seat,
  knowledge: Knowledge,
  shown: Shown,
  card: Card | undefined,
): string | null {
  const name = `c${shown.object}`;
  if (card === undefined) return `the view of ${seat} speaks of ${name}, which does not exist`;
  if (!knowledge.canPointAt(seat, card)) return `the view of ${seat} points at ${name} in ${card.zone}`;
  if (knowledge.knows(seat, card)) {
    return shown.card === game.state.pool[card.def]
      ? null
      : `the view of ${seat} shows ${name} as ${String(shown.card)}`;
  }
  const betrayed = Object.keys(shown).find((key) => !NAMELESS.has(key));
  return betrayed === undefined ? null : `the view of ${seat} tells the ${betrayed} of hidden ${name}`;
}

/** Each view shows every card on the table once, and names exactly those cards its seat may know. */
export function leakInViews(game: Game): string | null {
  const cards = byObject(game.state);
  const knowledge = new Knowledge(game.state, decision(game));
  for (const seat of SEATS) {
    const { run, access, looking, ...table } = view(game, seat);
    const onTable: Shown[] = [];
    shownCards(table, onTable);
    const pointedAt: Shown[] = [];
    shownCards([run, access, looking], pointedAt);
    for (const one of [...onTable, ...pointedAt]) {
      const wrong = wronglyShown(game, seat, knowledge, one, cards.get(one.object));
      if (wrong !== null) return wrong;
    }
    const seen = new Set<number>();
    for (const { object } of onTable) {
      if (seen.has(object)) return `the view of ${seat} shows c${object} twice`;
      seen.add(object);
    }
    for (const card of game.state.cards) {
      const isDeck = card.zone === 'rd' || card.zone === 'stack';
      const isHand = card.zone === 'hq' || card.zone === 'grip';
      if (isDeck || (isHand && card.owner !== seat) || seen.has(card.object)) continue;
      return `the view of ${seat} does not show c${card.object} in ${card.zone}`;
    }
  }
  return null;
}

/** Which objects each seat knew before something happened. */
export type KnownBefore = Readonly<Record<Seat, ReadonlySet<number>>>;

export const knownBefore = (state: State, waiting: Decision): KnownBefore => {
  const knowledge = new Knowledge(state, waiting);
  const of = (seat: Seat): Set<number> =>
    new Set(state.cards.filter((card) => knowledge.knows(seat, card)).map((card) => card.object));
  return { corp: of('corp'), runner: of('runner'), spectator: of('spectator') };
};

/** Events that show a card for a moment to those who cannot see it where it lies. */
const SHOWING: ReadonlySet<EventKind> = new Set<EventKind>(['revealed', 'exposed', 'accessed']);

/** Whether an event may show a card to a seat: an access from R&D is the Runner's alone (7.1.5). */
export const mayShow = (kind: EventKind, seat: Seat, card: Card): boolean =>
  SHOWING.has(kind) && (kind !== 'accessed' || seat === 'runner' || card.zone !== 'rd');

function leakInEvent(
  { kind, cards }: EventView,
  seat: Seat,
  before: ReadonlySet<number>,
  now: ReadonlyMap<number, Card>,
  knowledge: Knowledge,
): string | null {
  for (const { object, card: name } of cards) {
    if (object === undefined) {
      if (name !== undefined) return `an event "${kind}" names ${name} to ${seat} without a number`;
      continue;
    }
    const card = now.get(object);
    // An object that came and went within one choice left no trace to hold the event against.
    if (card === undefined || before.has(object) || mayShow(kind, seat, card)) continue;
    if (name !== undefined && !knowledge.knows(seat, card))
      return `an event "${kind}" names c${object} in ${card.zone} to ${seat}`;
    if (!knowledge.canPointAt(seat, card))
      return `an event "${kind}" points ${seat} at c${object} in ${card.zone}`;
  }
  return null;
}

/** Events as each seat sees them name no card that seat knew neither before nor after. */
export function leakInEvents(game: Game, events: readonly GameEvent[], before: KnownBefore): string | null {
  if (!events.some((event) => event.cards.length > 0)) return null;
  const now = byObject(game.state);
  const knowledge = new Knowledge(game.state, decision(game));
  for (const seat of SEATS) {
    for (const event of maskEvents(events, seat)) {
      const leak = leakInEvent(event, seat, before[seat], now, knowledge);
      if (leak !== null) return leak;
    }
  }
  return null;
}

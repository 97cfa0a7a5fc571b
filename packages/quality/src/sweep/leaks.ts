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
  view,
} from '@lastclick/engine';
import { byObject, type Card, Knowledge } from './knowledge.ts';

type State = Game['state'];

/** All a seat may be told of a card it cannot identify. */
const NAMELESS = new Set(['object', 'faceup', 'counters', 'hosted', 'installedThisTurn', 'rezzed']);

interface Shown {
  readonly object: number;
  readonly card?: unknown;
  readonly remembered?: unknown;
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
  // What a card is turned into is told besides.
  const printed = game.rules.defs[card.def]?.printed;
  if (knowledge.sees(seat, card)) {
    return shown.card === printed ? null : `the view of ${seat} shows ${name} as ${String(shown.card)}`;
  }
  const remembered = knowledge.remembers(seat, card) ? printed : undefined;
  if (shown.remembered !== remembered)
    return `the view of ${seat} remembers ${name} as ${String(shown.remembered)}`;
  const betrayed = Object.keys(shown).find((key) => !NAMELESS.has(key) && key !== 'remembered');
  return betrayed === undefined ? null : `the view of ${seat} tells the ${betrayed} of hidden ${name}`;
}

/** Each view shows every card on the table once, and names exactly those cards its seat may know. */
export function leakInViews(game: Game): string | null {
  const cards = byObject(game.state);
  const knowledge = new Knowledge(game.state, decision(game));
  for (const seat of SEATS) {
    const { run, access, accessed, looking, imminent, targets, ...table } = view(game, seat);
    const shown: Shown[] = [];
    shownCards(table, shown);
    const onTable = shown.filter(({ object }) => object !== 0);
    const pointedAt: Shown[] = [];
    shownCards([run, access, accessed, looking, imminent, targets], pointedAt);
    const unseen = game.state.cards.filter(
      (card) => card.zone === 'archives' && !knowledge.canPointAt(seat, card),
    ).length;
    if (shown.length - onTable.length !== unseen)
      return `the view of ${seat} shows ${shown.length - onTable.length} of ${unseen} facedown cards in Archives`;
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
      if (!knowledge.canPointAt(seat, card)) continue;
      return `the view of ${seat} does not show c${card.object} in ${card.zone}`;
    }
  }
  return null;
}

/** Which objects, and cards of which name, a seat knew before something happened. */
interface Known {
  readonly objects: ReadonlySet<number>;
  /** Objects it could not point at. */
  readonly hidden: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}
export type KnownBefore = Readonly<Record<Seat, Known>>;

export const knownBefore = (state: State, waiting: Decision): KnownBefore => {
  const knowledge = new Knowledge(state, waiting);
  const of = (seat: Seat): Known => {
    const seen = state.cards.filter((card) => knowledge.sees(seat, card));
    const known = state.cards.filter((card) => knowledge.knows(seat, card));
    return {
      objects: new Set(seen.map((card) => card.object)),
      hidden: new Set(
        state.cards.filter((card) => !knowledge.canPointAt(seat, card)).map((card) => card.object),
      ),
      names: new Set(known.map((card) => state.pool[card.def] ?? '')),
    };
  };
  return { corp: of('corp'), runner: of('runner'), spectator: of('spectator') };
};

/** Events that show a card for a moment to those who cannot see it where it lies; a rezzed one may be derezzed at once. */
const SHOWING: ReadonlySet<EventKind> = new Set<EventKind>([
  'revealed',
  'exposed',
  'accessed',
  'lookedAt',
  'rezzed',
]);

/** Events about cards that move out of sight: who knew the card is still told its name, but no number. */
const VANISHING: ReadonlySet<EventKind> = new Set<EventKind>([
  'addedToHand',
  'shuffledIntoDeck',
  'putOnDeckTop',
  'putOnDeckBottom',
  'swapped',
]);

/** Whether an event may show a card to a seat: an access from R&D is the Runner's alone (7.1.5), a look whose it is. */
export const mayShow = ({ kind, side }: EventView, seat: Seat, card: Card): boolean =>
  SHOWING.has(kind) &&
  (kind !== 'accessed' || seat === 'runner' || card.zone !== 'rd') &&
  (kind !== 'lookedAt' || seat === side);

function leakInEvent(
  event: EventView,
  seat: Seat,
  before: Known,
  now: ReadonlyMap<number, Card>,
  knowledge: Knowledge,
): string | null {
  const { kind, cards } = event;
  for (const { object, card: name, from } of cards) {
    if (from?.object !== undefined && before.hidden.has(from.object))
      return `an event "${kind}" tells ${seat} that c${from.object} moved, which was hidden in ${from.zone}`;
    if (object === undefined) {
      // What is revealed in a hand or deck is named to all, and followed by nobody.
      if (name === undefined || kind === 'revealed' || (VANISHING.has(kind) && before.names.has(name)))
        continue;
      return `an event "${kind}" names ${name} to ${seat} without a number`;
    }
    const card = now.get(object);
    // An object that came and went within one choice left no trace to hold the event against.
    if (card === undefined || before.objects.has(object) || mayShow(event, seat, card)) continue;
    // A swap, or a card being hosted, is followed with the eyes: who knew the card knows where it lies now.
    const followed =
      (kind === 'swapped' || kind === 'hosted') && name !== undefined && before.names.has(name);
    if (name !== undefined && !followed && !knowledge.sees(seat, card))
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
    const names = new Set(before[seat].names);
    const known: Known = { ...before[seat], names };
    for (const event of maskEvents(events, seat)) {
      const leak = leakInEvent(event, seat, known, now, knowledge);
      if (leak !== null) return leak;
      for (const { object, card } of event.cards)
        if (object !== undefined && card !== undefined) names.add(card);
    }
  }
  return null;
}

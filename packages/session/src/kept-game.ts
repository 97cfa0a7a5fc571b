import {
  EVENT_KINDS,
  type EventCardView,
  type EventView,
  SEATS,
  type Seat,
  type Side,
  type View,
} from '@lastclick/engine';
import { type KeptAnswers, keptGlossary } from '@lastclick/table';
import type { Patch } from './patch.ts';
import { patched } from './patch.ts';
import { SeenGame } from './seen-game.ts';

type KeptPlace = readonly [zone: number, faceup: 0 | 1, server: number, position: number, host: number];
type KeptCard = readonly [object: number, card: number, place: KeptPlace, from?: KeptPlace, was?: number];
/** What it follows from is counted back from its own number; 0 where it follows from nothing. */
type KeptEvent = readonly [
  kind: number,
  id: number,
  back: number,
  rule: number,
  side: 0 | 1 | 2,
  amount: number,
  detail: number,
  ...cards: KeptCard[],
];
type KeptStep = readonly [events: readonly KeptEvent[], patch: Patch, passedAt?: number];

/**
 * What a seat saw of a game, compact and complete: the events as it was told of them, how its view changed by each choice,
 * and what the words of its log asked of cards and rules. Reading it asks neither.
 */
export interface KeptGame {
  readonly format: 'last-click-seen';
  readonly version: 1;
  readonly seat: Seat;
  /** Kinds, rules, names and places, said once each. */
  readonly words: readonly string[];
  readonly answers: KeptAnswers;
  readonly first: View;
  readonly steps: readonly KeptStep[];
}

class Words {
  readonly list: string[] = [];
  private readonly places = new Map<string, number>();

  of(word: string): number {
    const known = this.places.get(word);
    if (known !== undefined) return known;
    this.places.set(word, this.list.length);
    this.list.push(word);
    return this.list.length - 1;
  }
}

/** Numbers of cards and places are never below 0; this stands for what is not told. */
const UNTOLD = -1;
const SIDE_NUMBERS: readonly (Side | null)[] = [null, 'corp', 'runner'];

type Place = EventCardView['place'];

const keepPlace = ({ zone, faceup, server, position, host }: Place, words: Words): KeptPlace => [
  words.of(zone),
  faceup ? 1 : 0,
  server === undefined ? UNTOLD : words.of(server),
  position ?? UNTOLD,
  host ?? UNTOLD,
];

function keepCard({ object, card, place, from }: EventCardView, words: Words): KeptCard {
  const known = [
    object ?? UNTOLD,
    card === undefined ? UNTOLD : words.of(card),
    keepPlace(place, words),
  ] as const;
  return from === undefined ? known : [...known, keepPlace(from, words), from.object ?? UNTOLD];
}

const keepEvent = (event: EventView, words: Words): KeptEvent => [
  words.of(event.kind),
  event.id,
  event.cause === null ? 0 : event.id - event.cause,
  words.of(event.rule),
  SIDE_NUMBERS.indexOf(event.side) as 0 | 1 | 2,
  event.amount,
  words.of(event.detail),
  ...event.cards.map((card) => keepCard(card, words)),
];

/** What a seat saw, to be kept with a game. */
export function keepGame(seen: SeenGame): KeptGame {
  const words = new Words();
  const steps = seen.steps.map(({ events, patch, passedAt }): KeptStep => {
    const told = events.map((event) => keepEvent(event, words));
    return passedAt === null ? [told, patch] : [told, patch, words.of(passedAt)];
  });
  return {
    format: 'last-click-seen',
    version: 1,
    seat: seen.seat,
    words: words.list,
    answers: seen.answers,
    first: seen.viewAt(0),
    steps,
  };
}

/** Words of what was kept; what does not fit throws. */
class KeptReader {
  private readonly words: readonly string[];

  constructor(words: readonly string[]) {
    this.words = words;
  }

  word(number: number): string {
    const found = this.words[number];
    if (found === undefined) throw new UnreadableKept(`it has no word ${number}`);
    return found;
  }

  private place([zone, faceup, server, position, host]: KeptPlace): Place {
    return {
      zone: this.word(zone) as Place['zone'],
      faceup: faceup === 1,
      ...(server === UNTOLD ? {} : { server: this.word(server) }),
      ...(position === UNTOLD ? {} : { position }),
      ...(host === UNTOLD ? {} : { host }),
    };
  }

  private card([object, card, place, from, was]: KeptCard): EventCardView {
    return {
      ...(object === UNTOLD ? {} : { object }),
      ...(card === UNTOLD ? {} : { card: this.word(card) }),
      place: this.place(place),
      ...(from === undefined
        ? {}
        : { from: { ...this.place(from), ...(was === undefined || was === UNTOLD ? {} : { object: was }) } }),
    };
  }

  event([kind, id, back, rule, side, amount, detail, ...cards]: KeptEvent): EventView {
    const word = this.word(kind) as EventView['kind'];
    if (!EVENT_KINDS.includes(word)) throw new UnreadableKept(`nobody knows what "${word}" was`);
    return {
      id,
      cause: back === 0 ? null : id - back,
      kind: word,
      rule: this.word(rule),
      side: SIDE_NUMBERS[side] ?? null,
      amount,
      detail: this.word(detail),
      cards: cards.map((card) => this.card(card)),
    };
  }
}

/** What was kept cannot be read. */
export class UnreadableKept extends Error {
  constructor(why: string) {
    super(`What was kept of this game cannot be read: ${why}.`);
  }
}

const isKept = (given: unknown): given is KeptGame => {
  const { format, version, seat, words, answers, first, steps } = (given ?? {}) as Partial<KeptGame>;
  return (
    format === 'last-click-seen' &&
    version === 1 &&
    SEATS.some((one) => one === seat) &&
    Array.isArray(words) &&
    Array.isArray(steps) &&
    typeof answers === 'object' &&
    typeof first === 'object'
  );
};

/** The game as a seat saw it: its views, its log and its beats, without any rule or card being asked. */
export function readKeptGame(kept: unknown): SeenGame {
  if (!isKept(kept)) throw new UnreadableKept('it is of no form that is known');
  const reader = new KeptReader(kept.words);
  const seen = new SeenGame(kept.seat, keptGlossary(kept.answers));
  try {
    let view = kept.first;
    for (const [events, patch, passedAt] of kept.steps) {
      view = patched(view, patch);
      const told = events.map((event) => reader.event(event));
      seen.note(told, view, passedAt === undefined ? null : reader.word(passedAt));
    }
  } catch (error) {
    if (error instanceof UnreadableKept) throw error;
    throw new UnreadableKept('something in it is damaged');
  }
  return seen;
}

import type { EventView, Seat, Side, View } from '@lastclick/engine';
import { Chronicle, count, type Deed, type Glossary, Growing, Names, type ToldLine } from '@lastclick/table';
import type { LogDetail, LogEntry } from './snapshot.ts';

/** Where in a game a line was told. */
interface Place {
  readonly played: number;
  readonly turn: number;
}

/** A window the table passed in for whoever reads the log. */
interface Passed extends Place {
  readonly side: Side;
  readonly rule: string;
  /** How many lines the chronicle had by then. */
  readonly after: number;
}

/** The lines from one turn's heading to the next, as deeds. */
interface Chapter {
  /** Lines and passes it is made of: it is made anew where there are more. */
  readonly lines: number;
  readonly passes: number;
  /** Another one has begun: it stays as it is. */
  readonly isOver: boolean;
  readonly entries: readonly LogEntry[];
  /** The entry that tells each event, by its place among them. */
  readonly of: ReadonlyMap<number, number>;
}

const detailOf = ({ text, rule, event }: ToldLine, played: number): LogDetail => ({
  played,
  words: text,
  rule,
  objects: event.cards.flatMap(({ object }) => object ?? []),
  kind: 'event',
});

const cardsOf = (lines: readonly ToldLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ event }) => event.cards.flatMap(({ card }) => card ?? []))),
];

function entryOf(
  { head, text, lines, level }: Deed,
  place: Place,
  playedAt: (line: ToldLine) => number,
): LogEntry {
  const { event, rule, heading } = head;
  return {
    ...place,
    number: 0,
    side: event.side,
    words: text,
    rule,
    objects: [...new Set(lines.flatMap((line) => line.event.cards.flatMap(({ object }) => object ?? [])))],
    cards: cardsOf(lines),
    details: lines.map((line) => detailOf(line, playedAt(line))),
    level,
    event: event.id,
    kind: heading ? 'turn' : 'deed',
  };
}

const passedWords = (windows: number): string =>
  `You were passed in ${windows === 1 ? 'this window' : count(windows, 'window')}.`;

/** The same deed with the windows the table passed in after it. */
function withPasses(entry: LogEntry, passes: readonly Passed[]): LogEntry {
  const last = passes.at(-1);
  if (last === undefined) return entry;
  const detail: LogDetail = {
    played: last.played,
    words: passedWords(passes.length),
    rule: last.rule,
    objects: [],
    kind: 'passed',
  };
  return { ...entry, details: [...entry.details, detail] };
}

const isSame = (one: LogEntry | undefined, other: LogEntry): boolean =>
  one !== undefined &&
  one.number === other.number &&
  one.words === other.words &&
  one.event === other.event &&
  one.details.length === other.details.length &&
  one.details.at(-1)?.words === other.details.at(-1)?.words;

/**
 * The log of one seat for the page: a line for each deed, with what it is made of. That somebody passed is told only to whom
 * the table passed for, folded into what happened before: with every window open, passes would drown what happens.
 */
export class SeatLog {
  private readonly seat: Seat;
  private readonly glossary: Glossary;
  private readonly chronicle: Chronicle;
  /** Where each line of the chronicle was told. */
  private readonly places: Growing<Place>;
  private readonly passed: Growing<Passed>;
  /** Where the chapters begin among the lines of the chronicle. */
  private readonly begins: Growing<number>;
  private chapters: readonly Chapter[];
  /** How many lines tell something that happened. */
  private told: number;

  constructor(seat: Seat, glossary: Glossary, known?: SeatLog) {
    this.seat = seat;
    this.glossary = glossary;
    this.chronicle =
      known?.chronicle.fork() ?? new Chronicle(seat, undefined, new Names(undefined, glossary));
    this.places = known?.places.fork() ?? new Growing();
    this.passed = known?.passed.fork() ?? new Growing();
    this.begins = known?.begins.fork() ?? new Growing([0]);
    this.chapters = known?.chapters ?? [];
    this.told = known?.told ?? 0;
  }

  fork(): SeatLog {
    return new SeatLog(this.seat, this.glossary, this);
  }

  get lines(): readonly LogEntry[] {
    return this.read().flatMap(({ entries }) => entries);
  }

  /** What the log says of an event it was told last; '' where nothing. */
  wordsOf({ id }: EventView): string {
    return this.chronicle.lines.findLast(({ event }) => event.id === id)?.text ?? '';
  }

  /** How many lines there are up to the one that tells an event; 0 where none does. */
  linesTo({ id }: EventView): number {
    const chapters = this.read();
    for (let index = chapters.length - 1; index >= 0; index--) {
      const place = chapters[index]?.of.get(id);
      if (place === undefined) continue;
      return chapters.slice(0, index).reduce((sum, { entries }) => sum + entries.length, place + 1);
    }
    return 0;
  }

  /** How many lines there were when so many options had been played. */
  linesUntil(played: number): number {
    return this.lines.findLastIndex((entry) => entry.played <= played) + 1;
  }

  /** How many lines tell something that happened. */
  get news(): number {
    return this.told;
  }

  note(events: readonly EventView[], after: View, played: number): void {
    const told = this.chronicle.lines.length;
    this.chronicle.hear(events, after);
    const place = { played, turn: after.turn.number };
    for (const [index, line] of this.chronicle.lines.slice(told).entries()) {
      this.places.push(place);
      if (line.heading) this.begins.push(told + index);
      if (line.event.kind !== 'passed') this.told += 1;
    }
  }

  /** The table passed for that side at a step. */
  notePass(side: Side, rule: string, place: Place): void {
    if (side === this.seat) this.passed.push({ ...place, side, rule, after: this.chronicle.lines.length });
  }

  /** All chapters, those that have grown told anew. */
  private read(): readonly Chapter[] {
    const begins = this.begins.items;
    const passed = this.passed.items;
    const end = this.chronicle.lines.length;
    let number = 0;
    const chapters = begins.map((from, index): Chapter => {
      const isOver = index < begins.length - 1;
      const to = begins[index + 1] ?? end;
      const before = this.chapters[index];
      if (before?.isOver === true) {
        number += before.entries.length;
        return before;
      }
      const own = passed.filter(({ after }) => (after > from || index === 0) && (!isOver || after <= to));
      const isKnown = before?.lines === to - from && before.passes === own.length && !isOver;
      const chapter = isKnown ? before : { ...this.chapterOf(from, to, own, number, before), isOver };
      number += chapter.entries.length;
      return chapter;
    });
    this.chapters = chapters;
    return chapters;
  }

  private chapterOf(
    from: number,
    to: number,
    passed: readonly Passed[],
    first: number,
    before: Chapter | undefined,
  ): Omit<Chapter, 'isOver'> {
    const lines = this.chronicle.lines;
    const places = this.places.items;
    const placeOf = new Map(lines.slice(from, to).map(({ event }, index) => [event.id, from + index]));
    const deeds = this.chronicle.story(from, to).filter(({ head }) => head.event.kind !== 'passed');
    const playedAt = ({ event }: ToldLine): number => places[placeOf.get(event.id) ?? from]?.played ?? 0;
    const of = new Map<number, number>();
    const firstLine = deeds.map((deed) => placeOf.get(deed.lines[0]?.event.id ?? 0) ?? from);
    const entries = deeds.map((deed, index) => {
      for (const { event } of deed.lines) of.set(event.id, index);
      const at = firstLine[index] ?? from;
      const until = firstLine[index + 1] ?? Number.POSITIVE_INFINITY;
      const windows = passed.filter(({ after }) => (after > at || index === 0) && after <= until);
      const place = places[at] ?? { played: 0, turn: 0 };
      const entry = { ...withPasses(entryOf(deed, place, playedAt), windows), number: first + index };
      const known = before?.entries[index];
      return known !== undefined && isSame(known, entry) ? known : entry;
    });
    return { lines: to - from, passes: passed.length, entries, of };
  }
}

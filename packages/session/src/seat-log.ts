import type { EventView, Seat, Side, View } from '@lastclick/engine';
import { Chronicle, count, type Glossary, Growing, Names, type ToldLine } from '@lastclick/table';
import type { LogEntry } from './snapshot.ts';

/** What a line is numbered and placed by. */
interface Place {
  readonly played: number;
  readonly turn: number;
}

function entryOf({ text, rule, heading, event }: ToldLine, number: number, place: Place): LogEntry {
  return {
    ...place,
    number,
    side: event.side,
    words: text,
    rule,
    objects: event.cards.flatMap(({ object }) => object ?? []),
    event: event.id,
    kind: heading ? 'turn' : 'event',
  };
}

/**
 * The log of one seat for the page. That somebody passed is told only to whom the table passed for: with every window
 * open, all passes together would drown what happens.
 */
export class SeatLog {
  private readonly seat: Seat;
  private readonly glossary: Glossary;
  private readonly chronicle: Chronicle;
  private readonly entries: Growing<LogEntry>;
  /** How many of them tell something that happened. */
  private told: number;
  /** Windows the last line says the table passed in. */
  private passes: number;

  constructor(seat: Seat, glossary: Glossary, known?: SeatLog) {
    this.seat = seat;
    this.glossary = glossary;
    this.chronicle =
      known?.chronicle.fork() ?? new Chronicle(seat, undefined, new Names(undefined, glossary));
    this.entries = known?.entries.fork() ?? new Growing();
    this.told = known?.told ?? 0;
    this.passes = known?.passes ?? 0;
  }

  fork(): SeatLog {
    return new SeatLog(this.seat, this.glossary, this);
  }

  get lines(): readonly LogEntry[] {
    return this.entries.items;
  }

  /** What the log says of an event it was told last; '' where nothing. */
  wordsOf({ id }: EventView): string {
    return this.chronicle.lines.findLast(({ event }) => event.id === id)?.text ?? '';
  }

  /** How many lines there are up to the one that tells an event; 0 where none does. */
  linesTo({ id }: EventView): number {
    return this.entries.items.findLastIndex(({ event }) => event === id) + 1;
  }

  /** How many lines there were when so many options had been played. */
  linesUntil(played: number): number {
    return this.entries.items.findLastIndex((entry) => entry.played <= played) + 1;
  }

  /** How many lines tell something that happened. */
  get news(): number {
    return this.told;
  }

  note(events: readonly EventView[], after: View, played: number): void {
    const told = this.chronicle.lines.length;
    this.chronicle.hear(events, after);
    const place = { played, turn: after.turn.number };
    for (const line of this.chronicle.lines.slice(told)) {
      if (line.event.kind === 'passed') continue;
      this.entries.push(entryOf(line, this.entries.length, place));
      this.told += 1;
      this.passes = 0;
    }
  }

  /** The table passed for that side at a step. */
  notePass(side: Side, rule: string, place: Place): void {
    if (side !== this.seat) return;
    if (this.passes > 0) this.entries.pop();
    this.passes += 1;
    const where = this.passes === 1 ? 'in this window' : `in ${count(this.passes, 'window')}`;
    this.entries.push({
      ...place,
      number: this.entries.length,
      side,
      words: `You were passed ${where}.`,
      rule,
      objects: [],
      event: 0,
      kind: 'passed',
    });
  }
}

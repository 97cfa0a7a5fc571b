import { EDITIONS, SEATS, type Seat } from '@lastclick/engine';
import { Course } from './course.ts';
import type { GameLine } from './game-line.ts';
import { type KeptGame, keepGame, readKeptGame, UnreadableKept } from './kept-game.ts';
import { patched } from './patch.ts';
import { railOf } from './rail.ts';
import { endsOutside, type SeenGame } from './seen-game.ts';
import type { CourseOfGame, NewGame, Snapshot } from './snapshot.ts';

/** What every seat saw of a game, as it is kept with it. */
export type KeptSeats = Readonly<Record<Seat, KeptGame>>;

export const keepSeats = (line: GameLine): KeptSeats => ({
  corp: keepGame(line.seen('corp')),
  runner: keepGame(line.seen('runner')),
  spectator: keepGame(line.seen('spectator')),
});

const NO_RAIL: Snapshot['rail'] = { phases: [], levels: [], priority: null };

/** What one seat saw, read as far as somebody looks. */
class SeenSeat {
  readonly whole: SeenGame;
  private shown: SeenGame;

  constructor(kept: unknown) {
    this.whole = readKeptGame(kept);
    this.shown = this.whole.beginning();
  }

  /** How many options were played. */
  get length(): number {
    const { steps } = this.whole;
    return steps.length - (steps.at(-1)?.events.some(endsOutside) ? 2 : 1);
  }

  at(place: number): SeenGame {
    const { steps } = this.whole;
    const end = place >= this.length ? steps.length : place + 1;
    if (this.shown.steps.length > end) this.shown = this.whole.beginning();
    const known = this.shown.steps.length;
    for (const [index, { events, patch, passedAt }] of steps.slice(known, end).entries()) {
      const after = known + index === 0 ? this.whole.viewAt(0) : patched(this.shown.view, patch);
      this.shown.note(events, after, passedAt);
    }
    return this.shown;
  }
}

/** A game to look at as it was seen when it was played: nothing here asks its rules or its cards. */
export class SeenTable {
  private readonly seats: Readonly<Record<Seat, SeenSeat>>;

  /** Throws an UnreadableKept where what was kept is no such thing. */
  constructor(kept: unknown) {
    const given = (kept ?? {}) as Partial<Record<Seat, unknown>>;
    const seats = SEATS.map((seat) => [seat, new SeenSeat(given[seat])] as const);
    this.seats = Object.fromEntries(seats) as Record<Seat, SeenSeat>;
    if (SEATS.some((seat) => this.seats[seat].whole.seat !== seat || this.seats[seat].length !== this.length))
      throw new UnreadableKept('its seats do not fit together');
  }

  /** How many options were played. */
  get length(): number {
    return this.seats.spectator.length;
  }

  /** All that a seat was shown where so many options were played. */
  at(seat: Seat, place: number): SeenGame {
    return this.seats[seat].at(place);
  }

  private courseUpTo(place: number): Course {
    const course = new Course();
    const { whole } = this.seats.spectator;
    for (const [played, { events }] of whole.steps.slice(0, place + 1).entries())
      course.note(events, whole.viewAt(played), played);
    return course;
  }

  course(): CourseOfGame {
    return this.courseUpTo(this.length).numbers();
  }

  /** What the page draws: a table at which nobody is asked. */
  snapshot(setup: NewGame, seat: Seat, place: number): Snapshot {
    const { view, log, shown } = this.at(seat, place);
    return {
      game: 'kept',
      setup,
      edition: view.edition,
      seat,
      view,
      ask: null,
      thinking: null,
      rail: Object.hasOwn(EDITIONS, view.edition) ? railOf(view, []) : NO_RAIL,
      log: [...log.lines],
      shown: shown.list,
      played: Math.min(place, this.length),
      turns: this.courseUpTo(place).turnStarts,
      canTakeBack: false,
      outcome: view.outcome,
    };
  }
}

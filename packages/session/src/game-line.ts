import {
  checkRecord,
  type Game,
  type GameEvent,
  type GameRecord,
  maskEvents,
  type OutsideOutcome,
  playRecord,
  SEATS,
  type Seat,
  type Setup,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import { Growing, pool, RecordedGame } from '@lastclick/table';
import { Course } from './course.ts';
import { stepNow } from './rail.ts';
import type { SeatLog } from './seat-log.ts';
import { SeenGame } from './seen-game.ts';

/** Who played an option: whoever was asked, or the table for them. */
export type By = 'player' | 'table';

/** Copies to go back to are made so often at first, and half as often whenever there are too many. */
const FORK_EVERY = 32;
const MOST_FORKS = 24;

interface Known {
  readonly recorded: RecordedGame;
  readonly seen: Readonly<Record<Seat, SeenGame>>;
  readonly course: Course;
  readonly by: Growing<By>;
  /** How much had happened as each option was played. */
  readonly happened: Growing<number>;
}

const forked = ({ recorded, seen, course, by, happened }: Known): Known => ({
  recorded: recorded.fork(),
  seen: { corp: seen.corp.fork(), runner: seen.runner.fork(), spectator: seen.spectator.fork() },
  course: course.fork(),
  by: by.fork(),
  happened: happened.fork(),
});

/** A game with all that is told of it, able to go back to any of its decisions. */
export class GameLine {
  private readonly known: Known;
  /** Copies to go back to, oldest first. */
  private earlier: Known[];
  private forkEvery: number;

  private constructor(known: Known, earlier: readonly Known[], forkEvery = FORK_EVERY) {
    this.known = known;
    this.earlier = [...earlier];
    this.forkEvery = forkEvery;
  }

  private static begin(recorded: RecordedGame): GameLine {
    const seen = {
      corp: new SeenGame('corp'),
      runner: new SeenGame('runner'),
      spectator: new SeenGame('spectator'),
    };
    const line = new GameLine(
      { recorded, seen, course: new Course(), by: new Growing(), happened: new Growing() },
      [],
    );
    line.tell(recorded.events, null);
    line.earlier.push(forked(line.known));
    return line;
  }

  static start(setup: Setup): GameLine {
    return GameLine.begin(RecordedGame.start({ kind: 'setup', setup }));
  }

  /** The game of a record; throws an InputError where the record does not fit. */
  static replayed(record: GameRecord, passedFor: readonly number[]): GameLine {
    const { setup, times } = checkRecord(record);
    const line = GameLine.start(setup);
    const forHumans = new Set(passedFor);
    playRecord(record, pool, {
      get game() {
        return line.game;
      },
      play: (key, index, isUnasked) =>
        line.choose(
          key,
          isUnasked || forHumans.has(index) ? 'table' : 'player',
          isUnasked ? 0 : times?.[index],
        ),
      end: (outcome) => line.end(outcome),
    });
    return line;
  }

  get game(): Game {
    return this.known.recorded.game;
  }

  get played(): RecordedGame['played'] {
    return this.known.recorded.played;
  }

  get course(): Course {
    return this.known.course;
  }

  /** What everybody may know now. */
  seenByAll(): View {
    return this.known.seen.spectator.view;
  }

  /** All that a seat was shown so far. */
  seen(seat: Seat): SeenGame {
    return this.known.seen[seat];
  }

  log(seat: Seat): SeatLog {
    return this.known.seen[seat].log;
  }

  /** Who played the option at that place. */
  playedBy(place: number): By {
    return this.known.by.at(place) ?? 'player';
  }

  /** What happened since that side last chose an option itself. */
  since(side: Side): readonly GameEvent[] {
    const { recorded, by, happened } = this.known;
    const place = recorded.played.findLastIndex(
      ({ seat }, index) => seat === side && by.at(index) === 'player',
    );
    return recorded.events.slice(place < 0 ? 0 : (happened.at(place) ?? 0));
  }

  get passedFor(): readonly number[] {
    return this.known.by.items.flatMap((by, place) => (by === 'table' ? [place] : []));
  }

  record(): GameRecord {
    const record = this.known.recorded.record();
    if (record === null) throw new Error('a game of the table always begins with a setup');
    return record;
  }

  /** How the game ended, where that was not by its rules. */
  get outcome(): OutsideOutcome | null {
    return this.known.recorded.outcome;
  }

  /** Ends the game outside its rules; throws an InputError where it is over already. */
  end(outcome: OutsideOutcome): void {
    this.tell(this.known.recorded.end(outcome), null);
  }

  /** Plays an option, which took so many milliseconds where a clock runs. */
  choose(key: string, by: By, took = 0): void {
    const { recorded, by: players, happened } = this.known;
    const step = stepNow(this.seenByAll());
    const before = recorded.events.length;
    const events = recorded.choose(key, took);
    const seat = recorded.played.at(-1)?.seat ?? 'corp';
    players.push(by);
    happened.push(before);
    this.tell(events, by === 'table' && key === 'pass' ? { seat, step } : null);
    if (recorded.played.length % this.forkEvery === 0) this.keepFork();
  }

  /**
   * The same game where so many options were played; this one stays as it is. Where that are all of them, it has also
   * ended outside its rules if this one has, or goes on from there.
   */
  at(place: number, ending: 'with its end' | 'going on' = 'with its end'): GameLine {
    const { played } = this.known.recorded;
    const kept = this.earlier.filter(({ recorded }) => recorded.played.length <= place);
    const from = kept.at(-1);
    if (from === undefined) throw new Error('the beginning of a game is always kept');
    const line = new GameLine(forked(from), kept, this.forkEvery);
    for (let index = from.recorded.played.length; index < Math.min(place, played.length); index++)
      line.choose(played[index]?.key ?? '', this.playedBy(index), played[index]?.took);
    if (place >= played.length && ending === 'with its end' && this.outcome !== null) line.end(this.outcome);
    return line;
  }

  /** Where there are too many copies, every other one goes: going back takes longer, not more memory. */
  private keepFork(): void {
    this.earlier.push(forked(this.known));
    if (this.earlier.length <= MOST_FORKS) return;
    this.forkEvery *= 2;
    this.earlier = this.earlier.filter(({ recorded }) => recorded.played.length % this.forkEvery === 0);
  }

  private tell(
    events: readonly GameEvent[],
    passed: { readonly seat: Seat; readonly step: string } | null,
  ): void {
    const { recorded, seen, course } = this.known;
    for (const seat of SEATS)
      seen[seat].note(
        maskEvents(events, seat),
        view(recorded.game, seat),
        passed?.seat === seat ? passed.step : null,
      );
    course.note(events, this.seenByAll(), recorded.played.length);
  }
}

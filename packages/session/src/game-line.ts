import {
  type Game,
  type GameEvent,
  type GameRecord,
  playRecord,
  SEATS,
  type Seat,
  type Setup,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import { pool, RecordedGame } from '@lastclick/table';
import { Course } from './course.ts';
import { stepNow } from './rail.ts';
import { SeatLog } from './seat-log.ts';

/** Who played an option: whoever was asked, or the table for them. */
export type By = 'player' | 'table';

const FORK_EVERY = 32;

interface Known {
  readonly recorded: RecordedGame;
  readonly logs: Readonly<Record<Seat, SeatLog>>;
  readonly course: Course;
  readonly by: By[];
  /** How much had happened as each option was played. */
  readonly happened: number[];
}

const forked = ({ recorded, logs, course, by, happened }: Known): Known => ({
  recorded: recorded.fork(),
  logs: { corp: logs.corp.fork(), runner: logs.runner.fork(), spectator: logs.spectator.fork() },
  course: course.fork(),
  by: [...by],
  happened: [...happened],
});

/** A game with all that is told of it, able to go back to any of its decisions. */
export class GameLine {
  private readonly known: Known;
  /** Copies to go back to, oldest first. */
  private readonly earlier: Known[];
  private publicView: View | null = null;

  private constructor(known: Known, earlier: readonly Known[]) {
    this.known = known;
    this.earlier = [...earlier];
  }

  private static begin(recorded: RecordedGame): GameLine {
    const logs = {
      corp: new SeatLog('corp'),
      runner: new SeatLog('runner'),
      spectator: new SeatLog('spectator'),
    };
    const line = new GameLine({ recorded, logs, course: new Course(), by: [], happened: [] }, []);
    line.tell(recorded.events);
    line.earlier.push(forked(line.known));
    return line;
  }

  static start(setup: Setup): GameLine {
    return GameLine.begin(RecordedGame.start({ kind: 'setup', setup }));
  }

  /** The game of a record; throws an InputError where the record does not fit. */
  static replayed(record: GameRecord, passedFor: readonly number[]): GameLine {
    const line = GameLine.begin(RecordedGame.replayed(record, 0));
    const forHumans = new Set(passedFor);
    playRecord(record, pool, {
      get game() {
        return line.game;
      },
      play: (key, index, isUnasked) =>
        line.choose(key, isUnasked || forHumans.has(index) ? 'table' : 'player'),
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
    this.publicView ??= view(this.game, 'spectator');
    return this.publicView;
  }

  log(seat: Seat): SeatLog {
    return this.known.logs[seat];
  }

  /** Who played the option at that place. */
  playedBy(place: number): By {
    return this.known.by[place] ?? 'player';
  }

  /** What happened since that side last chose an option itself. */
  since(side: Side): readonly GameEvent[] {
    const { recorded, by, happened } = this.known;
    const place = recorded.played.findLastIndex(({ seat }, index) => seat === side && by[index] === 'player');
    return recorded.events.slice(happened[place] ?? 0);
  }

  get passedFor(): readonly number[] {
    return this.known.by.flatMap((by, place) => (by === 'table' ? [place] : []));
  }

  record(): GameRecord {
    const record = this.known.recorded.record();
    if (record === null) throw new Error('a game of the table always begins with a setup');
    return record;
  }

  choose(key: string, by: By): void {
    const { recorded, logs, by: players, happened } = this.known;
    const step = stepNow(this.seenByAll());
    const before = recorded.events.length;
    const events = recorded.choose(key);
    const seat = recorded.played.at(-1)?.seat ?? 'corp';
    players.push(by);
    happened.push(before);
    this.publicView = null;
    if (by === 'table' && key === 'pass')
      logs[seat].notePass(seat, step, {
        played: recorded.played.length,
        turn: recorded.game.state.turn.number,
      });
    this.tell(events);
    if (recorded.played.length % FORK_EVERY === 0) this.earlier.push(forked(this.known));
  }

  /** The same game where so many options were played; this one stays as it is. */
  at(place: number): GameLine {
    const { played } = this.known.recorded;
    const kept = this.earlier.filter(({ recorded }) => recorded.played.length <= place);
    const from = kept.at(-1);
    if (from === undefined) throw new Error('the beginning of a game is always kept');
    const line = new GameLine(forked(from), kept);
    for (let index = from.recorded.played.length; index < Math.min(place, played.length); index++)
      line.choose(played[index]?.key ?? '', this.playedBy(index));
    return line;
  }

  private tell(events: readonly GameEvent[]): void {
    const { recorded, logs, course } = this.known;
    for (const seat of SEATS) logs[seat].note(events, recorded.game, recorded.played.length);
    course.note(events, this.seenByAll(), recorded.played.length);
  }
}

import type { Seat } from '@lastclick/engine';
import type { Beat } from './beats.ts';
import type { LogEntry, Snapshot } from './snapshot.ts';
import type { TableSession } from './table-session.ts';

/** What is sent to who looks: the state, and what happened since the seat was last sent one. */
export interface Update {
  /** Of a long log only what is new is sent. */
  readonly snapshot: Omit<Snapshot, 'log'>;
  /** So many lines of the log sent before still stand. */
  readonly keep: number;
  readonly add: readonly LogEntry[];
  /**
   * What led here from the view the seat was sent last; none where it sees the game for the first time or where a move was
   * taken back.
   */
  readonly beats: readonly Beat[];
}

const prefixLength = (sent: readonly LogEntry[], now: readonly LogEntry[]): number => {
  const changed = now.findIndex((entry, index) => entry !== sent[index]);
  return changed < 0 ? now.length : changed;
};

/** One listener's updates about games: knows what was sent, and sends the rest. */
export class Updates {
  private log: readonly LogEntry[] = [];
  private game = '';
  private told = 0;
  /** Where each seat was last sent something of this game. */
  private readonly sent = new Map<Seat, number>();

  /** A seat has seen a game so far elsewhere: what happened since is told with the next update. */
  resume(game: string, seat: Seat, told: number): void {
    this.game = game;
    this.sent.set(seat, told);
  }

  /** What a seat is sent next, by default the one that looks. */
  next(session: TableSession, looking?: Seat): Update {
    const { log, ...snapshot } = session.snapshot(looking);
    const { game, seat } = snapshot;
    const { told } = session;
    // What was taken back never happened, for nobody.
    if (game !== this.game || told < this.told) this.sent.clear();
    const since = this.sent.get(seat);
    const keep = prefixLength(this.log, log);
    this.game = game;
    this.told = told;
    this.sent.set(seat, told);
    this.log = log;
    return {
      snapshot,
      keep,
      add: log.slice(keep),
      beats: since === undefined || since >= told ? [] : session.beatsSince(since, seat),
    };
  }
}

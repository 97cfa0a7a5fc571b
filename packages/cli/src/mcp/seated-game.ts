import { type Decision, InputError, type Side } from '@lastclick/engine';
import { type Deed, list, sideName } from '@lastclick/table';
import type { Table } from '../play/table.ts';

/** Clients give up on an answer after a minute; a bot that thinks longer goes on with the next request. */
const PATIENCE_MS = 10_000;

/** A game in which the model has one seat, or both; bots play the rest. */
export class SeatedGame {
  readonly table: Table;
  /** How much of its log each seat has been told. */
  private readonly told = new Map<Side, number>();
  private readonly clock: () => number;

  constructor(table: Table, clock: () => number = Date.now) {
    this.table = table;
    this.clock = clock;
  }

  /** Lets bots play, for a while; then the model's decision, null when it is not the model's yet or the game is over. */
  decision(): Decision | null {
    const since = this.clock();
    for (;;) {
      const waiting = this.table.decision();
      if (waiting === null || !this.table.playBot(waiting)) return waiting;
      if (this.clock() - since > PATIENCE_MS && this.isThinking()) return null;
    }
  }

  /** Whether a bot has still to decide. */
  isThinking(): boolean {
    const waiting = this.table.decision();
    return waiting !== null && !this.table.humans.includes(waiting.seat);
  }

  /** The seat a request is about: the one it names, else who decides. The other player's is refused. */
  seat(wanted: Side | undefined): Side {
    const { humans } = this.table;
    if (wanted !== undefined && !humans.includes(wanted)) {
      const yours = list(humans.map((side) => `the ${sideName(side)}`));
      throw new InputError('badSeat', 'seat', `you play ${yours} in this game`);
    }
    return wanted ?? this.decision()?.seat ?? humans[0] ?? 'corp';
  }

  /** What happened that the seat was not told yet. */
  news(seat: Side): readonly Deed[] {
    const news = this.table.story(seat, this.told.get(seat) ?? 0);
    this.told.set(seat, this.table.told(seat));
    return news;
  }

  /** Takes back the last decision of the model; false when there is none. */
  undo(): boolean {
    if (!this.table.undo()) return false;
    for (const [seat, told] of this.told) this.told.set(seat, Math.min(told, this.table.told(seat)));
    return true;
  }
}

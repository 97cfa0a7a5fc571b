import type { Side } from '@lastclick/engine';
import type { ClockTerms } from './terms.ts';

/** What is left to think, as it is told: counted down from `since` for whoever is asked. */
export interface ClockFace {
  readonly corp: number;
  readonly runner: number;
  readonly running: Side | null;
  /** Milliseconds since 1970 at which the numbers were true. */
  readonly since: number;
}

/** The clock of a game, told of every moment at which something happened. It never looks at the time itself. */
export class Clock {
  private readonly terms: ClockTerms;
  private readonly left: Record<Side, number>;
  private running: Side | null = null;
  private since = 0;
  private turn = '';

  constructor(terms: ClockTerms) {
    this.terms = terms;
    const each = terms.kind === 'none' ? Number.POSITIVE_INFINITY : terms.each;
    this.left = { corp: each, runner: each };
  }

  /** Up to that moment whoever was asked has thought. */
  pass(at: number): void {
    if (this.running !== null) this.left[this.running] -= Math.max(0, at - this.since);
    this.since = Math.max(this.since, at);
  }

  /** So many of the milliseconds that have passed were nobody's. */
  giveBack(milliseconds: number): void {
    if (this.running !== null) this.left[this.running] += milliseconds;
  }

  /** From now on that side is asked, in a turn that is named so. */
  ask(side: Side | null, turn: string): void {
    const { terms, left } = this;
    if (turn !== this.turn) {
      const [whose] = turn.split(' ');
      if (terms.kind === 'turn') {
        left.corp = terms.each;
        left.runner = terms.each;
      }
      if (terms.kind === 'game' && this.turn !== '' && (whose === 'corp' || whose === 'runner'))
        left[whose] += terms.more;
      this.turn = turn;
    }
    if (terms.kind === 'move' && side !== null && side !== this.running) left[side] = terms.each;
    this.running = side;
  }

  stop(): void {
    this.running = null;
  }

  get face(): ClockFace | null {
    if (this.terms.kind === 'none') return null;
    return {
      corp: Math.round(this.left.corp),
      runner: Math.round(this.left.runner),
      running: this.running,
      since: this.since,
    };
  }

  /** When the time of whoever is asked is up; null where nobody's runs out. */
  get end(): { readonly side: Side; readonly at: number } | null {
    if (this.running === null || this.terms.kind === 'none') return null;
    return { side: this.running, at: this.since + Math.max(0, this.left[this.running]) };
  }
}

import { SIDES, type Side } from '@lastclick/engine';

interface Here {
  readonly isHere: boolean;
  readonly since: number;
}

/** Who is at the table, here and at other processes. Nothing of it is kept. */
export class Presence {
  private readonly pass: (words: string) => unknown;
  private readonly here: Record<Side, Here | null> = { corp: null, runner: null };

  constructor(pass: (words: string) => unknown) {
    this.pass = pass;
  }

  came(side: Side, at: number): void {
    this.set(side, { isHere: true, since: at });
  }

  went(side: Side, at: number): void {
    this.set(side, { isHere: false, since: at });
  }

  isHere(side: Side): boolean {
    return this.here[side]?.isHere === true;
  }

  /** Since when a side has been away; null where it is here, or was never seen. */
  awaySince(side: Side): number | null {
    const known = this.here[side];
    return known === null || known.isHere ? null : known.since;
  }

  private set(side: Side, now: Here): void {
    if (this.here[side]?.isHere === now.isHere) return;
    this.here[side] = now;
    this.pass(JSON.stringify({ side, ...now }));
  }

  /** What another process told; true where it is news. */
  hear(words: string): boolean {
    const { side, isHere, since } = JSON.parse(words) as { side: Side } & Here;
    if (!SIDES.includes(side) || this.here[side]?.isHere === isHere) return false;
    this.here[side] = { isHere, since };
    return true;
  }
}

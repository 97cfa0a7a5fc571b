/** So much at once, and so much more each second. */
export class Allowance {
  private left: number;
  private readonly most: number;
  private readonly perSecond: number;
  private at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.left = most;
    this.most = most;
    this.perSecond = perSecond;
    this.at = now;
  }

  /** Takes one; false where none is left. */
  take(now: number): boolean {
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1_000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }

  /** Whether nobody would notice if it was forgotten. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1_000) * this.perSecond >= this.most;
  }
}

/** Allowances by who asks; those that are full again are forgotten. */
export class Allowances {
  private readonly known = new Map<string, Allowance>();
  private readonly most: number;
  private readonly perSecond: number;

  constructor(most: number, perSecond: number) {
    this.most = most;
    this.perSecond = perSecond;
  }

  take(who: string, now: number): boolean {
    if (this.known.size > 10_000)
      for (const [one, allowance] of this.known) if (allowance.isFull(now)) this.known.delete(one);
    let allowance = this.known.get(who);
    if (allowance === undefined) {
      allowance = new Allowance(this.most, this.perSecond, now);
      this.known.set(who, allowance);
    }
    return allowance.take(now);
  }
}

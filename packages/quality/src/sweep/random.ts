/** The sweep's own seeded generator (mulberry32); the game's chance lives in its state. */
export class Random {
  private word: number;

  constructor(seed: string) {
    this.word = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) {
      this.word = Math.imul(this.word ^ seed.charCodeAt(i), 0x01000193);
    }
  }

  /** From 0 to less than 1. */
  fraction(): number {
    this.word = (this.word + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.word ^ (this.word >>> 15), this.word | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    return Math.floor(this.fraction() * below);
  }

  pick<T>(list: readonly T[]): T {
    const value = list[this.below(list.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swapped = copy[i] as T;
      copy[i] = copy[j] as T;
      copy[j] = swapped;
    }
    return copy;
  }
}

/** A seeded source of chance; the same seed gives the same numbers everywhere. */
export interface Rng {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number at least 0 and below `n`. */
  below(n: number): number;
  /** Where the generator stands now: a generator made from this text goes on from here. */
  seed(): string;
}

const WARM_UP = 12;
const STANDING = /^sfc32:(\d+),(\d+),(\d+),(\d+)$/;

/** Four words from any text, each bit of it spread over all of them (FNV-1a with a different basis for each). */
function wordsOf(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let w = 0; w < 4; w++) words[w] = Math.imul((words[w] as number) ^ (unit + w), 0x01000193) >>> 0;
  }
  return words;
}

/** A generator (sfc32) from any text, or from what `seed()` of another one said. */
export function createRng(seed: string): Rng {
  const standing = STANDING.exec(seed);
  let [a, b, c, d] =
    standing === null ? wordsOf(seed) : (standing.slice(1).map(Number) as [number, number, number, number]);
  const word = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // Similar texts give similar words; these rounds drive their numbers apart.
  if (standing === null) for (let i = 0; i < WARM_UP; i++) word();
  return {
    next: () => word() / 0x100000000,
    below: (n) => Math.floor((word() / 0x100000000) * n),
    seed: () => `sfc32:${a >>> 0},${b >>> 0},${c >>> 0},${d >>> 0}`,
  };
}

/** Brings a list into random order, in place. */
export function shuffle<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const one = list[i] as T;
    list[i] = list[j] as T;
    list[j] = one;
  }
  return list;
}

import { hash } from 'node:crypto';

/** The first difference in one part of two trails. */
export interface Difference<P extends string> {
  readonly part: P;
  /** The first observation that differs; null where its letter is the same by chance. */
  readonly at: number | null;
}

/**
 * What is kept of everything observed in a game, by part: a letter for each observation, which says where two games
 * differ (one difference in 64 has the same letter), and a sum over all, which says for sure whether they do.
 */
export interface Trail<P extends string> {
  readonly letters: Readonly<Record<P, string>>;
  readonly sums: Readonly<Record<P, string>>;
}

const SUM_LENGTH = 10;

export const sumOf = (text: string): string => hash('sha1', text, 'base64url').slice(0, SUM_LENGTH);

/** Makes the trail of a game while it is played. */
export class TrailMaker<P extends string> {
  private readonly parts: readonly P[];
  private readonly letters: Record<P, string>;
  private readonly sums: Record<P, string>;

  constructor(parts: readonly P[]) {
    this.parts = parts;
    const empty = (): Record<P, string> =>
      Object.fromEntries(parts.map((part) => [part, ''])) as Record<P, string>;
    this.letters = empty();
    this.sums = empty();
  }

  add(observed: Readonly<Record<P, unknown>>): void {
    for (const part of this.parts) {
      const sum = sumOf(JSON.stringify(observed[part]));
      this.letters[part] += sum[0] ?? '';
      this.sums[part] = sumOf(this.sums[part] + sum);
    }
  }

  get trail(): Trail<P> {
    return { letters: { ...this.letters }, sums: { ...this.sums } };
  }
}

function firstDifference(one: string, other: string): number | null {
  for (let at = 0; at < Math.max(one.length, other.length); at++) if (one[at] !== other[at]) return at;
  return null;
}

/** Where two trails part, the earliest first. */
export function differences<P extends string>(kept: Trail<P>, now: Trail<P>): Difference<P>[] {
  const last = Number.POSITIVE_INFINITY;
  return (Object.keys(kept.sums) as P[])
    .filter((part) => kept.sums[part] !== now.sums[part])
    .map((part) => ({ part, at: firstDifference(kept.letters[part], now.letters[part]) }))
    .sort((a, b) => (a.at ?? last) - (b.at ?? last));
}

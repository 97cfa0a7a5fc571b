/** What a marked source calls: which of its places were passed since the last time somebody asked. */
export class Passed {
  private readonly passed: Uint8Array;
  private lefts: unknown[] = [];

  constructor(size: number) {
    this.passed = new Uint8Array(size);
  }

  /** Marked places are expressions; this is what stands before each of them. */
  at(mark: number): void {
    this.passed[mark] = 1;
  }

  left<T>(value: T): T {
    this.lefts.push(value);
    return value;
  }

  /** A shifted comparison says something else only of two numbers that are the same. */
  right<T>(mark: number, value: T): T {
    if (this.lefts.pop() === value) this.passed[mark] = 1;
    return value;
  }

  /** The marks passed since the last time, as a copy. */
  take(): Uint8Array {
    const taken = this.passed.slice();
    this.passed.fill(0);
    this.lefts = [];
    return taken;
  }
}

export function bitsOf(marks: Uint8Array): string {
  const bytes = Buffer.alloc(Math.ceil(marks.length / 8));
  for (let mark = 0; mark < marks.length; mark++) {
    if (marks[mark] === 1) bytes[mark >> 3] = (bytes[mark >> 3] ?? 0) | (1 << (mark & 7));
  }
  return bytes.toString('base64');
}

export const hasBit = (bytes: Buffer, mark: number): boolean =>
  ((bytes[mark >> 3] ?? 0) & (1 << (mark & 7))) !== 0;

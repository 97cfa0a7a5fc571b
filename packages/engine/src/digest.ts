// Sums of data, the same in every JavaScript engine: what is written down says by them what it was made with.

/** The same text for the same data, however it was put together. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join()}}`;
}

const mixed = (sum: number, code: number): number => Math.imul(sum ^ code, 0x01000193);

/** Two of FNV's sums, 64 bits together. */
export class Sum {
  private one: number;
  private other: number;
  private count: number;

  constructor(from?: Sum) {
    this.one = from?.one ?? 0x811c9dc5;
    this.other = from?.other ?? 0x6c62272e;
    this.count = from?.count ?? 0;
  }

  /** Adds a whole number below 65536; greater ones are added in halves by `whole`. */
  add(code: number): void {
    this.one = mixed(this.one, code);
    this.other = mixed(this.other, code + this.count);
    this.count += 1;
  }

  whole(number: number): void {
    this.add(number & 0xffff);
    this.add((number >>> 16) & 0xffff);
  }

  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  get words(): readonly [number, number] {
    return [this.one >>> 0, this.other >>> 0];
  }

  /** 16 hexadecimal digits, well mixed, so that a beginning of them says as much as its length allows. */
  get digits(): string {
    return this.words.map((word) => stirred(word).toString(16).padStart(8, '0')).join('');
  }
}

/** Lets every bit of a word depend on every other. */
function stirred(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A short sum of a text: other texts have others. */
export function sumOf(text: string): string {
  const sum = new Sum();
  sum.text(text);
  return sum.words.map((word) => word.toString(36)).join('.');
}

/** The digest of data: 16 hexadecimal digits. */
export function digestOf(data: unknown): string {
  const sum = new Sum();
  sum.text(canonical(data));
  return sum.digits;
}

/** The fewest digits a digest may be shortened to. */
export const FEWEST_DIGITS = 6;

/** Whether two digests are of the same, as far as both are told. */
export function sameDigest(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  return length >= FEWEST_DIGITS && one.slice(0, length) === other.slice(0, length);
}

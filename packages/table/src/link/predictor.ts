import { STRETCHED, squash } from './logistic.ts';

// Guesses the next bit of a text from what followed the same letters before. Part of version 2 of links: whatever is
// changed here makes another version.

const BITS = 18;
const SIZE = 1 << BITS;
/** What is looked at: the last 1 to 6 letters, the word with the one before, the line's first word, its place, a repetition. */
const ORDERS = [1, 2, 3, 4, 6] as const;
const CONTEXTS = ORDERS.length + 4;
const INPUTS = CONTEXTS + 2;
const LONGEST = 32;
/** How much one sight of a bit moves its guess, by how often it was seen. */
const RATES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];
const LEARNING = 10;

const NEWLINE = 10;
const isWordEnd = (letter: number): boolean =>
  letter === NEWLINE || letter === 32 || letter === 44 || letter === 34;

export class Predictor {
  private readonly guesses = Array.from({ length: CONTEXTS }, () => new Uint16Array(SIZE).fill(32768));
  private readonly seen = Array.from({ length: CONTEXTS }, () => new Uint8Array(SIZE));
  private readonly hashes = new Int32Array(CONTEXTS);
  private readonly slots = new Int32Array(CONTEXTS);
  private readonly inputs = new Int32Array(INPUTS);
  private readonly byLetter = new Int32Array(INPUTS * 256).fill((1 << 16) / 4);
  private readonly byMatch = new Int32Array(INPUTS * (LONGEST + 1) * 8).fill((1 << 16) / 4);
  private readonly text: number[] = [];
  /** Where the last letters stood before. */
  private readonly places = new Int32Array(1 << 16);
  private match = 0;
  private length = 0;
  private partial = 1;
  private bit = 0;
  private word = 0;
  private wordBefore = 0;
  private firstWord = 0;
  private lineBefore = 0;
  private line = 0;
  private letterSet = 0;
  private matchSet = 0;
  private one = 2048;
  private other = 2048;
  private guess = 2048;

  constructor() {
    this.nextLetter();
    this.look();
  }

  /** The chance that the next bit is 1, of 4096. */
  get chance(): number {
    return Math.max(1, Math.min(4095, this.guess));
  }

  /** Tells which bit it was. */
  learn(bit: number): void {
    this.adjust(bit);
    this.partial = (this.partial << 1) | bit;
    this.bit += 1;
    if (this.bit === 8) {
      this.addLetter(this.partial & 255);
      this.partial = 1;
      this.bit = 0;
      this.nextLetter();
    }
    this.look();
  }

  private addLetter(letter: number): void {
    const { text } = this;
    text.push(letter);
    if (isWordEnd(letter)) {
      if (this.firstWord === 0) this.firstWord = this.word + 1;
      this.wordBefore = this.word;
      this.word = 0;
    } else this.word = Math.imul(this.word + letter + 1, 0x2f0b4c47);
    if (letter === NEWLINE) {
      this.lineBefore = this.line;
      this.line = 0;
      this.firstWord = 0;
    } else this.line = Math.imul(this.line + letter + 1, 0x1e35a7bd);
    if (this.length > 0 && text[this.match] === letter) {
      this.match += 1;
      this.length = Math.min(LONGEST, this.length + 1);
    } else this.length = 0;
    const size = text.length;
    let last = 0;
    for (let back = 1; back <= 5; back++) last = Math.imul(last + (text[size - back] ?? 0) + 1, 0x2c1b3c6d);
    const slot = (last >>> 8) & 0xffff;
    if (this.length === 0) {
      const place = this.places[slot] ?? 0;
      this.match = place;
      if (place > 0)
        while (this.length < LONGEST && text[place - 1 - this.length] === text[size - 1 - this.length])
          this.length += 1;
    }
    this.places[slot] = size;
  }

  private nextLetter(): void {
    const { text, hashes } = this;
    const size = text.length;
    let hash = 0;
    let order = 0;
    for (let back = 1; back <= 6; back++) {
      hash = Math.imul(hash + (text[size - back] ?? 0) + 1, 0x3d4d51cb) ^ (hash >>> 15);
      if (ORDERS[order] === back) {
        hashes[order] = Math.imul(hash + back, 0x9e3779b1);
        order += 1;
      }
    }
    hashes[order] = Math.imul(this.word ^ Math.imul(this.wordBefore, 0x27d4eb2f), 0x165667b1);
    hashes[order + 1] = Math.imul((this.firstWord ^ Math.imul(this.word, 0x85ebca6b)) + 17, 0x27d4eb2f);
    hashes[order + 2] = Math.imul((this.lineBefore ^ Math.imul(this.line, 0xc2b2ae35)) + 29, 0x165667b1);
    hashes[order + 3] = Math.imul((this.word ^ Math.imul(this.lineBefore, 0x9e3779b1)) + 41, 0x2f0b4c47);
  }

  /** Works out the next guess. */
  private look(): void {
    const { inputs, partial } = this;
    for (let context = 0; context < CONTEXTS; context++) {
      const hash = Math.imul((this.hashes[context] ?? 0) + partial, 0x9e3779b1);
      const slot = (hash ^ (hash >>> 13)) >>> (32 - BITS);
      this.slots[context] = slot;
      const count = this.seen[context]?.[slot] ?? 0;
      const odds = STRETCHED[(this.guesses[context]?.[slot] ?? 32768) >> 4] ?? 0;
      inputs[context] = count === 0 ? 0 : odds;
    }
    const expected = (this.text[this.match] ?? 0) | 256;
    const isExpected = this.length > 0 && expected >> (8 - this.bit) === partial;
    if (!isExpected) this.length = 0;
    const sign = (expected >> (7 - this.bit)) & 1 ? 1 : -1;
    inputs[CONTEXTS] = isExpected ? sign * Math.min(2047, 300 + this.length * 56) : 0;
    inputs[CONTEXTS + 1] = 256;
    this.letterSet = partial * INPUTS;
    this.matchSet = (this.length * 8 + this.bit) * INPUTS;
    this.one = squash(this.mix(this.byLetter, this.letterSet));
    this.other = squash(this.mix(this.byMatch, this.matchSet));
    this.guess = squash(((STRETCHED[this.one] ?? 0) + (STRETCHED[this.other] ?? 0)) >> 1);
  }

  private mix(weights: Int32Array, from: number): number {
    let sum = 0;
    for (let input = 0; input < INPUTS; input++)
      sum += (this.inputs[input] ?? 0) * (weights[from + input] ?? 0);
    return Math.max(-2047, Math.min(2047, Math.trunc(sum / 65536)));
  }

  private adjust(bit: number): void {
    this.train(this.byLetter, this.letterSet, (bit << 12) - this.one);
    this.train(this.byMatch, this.matchSet, (bit << 12) - this.other);
    for (let context = 0; context < CONTEXTS; context++) {
      const slot = this.slots[context] ?? 0;
      const guesses = this.guesses[context];
      const seen = this.seen[context];
      if (guesses === undefined || seen === undefined) continue;
      const count = seen[slot] ?? 0;
      const guess = guesses[slot] ?? 32768;
      guesses[slot] = guess + Math.trunc(((bit === 1 ? 65535 : 0) - guess) / (RATES[count] ?? 20));
      if (count < RATES.length - 1) seen[slot] = count + 1;
    }
  }

  private train(weights: Int32Array, from: number, error: number): void {
    for (let input = 0; input < INPUTS; input++) {
      const place = from + input;
      weights[place] =
        (weights[place] ?? 0) + (((this.inputs[input] ?? 0) * error * LEARNING + 0x8000) >> 16);
    }
  }
}

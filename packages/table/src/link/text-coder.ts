import { Predictor } from './predictor.ts';

// Both are wherever JavaScript runs, but not in the language itself, which is all this package leans on.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

// An arithmetic coder: the better the next bit is guessed, the less of it is written.

const middle = (low: number, high: number, chance: number): number =>
  low + Math.floor((high - low) / 4096) * chance;

/** Ends a text. */
const END = 0;

/** A text without the letter 0 as few bytes. */
export function shrunk(text: string): Uint8Array<ArrayBuffer> {
  const predictor = new Predictor();
  const bytes: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  const write = (bit: number): void => {
    const between = middle(low, high, predictor.chance);
    if (bit === 1) high = between;
    else low = between + 1;
    predictor.learn(bit);
    while (((low ^ high) & 0xff000000) === 0) {
      bytes.push(high >>> 24);
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
    }
  };
  for (const letter of [...new TextEncoder().encode(text), END])
    for (let bit = 7; bit >= 0; bit--) write((letter >> bit) & 1);
  bytes.push(low >>> 24, (low >>> 16) & 255, (low >>> 8) & 255, 255);
  return Uint8Array.from(bytes);
}

/** The text of shrunk bytes; null where it does not end after so many letters. */
export function unshrunk(bytes: Uint8Array, most: number): string | null {
  const predictor = new Predictor();
  const letters: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  let place = 0;
  let code = 0;
  const next = (): number => bytes[place++] ?? 0;
  for (let read = 0; read < 4; read++) code = ((code << 8) | next()) >>> 0;
  const read = (): number => {
    const between = middle(low, high, predictor.chance);
    const bit = code <= between ? 1 : 0;
    if (bit === 1) high = between;
    else low = between + 1;
    predictor.learn(bit);
    while (((low ^ high) & 0xff000000) === 0) {
      low = (low << 8) >>> 0;
      high = ((high << 8) | 255) >>> 0;
      code = ((code << 8) | next()) >>> 0;
    }
    return bit;
  };
  // Where bytes are missing, what is read is noise that need not end.
  while (letters.length <= most && place <= bytes.length + 4) {
    let letter = 0;
    for (let bit = 0; bit < 8; bit++) letter = (letter << 1) | read();
    if (letter === END) return new TextDecoder().decode(Uint8Array.from(letters));
    letters.push(letter);
  }
  return null;
}

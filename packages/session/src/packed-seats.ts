import { UnreadableKept } from './kept-game.ts';
import type { KeptSeats } from './kept-seats.ts';

// What was seen is some hundred thousand letters that repeat themselves: it is written deflated.

/** Nothing that was seen is longer, whatever a few bytes unpack to. */
const MOST = 40_000_000;

async function read(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new UnreadableKept('it is far too large');
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The text of what was seen as few bytes. */
export const deflated = (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  read(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));

export async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder().decode(whole);
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** What every seat saw, as text, as it stands in a file. */
export const packText = async (kept: string): Promise<string> => toBase64(await deflated(kept));

export const packSeats = (kept: KeptSeats): Promise<string> => packText(JSON.stringify(kept));

/** The text again; throws an UnreadableKept. */
export async function unpackText(packed: string): Promise<string> {
  try {
    return await inflated(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  } catch (error) {
    if (error instanceof UnreadableKept) throw error;
    throw new UnreadableKept('a part of it is missing or was changed');
  }
}

/** Reads it again, as far as it is no more than a text; a SeenTable checks the rest. Throws an UnreadableKept. */
export async function unpackSeats(packed: string): Promise<unknown> {
  const text = await unpackText(packed);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableKept('a part of it is missing or was changed');
  }
}

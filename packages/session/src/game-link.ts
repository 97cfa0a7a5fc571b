import { shrunk, unshrunk } from '@lastclick/table';
import { gameOfLink, linkText } from './link-text.ts';
import { readSavedGame, UnreadableGame } from './read-saved-game.ts';
import type { SavedGame } from './snapshot.ts';

/** What a link that carries a game has in its fragment. */
export const LINK_ROUTE = '#/replay/';

/** The longest games are some hundred thousand letters. */
const MOST = 4_000_000;
const TOO_LARGE = 'This is far too large for a game of Last Click.';

/** A few letters can unpack to more than any machine holds: it is not read further than a game can be long. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST) throw new UnreadableGame(TOO_LARGE);
    parts.push(read.value);
  }
  return new Blob(parts).text();
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** Begins links of version 2; what begins so is never deflated, as links of version 1 are. */
const VERSION_2 = 'v2-';

/** Longer addresses are cut off by some who carry them. */
const MOST_LETTERS = 4096;

const packedText = (saved: SavedGame): string => VERSION_2 + toBase64Url(shrunk(linkText(saved)));

/** A game as a text that an address can carry; how long its moves took goes along where there is room. */
export function packGame(saved: SavedGame): string {
  const whole = packedText(saved);
  const { times, ...record } = saved.record;
  return times === undefined || whole.length <= MOST_LETTERS ? whole : packedText({ ...saved, record });
}

function unpackedText(packed: string): string {
  const text = unshrunk(fromBase64Url(packed), MOST);
  if (text === null) throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  return text;
}

/** The game of a packed text; throws an UnreadableGame where it is broken. */
export async function unpackGame(packed: string): Promise<SavedGame> {
  if (packed.length > MOST) throw new UnreadableGame(TOO_LARGE);
  const isVersion2 = packed.startsWith(VERSION_2);
  let text: string;
  try {
    text = isVersion2 ? unpackedText(packed.slice(VERSION_2.length)) : await inflated(fromBase64Url(packed));
  } catch (error) {
    if (error instanceof UnreadableGame) throw error;
    throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  }
  return isVersion2 ? gameOfLink(text) : readSavedGame(text);
}

/** Reads a file, its text, a link, or what is left of one. */
export async function readGame(given: string | Blob): Promise<SavedGame> {
  if ((typeof given === 'string' ? given.length : given.size) > MOST) throw new UnreadableGame(TOO_LARGE);
  const trimmed = (typeof given === 'string' ? given : await given.text()).trim();
  if (trimmed.startsWith('{')) return readSavedGame(trimmed);
  const start = trimmed.indexOf(LINK_ROUTE);
  if (start >= 0) return unpackGame(trimmed.slice(start + LINK_ROUTE.length));
  if (/^[A-Za-z0-9_-]{40,}$/.test(trimmed)) return unpackGame(trimmed);
  throw new UnreadableGame('This is neither a link to a game nor the text of one.');
}

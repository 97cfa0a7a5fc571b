import type { GameExchange, SavedGame } from '../session/snapshot.ts';
import { readSavedGame, UnreadableGame } from './read-saved-game.ts';

/** What a link that carries a game has in its fragment. */
export const LINK_ROUTE = '#/replay/';

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** A game as a text that an address can carry. */
export async function packGame(saved: SavedGame): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(saved));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The game of a packed text; throws an UnreadableGame where it is broken. */
export async function unpackGame(packed: string): Promise<SavedGame> {
  let text: string;
  try {
    text = new TextDecoder().decode(
      await through(fromBase64Url(packed), new DecompressionStream('deflate-raw')),
    );
  } catch {
    throw new UnreadableGame('This link is broken: a part of it is missing or was changed.');
  }
  return readSavedGame(text);
}

/** Reads a link, what is left of one, or the text of a file. */
export async function readGame(text: string): Promise<SavedGame> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readSavedGame(trimmed);
  const start = trimmed.indexOf(LINK_ROUTE);
  if (start >= 0) return unpackGame(trimmed.slice(start + LINK_ROUTE.length));
  if (/^[A-Za-z0-9_-]{40,}$/.test(trimmed)) return unpackGame(trimmed);
  throw new UnreadableGame('This is neither a link to a game nor the text of one.');
}

export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const exchange: GameExchange = {
  async linkTo(saved) {
    const { origin, pathname } = location;
    return `${origin}${pathname}${LINK_ROUTE}${await packGame(saved)}`;
  },
  download(saved) {
    downloadText(`last-click-${saved.setup.seed}.json`, JSON.stringify(saved));
  },
  read: readGame,
};

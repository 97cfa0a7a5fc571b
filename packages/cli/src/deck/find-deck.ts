import { readFileSync } from 'node:fs';
import { DECKS, type DeckList, readDeckText, readNetrunnerDb } from '@lastclick/cards';
import { FileProblem, reason } from '../play/files.ts';

const STDIN = 0;

function contentsOf(path: string): string {
  try {
    return readFileSync(path === '-' ? STDIN : path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const what = `${path} cannot be read: ${reason(error)}`;
    throw new FileProblem(`${what}; "deck list" names the decks that come with the game`);
  }
}

/** A deck someone wrote down, with what of it is not understood. */
export interface ReadDeck {
  readonly deck: DeckList;
  readonly problems: readonly string[];
}

/** Reads a plain list or NetrunnerDB's JSON, whichever it is. */
export function readDeck(contents: string): ReadDeck {
  const { deck, unread } = /^\s*[[{]/.test(contents) ? readNetrunnerDb(contents) : readDeckText(contents);
  const problems = unread.map(({ entry, message }) => (entry === '' ? message : `${entry}: ${message}`));
  return { deck, problems };
}

/** Reads a deck from a file; throws a FileProblem unless all of it is understood. */
export function readDeckFile(path: string): DeckList {
  const { deck, problems } = readDeck(contentsOf(path));
  if (problems.length === 0) return deck;
  throw new FileProblem(
    `${path === '-' ? 'the list' : path} is not understood:\n${problems.map((one) => `  ${one}`).join('\n')}`,
  );
}

/** The deck that comes with the game under that key, or null. */
export const deckWithKey = (key: string): DeckList | null =>
  Object.hasOwn(DECKS, key) ? (DECKS[key] ?? null) : null;

/** A deck that comes with the game by its key; everything else is a file, and - is the input. */
export const findDeck = (keyOrFile: string): DeckList => deckWithKey(keyOrFile) ?? readDeckFile(keyOrFile);

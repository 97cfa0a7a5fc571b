import { readFileSync } from 'node:fs';
import { DECKS, type DeckList, type ImportedDeck, readDeckText, readNetrunnerDb } from '@lastclick/cards';
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

const imported = (contents: string): ImportedDeck =>
  /^\s*[[{]/.test(contents) ? readNetrunnerDb(contents) : readDeckText(contents);

/** Reads a plain list or NetrunnerDB's JSON, whichever it is; throws a FileProblem unless all of it is understood. */
export function readDeckFile(path: string): DeckList {
  const { deck, unread } = imported(contentsOf(path));
  if (unread.length === 0) return deck;
  const said = unread.map(({ entry, message }) => (entry === '' ? message : `${entry}: ${message}`));
  throw new FileProblem(
    `${path === '-' ? 'the list' : path} is not understood:\n${said.map((one) => `  ${one}`).join('\n')}`,
  );
}

/** A deck that comes with the game by its key; everything else is a file, and - is the input. */
export function findDeck(keyOrFile: string): DeckList {
  const known = Object.hasOwn(DECKS, keyOrFile) ? DECKS[keyOrFile] : undefined;
  return known ?? readDeckFile(keyOrFile);
}

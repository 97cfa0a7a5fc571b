import { type DeckList, readDeckText, readNetrunnerDb } from '@lastclick/cards';

/** What became of a pasted or opened text. */
export interface DeckImport {
  /** The deck as far as it is understood; null where there is none to speak of. */
  readonly deck: DeckList | null;
  /** What is not understood, one sentence each, with the entry it is about. */
  readonly problems: readonly string[];
}

const LONGEST = 100_000;
const MOST_PROBLEMS = 12;
const MOST_COPIES = 99;
/** As long as a name can be made on the page. */
export const LONGEST_NAME = 80;

const TOO_LONG: DeckImport = { deck: null, problems: ['This is far too long for a deck.'] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that must not be shown
const CONTROL = /[\u0000-\u001f]/g;

/** Control characters, halves of letters and endless lines are not worth repeating to anybody. */
const shown = (entry: string): string => entry.replace(CONTROL, ' ').slice(0, LONGEST_NAME).toWellFormed();

/** Reads a plain list or NetrunnerDB's JSON, whichever it is. Nothing is dropped without a word. */
export function importDeck(text: string): DeckImport {
  if (text.trim() === '')
    return { deck: null, problems: ['There is nothing in it. A list looks like "3x Hedge Fund".'] };
  if (text.length > LONGEST) return TOO_LONG;
  const { deck, unread } = /^\s*[[{]/.test(text) ? readNetrunnerDb(text) : readDeckText(text);
  const problems = unread.map(({ entry, message }) =>
    entry === '' ? message : `${shown(entry)}: ${message}`,
  );
  const tooMany = Object.entries(deck.cards).filter(([, copies]) => copies > MOST_COPIES);
  for (const [id] of tooMany) problems.push(`${id}: more than ${MOST_COPIES} copies`);
  const more = problems.length - MOST_PROBLEMS;
  const told = more > 0 ? [...problems.slice(0, MOST_PROBLEMS), `and ${more} more`] : problems;
  const isDeck = deck.identity !== '' && Object.keys(deck.cards).length > 0 && tooMany.length === 0;
  const name = shown(deck.name);
  return { deck: isDeck ? { ...deck, name } : null, problems: told };
}

/** What a file holds, unless no deck can be so long: then it is not even read. */
export async function readDeckFile(file: Blob): Promise<string | DeckImport> {
  if (file.size > LONGEST) return TOO_LONG;
  return file.text().catch(() => ({ deck: null, problems: ['The file cannot be read.'] }));
}

/** The deck with so many copies of a card; without the card at none. */
export function withCopies(deck: DeckList, card: string, copies: number): DeckList {
  const { [card]: _, ...others } = deck.cards;
  const number = Math.max(0, Math.min(MOST_COPIES, Math.trunc(copies)));
  if (number === 0) return { ...deck, cards: others };
  return { ...deck, cards: { ...deck.cards, [card]: number } };
}

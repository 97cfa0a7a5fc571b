import { DECKS, type DeckList } from '@lastclick/cards';
import type { Keeper } from './keeper.ts';

/** A deck on the page: one that comes with the game, or one of the player's own. */
export interface ShelvedDeck {
  readonly id: string;
  readonly isOwn: boolean;
  readonly deck: DeckList;
}

/** The decks that come with the game. */
export const includedDecks: readonly ShelvedDeck[] = Object.entries(DECKS).map(([id, deck]) => ({
  id,
  isOwn: false,
  deck,
}));

/** The name of the player's decks in the browser's storage. */
export const DECKS_NAME = 'last-click.decks';
const UNREADABLE_KEY = 'last-click.decks.unreadable';

export interface OwnDecks {
  readonly decks: readonly ShelvedDeck[];
  /** What is wrong with what was kept, as a sentence; '' where nothing is. */
  readonly problem: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readKept(entry: unknown): ShelvedDeck | null {
  if (!isObject(entry) || typeof entry.id !== 'string' || !isObject(entry.deck)) return null;
  const { name, identity, cards } = entry.deck;
  if (typeof name !== 'string' || typeof identity !== 'string' || !isObject(cards)) return null;
  const copies = Object.entries(cards);
  if (copies.some(([, number]) => typeof number !== 'number' || !Number.isInteger(number) || number < 1))
    return null;
  return {
    id: entry.id,
    isOwn: true,
    deck: { name, identity, cards: Object.fromEntries(copies) as Record<string, number> },
  };
}

/** False where the browser has no room for it. */
function putAside(keeper: Keeper, text: string): boolean {
  try {
    keeper.setItem(UNREADABLE_KEY, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The player's own decks. What cannot be read is put aside in the browser's storage before anything is written over
 * it, and said.
 */
export function readOwnDecks(keeper: Keeper): OwnDecks {
  const text = keeper.getItem(DECKS_NAME);
  if (text === null) return { decks: [], problem: '' };
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    kept = null;
  }
  const entries = isObject(kept) && Array.isArray(kept.decks) ? kept.decks : null;
  const decks = (entries ?? []).map(readKept);
  const readable = decks.filter((deck) => deck !== null);
  if (entries !== null && readable.length === entries.length) return { decks: readable, problem: '' };
  const lost = entries === null ? 'Your kept decks' : `${entries.length - readable.length} of your decks`;
  return {
    decks: readable,
    problem: putAside(keeper, text)
      ? `${lost} could not be read. The damaged text is put aside in this browser under "${UNREADABLE_KEY}".`
      : `${lost} could not be read, and this browser has no room to put the damaged text aside: change no deck before you have copied it from "${DECKS_NAME}".`,
  };
}

/** Keeps the player's own decks; throws where the browser refuses. */
export function keepOwnDecks(keeper: Keeper, decks: readonly ShelvedDeck[]): void {
  keeper.setItem(DECKS_NAME, JSON.stringify({ decks: decks.map(({ id, deck }) => ({ id, deck })) }));
}

/** A name nobody on the shelf has: the wanted one, or that with a number. */
export function freeId(wanted: string, decks: readonly ShelvedDeck[]): string {
  const taken = new Set([...includedDecks, ...decks].map(({ id }) => id));
  const base = wanted === '' ? 'deck' : wanted;
  for (let number = 1; ; number++) {
    const id = number === 1 ? `own ${base}` : `own ${base} ${number}`;
    if (!taken.has(id)) return id;
  }
}

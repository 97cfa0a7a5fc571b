import { browserStorage } from '../store/browser-storage.ts';

const KEY = 'last-click.puzzles';

/** What this browser's player made of a puzzle. */
export interface Tried {
  readonly tries: number;
  readonly isSolved: boolean;
  /** A hint was asked for before it was solved. */
  readonly withHint: boolean;
}

const NEVER: Tried = { tries: 0, isSolved: false, withHint: false };

function isTried(value: unknown): value is Tried {
  if (typeof value !== 'object' || value === null) return false;
  const { tries, isSolved, withHint } = value as Partial<Record<keyof Tried, unknown>>;
  return Number.isSafeInteger(tries) && typeof isSolved === 'boolean' && typeof withHint === 'boolean';
}

/** By the id of the puzzle; what cannot be read is as if it had not been tried. */
export function allTried(): ReadonlyMap<string, Tried> {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return new Map(entries.filter((entry): entry is [string, Tried] => isTried(entry[1])));
  } catch {
    return new Map();
  }
}

export const triedOf = (id: string): Tried => allTried().get(id) ?? NEVER;

/** Keeps what changed about a puzzle; where the browser keeps nothing, it is only not marked. */
export function noteTried(id: string, change: Partial<Tried>): void {
  try {
    const all = new Map(allTried());
    all.set(id, { ...(all.get(id) ?? NEVER), ...change });
    browserStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Then the list of puzzles shows one mark less.
  }
}

import type { Proof, Puzzle } from '@lastclick/puzzles';
import { browserStorage } from '../store/browser-storage.ts';

const KEY = 'last-click.own-puzzles';

/** A puzzle made of a game in this browser, with what was found out about it. */
export interface OwnPuzzle extends Puzzle {
  readonly proof: Proof;
}

const isOwn = (value: unknown): value is OwnPuzzle =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'scenario' in value &&
  'goal' in value &&
  'proof' in value;

/** The latest first; what cannot be read is left out. */
export function ownPuzzles(): readonly OwnPuzzle[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwn) : [];
  } catch {
    return [];
  }
}

/** False where the browser has no room for it. */
export function keepOwnPuzzle(puzzle: OwnPuzzle): boolean {
  try {
    const others = ownPuzzles().filter(({ id }) => id !== puzzle.id);
    browserStorage.setItem(KEY, JSON.stringify([puzzle, ...others]));
    return true;
  } catch {
    return false;
  }
}

export function removeOwnPuzzle(id: string): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify(ownPuzzles().filter((one) => one.id !== id)));
  } catch {
    // Then it stays.
  }
}

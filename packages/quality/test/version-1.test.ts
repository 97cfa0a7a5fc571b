import { decision, InputError, load } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { expect, test } from 'vitest';
import { readList } from '../src/golden/kept.ts';
import type { KeptSave } from '../src/golden/saves.ts';

// Saves of version 1, as they were written before the new card language.

const saves = readList('version-1/saves.jsonl.gz') as KeptSave[];

interface Tried {
  readonly waitsFor: string;
  readonly asks: string | null;
  readonly refused: InputError | null;
}

const tried = saves.map(({ text, waitsFor }): Tried => {
  try {
    return { waitsFor, asks: decision(load(text, pool))?.kind ?? null, refused: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { waitsFor, asks: null, refused: error };
  }
});

test('every save of version 1 is loaded as it was, or refused with its place', () => {
  expect(tried.length).toBe(100);
  for (const { waitsFor, asks, refused } of tried) {
    if (refused === null) expect(waitsFor.startsWith(`${asks} on `), waitsFor).toBe(true);
    else {
      expect(refused.problem).toBe('badSave');
      expect(refused.where).not.toBe('');
    }
  }
});

test('it is loaded only if no ability is under way in it', () => {
  const loaded = new Set(tried.filter(({ refused }) => refused === null).map(({ waitsFor }) => waitsFor));
  expect(loaded.size).toBeGreaterThanOrEqual(3);
  for (const waitsFor of loaded) expect(waitsFor).toMatch(/ on (?:window|phase|mulligan|discard)$/);
  expect(tried.filter(({ refused }) => refused?.message.includes('ability')).length).toBeGreaterThan(50);
});

import { expect, test } from 'vitest';
import { ENTRIES, entryOf, termsIn } from '../src/glossary/entries.ts';

test('words of the game are found in a text whatever their form, each once, and nothing is lost', () => {
  const text = 'Rezzing ice costs credits; the trash cost of rezzed ice is none. Run HQ or R&D.';
  const pieces = termsIn(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ entry }) => entry?.id ?? [])).toEqual([
    'rez',
    'ice',
    'credit',
    'trash-cost',
    'run',
    'hq',
    'rd',
  ]);
});

test('parts of other words are no words of the game', () => {
  expect(termsIn('nice iceberg, overrun, storage').every(({ entry }) => entry === null)).toBe(true);
});

test('every entry has its own id and form, and leads only to entries that are there', () => {
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
  const forms = ENTRIES.flatMap(({ term, forms = [] }) => [term, ...forms].map((form) => form.toLowerCase()));
  expect(new Set(forms).size).toBe(forms.length);
  expect(ENTRIES.flatMap(({ see = [] }) => see.filter((id) => entryOf(id) === undefined))).toEqual([]);
});

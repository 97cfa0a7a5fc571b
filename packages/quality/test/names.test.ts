import { CARDS } from '@lastclick/cards';
import { createPool } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { expect, test } from 'vitest';
import { presentNames, readNames, vanishedNames } from '../src/names/card-names.ts';

const EDITED = 'bookmark';

const edited = (change: object) =>
  createPool(CARDS.map((card) => (card.id === EDITED ? { ...card, ...change } : card)));

test('no name that was written down has vanished unsaid', () => {
  expect(vanishedNames(readNames(), pool)).toEqual([]);
});

test('the file of names is what the cards are called now (npm run names)', () => {
  expect(readNames()).toEqual(presentNames(pool));
});

test('an ability that is taken off a card is missed until the card says so', () => {
  const [first, ...others] = pool.byId.get(EDITED)?.data.paid ?? [];
  expect(first).toBeDefined();
  const gone = pool.byId.get(EDITED)?.names.paid[0] ?? '';
  expect(vanishedNames(readNames(), edited({ paid: others }))).toEqual([
    expect.stringContaining(`"${gone}" is gone`),
  ]);
  expect(vanishedNames(readNames(), edited({ paid: others, formerly: { [gone]: 'nothing' } }))).toEqual([]);
});

test('renames that lead nowhere, or away from what is there, are refused', () => {
  expect(() => edited({ formerly: { 'paid somersault': 'paid nonsense' } })).toThrow(/nothing is called/);
  const here = pool.byId.get(EDITED)?.names.paid[0] ?? '';
  expect(() => edited({ formerly: { [here]: 'nothing' } })).toThrow(/is still the name/);
});

import { CARDS, VERSION_1 } from '@lastclick/cards';
import { createPool, presentName } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { presentNames, readNames, vanishedNames } from '../src/names/card-names.ts';

const EDITED = 'bookmark';

// Not the table's, which may know cards of one's own by now.
const pool = createPool(CARDS, VERSION_1);

const edited = (change: object) =>
  createPool(CARDS.map((card) => (card.id === EDITED ? { ...card, ...change } : card)));

test('no name that was written down has vanished unsaid', () => {
  expect(vanishedNames(readNames(), pool)).toEqual([]);
});

test('what version 1 counted leads to what is there now', () => {
  expect(vanishedNames(VERSION_1, pool)).toEqual([]);
});

test('a renamed word of the language is missed nowhere once it is said', () => {
  const card = pool.byId.get(EDITED);
  if (card === undefined) throw new Error('no such card');
  expect(card.names.paid[1]).toBe('paid addToHand');
  expect(presentName(card, 'paid fetchCards', { fetchCards: 'addToHand' })).toBe('paid addToHand');
  expect(presentName(card, 'paid fetchCards 2/fetchCards', { fetchCards: 'addToHand' })).toBe(
    'paid addToHand 2/addToHand',
  );
  // What is called so is meant, whatever the word means elsewhere.
  expect(presentName(card, 'paid addToHand', { addToHand: 'host' })).toBe('paid addToHand');
});

test('the file of names is what the cards are called now (npm run names)', () => {
  expect(readNames()).toEqual(presentNames(pool));
});

test('an ability that is taken off a card is missed until the card says so', () => {
  const text = pool.byId.get(EDITED)?.data.text ?? [];
  const first = pool.byId.get(EDITED)?.paid[0]?.data;
  expect(first).toBeDefined();
  const others = text.filter((ability) => ability !== first);
  const gone = pool.byId.get(EDITED)?.names.paid[0] ?? '';
  expect(vanishedNames(readNames(), edited({ text: others }))).toEqual([
    expect.stringContaining(`"${gone}" is gone`),
  ]);
  expect(vanishedNames(readNames(), edited({ text: others, formerly: { [gone]: 'nothing' } }))).toEqual([]);
});

test('renames that lead nowhere, or away from what is there, are refused', () => {
  expect(() => edited({ formerly: { 'paid somersault': 'paid nonsense' } })).toThrow(/nothing is called/);
  const here = pool.byId.get(EDITED)?.names.paid[0] ?? '';
  expect(() => edited({ formerly: { [here]: 'nothing' } })).toThrow(/is still the name/);
});

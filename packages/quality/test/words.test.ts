import { CARDS } from '@lastclick/cards';
import { expect, test } from 'vitest';
import { elementsOf } from '../src/cards/elements.ts';
import { problemsOf, reportCards } from '../src/cards/report.ts';
import { problemsOfWords, reportWords, usersByWord } from '../src/cards/words.ts';

test('every word of the card language has two published cards or a rule that need it, every card a test', () => {
  expect(problemsOf(reportCards('packages/cards/test'))).toEqual([]);
});

test('words are read off a card wherever they stand', () => {
  const palisade = CARDS.find(({ id }) => id === 'palisade');
  if (palisade === undefined) throw new Error('no such card');
  const words = elementsOf(palisade);
  for (const word of ['effect endRun', 'serverWord remote', 'filter.server']) expect(words).toContain(word);
  expect([...words].filter((word) => /^(?:cardType|faction|subtype|side)/.test(word))).toEqual([]);
});

test('a word without users, one of strangers, one not used as said and one without a rule are told', () => {
  const used = new Map([
    ['effect purge', ['flyswatter']],
    ['effect new', ['palisade']],
  ]);
  const needed = new Map([
    ['effect purge', ['palisade', 'no_such_card']],
    ['effect trash', { rules: { '1.4': '99.9' } }],
    ['effect gain', { rules: {}, cards: ['mavirus'] }],
  ] as const);
  expect(problemsOfWords(needed, used)).toEqual([
    '"effect new" has no line in users/',
    '"effect purge": there is no card no_such_card',
    '"effect purge": palisade is written without it; with it are flyswatter',
    '"effect trash": edition 1.4 has no rule 99.9',
    '"effect gain": two cards or a rule have to need it',
  ]);
  expect(reportWords(needed, used)[2]).toEqual({
    word: 'effect gain',
    written: [],
    toCome: ['mavirus'],
    rules: [],
  });
});

test('the words in use are found', () => {
  expect(usersByWord().get('effect endRun')).toContain('palisade');
});

import { CARDS } from '@lastclick/cards';
import { walk } from '@lastclick/engine/words';
import { expect, test } from 'vitest';
import { atAGlance, EFFECTS, STATICS } from '../src/knowledge/words.ts';

/** The words of some sorts that our cards use, each with a card that does. */
function used(sort: 'effect' | 'static'): Map<string, string> {
  const words = new Map<string, string>();
  for (const card of CARDS)
    walk(card, 'card', (part) => {
      if (part.sort === sort) words.set(part.word, card.id);
    });
  return words;
}

test('no effect or static ability of our cards is unknown to bots', () => {
  const unknown = (known: Readonly<Record<string, unknown>>, sort: 'effect' | 'static'): string[] =>
    [...used(sort)].filter(([word]) => known[word] === 'unknown').map(([word, card]) => `${word} (${card})`);
  expect([...unknown(EFFECTS, 'effect'), ...unknown(STATICS, 'static')]).toEqual([]);
});

test('the words of our cards are found', () => {
  expect(used('effect').has('endRun')).toBe(true);
  expect(used('static').has('cannot')).toBe(true);
});

test('what is rated at a glance is worth as much as the table says', () => {
  expect([atAGlance('runner', 'bypass'), atAGlance('corp', 'bypass')]).toEqual([0.5, 0]);
});

import { expect, test } from 'vitest';
import { playMadeCards } from '../src/made-cards/made-cards.ts';
import { leastPlayed, type WordUses } from '../src/made-cards/word-uses.ts';

test('300 cards of random words are described, compiled and played without a stall or an error', () => {
  const { failures, endless, words, games, decisions } = playMadeCards({
    cards: 300,
    seed: 'test',
    from: 0,
    decisions: 40,
  });
  expect(failures.map(({ what, cards }) => `${what}\n${JSON.stringify(cards)}`)).toEqual([]);
  expect(endless.length).toBeLessThan(games / 50);
  expect(decisions).toBeGreaterThan(10 * games);
  // Nearly every word comes up even on so few cards, most in an ability that could be used.
  const share = (used: (uses: WordUses) => boolean): number =>
    [...words.values()].filter(used).length / words.size;
  expect(share(({ made }) => made > 0)).toBeGreaterThan(0.95);
  expect(share((uses) => leastPlayed(uses) > 0)).toBeGreaterThan(0.9);
});

test('the same seed makes the same cards', () => {
  const options = { cards: 8, seed: 'same', from: 0, decisions: 5 };
  const [one, two] = [playMadeCards(options), playMadeCards(options)];
  expect([...one.words]).toEqual([...two.words]);
  expect(one.decisions).toBe(two.decisions);
});

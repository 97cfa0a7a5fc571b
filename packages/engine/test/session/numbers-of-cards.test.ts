// The numbers cards are called by tell nothing about how decks were shuffled.

import { create } from '@lastclick/engine';
import { cardPool } from '@lastclick/testkit';
import { expect, test } from 'vitest';

const dealt = (seed: number) => {
  const { state, rules } = create(
    {
      seed,
      corp: {
        identity: 'The Syndicate: Profit over Principle',
        cards: { 'Hedge Fund': 3, 'Ice Wall': 3, 'PAD Campaign': 3, Tithe: 3, Palisade: 3 },
      },
      runner: { identity: 'The Catalyst: Convention Breaker', cards: { 'Sure Gamble': 9 } },
    },
    cardPool,
  );
  const rd = state.zones.rd.map((id) => state.cards[id]);
  return {
    ids: state.zones.rd,
    objects: rd.map((card) => card?.object),
    titles: rd.map((card) => rules.defs[card?.def ?? 0]?.data.title),
  };
};

test('whatever the shuffle, the same places of a deck have the same numbers', () => {
  const [one, other] = [dealt(1), dealt(2)];
  expect(one.ids).toEqual(other.ids);
  expect(one.objects).toEqual(other.objects);
  expect(one.titles).not.toEqual(other.titles);
});

import { CARDS } from '@lastclick/cards';
import { apply, create, type Deck, decision, EDITION_IDS, type Side } from '@lastclick/engine';
import { cardPool as pool } from '@lastclick/testkit';
import { expect, test } from 'vitest';
import { rate } from '../src/policy/rate.ts';
import { createRng, type Rng, shuffle } from '../src/rng.ts';

const GAMES = 40;
const MOST_DECISIONS = 250;

/** A deck of any cards of a side, so that in some games all of them are met. */
function anyDeck(side: Side, rng: Rng): Deck {
  const of = (isIdentity: boolean) =>
    shuffle(
      CARDS.filter((card) => card.side === side && (card.type === 'identity') === isIdentity),
      rng,
    );
  const cards = Object.fromEntries(
    of(false)
      .slice(0, 30)
      .map(({ id }) => [id, 2]),
  );
  return { identity: of(true)[0]?.id ?? '', cards };
}

test.each(EDITION_IDS)(
  'rules of thumb have a number for every option with whatever cards (%s)',
  (edition) => {
    for (let number = 0; number < GAMES; number++) {
      const rng = createRng(`any cards ${number}`);
      const decks = { corp: anyDeck('corp', rng), runner: anyDeck('runner', rng) };
      const game = create({ edition, priority: 'useful', seed: number, ...decks }, pool);
      const rates: number[] = [];
      for (let count = 0; count < MOST_DECISIONS; count++) {
        const asked = decision(game);
        if (asked === null) break;
        rate(game, asked, rates);
        const { length } = asked.options;
        const bad = asked.options.filter((_, index) => !Number.isFinite(rates[index])).map(({ key }) => key);
        expect(bad, `game ${number}`).toEqual([]);
        apply(game, rng.below(length));
      }
    }
  },
);

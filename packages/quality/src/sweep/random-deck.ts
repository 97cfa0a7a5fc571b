import { CARDS, cardById, DECKS } from '@lastclick/cards';
import type { Deck, Side } from '@lastclick/engine';
import type { Random } from './random.ts';

const SMALLEST = 44;
const LARGEST = 50;
const FAVOURITES = 4;

/** A deck, and the few of its cards its player would rather play with than with others. */
export interface SweepDeck {
  readonly deck: Deck;
  readonly favourites: ReadonlySet<string>;
}

const withFavourites = (deck: Deck, random: Random): SweepDeck => ({
  deck,
  favourites: new Set(random.shuffled(Object.keys(deck.cards)).slice(0, FAVOURITES)),
});

/** A deck of random cards with a random identity; only the number of copies is kept to the rules. */
export function randomDeck(side: Side, random: Random): SweepDeck {
  const own = CARDS.filter((card) => card.side === side);
  const identity = random.pick(own.filter((card) => card.type === 'identity')).id;
  const size = SMALLEST + random.below(LARGEST - SMALLEST + 1);
  const cards: Record<string, number> = {};
  let total = 0;
  for (const card of random.shuffled(own.filter((one) => one.type !== 'identity'))) {
    if (total >= size) break;
    const copies = Math.min(1 + random.below(3), card.deckLimit ?? 3);
    cards[card.id] = copies;
    total += copies;
  }
  // With few cards in the pool one round may not be enough; then copies beyond the limit fill the deck.
  const [first] = Object.keys(cards);
  if (first !== undefined && total < SMALLEST) cards[first] = (cards[first] ?? 0) + SMALLEST - total;
  return withFavourites({ identity, cards }, random);
}

/** One of the decks that come with the game. */
export function ownDeck(side: Side, random: Random): SweepDeck {
  const own = Object.values(DECKS).filter((deck) => cardById(deck.identity)?.side === side);
  const { identity, cards } = random.pick(own);
  return withFavourites({ identity, cards }, random);
}

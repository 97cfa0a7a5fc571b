import type { Filter } from './filter.ts';
import type { Word } from './shape.ts';
import type { Sorts } from './sorts.ts';
import type { CARDS } from './words/cards.ts';

export { CARD_WORDS } from './words/cards.ts';

/** Cards something is about or acts on. */
export type CardRef = Sorts['cards'];

type CardsNamed<N extends keyof typeof CARDS> = Word<'cards', typeof CARDS, N>;
export type Choose = CardsNamed<'choose'>;
export type Search = CardsNamed<'search'>;
/** What is announced as targets before the instruction that acts on it. */
export type Announced = Choose | Search | CardsNamed<'random'>;

type Count = Choose['count'];
type Deck = Sorts['deckOf'];

/** More than any zone holds. */
export const ANY_NUMBER = 99;

export const choose = (from: Filter, count: Count = 1): Choose => ({ cards: 'choose', from, count });
export const chooseUpTo = (from: Filter, count: Count): Choose => ({
  cards: 'choose',
  from,
  count,
  upTo: true,
});
/** As many as the chooser likes. */
export const chooseAnyNumber = (from: Filter): Choose => chooseUpTo(from, ANY_NUMBER);
/** No two with the same title. */
export const different = <C extends Choose | Search>(cards: C): C => ({ ...cards, different: true });
/** So often a card, the same one several times if the chooser likes. */
export const chooseAgain = (from: Filter, count: Count): Choose => ({ ...choose(from, count), again: true });
/** All of them except for so many. */
export const chooseAllBut = (number: number, from: Filter): Choose =>
  choose(from, { value: 'plus', of: [{ value: 'count', cards: { cards: 'all', from } }, -number] });
/** Searches a deck. For such a card nothing may be found; any card at all has to be (4.2.2c-d). */
export const search = (from: Filter): Search =>
  Object.keys(from).every((word) => word === 'in')
    ? { cards: 'search', from, count: 1 }
    : { cards: 'search', from, count: 1, upTo: true };
export const all = (from: Filter): CardRef => ({ cards: 'all', from });
export const topOf = (of: Deck, count?: Count): CardRef =>
  count === undefined ? { cards: 'top', of } : { cards: 'top', of, count };
/** From the top of a deck until there are so many such cards among them. */
export const topUntil = (of: Deck, until: Filter, count: Count = 1): CardRef => ({
  cards: 'top',
  of,
  count,
  until,
});
export const bottomOf = (of: Deck, count?: Count): CardRef =>
  count === undefined ? { cards: 'bottom', of } : { cards: 'bottom', of, count };
export const random = (from: Filter, count: Count = 1): CardRef => ({ cards: 'random', from, count });
export const anyOf = (...of: readonly CardRef[]): CardRef => ({ cards: 'anyOf', of });

import { CARDS, knowOwnCards, VERSION_1 } from '@lastclick/cards';
import { type CardPool, createPool, poolWith, type Setup } from '@lastclick/engine';

type OwnCards = NonNullable<Setup['cards']>;

/** Every card there is, checked and compiled once per process, and cards of one's own that words are needed for. */
export let pool: CardPool = createPool(CARDS, VERSION_1);

/**
 * Makes cards of one's own known to what speaks of cards: texts, lists of decks. Games are played with the cards their
 * setup names, whatever is known here; of two cards of one id the one made known last is spoken of.
 */
export function speakOf(own: OwnCards): void {
  if (own.length === 0) return;
  const ids = new Set(own.map(({ id }) => id));
  const titles = new Set(own.map(({ title }) => title.toLowerCase()));
  const others = pool.own.filter(({ id, title }) => !ids.has(id) && !titles.has(title.toLowerCase()));
  pool = poolWith(pool, [...others, ...own]);
  knowOwnCards(own);
}

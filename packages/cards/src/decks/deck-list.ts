import type { CardData } from '@lastclick/engine/language';
import { CARDS } from '../cards.ts';

/** A deck: identity and cards by id, with the number of copies. */
export interface DeckList {
  readonly name: string;
  readonly identity: string;
  readonly cards: Readonly<Record<string, number>>;
}

const byId = new Map<string, CardData>(CARDS.map((card) => [card.id, card]));

/** The card with that id, if we have it. */
export const cardById = (id: string): CardData | null => byId.get(id) ?? null;

/** Titles as people and sites write them: case, accents, quotation marks and dashes do not matter. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[“”"'’ʼ‘]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const byTitle = new Map<string, CardData>(CARDS.map((card) => [plainTitle(card.title), card]));

/** Makes cards of one's own known, so that lists can name them; one of the same id takes the place of an earlier one. */
export function knowOwnCards(cards: readonly CardData[]): void {
  const shipped = new Set(CARDS.map(({ id }) => id));
  for (const card of cards) {
    if (shipped.has(card.id)) throw new Error(`there is a card of the id ${card.id} already`);
    byId.set(card.id, card);
    byTitle.set(plainTitle(card.title), card);
  }
}

export const cardByTitle = (title: string): CardData | null => byTitle.get(plainTitle(title)) ?? null;

/** How many cards a deck has, its identity not counted (1.4.3a). */
export const deckSize = (deck: DeckList): number =>
  Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);

import { createRng, shuffle } from '@lastclick/bots';
import { agendaPointsNeeded, cardById, type DeckList, deckSize } from '@lastclick/cards';
import type { CardData } from '@lastclick/table';

export interface DeckCard {
  readonly card: CardData;
  readonly copies: number;
  /** Influence all copies cost together; 0 in their own faction. */
  readonly influence: number;
}

/** The cards of a deck that we have, by type and title. */
export function deckCards(deck: DeckList): DeckCard[] {
  const faction = cardById(deck.identity)?.faction;
  return Object.entries(deck.cards)
    .flatMap(([id, copies]) => {
      const card = cardById(id);
      if (card === null) return [];
      const influence = card.faction === faction ? 0 : (card.influence ?? 0) * copies;
      return [{ card, copies, influence }];
    })
    .sort((a, b) => a.card.type.localeCompare(b.card.type) || a.card.title.localeCompare(b.card.title, 'en'));
}

/** Ids in a deck that name no card we have. */
export const unknownCards = (deck: DeckList): string[] =>
  Object.keys(deck.cards).filter((id) => cardById(id) === null);

export interface DeckSums {
  readonly size: number;
  readonly minimum: number;
  readonly influence: number;
  /** null: no limit. */
  readonly influenceLimit: number | null;
  /** Agenda points, and how many a deck of that size needs at least; null for the Runner. */
  readonly points: { readonly has: number; readonly needs: number } | null;
}

export function deckSums(deck: DeckList): DeckSums {
  const identity = cardById(deck.identity);
  const cards = deckCards(deck);
  const size = deckSize(deck);
  return {
    size,
    minimum: identity?.minimumDeckSize ?? 0,
    influence: cards.reduce((sum, { influence }) => sum + influence, 0),
    influenceLimit: identity?.influenceLimit ?? null,
    points:
      identity?.side === 'corp'
        ? {
            has: cards.reduce((sum, { card, copies }) => sum + (card.points ?? 0) * copies, 0),
            needs: agendaPointsNeeded(size),
          }
        : null,
  };
}

/** How many cards cost so much; the last column is that much or more. */
export interface CurveColumn {
  readonly cost: string;
  readonly cards: number;
}

const LAST_COLUMN = 7;

/** How many cards cost what to play, install or rez; agendas have no cost. */
export function costCurve(deck: DeckList): CurveColumn[] {
  const columns = new Array<number>(LAST_COLUMN + 1).fill(0);
  for (const { card, copies } of deckCards(deck)) {
    if (card.cost === undefined || card.cost === null) continue;
    const column = Math.min(card.cost, LAST_COLUMN);
    columns[column] = (columns[column] ?? 0) + copies;
  }
  return columns.map((cards, cost) => ({ cost: cost === LAST_COLUMN ? `${cost}+` : String(cost), cards }));
}

export interface TypeCount {
  readonly type: string;
  readonly cards: number;
}

/** How many cards of each type, most first. */
export function typeCounts(deck: DeckList): TypeCount[] {
  const counts = new Map<string, number>();
  for (const { card, copies } of deckCards(deck))
    counts.set(card.type, (counts.get(card.type) ?? 0) + copies);
  return [...counts].map(([type, cards]) => ({ type, cards })).sort((a, b) => b.cards - a.cards);
}

const HAND = 5;

/** A starting hand and the one after a mulligan, as the seed deals them. */
export interface SampledHands {
  readonly first: readonly CardData[];
  readonly second: readonly CardData[];
}

/** Deals as the game does: shuffle, draw five; for a mulligan shuffle everything again. */
export function sampleHands(deck: DeckList, seed: string): SampledHands {
  const rng = createRng(seed);
  const cards = deckCards(deck).flatMap(({ card, copies }) => new Array<CardData>(copies).fill(card));
  const first = shuffle(cards, rng).slice(0, HAND);
  const second = shuffle(cards, rng).slice(0, HAND);
  return { first, second };
}

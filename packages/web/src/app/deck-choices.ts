import { cardById, DECKS, type DeckList } from '@lastclick/cards';
import type { Side } from '@lastclick/engine';
import { readOwnDecks } from '../decks/deck-shelf.ts';
import type { DeckChoice } from '../session/snapshot.ts';
import { browserStorage } from '../store/browser-storage.ts';

/** A deck one can choose for a side. */
export interface DeckOffer {
  readonly id: string;
  readonly name: string;
  readonly choice: DeckChoice;
}

const isOf = (side: Side, { identity }: DeckList): boolean => cardById(identity)?.side === side;

/** The decks that come with the game and the player's own, for a side. */
export function decksFor(side: Side): readonly DeckOffer[] {
  const included = Object.entries(DECKS)
    .filter(([, deck]) => isOf(side, deck))
    .map(([key, { name }]): DeckOffer => ({ id: key, name, choice: { kind: 'key', key } }));
  const own = readOwnDecks(browserStorage)
    .decks.filter(({ deck }) => isOf(side, deck))
    .map(({ id, deck }): DeckOffer => ({ id, name: deck.name, choice: { kind: 'list', ...deck } }));
  return [...included, ...own];
}

const BEGINNER: ReadonlySet<string> = new Set(['gatewayBeginnerCorp', 'gatewayBeginnerRunner']);

/** The beginner decks have so few agendas that they are played to 6 points. */
export const pointsToWin = (corpDeck: string, runnerDeck: string): number =>
  BEGINNER.has(corpDeck) && BEGINNER.has(runnerDeck) ? 6 : 7;

import { cardById, checkDeck, DECKS, type DeckList, type DeckProblem } from '@lastclick/cards';
import type { Side } from '@lastclick/engine';
import type { DeckChoice } from '@lastclick/session';
import { readOwnDecks } from '../decks/deck-shelf.ts';
import type { Keeper } from '../decks/keeper.ts';
import { browserStorage } from '../store/browser-storage.ts';

/** A deck one can choose for a side. */
export interface DeckOffer {
  readonly id: string;
  readonly name: string;
  readonly choice: DeckChoice;
  /** What keeps it from being legal. */
  readonly problems: readonly DeckProblem[];
}

const isOf = (side: Side, { identity }: DeckList): boolean => cardById(identity)?.side === side;

/** The decks that come with the game and the player's own, for a side. */
export function decksFor(side: Side, keeper: Keeper = browserStorage): readonly DeckOffer[] {
  const included = Object.entries(DECKS)
    .filter(([, deck]) => isOf(side, deck))
    .map(([key, { name }]): DeckOffer => ({ id: key, name, choice: { kind: 'key', key }, problems: [] }));
  const own = readOwnDecks(keeper)
    .decks.filter(({ deck }) => isOf(side, deck))
    .map(
      ({ id, deck }): DeckOffer => ({
        id,
        name: deck.name === '' ? 'A deck without a name' : deck.name,
        choice: { kind: 'list', ...deck },
        problems: checkDeck(deck),
      }),
    );
  return [...included, ...own];
}

const BEGINNER: ReadonlySet<string> = new Set(['gatewayBeginnerCorp', 'gatewayBeginnerRunner']);

/** The beginner decks have so few agendas that they are played to 6 points. */
export const pointsToWin = (corpDeck: string, runnerDeck: string): number =>
  BEGINNER.has(corpDeck) && BEGINNER.has(runnerDeck) ? 6 : 7;

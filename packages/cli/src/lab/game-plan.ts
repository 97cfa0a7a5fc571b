import type { Deck, DeckLists, DeckSetup, EditionId, Side } from '@lastclick/engine';

/** A deck and the name people know it by. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

export type DeckPair = Readonly<Record<Side, NamedDeck>>;

/** The games of one experiment. With the two players and a game's index it decides everything in that game. */
export interface GamePlan {
  readonly edition: EditionId;
  readonly seed: string;
  readonly pointsToWin: number;
  /** Whether each side knows the other's deck list, as at tournaments. */
  readonly deckLists: DeckLists;
  /** Games are spread evenly over the pairs. */
  readonly pairs: readonly DeckPair[];
  /** Cards of one's own; none when left out. */
  readonly cards?: DeckSetup['cards'];
}

export const seedOfGame = (plan: GamePlan, index: number): string => `${plan.seed}/${index}`;

/** How the game with that index begins. */
export function setupOfGame(plan: GamePlan, index: number): DeckSetup {
  const pair = plan.pairs[index % plan.pairs.length];
  if (pair === undefined) throw new Error('a plan needs a pair of decks');
  return {
    edition: plan.edition,
    seed: seedOfGame(plan, index),
    priority: 'useful',
    pointsToWin: plan.pointsToWin,
    deckLists: plan.deckLists,
    ...(plan.cards === undefined ? {} : { cards: plan.cards }),
    corp: pair.corp.deck,
    runner: pair.runner.deck,
  };
}

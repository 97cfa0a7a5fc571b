import type { DeckSetup, EditionId, Priority, Setup, Side } from '@lastclick/engine';
import { Random } from './random.ts';
import { ownDeck, randomDeck } from './random-deck.ts';
import { RandomPlayer } from './random-player.ts';
import { randomPosition } from './random-position.ts';

/** What random games are drawn from. */
export interface RandomGames {
  readonly seed: string;
  readonly edition: EditionId;
  readonly priority: Priority;
}

/** How a random game begins, and who plays it. */
export interface RandomGame {
  readonly setup: Setup;
  readonly identities: readonly string[];
  readonly random: Random;
  readonly players: Readonly<Record<Side, RandomPlayer>>;
}

/** The random game of that number; what it is depends on seed, edition and number alone. */
export function randomGame({ seed, edition, priority }: RandomGames, index: number): RandomGame {
  const seedOfGame = `${seed}/${edition}/${index}`;
  const random = new Random(seedOfGame);
  const deckFor = index % 3 === 2 ? ownDeck : randomDeck;
  const decks = { corp: deckFor('corp', random), runner: deckFor('runner', random) };
  const setup: DeckSetup = {
    edition,
    priority,
    seed: seedOfGame,
    corp: decks.corp.deck,
    runner: decks.runner.deck,
  };
  return {
    // One game in three begins with random decks, one in the middle of such a game, one with the decks of the project.
    setup: index % 3 === 1 ? { scenario: randomPosition(setup, edition, random) } : setup,
    identities: [setup.corp.identity, setup.runner.identity],
    random,
    players: {
      corp: new RandomPlayer(random, decks.corp.favourites),
      runner: new RandomPlayer(random, decks.runner.favourites),
    },
  };
}

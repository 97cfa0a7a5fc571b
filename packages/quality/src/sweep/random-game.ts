import { CARDS, cardById } from '@lastclick/cards';
import type { DeckSetup, EditionId, Priority, Setup, Side } from '@lastclick/engine';
import { aimedPosition } from './aimed-position.ts';
import { Random } from './random.ts';
import { ownDeck, randomDeck } from './random-deck.ts';
import { RandomPlayer } from './random-player.ts';

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

/**
 * The random game of that number; what it is depends on seed, edition and number alone. Of three games one begins with
 * random decks, one with the decks of the project, and one in the middle of a game at a card, each card in turn; with
 * `aim` every game is such a one.
 */
export function randomGame({ seed, edition, priority }: RandomGames, index: number, aim = ''): RandomGame {
  const seedOfGame = `${seed}/${edition}/${index}${aim === '' ? '' : `/${aim}`}`;
  const random = new Random(seedOfGame);
  const aimedAt = aim !== '' ? cardById(aim) : index % 3 === 1 ? inTurn((index - 1) / 3, seed) : null;
  const deckFor = index % 3 === 2 && aimedAt === null ? ownDeck : randomDeck;
  const decks = { corp: deckFor('corp', random), runner: deckFor('runner', random) };
  const setup: DeckSetup = {
    edition,
    priority,
    seed: seedOfGame,
    corp: decks.corp.deck,
    runner: decks.runner.deck,
  };
  const players = (corp: ReadonlySet<string>, runner: ReadonlySet<string>): RandomGame['players'] => ({
    corp: new RandomPlayer(random, corp),
    runner: new RandomPlayer(random, runner),
  });
  if (aimedAt === null)
    return {
      setup,
      identities: [setup.corp.identity, setup.runner.identity],
      random,
      players: players(decks.corp.favourites, decks.runner.favourites),
    };
  const { scenario, about } = aimedPosition(aimedAt, setup, edition, random);
  return {
    setup: { scenario },
    identities: [scenario.corp.identity, scenario.runner.identity],
    random,
    players: players(about, about),
  };
}

/** Each card in turn, beginning with another one for each seed. */
const inTurn = (turn: number, seed: string): (typeof CARDS)[number] | null =>
  CARDS[(turn + new Random(seed).below(CARDS.length)) % CARDS.length] ?? null;

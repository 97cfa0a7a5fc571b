import { cardById, DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  type Decision,
  type DeckSetup,
  decision,
  EDITION_IDS,
  type Game,
  type Priority,
  type Side,
} from '@lastclick/engine';
import { cardPool as pool } from '@lastclick/testkit';

// Random games of all decks, for what has to hold at every decision.

export { pool };

/** A small generator of its own (mulberry32), so that a failing game can be played again by its number. */
export function chance(seed: number): (below: number) => number {
  let word = seed | 0;
  return (below) => {
    word = (word + 0x6d2b79f5) | 0;
    let bits = Math.imul(word ^ (word >>> 15), word | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export const decksOf = (side: Side) =>
  Object.values(DECKS).filter((deck) => cardById(deck.identity)?.side === side);

/** Setups with every deck, in both editions, with both priorities, with open and closed lists. */
export function setups(): DeckSetup[] {
  const corps = decksOf('corp');
  const runners = decksOf('runner');
  const found: DeckSetup[] = [];
  for (const edition of EDITION_IDS)
    for (const priority of ['every', 'useful'] satisfies Priority[])
      for (const deckLists of ['open', 'closed'] as const)
        for (let n = 0; n < Math.max(corps.length, runners.length); n++) {
          const corp = corps[n % corps.length];
          const runner = runners[n % runners.length];
          if (corp === undefined || runner === undefined) continue;
          const decks = {
            corp: { identity: corp.identity, cards: corp.cards },
            runner: { identity: runner.identity, cards: runner.cards },
          };
          found.push({ edition, priority, deckLists, seed: found.length, ...decks });
        }
  return found;
}

/** Plays a random game and shows every decision before it is taken. */
export function playRandomly(
  setup: DeckSetup,
  decisions: number,
  each: (game: Game, waiting: Decision, count: number) => void,
): void {
  const game = create(setup, pool);
  const below = chance(Number(setup.seed) + 1);
  for (let count = 0; count < decisions; count++) {
    const waiting = decision(game);
    if (waiting === null) return;
    each(game, waiting, count);
    apply(game, below(waiting.options.length));
  }
}

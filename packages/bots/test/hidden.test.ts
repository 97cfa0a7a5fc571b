import { type BotName, createBot, createRng } from '@lastclick/bots';
import { type Decision, decision, type Game, view } from '@lastclick/engine';
import { expectSame, stopClock } from '@lastclick/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { playRandomly, pool, setups } from '../../engine/test/session/random-games.ts';
import { withOtherHiddenCards } from './hidden-cards.ts';

/** How many decisions lie between two that are looked at: the dearer the bot, the more. */
const BOTS: readonly (readonly [name: BotName, every: number, atLeast: number])[] = [
  ['heuristic', 23, 150],
  ['1', 23, 150],
  ['4', 53, 80],
  ['5', 181, 20],
];
const SEEDS = ['one', 'two'];

const offered = (game: Game): unknown =>
  decision(game)?.options.map(({ key, kind, rule }) => [key, kind, rule]);

test.each(BOTS)('%s chooses the same whatever the hidden cards are', (name, every, atLeast) => {
  stopClock(onTestFinished);
  const bot = createBot(name, pool);
  const rng = createRng(`hidden ${name}`);
  let compared = 0;
  let asked = 0;
  const compare = (game: Game, waiting: Decision): void => {
    const other = withOtherHiddenCards(game, waiting, rng);
    if (other.changed === 0) return;
    const { seat } = waiting;
    const seen = view(game, seat, { position: true });
    const seenThere = view(other.game, seat, { position: true });
    expectSame(seenThere, seen);
    expectSame(offered(other.game), offered(game));
    // The same chance gives the same choice, so all chances together give the same distribution.
    for (const seed of SEEDS) {
      const choice = bot.choose(seen, waiting, createRng(seed));
      expect(bot.choose(seenThere, waiting, createRng(seed))).toEqual(choice);
    }
    compared += 1;
  };
  for (const setup of setups())
    playRandomly(setup, 300, (game, waiting) => {
      if (waiting.options.length === 1) return;
      asked += 1;
      if (asked % every === 0) compare(game, waiting);
    });
  expect(compared).toBeGreaterThanOrEqual(atLeast);
});

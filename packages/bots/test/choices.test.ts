import { BOT_NAMES, type Bot, type BotName, type Choice, createBot, createRng } from '@lastclick/bots';
import { type Decision, type DeckSetup, type Game, view } from '@lastclick/engine';
import { stopClock } from '@lastclick/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playRandomly, pool, setups } from '../../engine/test/session/random-games.ts';

/** How many decisions lie between two that a bot is asked: the dearer the bot, the more. */
const EVERY: Readonly<Record<BotName, number>> = {
  random: 5,
  heuristic: 23,
  '1': 23,
  '2': 23,
  '3': 23,
  '4': 83,
  '5': 191,
};

/** How long a decision may take on average, in milliseconds: generous, against thinking without end. */
const MEAN_THOUGHT: Readonly<Record<BotName, number>> = {
  random: 100,
  heuristic: 100,
  '1': 100,
  '2': 100,
  '3': 100,
  '4': 500,
  '5': 1000,
};

const chooses = (bot: Bot, game: Game, waiting: Decision, seed: string): Choice =>
  bot.choose(view(game, waiting.seat, { position: true }), waiting, createRng(seed));

const keysOf = (named: readonly { readonly key: string }[]): string[] => named.map(({ key }) => key).sort();

const ways = ({ edition, priority, deckLists }: DeckSetup): string => `${edition} ${priority} ${deckLists}`;

function expectGoodAnswer({ index, why, measure }: Choice, { options }: Decision): void {
  expect(options[index]).toBeDefined();
  expect(keysOf(why)).toEqual(keysOf(options));
  expect(measure).not.toBe('');
  for (const { value, tries } of why) {
    expect(Number.isFinite(value)).toBe(true);
    expect(tries).toBeGreaterThanOrEqual(0);
  }
}

describe.each(BOT_NAMES)('%s', (name) => {
  const bot = createBot(name, pool);

  test('answers and says why, in both editions, with both priorities, with open and closed lists', () => {
    const answered = new Map<string, number>();
    let asked = 0;
    let spent = 0;
    for (const setup of setups())
      playRandomly(setup, 300, (game, waiting, count) => {
        if (waiting.options.length === 1) return;
        asked += 1;
        if (asked % EVERY[name] !== 0) return;
        const before = performance.now();
        const choice = chooses(bot, game, waiting, String(count));
        spent += performance.now() - before;
        expectGoodAnswer(choice, waiting);
        answered.set(ways(setup), (answered.get(ways(setup)) ?? 0) + 1);
      });
    const answers = [...answered.values()].reduce((sum, count) => sum + count, 0);
    expect(answered.size).toBe(new Set(setups().map(ways)).size);
    expect(spent / answers).toBeLessThan(MEAN_THOUGHT[name]);
  });

  test('chooses the same with the same chances', () => {
    stopClock(onTestFinished);
    const [setup] = setups();
    if (setup === undefined) throw new Error('there are no decks');
    let compared = 0;
    playRandomly(setup, 90, (game, waiting, count) => {
      if (count % 9 !== 0) return;
      expect(chooses(bot, game, waiting, 'same')).toEqual(chooses(bot, game, waiting, 'same'));
      compared += 1;
    });
    expect(compared).toBe(10);
  });

  test('keeps or mulligans', () => {
    for (const setup of setups().slice(0, 3))
      playRandomly(setup, 2, (game, waiting) => {
        expect(waiting.kind).toBe('mulligan');
        expectGoodAnswer(chooses(bot, game, waiting, 'mulligan'), waiting);
      });
  });

  test('takes the only option', () => {
    const setup = setups().find(({ priority }) => priority === 'every');
    if (setup === undefined) throw new Error('no game asks in every window');
    let alone = 0;
    playRandomly(setup, 60, (game, waiting) => {
      if (waiting.options.length > 1) return;
      const choice = chooses(bot, game, waiting, 'alone');
      expectGoodAnswer(choice, waiting);
      expect(choice.index).toBe(0);
      alone += 1;
    });
    expect(alone).toBeGreaterThan(5);
  });
});

/** Bots that err on purpose, or only by chance, do not always play what they rank first. */
const DELIBERATE = ['heuristic', '3', '4', '5'] as const satisfies readonly BotName[];

test.each(DELIBERATE)('%s ranks first what it plays, and ranks the rest by worth', (name) => {
  const bot = createBot(name, pool);
  let asked = 0;
  let ranked = 0;
  for (const setup of setups())
    playRandomly(setup, 200, (game, waiting, count) => {
      if (waiting.options.length === 1) return;
      asked += 1;
      if (asked % EVERY[name] !== 0) return;
      const { index, why } = chooses(bot, game, waiting, String(count));
      ranked += 1;
      const [first, ...rest] = why;
      expect(first?.value).toBe(why.find(({ key }) => key === waiting.options[index]?.key)?.value);
      // An option given up early is below one that was tried in more worlds.
      for (const [at, one] of rest.entries()) {
        const next = rest[at + 1];
        if (next?.tries === one.tries) expect(one.value).toBeGreaterThanOrEqual(next.value);
        else if (next !== undefined) expect(one.tries).toBeGreaterThan(next.tries);
      }
    });
  expect(ranked).toBeGreaterThan(10);
});

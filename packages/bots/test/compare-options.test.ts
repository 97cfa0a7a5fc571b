import { type Comparison, compareOptions, createRng } from '@lastclick/bots';
import type { Game } from '@lastclick/engine';
import { cardPool } from '@lastclick/testkit';
import { expect, test } from 'vitest';
import { withOtherHiddenCards } from './hidden-cards.ts';
import { tableOf } from './play/position.ts';
import { runnerWins } from './play/runner-wins.ts';

/** The Runner takes the agenda that wins, or does anything else with their last click. */
const lastClick = runnerWins[1];
if (lastClick === undefined) throw new Error('there is no such position');
const table = tableOf(lastClick, 'runner');
const waiting = table.decision;
if (waiting === null) throw new Error('nobody is asked');

const compared = (one: string, other: string, game: Game = table.game): Comparison =>
  compareOptions(cardPool, game, waiting, { one, other }, 'seed', 7);

test('what wins at once is surely better than a credit, and not the other way round', () => {
  const { one, other, isSurelyBetter, tries } = compared('run archives', 'gain credit');
  expect(one).toBe(1);
  expect(other).toBeLessThan(0.9);
  expect(isSurelyBetter).toBe(true);
  expect(tries).toBeGreaterThanOrEqual(20);
  expect(compared('gain credit', 'run archives')).toMatchObject({ one: other, isSurelyBetter: false });
});

test('an option is not better than itself', () => {
  const { one, other, isSurelyBetter } = compared('gain credit', 'gain credit');
  expect(one).toBe(other);
  expect(isSurelyBetter).toBe(false);
});

test('hidden cards do not matter, and the same seed says the same', () => {
  const { game, changed } = withOtherHiddenCards(table.game, waiting, createRng('other cards'));
  expect(changed).toBeGreaterThan(0);
  expect(compared('run hq', 'gain credit', game)).toEqual(compared('run hq', 'gain credit'));
});

test('what is not offered cannot be compared', () => {
  expect(() => compared('fly away', 'gain credit')).toThrow(/not among the options/);
});

import { EDITION_IDS } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { type SweepFailure, type SweepOptions, sweep } from '../src/sweep/sweep.ts';

const options: SweepOptions = {
  games: 250,
  seed: 'e',
  edition: '1.4',
  priority: 'every',
  thorough: false,
};

/** What went wrong, with the record that plays up to it. */
const inWords = ({ kind, what, decision, record }: SweepFailure): string =>
  `${kind} at decision ${decision}: ${what}\n${JSON.stringify(record)}`;

test.each(EDITION_IDS)(
  'random games of edition %s end, keep every invariant and reach every card, action and step',
  (edition) => {
    const { failures, outcomes, coverage } = sweep({ ...options, edition });
    expect(failures.map(inWords)).toEqual([]);
    expect(Object.values(outcomes).reduce((sum, number) => sum + number, 0)).toBe(options.games);
    const { cards, actions, steps } = coverage.missing;
    expect({ cards, actions, steps }).toEqual({ cards: [], actions: [], steps: [] });
  },
  // The longest of all tests: on a busy machine it takes many times as long as on a quiet one.
  600_000,
);

test('games without needless questions keep the invariants too', () => {
  expect(sweep({ ...options, games: 20, priority: 'useful' }).failures.map(inWords)).toEqual([]);
});

test('the same seed plays the same games', () => {
  const [one, two] = [sweep({ ...options, games: 2 }), sweep({ ...options, games: 2 })];
  expect(one.decisions).toBe(two.decisions);
  expect(one.outcomes).toEqual(two.outcomes);
});

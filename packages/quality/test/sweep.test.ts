import { cardById } from '@lastclick/cards';
import { EDITION_IDS } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { Coverage } from '../src/sweep/coverage.ts';
import { type SweepFailure, type SweepOptions, sweep, sweepPart } from '../src/sweep/sweep.ts';

const options: SweepOptions = {
  games: 180,
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
    const { games, failures, outcomes, coverage } = sweep({ ...options, edition });
    expect(failures.map(inWords)).toEqual([]);
    // Some more are played at the cards of which something was not reached.
    expect(games).toBeGreaterThanOrEqual(options.games);
    expect(Object.values(outcomes).reduce((sum, number) => sum + number, 0)).toBe(games);
    const { cards, actions, steps } = coverage.missing;
    expect({ cards, actions, steps }).toEqual({ cards: [], actions: [], steps: [] });
  },
  // The longest of all tests: on a busy machine it takes many times as long as on a quiet one.
  600_000,
);

test('games without needless questions keep the invariants too', () => {
  expect(sweep({ ...options, games: 20, priority: 'useful' }).failures.map(inWords)).toEqual([]);
});

test.each(['measured_response', 'ip_enforcement', 'kessleroid'])('games at a card reach it: %s', (card) => {
  const aimed = new Coverage('26.03');
  for (let game = 0; game < 12; game++)
    aimed.add(sweepPart({ ...options, edition: '26.03', priority: 'useful' }, game, game + 1, card).coverage);
  expect(aimed.missing.cards.some((name) => name.startsWith(cardById(card)?.title ?? '?'))).toBe(false);
});

test('the same seed plays the same games', () => {
  const [one, two] = [sweep({ ...options, games: 2 }), sweep({ ...options, games: 2 })];
  expect(one.decisions).toBe(two.decisions);
  expect(one.outcomes).toEqual(two.outcomes);
});

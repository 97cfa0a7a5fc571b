import { apply, create, decision, type Scenario, termsOf, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { expect, test } from 'vitest';
import { askOf } from '../src/ask.ts';

const ENCOUNTER: Scenario = {
  edition: '1.4',
  seed: 'ask',
  at: 'runner.action',
  corp: {
    identity: 'The Syndicate: Profit over Principle',
    rd: ['Hedge Fund'],
    servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }],
  },
  runner: { identity: 'The Catalyst: Convention Breaker', credits: 9, rig: ['Cleaver'] },
};

test('an offered ability says what it does and costs, not when it could be used', () => {
  const game = create({ scenario: ENCOUNTER }, pool);
  apply(game, 'run hq');
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (view(game, 'runner').run?.phase === 'run.encounter') break;
    apply(game, waiting.options.find(({ kind }) => kind === 'pass' || kind === 'continue')?.key ?? 'pass');
  }
  const waiting = decision(game);
  if (waiting === null) throw new Error('nothing is asked');
  const { offers } = askOf(waiting, view(game, 'runner'), (option) => termsOf(game, option));
  expect(offers.filter(({ kind }) => kind === 'use').map(({ words, cost }) => [words, cost])).toEqual([
    ['Use Cleaver: Break up to 2 subroutines on barrier ice no stronger than this program.', '1 credit'],
    ['Use Cleaver: This program gets +1 strength for the rest of this encounter.', '2 credits'],
  ]);
});

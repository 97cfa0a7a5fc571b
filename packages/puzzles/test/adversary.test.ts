import { apply, create, decision, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { expect, test } from 'vitest';
import { Adversary, PUZZLES, type Puzzle, proverOf, scenarioOf } from '../src/index.ts';

const BUDGET = { choices: 1_000_000 };

const GUESS: Puzzle = {
  id: 'guess',
  title: '',
  says: '',
  side: 'runner',
  goal: { kind: 'win' },
  scenario: {
    at: 'runner.action',
    corp: {
      identity: 'The Syndicate: Profit over Principle',
      credits: 0,
      rd: ['Hedge Fund'],
      servers: [
        { server: 'remote-1', root: ['Offworld Office'] },
        { server: 'remote-2', root: ['PAD Campaign'] },
      ],
    },
    runner: {
      identity: 'The Catalyst: Convention Breaker',
      clicks: 2,
      grip: [],
      stack: ['Diesel'],
      scored: ['Send a Message', 'Offworld Office'],
    },
  },
};

test('whoever guesses finds the other card, in a position that looked the same', () => {
  const adversary = new Adversary(proverOf(GUESS, BUDGET), scenarioOf(GUESS));
  const wrong = adversary.answer([], 'gain credit');
  expect(wrong).not.toBeNull();
  const answer = adversary.answer(['gain credit'], 'run remote-1');
  expect(answer?.scenario.corp.servers?.[0]?.root).toEqual(['pad_campaign']);
  const before = create({ scenario: scenarioOf(GUESS) }, pool);
  const after = create({ scenario: answer?.scenario ?? scenarioOf(GUESS) }, pool);
  expect(view(after, 'runner')).toEqual(view(before, 'runner'));
});

test('whoever plays the solution of a puzzle gets there, whatever the adversary does', () => {
  for (const puzzle of PUZZLES.filter(({ proof }) => proof.tried < 700)) {
    const prover = proverOf(puzzle, BUDGET);
    const adversary = new Adversary(prover, scenarioOf(puzzle));
    let scenario = scenarioOf(puzzle);
    const keys: string[] = [];
    for (let moves = 0; moves < 60; moves++) {
      const game = create({ scenario }, pool);
      for (const key of keys) apply(game, key);
      const waiting = decision(game);
      if (prover.standing(game) !== 'open' || waiting === null) {
        expect(prover.standing(game), puzzle.id).toBe('met');
        break;
      }
      if (waiting.seat !== puzzle.side) {
        const opening = adversary.opening();
        expect(opening, `${puzzle.id}: opening`).not.toBeNull();
        scenario = opening?.scenario ?? scenario;
        keys.push(...(opening?.replies ?? []));
        continue;
      }
      const right = adversary.right(keys);
      expect(right, `${puzzle.id} after ${keys.join(', ')}`).not.toBeNull();
      const answer = adversary.answer(keys, right ?? '');
      expect(answer, `${puzzle.id}: ${right}`).not.toBeNull();
      scenario = answer?.scenario ?? scenario;
      keys.push(right ?? '', ...(answer?.replies ?? []));
    }
  }
});

import { apply, create, decision, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { gameOf, judge, NoPosition, PUZZLES, type Puzzle, scenarioFrom, scenarioOf } from '../src/index.ts';

/** What a seat sees, apart from the numbers by which cards are told from each other. */
const seen = (puzzle: Puzzle, game: ReturnType<typeof gameOf>): unknown =>
  JSON.parse(JSON.stringify(view(game, puzzle.side), (key, value) => (key === 'object' ? undefined : value)));

describe('a place of a game as a position', () => {
  test.each(
    PUZZLES.filter(({ scenario }) => scenario.at?.endsWith('action')).map((one) => [one.id, one] as const),
  )('%s is written down as it is', (_, puzzle) => {
    const game = gameOf(puzzle);
    const written = create({ scenario: { ...scenarioOf(puzzle), ...scenarioFrom(game) } }, pool);
    expect(seen(puzzle, written)).toEqual(seen(puzzle, game));
  });

  test('a puzzle after its first right action is still one', () => {
    const puzzle = PUZZLES.find(({ id }) => id === 'chain-letter');
    if (puzzle === undefined) throw new Error('there is no such puzzle');
    const game = gameOf(puzzle);
    apply(game, puzzle.proof.line[0] ?? '');
    const place: Puzzle = { ...puzzle, id: 'place', scenario: scenarioFrom(game) };
    const judged = judge(place, { choices: 100_000 }, ['one']);
    expect(judged).toMatchObject({
      kind: 'puzzle',
      proof: { decisions: puzzle.proof.decisions - 1, isOnly: true },
    });
  });

  test('a place that is no action is refused', () => {
    const puzzle = PUZZLES.find(({ id }) => id === 'a-long-day');
    if (puzzle === undefined) throw new Error('there is no such puzzle');
    const game = gameOf(puzzle);
    const seamless = decision(game)?.options.find(({ key }) => key === 'play c5');
    apply(game, seamless?.key ?? '');
    expect(decision(game)?.kind).toBe('target');
    expect(() => scenarioFrom(game)).toThrow(NoPosition);
  });

  test('what takes too long is not called unsolvable', () => {
    const puzzle = PUZZLES.find(({ id }) => id === 'night-shift');
    if (puzzle === undefined) throw new Error('there is no such puzzle');
    expect(judge(puzzle, { choices: 20 }, [])).toMatchObject({ kind: 'unknown' });
  });
});

import { describe, expect, test } from 'vitest';
import {
  ALL_PUZZLES,
  type Belief,
  botTry,
  type ProvenPuzzle,
  type Prover,
  PUZZLES,
  proverOf,
  SolutionReader,
} from '../src/index.ts';

const BUDGET = { choices: 2_000_000 };
/** So few that they are proven anew with every test; `npm run puzzles` proves all. */
const QUICK = 1500;

/** Plays a solution against everything: the choices of the line as far as they are offered, from belief to belief. */
function follow(prover: Prover, line: readonly string[]): boolean {
  let beliefs: readonly Belief[] = prover.starts ?? [];
  for (const key of line) {
    const asked = beliefs.find((belief) => prover.asked(belief).options.some((option) => option.key === key));
    if (asked === undefined) return false;
    const aftermath = prover.after(asked, key);
    if (aftermath.kind === 'fails') return false;
    beliefs = aftermath.beliefs;
    if (beliefs.length === 0) return true;
  }
  return false;
}

describe('the puzzles that come with the game', () => {
  test('each has a name of its own and is proven', () => {
    expect(new Set(ALL_PUZZLES.map(({ id }) => id)).size).toBe(ALL_PUZZLES.length);
    expect(PUZZLES).toHaveLength(ALL_PUZZLES.length);
  });

  test('they get harder', () => {
    const lengths = PUZZLES.map(({ proof }) => proof.decisions);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  test.each(PUZZLES.map((puzzle): [string, ProvenPuzzle] => [puzzle.id, puzzle]))(
    '%s: its solution leads to the goal',
    (_, puzzle) => {
      expect(follow(proverOf(puzzle, BUDGET), puzzle.proof.line)).toBe(true);
    },
  );

  const quick = PUZZLES.filter(({ proof }) => proof.tried <= QUICK);

  test.each(quick.map((puzzle): [string, ProvenPuzzle] => [puzzle.id, puzzle]))(
    '%s: proven anew, and level 3 fails',
    (_, puzzle) => {
      const prover = proverOf(puzzle, BUDGET);
      expect(prover.isSolvable()).toBe(true);
      const { decisions, isOnly } = new SolutionReader(prover).read();
      expect({ decisions, isOnly }).toEqual({
        decisions: puzzle.proof.decisions,
        isOnly: puzzle.proof.isOnly,
      });
      for (const seed of ['one', 'two']) expect(botTry(prover, '3', seed)).not.toBeNull();
    },
  );
});

import { botTry } from './bot-try.ts';
import type { Proof } from './data/proofs.ts';
import { type Budget, OutOfBudget } from './prover.ts';
import { type Puzzle, proverOf } from './puzzle.ts';
import { SolutionReader } from './solution.ts';

/** What there is to say of a position with a goal. */
export type Judged =
  | { readonly kind: 'puzzle'; readonly proof: Proof; readonly solvedBy3: number }
  | { readonly kind: 'not solvable' }
  /** It took too long to know. */
  | { readonly kind: 'unknown'; readonly tried: number };

/** Whether a position is a puzzle, how long, and how often level 3 finds the way with as many seeds as there are. */
export function judge(puzzle: Puzzle, budget: Budget, seeds: readonly string[]): Judged {
  const prover = proverOf(puzzle, budget);
  try {
    if (!prover.isSolvable()) return { kind: 'not solvable' };
    const tried = prover.choices;
    const { decisions, isOnly, line } = new SolutionReader(prover).read();
    const solvedBy3 = seeds.filter((seed) => botTry(prover, '3', seed) === null).length;
    return { kind: 'puzzle', proof: { decisions, isOnly, tried, line }, solvedBy3 };
  } catch (error) {
    if (error instanceof OutOfBudget) return { kind: 'unknown', tried: prover.choices };
    throw error;
  }
}

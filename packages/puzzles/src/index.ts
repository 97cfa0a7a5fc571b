/**
 * Positions with something to find, and what proves that it can be found: exhaustive search over every reply of the
 * opponent, everything chance could bring and everything that could lie facedown.
 */

export { Adversary, type Answer } from './adversary.ts';
export { botTry, completed, type Failure } from './bot-try.ts';
export type { Proof } from './data/proofs.ts';
export { ALL_PUZZLES, type ProvenPuzzle, PUZZLES } from './data/puzzles.ts';
export { NoPosition, scenarioFrom } from './from-game.ts';
export type { Goal, Task } from './goal.ts';
export { type Hiding, hidingIn } from './hiding.ts';
export { type Judged, judge } from './judge.ts';
export { type Belief, type Budget, OutOfBudget, Prover } from './prover.ts';
export { gameOf, type Puzzle, proverOf, scenarioOf, taskOf } from './puzzle.ts';
export { type Solution, SolutionReader } from './solution.ts';

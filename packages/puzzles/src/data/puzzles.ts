import type { Puzzle } from '../puzzle.ts';
import { BREAK_IN } from './break-in.ts';
import { KILL } from './kill.ts';
import { PROOFS, type Proof } from './proofs.ts';
import { SCORE } from './score.ts';
import { SURVIVE } from './survive.ts';

const ALL: readonly Puzzle[] = [...SCORE, ...KILL, ...BREAK_IN, ...SURVIVE];

export interface ProvenPuzzle extends Puzzle {
  readonly proof: Proof;
}

/** Every puzzle that comes with the game and is proven, the easiest first. */
export const PUZZLES: readonly ProvenPuzzle[] = ALL.flatMap((puzzle) => {
  const proof = PROOFS[puzzle.id];
  return proof === undefined ? [] : [{ ...puzzle, proof }];
}).sort((a, b) => a.proof.decisions - b.proof.decisions || a.proof.tried - b.proof.tried);

/** The same with those that are still to be proven. */
export const ALL_PUZZLES = ALL;

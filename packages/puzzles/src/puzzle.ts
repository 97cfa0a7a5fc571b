import { create, type Scenario, type Side } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { pool } from '@lastclick/table';
import type { Goal, Task } from './goal.ts';
import { type Budget, Prover } from './prover.ts';

/** A position with something to find. */
export interface Puzzle {
  readonly id: string;
  readonly title: string;
  /** What there is to do, for people. */
  readonly says: string;
  readonly side: Side;
  readonly goal: Goal;
  /** How many turns beyond the one that is under way the goal is about; 0 where it is not said. */
  readonly turns?: number;
  readonly scenario: Omit<Scenario, 'seed' | 'priority' | 'deckLists'>;
}

/** The position as a game: both players know which cards are in it, and nobody is asked who has no choice. */
export const scenarioOf = ({ scenario }: Puzzle): Scenario => ({
  edition: '1.4',
  ...scenario,
  seed: 'puzzle',
  priority: 'useful',
  deckLists: 'open',
});

export const gameOf = (puzzle: Puzzle): Game => create({ scenario: scenarioOf(puzzle) }, pool);

export const taskOf = ({ side, goal, turns = 0 }: Puzzle, game: Game): Task => ({
  seat: side,
  goal,
  lastTurn: game.state.turn.number + turns,
});

export function proverOf(puzzle: Puzzle, budget: Budget): Prover {
  const game = gameOf(puzzle);
  return new Prover(game, taskOf(puzzle, game), budget);
}

import { decision } from '@lastclick/engine';
import { judge, NoPosition, type Puzzle, scenarioFrom } from '@lastclick/puzzles';
import { lineOf } from '@lastclick/session';
import type { PlaceOfGame, PuzzleReply } from './puzzle-messages.ts';

/** So long a place of a game is looked at, in milliseconds. */
const PATIENCE = 20_000;
const SEEDS = ['one', 'two', 'three'];

/** Says whether a place of a game is a puzzle, as far as there is time to find out. */
export function makePuzzle(
  { saved, place, goal, turns, says }: PlaceOfGame,
  now: () => number,
): Extract<PuzzleReply, { kind: 'made' }> {
  try {
    const { game } = lineOf(saved).at(place);
    const side = decision(game)?.seat;
    if (side === undefined) return { kind: 'made', why: 'The game is over at this place.' };
    const puzzle: Puzzle = {
      id: `own-${saved.setup.seed}-${place}-${goal.kind}`,
      title: `Turn ${game.state.turn.number}`,
      says,
      side,
      goal,
      turns,
      scenario: scenarioFrom(game),
    };
    const deadline = now() + PATIENCE;
    const budget = { choices: Number.POSITIVE_INFINITY, mayGoOn: () => now() < deadline };
    return { kind: 'made', puzzle, judged: judge(puzzle, budget, SEEDS) };
  } catch (error) {
    if (error instanceof NoPosition) return { kind: 'made', why: error.message };
    return {
      kind: 'made',
      why: `This place cannot be set up: ${error instanceof Error ? error.message : error}.`,
    };
  }
}

import type { Side } from '@lastclick/engine';
import { type Game, scoreOf } from '@lastclick/engine/reading';

/** What has to be reached, whatever the opponent does and whatever lies facedown. */
export type Goal =
  | { readonly kind: 'win' }
  | { readonly kind: 'survive' }
  /** At the end: at least so many points and cards in hand, at most so many tags, and the game not lost. */
  | {
      readonly kind: 'reach';
      readonly points?: number;
      readonly cards?: number;
      readonly tags?: number;
      readonly credits?: number;
    };

/** A goal of a seat, and the last turn in which it counts. */
export interface Task {
  readonly seat: Side;
  readonly goal: Goal;
  readonly lastTurn: number;
}

export type Standing = 'met' | 'failed' | 'open';

function isReached(
  { state }: Game,
  seat: Side,
  goal: Extract<Goal, { kind: 'reach' }>,
  points: number,
): boolean {
  const hand = seat === 'corp' ? state.zones.hq : state.zones.grip;
  return (
    points >= (goal.points ?? 0) &&
    hand.length >= (goal.cards ?? 0) &&
    state[seat].credits >= (goal.credits ?? 0) &&
    (goal.tags === undefined || state.runner.tags <= goal.tags)
  );
}

/** How a game stands to the task. Who wins in time has reached whatever there was to reach. */
export function standing(game: Game, { seat, goal, lastTurn }: Task): Standing {
  const { outcome, turn } = game.state;
  if (turn.number <= lastTurn) {
    if (outcome === null) return 'open';
    return outcome.winner === seat ? 'met' : 'failed';
  }
  switch (goal.kind) {
    case 'win':
      return 'failed';
    case 'survive':
      return 'met';
    case 'reach':
      return isReached(game, seat, goal, scoreOf(game, seat)) ? 'met' : 'failed';
  }
}

import { apply, type Decision, decision, fork, type Game, momentOf } from '@lastclick/engine';

/** A decision that follows if everybody passes, and the game in which it does. */
export interface Anticipated {
  readonly game: Game;
  readonly waiting: Decision;
}

/** More windows than this never come before an action. */
const MOST_PASSES = 4;

/**
 * The action that follows a window between one's own actions if nobody does anything in it: both are asked as one. Null
 * where the window is another, or something else follows.
 */
export function actionAfter(game: Game, waiting: Decision): Anticipated | null {
  const { occasion, turn } = momentOf(game);
  if (waiting.kind !== 'window' || occasion !== 'actions' || turn !== waiting.seat) return null;
  const imagined = fork(game);
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const next = decision(imagined);
    if (next === null || next.kind !== 'window') {
      return next !== null && next.kind === 'action' && next.seat === waiting.seat
        ? { game: imagined, waiting: next }
        : null;
    }
    apply(imagined, 'pass');
  }
  return null;
}

import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';

/**
 * How many abilities start to resolve, and processes are repeated, without anybody having had a choice, before that is
 * taken for an endless loop: the number its player would have to choose (10.10.1).
 */
export const LONGEST_LOOP = 200;

/** Nothing more becomes pending, nor interrupts or replaces anything, until a player has a choice: the loop ends. */
export const isEndless = ({ unasked }: Game): boolean => unasked > LONGEST_LOOP;

/** Whether another ability may start. */
export function mayGoOn(game: Game, side: Side): boolean {
  game.unasked += 1;
  if (game.unasked === LONGEST_LOOP + 1) emit(game, 'loopEnded', 'endlessLoop', side, LONGEST_LOOP);
  return !isEndless(game);
}

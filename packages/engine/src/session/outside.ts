import { InputError } from '../errors.ts';
import { endGame } from '../kernel/end-game.ts';
import { opponentOf, SIDES, type Side } from '../side.ts';
import type { GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { OUTSIDE_REASONS, type OutsideReason } from '../state/state.ts';
import { beginTelling } from '../state/tale.ts';

/** What ends a game outside its rules; `by` is who conceded, left, or whose time was up. */
export type OutsideOutcome =
  | { readonly kind: Exclude<OutsideReason, 'drawAgreed'>; readonly by: Side }
  | { readonly kind: 'drawAgreed' };

/** The same outcome out of data from anywhere; throws an InputError where it is none. */
export function checkOutside(value: unknown, problem: 'badRecord' | 'badOutcome'): OutsideOutcome {
  const { kind, by } = (value ?? {}) as { readonly kind?: unknown; readonly by?: unknown };
  const known = OUTSIDE_REASONS.find((reason) => reason === kind);
  const side = SIDES.find((one) => one === by);
  if (known === 'drawAgreed') return { kind: known };
  if (known === undefined || side === undefined)
    throw new InputError(
      problem,
      'outcome',
      'conceded, time or abandoned by a side, or drawAgreed is needed',
    );
  return { kind: known, by: side };
}

/**
 * Ends a game in a way its rules know nothing of: somebody concedes, leaves or has no time left, or both agree on a draw.
 * Returns what happened. Throws an InputError, and changes nothing, where the game is over already.
 */
export function endOutside(game: Game, given: OutsideOutcome): readonly GameEvent[] {
  const outcome = checkOutside(given, 'badOutcome');
  if (game.state.outcome !== null) throw new InputError('gameOver', 'outcome', 'the game is over already');
  if (game.events !== null) {
    game.events = [];
    beginTelling(game);
  }
  const winner = outcome.kind === 'drawAgreed' ? 'draw' : opponentOf(outcome.by);
  endGame(game, winner, outcome.kind, 'gameEnds');
  return game.events ?? [];
}

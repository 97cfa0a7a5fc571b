import type { Citation } from '../editions/citations.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { WinReason } from '../state/state.ts';

/** Ends the game at once; nothing is decided any more (1.7). */
export function endGame(game: Game, winner: Side | 'draw', reason: WinReason, rule: Citation): void {
  if (game.state.outcome !== null) return;
  game.state.outcome = { winner, reason };
  emit(game, 'gameOver', rule, winner === 'draw' ? null : winner, 0, reason);
}

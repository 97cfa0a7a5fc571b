import { type Game, playerOf } from '../kernel/game.ts';
import type { Side } from '../side.ts';

/** Credits in a player's pool; bad publicity credits lie there too where the edition says so (6.3.3b). */
export function poolOf(game: Game, side: Side): number {
  const { credits } = playerOf(game.state, side);
  if (side === 'corp' || game.state.run === null) return credits;
  return game.rules.edition.switches.badPublicityCredits === 'inPool'
    ? credits + game.state.run.fund
    : credits;
}

/** Credits a player may spend on anything: the pool and, during a run, bad publicity credits. */
export function freeCredits(game: Game, side: Side): number {
  const { credits } = playerOf(game.state, side);
  return side === 'runner' && game.state.run !== null ? credits + game.state.run.fund : credits;
}

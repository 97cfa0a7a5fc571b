import type { Game } from '../state/game.ts';

/** Every step of the turn is done; only the checkpoint at its end is left. */
export function turnIsOver(game: Game): boolean {
  const base = game.state.stack[0];
  if (base?.kind !== 'phase' || !base.closing) return false;
  const phases = game.rules.edition.phases;
  const phase = phases[base.phase];
  const last = phase?.steps.at(-1)?.what;
  const next = last?.act === 'complete' ? last.ways[0]?.[1] : undefined;
  return next !== undefined && phases[next]?.side !== phase?.side;
}

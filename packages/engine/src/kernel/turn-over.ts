import type { PhaseId } from '../editions/edition.ts';
import type { Game } from './game.ts';

/** Every step of the turn is done; only the checkpoint at its end is left. */
export function turnIsOver(game: Game): boolean {
  const base = game.state.stack[0];
  if (base?.kind !== 'phase' || !base.closing) return false;
  const phases = game.rules.edition.phases;
  const phase = phases[base.phase as PhaseId];
  const last = phase.steps[phase.steps.length - 1]?.what;
  return last?.act === 'complete' && phases[last.next].side !== phase.side;
}

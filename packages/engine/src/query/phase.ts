import type { Phase, TimingStep } from '../editions/edition.ts';
import { at, InvariantError } from '../invariant.ts';
import type { Side } from '../side.ts';
import type { PhaseFrame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Ruleset } from '../state/ruleset.ts';
import type { State } from '../state/state.ts';

/** Every step of the turn is done; only the checkpoint at its end is left. */
export function turnIsOver(game: Game): boolean {
  const base = game.state.stack[0];
  return base?.kind === 'phase' && base.closing && phaseOf(game, base).endsTurn;
}

/** The phase asked for last: it is asked for again and again while its steps are gone through. */
let latest: { readonly structures: Ruleset['structures']; readonly phase: Phase } | null = null;

export function phaseOf(game: Game, frame: PhaseFrame): Phase {
  const { structures } = game.rules;
  if (latest !== null && latest.phase.id === frame.phase && latest.structures === structures)
    return latest.phase;
  const phase = structures.get(frame.phase);
  if (phase === undefined) throw new InvariantError(`this edition has no ${frame.phase}`);
  latest = { structures, phase };
  return phase;
}

/** The step the phase is at. */
export const stepOf = (game: Game, frame: PhaseFrame): TimingStep => at(phaseOf(game, frame).steps, frame.at);

/** The phase of the turn; it is always at the bottom of the stack once the game has begun. */
export function currentPhase(state: State): PhaseFrame | null {
  const base = state.stack[0];
  return base?.kind === 'phase' ? base : null;
}

export const isActionPhaseOf = (state: State, side: Side): boolean =>
  currentPhase(state)?.phase === `${side}.action`;

/** In a player's action phase, and before the steps that end it: only then can they take actions (5.2.5). */
export function canTakeActions(game: Game, side: Side): boolean {
  const frame = currentPhase(game.state);
  if (frame === null || frame.phase !== `${side}.action`) return false;
  return frame.step <= phaseOf(game, frame).steps.findIndex((step) => step.what.act === 'goTo');
}

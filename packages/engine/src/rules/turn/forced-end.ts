import { invariant } from '../../invariant.ts';
import { currentPhase, isActionPhaseOf, phaseOf } from '../../query/phase.ts';
import type { Side } from '../../side.ts';
import { emit } from '../../state/event.ts';
import { cardOf, type Game } from '../../state/game.ts';
import { trashCards } from '../trash.ts';
import { noteCompleted } from '../use.ts';

/**
 * A card forces the end of the action phase (5.4.3): its step ends, open windows close, what resolves stops,
 * and the game goes on where the phase goes when there are no clicks left.
 */
export function forceEndOfActionPhase(game: Game, side: Side): void {
  const state = game.state;
  const frame = currentPhase(state);
  if (frame === null || !isActionPhaseOf(state, side)) {
    emit(game, 'nothingHappened', 'forcedEnd', side);
    return;
  }
  const action = state.stack.find((open) => open.kind === 'use' && open.action !== '');
  if (action?.kind === 'use') noteCompleted(game, action);
  state.stack.length = 1;
  for (const id of [...state.zones.playing]) {
    // 5.4.3c: a card that was resolving is considered complete.
    const card = cardOf(state, id);
    trashCards(game, [card], null, 'trashing');
  }
  const step = phaseOf(game, frame).steps.find((candidate) => candidate.what.act === 'action');
  invariant(step !== undefined, 'an action phase without an action step');
  frame.step = step.target;
  frame.settle = false;
  emit(game, 'actionPhaseForcedToEnd', 'forcedEnd', side);
}

import type { PhaseFrame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { HQ, RD } from '../state/state.ts';
import { phaseOf } from './phase.ts';
import { breachFrame } from './run.ts';

/** Whether the number of accesses of a breach is still to be fixed. */
export const isUncounted = (game: Game, frame: PhaseFrame): boolean =>
  phaseOf(game, frame).steps.findIndex(
    ({ what }) => what.act === 'perform' && what.what === 'countAccesses',
  ) > frame.at;

/** What the abilities of this run add to the breach the rules let the Runner make in it. */
function addedByRun({ state }: Game, { server, forced }: PhaseFrame): number {
  if (forced) return 0;
  let added = 0;
  for (const effect of state.lingering)
    if (effect.kind === 'access' && effect.server === server) added += effect.amount;
  return added;
}

/** How many cards in HQ or R&D a breach is about, as it stands before that is fixed. */
export const picksOf = (game: Game, frame: PhaseFrame): number =>
  frame.server === HQ || frame.server === RD ? 1 + frame.remaining + addedByRun(game, frame) : 0;

/** How many cards in HQ or R&D the Runner is allowed to access in the breach going on; 0 once that is fixed. */
export function accessesAllowed(game: Game): number {
  const frame = breachFrame(game.state);
  return frame === null || !isUncounted(game, frame) ? 0 : Math.max(0, picksOf(game, frame));
}

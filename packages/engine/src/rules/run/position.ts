import { serverOf } from '../../state/move.ts';
import type { Card, Run, ServerId, State } from '../../state/state.ts';

// The Runner's position is counted in pieces of ice, so it is kept as ice comes and goes (6.2.3).

/** The run whose Runner has a position before the server a piece of ice protects. */
function runPast(state: State, ice: Card): Run | null {
  const { run } = state;
  return run !== null && run.server === ice.server && run.position >= 0 ? run : null;
}

const indexOf = (state: State, ice: Card): number => serverOf(state, ice.server)?.ice.indexOf(ice.id) ?? -1;

/** The run whose Runner stands where ice before this server is gone: that position is there until the Runner moves (26.03 6.2.4). */
export function runAtGap(state: State, server: ServerId): Run | null {
  const { run } = state;
  return run !== null && run.server === server && run.position >= 0 && !run.atIce ? run : null;
}

/** To be called before the ice is gone. */
export function iceLeaves(state: State, ice: Card): void {
  const run = runPast(state, ice);
  if (run === null) return;
  const index = indexOf(state, ice);
  if (index < run.position) run.position -= 1;
  else if (index === run.position) run.atIce = false;
}

/** To be called once the ice is there. */
export function iceArrives(state: State, ice: Card): void {
  const run = runPast(state, ice);
  if (run === null) return;
  const index = indexOf(state, ice);
  if (index < run.position || (index === run.position && run.atIce)) run.position += 1;
}

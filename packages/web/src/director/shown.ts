import type { Snapshot } from '@lastclick/session';
import type { Reel } from './director.ts';

/** The snapshot as it is to be drawn: the questions of the present before the board on the way there. */
export function shownOf(present: Snapshot, reel: Reel | undefined): Snapshot {
  if (reel === undefined || reel.scene === null || reel.view === null) return present;
  const { view, told } = reel;
  return {
    ...present,
    // What is being played is on the stage.
    view: { ...view, playing: [] },
    outcome: null,
    log: told === null ? present.log : present.log.slice(0, told),
  };
}

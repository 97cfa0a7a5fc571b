import { InvariantError } from '../invariant.ts';

/** For what waits on the stack but never for a player. */
export function asksNothing(): never {
  throw new InvariantError('nothing is asked here');
}

import type { Side } from '../side.ts';
import type { AbilityFrame } from './frame.ts';
import type { Card } from './state.ts';

/** Who asks: the ability's source, its controller, and what met its trigger condition. */
export interface Context {
  readonly source: Card | null;
  readonly controller: Side;
  /** The card of what met the trigger condition, and its numbers. */
  readonly it: Card | null;
  readonly amount: number;
  readonly was: number;
  /** The ability that is resolving, where one is; and in which of its slots are the cards it calls "that". */
  readonly frame: AbilityFrame | null;
  readonly that: number;
}

/** No slot of an ability. */
export const NO_SLOT = -1;

export const contextOf = (source: Card | null, controller: Side): Context => ({
  source,
  controller,
  it: null,
  amount: 0,
  was: 0,
  frame: null,
  that: NO_SLOT,
});

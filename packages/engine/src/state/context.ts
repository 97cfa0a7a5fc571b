import type { Side } from '../side.ts';
import type { Card } from './state.ts';

/** Who asks: the ability's source, its controller, and what met its trigger condition. */
export interface Context {
  readonly source: Card | null;
  readonly controller: Side;
  readonly subject: Card | null;
  readonly amount: number;
  readonly was: number;
  /** Counters of the source as it was when the ability became independent of it, in the order of COUNTERS. */
  readonly counters: readonly number[] | null;
}

export const contextOf = (source: Card, controller: Side): Context => ({
  source,
  controller,
  subject: null,
  amount: 0,
  was: 0,
  counters: null,
});

import type { Side } from '../side.ts';
import type { Card, ObjectRef, ServerId } from './state.ts';

/** What an ability keeps while it speaks: cards in slots, numbers, counters and hosted cards of a source that is gone. */
export interface Speaking {
  readonly slots: readonly (readonly ObjectRef[])[];
  readonly counters: readonly number[];
  readonly hosted: readonly ObjectRef[];
  readonly numbers: readonly number[];
  readonly rest: readonly ObjectRef[];
  readonly subjects: readonly ObjectRef[];
}

export const NOTHING_KEPT: Speaking = {
  slots: [],
  counters: [],
  hosted: [],
  numbers: [],
  rest: [],
  subjects: [],
};

/** Who asks: a card, if it is still there, its controller, and what is known of why it asks. */
export interface Context {
  readonly source: Card | null;
  readonly controller: Side;
  /** The server the card was in, or WHERE_IT_IS. */
  readonly home: ServerId;
  /** The card of what met the trigger condition, and its numbers. */
  readonly it: Card | null;
  readonly amount: number;
  readonly was: number;
  /** The ability that is resolving, where one is; and in which of its slots are the cards it calls "that". */
  readonly frame: Speaking | null;
  readonly that: number;
  /** Among the numbers it keeps, what it calls "done". */
  readonly done: number;
  /** Nothing makes its controller do it: a Corp that would draw from an empty R&D need not (1.7.2c). */
  readonly optional: boolean;
  /** What was announced as X; 0 where nothing was, as in a cost that is not being paid (26.03 1.16.2d). */
  readonly x: number;
}

/** What a part of an ability means by "that" and "done": slots of its frame. */
export type Spoken = Pick<Context, 'that' | 'done'>;

/** No slot of an ability. */
export const NO_SLOT = -1;

/** The server the source is in now; it is looked up only where somebody asks. */
export const WHERE_IT_IS: ServerId = -2;

export const contextOf = (source: Card | null, controller: Side, home = WHERE_IT_IS): Context => ({
  source,
  controller,
  home,
  it: null,
  amount: 0,
  was: 0,
  frame: null,
  that: NO_SLOT,
  done: NO_SLOT,
  optional: false,
  x: 0,
});

/** The same with an X announced. */
export const withX = (context: Context, x: number): Context => (x === 0 ? context : { ...context, x });

export const NOTHING_SPOKEN: Spoken = { that: NO_SLOT, done: NO_SLOT };

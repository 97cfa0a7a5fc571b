import type { Condition } from './condition.ts';
import { scoring } from './deed.ts';
import type { Filter } from './filter.ts';
import type { Counter } from './lists.ts';
import type { CardRef } from './reference.ts';
import type { Sorts } from './sorts.ts';

/** A number an ability computes when it needs it. */
export type Amount = Sorts['amount'];

export const forEachCounter = (counter: Counter, each = 1, plus = 0, on: CardRef = 'this'): Amount => ({
  amount: 'counters',
  counter,
  on,
  each,
  plus,
});
export const forEachCard = (filter: Filter, each = 1, plus = 0): Amount => ({
  amount: 'cards',
  filter,
  each,
  plus,
});
export const pointsScoredThisTurn: Amount = { amount: 'total', deed: scoring(), per: 'turn', what: 'points' };
/** The number carried by the occurrence that met the trigger condition. */
export const asMany: Amount = { amount: 'subject' };
/** How many cards were accessed in the run whose end met the condition. */
export const accessedDuringRun: Amount = { amount: 'accessedDuringRun' };
/** For each advancement counter past the requirement, as the agenda began to be scored (26.03 10.13.2). */
export const pastRequirement = (each: number): Amount => ({ amount: 'pastRequirement', each });
export const ifElse = (condition: Condition, holds: number, otherwise: number): Amount => ({
  amount: 'either',
  condition,
  holds,
  otherwise,
});

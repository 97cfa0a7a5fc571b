import { type Deed, stealing, succeeding } from './deed.ts';
import type { Filter } from './filter.ts';
import type { CardRef } from './reference.ts';
import type { Word } from './shape.ts';
import type { Sorts } from './sorts.ts';
import { type Measure, theirs, threatLevel, type ValueData, your } from './value.ts';
import type { CONDITIONS } from './words/conditions.ts';

/** Something about the game that is true or not when asked. */
export type Condition = Sorts['condition'];
export type ConditionName = keyof typeof CONDITIONS;
export type ConditionOf<N extends ConditionName> = Word<'if', typeof CONDITIONS, N>;

/** From the point of view of the ability's controller. */
export type Who = Sorts['anyone'];

export const compare = (of: ValueData, is: Measure): Condition => ({ if: 'compare', of, is });
export const is = (card: CardRef, filter: Filter): Condition => ({ if: 'is', card, filter });
export const exists = (cards: CardRef): Condition => ({ if: 'exists', cards });
export const atLeast = (number: ValueData, of: ValueData): Condition => compare(of, { atLeast: number });
export const atMost = (number: ValueData, of: ValueData): Condition => compare(of, { atMost: number });
export const allOf = (...of: readonly Condition[]): Condition => ({ if: 'all', of });
export const oneOf = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const not = (of: Condition): Condition => ({ if: 'not', of });
export const happened = (deed: Deed, per: Sorts['period'] = 'turn'): Condition => ({
  if: 'happened',
  deed,
  per,
});

/** The latest effect before it did something. */
export const did: Condition = { if: 'did' };

export const runnerIsTagged: Condition = atLeast(1, your('tags'));
export const youHaveClicksLeft: Condition = atLeast(1, your('clicks'));
export const duringYourActionPhase: Condition = { if: 'during', what: 'yourActionPhase' };
/** One of the players has at least so many agenda points (26.03 1.17.1a). */
export const threat = (number: number): Condition => atLeast(number, threatLevel);
/** So many different actions were taken this turn. */
export const differentActions = (number: number): Condition =>
  atLeast(number, { value: 'game', what: 'differentActions' });
export const protects = (server: Sorts['server']): Condition => is('this', { in: 'ice', server });
/** No credits were spent on what happened. */
export const withoutSpending: Condition = compare({ value: 'event', what: 'amount' }, { exactly: 0 });
/** The card had no counters before it was advanced. */
export const wasUnadvanced: Condition = compare({ value: 'event', what: 'was' }, { exactly: 0 });
export const hasOddCost = (card: CardRef): Condition => is(card, { has: { cost: { odd: true } } });

export const duringARun: Condition = { if: 'run' };
export const runOnThisServer: Condition = { if: 'run', on: 'this' };
export const encounteringSource: Condition = { if: 'encounter', with: 'this' };
export const encounteringHost: Condition = { if: 'encounter', with: 'host' };
export const stoleDuringRun: Condition = happened(stealing(), 'run');
export const runnerHasAtMost = (number: number): Condition => atMost(number, theirs('credits'));
export const madeSuccessfulRunThisTurn: Condition = happened(succeeding());
export const sourceIsInstalled: Condition = is('this', { in: 'installed' });

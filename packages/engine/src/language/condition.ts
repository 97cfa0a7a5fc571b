import type { Amount } from './amount.ts';
import { type Deed, stealing, succeeding } from './deed.ts';
import type { CardRef } from './reference.ts';
import type { Sorts } from './sorts.ts';

/** Something about the game that is true or not when asked. */
export type Condition = Sorts['condition'];

/** From the point of view of the ability's controller. */
export type Who = Sorts['anyone'];

export const runnerIsTagged: Condition = { is: 'tagged' };
export const youHaveClicksLeft: Condition = { is: 'clicksLeft' };
export const duringYourActionPhase: Condition = { is: 'actionPhase' };
export const atLeast = (number: number, amount: Amount): Condition => ({ is: 'atLeast', amount, number });
export const firstActionsDiffer = (first: number): Condition => ({ is: 'actionsAllDifferent', first });
export const protects = (server: 'remote' | 'central'): Condition => ({ is: 'protects', server });
export const not = (of: Condition): Condition => ({ is: 'not', of });
export const subjectWasUnadvanced: Condition = { is: 'subjectWasUnadvanced' };
export const happened = (deed: Deed, per: Sorts['period'] = 'turn'): Condition => ({
  is: 'happened',
  deed,
  per,
});

/** During the run this card's ability initiated. */
export const duringItsRun: Condition = { is: 'itsRun' };
export const runOnThisServer: Condition = { is: 'runOnThisServer' };
export const encounteringHost: Condition = { is: 'encounteringHost' };
export const stoleDuringRun: Condition = happened(stealing(), 'run');
export const runnerHasAtMost = (number: number): Condition => ({
  is: 'creditsAtMost',
  who: 'opponent',
  number,
});
export const madeSuccessfulRunThisTurn: Condition = happened(succeeding());
export const hasOddCost = (card: CardRef): Condition => ({ is: 'hasOddCost', card });
export const sourceIsInstalled: Condition = { is: 'sourceIsInstalled' };
export const encounteringSource: Condition = { is: 'encounteringSource' };
export const duringARun: Condition = { is: 'aRun' };

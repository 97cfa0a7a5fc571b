import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { Moment } from './moment.ts';
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
export const happenedThisTurn = (moment: Moment, who: Who = 'you', card?: Filter): Condition =>
  card === undefined
    ? { is: 'happened', moment, who, turn: 'this' }
    : { is: 'happened', moment, who, turn: 'this', card };
export const happenedLastTurn = (moment: Moment, who: Who): Condition => ({
  is: 'happened',
  moment,
  who,
  turn: 'last',
});
export const sourceThisTurn = (moment: Moment): Condition => ({ is: 'sourceActedThisTurn', moment });

/** During the run this card's ability initiated. */
export const duringItsRun: Condition = { is: 'itsRun' };
export const runOnThisServer: Condition = { is: 'runOnThisServer' };
export const encounteringHost: Condition = { is: 'encounteringHost' };
export const stoleDuringRun: Condition = { is: 'stoleDuringRun' };
export const runnerHasAtMost = (number: number): Condition => ({
  is: 'creditsAtMost',
  who: 'opponent',
  number,
});
export const madeSuccessfulRunThisTurn: Condition = happenedThisTurn('runSuccessful');
export const subjectHasOddCost: Condition = { is: 'subjectHasOddCost' };
export const sourceIsInstalled: Condition = { is: 'sourceIsInstalled' };
export const encounteringSource: Condition = { is: 'encounteringSource' };
export const duringARun: Condition = { is: 'aRun' };

import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { EffectData } from './effect.ts';
import type { CardType } from './lists.ts';
import type { Sorts } from './sorts.ts';
import type { ValueData } from './value.ts';

/** One instruction of an ability, or a choice between instructions. A bare effect is one instruction. */
export type Step = Sorts['step'];

/** Several effects of one sentence: one instruction, no checkpoint in between. */
export const together = (...effects: readonly EffectData[]): Step => ({ step: 'together', effects });
export const iff = (condition: Condition, steps: readonly Step[], otherwise: readonly Step[] = []): Step => ({
  step: 'if',
  condition,
  steps,
  otherwise,
});
export const may = (...steps: readonly Step[]): Step => ({ step: 'may', steps });
/** The Runner is asked, whoever's ability it is. */
export const runnerMay = (...steps: readonly Step[]): Step => ({ step: 'may', steps, by: 'runner' });
/** A nested cost: pay it to go on (1.15.10a). */
export const mayPay = (cost: Cost, ...steps: readonly Step[]): Step => ({
  step: 'mayPay',
  cost,
  by: 'you',
  steps,
  otherwise: [],
});
/** A nested cost of the opponent's that stops what follows (1.15.10b). */
export const unlessOpponentPays = (cost: Cost, ...otherwise: readonly Step[]): Step => ({
  step: 'mayPay',
  cost,
  by: 'opponent',
  steps: [],
  otherwise,
});
export const chooseOne = (...modes: readonly (readonly Step[])[]): Step => ({
  step: 'modes',
  by: 'you',
  modes,
});
/** So many of them, each once, in any order. */
export const chooseSome = (count: number, ...modes: readonly (readonly Step[])[]): Step => ({
  step: 'modes',
  by: 'you',
  modes,
  count,
});
/** Choosing a card type, of which the steps then speak: what is chosen is no target (1.14.1b). */
export const chooseType = (types: readonly CardType[], steps: (type: CardType) => readonly Step[]): Step =>
  chooseOne(...types.map(steps));
export const opponentChoosesOne = (...modes: readonly (readonly Step[])[]): Step => ({
  step: 'modes',
  by: 'opponent',
  modes,
});
/** The opponent pays one of the costs, or the steps are carried out. */
export const unlessOpponentPaysOneOf = (costs: readonly Cost[], ...otherwise: readonly Step[]): Step => ({
  step: 'modes',
  by: 'opponent',
  modes: [...costs.map((cost): Step[] => [{ step: 'pay', cost, by: 'opponent' }]), otherwise],
});
/** Steps, and then all of them again so often. */
export const repeatTimes = (times: ValueData, ...steps: readonly Step[]): Step => ({
  step: 'repeat',
  steps,
  times,
});
/** Steps, and then all of them again as long as that holds. */
export const repeatWhile = (condition: Condition, ...steps: readonly Step[]): Step => ({
  step: 'repeat',
  steps,
  while: condition,
});
/** Steps so often, one after the other. */
export const forEach = (number: ValueData, ...steps: readonly Step[]): Step => ({
  step: 'repeat',
  steps,
  for: number,
});
/** You choose a server, which this card remembers as 'named'. */
export const nameServer: Step = { step: 'name', what: 'server' };
/** You name one of these card types, or any. */
export const nameType = (...types: readonly CardType[]): Step =>
  types.length === 0 ? { step: 'name', what: 'cardType' } : { step: 'name', what: 'cardType', types };
export const nameSubtype = (...subtypes: readonly Sorts['subtype'][]): Step =>
  subtypes.length === 0 ? { step: 'name', what: 'subtype' } : { step: 'name', what: 'subtype', subtypes };
export const nameCard: Step = { step: 'name', what: 'title' };
export const nameNumber = (most?: ValueData): Step =>
  most === undefined ? { step: 'name', what: 'number' } : { step: 'name', what: 'number', most };
/** A Psi game (26.03 10.14.6). */
export const psiGame = (ifMatching: readonly Step[], ifDifferent: readonly Step[] = []): Step => ({
  step: 'bid',
  steps: ifMatching,
  otherwise: ifDifferent,
});
/** You bid up to so many credits, and the opponent guesses the number or whether it is odd: what if they are right, and wrong. */
export const bidAndGuess = (
  guess: 'number' | 'odd',
  most: ValueData,
  ifRight: readonly Step[],
  ifWrong: readonly Step[],
): Step => ({ step: 'bid', guess, most, steps: ifRight, otherwise: ifWrong });
export const trace = (
  strength: number,
  ifSuccessful: readonly Step[],
  otherwise: readonly Step[] = [],
): Step => ({
  step: 'trace',
  strength,
  steps: ifSuccessful,
  otherwise,
});

import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import { type Deed, rezzing, running, stealing, trashing } from './deed.ts';
import { placeCounters } from './effect.ts';
import type { Counter } from './lists.ts';
import type { Sorts } from './sorts.ts';
import type { Step } from './step.ts';
import type { Subtype } from './subtypes.ts';
import { type Amount, pastRequirement, type ValueData } from './value.ts';

export { VALUES } from './words/statics.ts';

export type ConditionalData = Sorts['conditional'];

export type PaidData = Sorts['paid'];

/** An interrupt: paid when it has a cost, conditional otherwise. `instead` applies by itself (9.8.8b). */
export type InterruptData = Sorts['interrupt'];

export type StaticData = Sorts['static'];
export type Value = Extract<StaticData, { static: 'value' }>['value'];

export const strengthOfSource = (by: ValueData, condition?: Condition): StaticData =>
  condition === undefined
    ? { static: 'value', value: 'strength', of: 'source', by }
    : { static: 'value', value: 'strength', of: 'source', by, while: condition };
export const maximumHandSize = (by: ValueData): StaticData => ({
  static: 'value',
  value: 'maximumHandSize',
  of: 'you',
  by,
});
export const memory = (by: ValueData): StaticData => ({
  static: 'value',
  value: 'memoryLimit',
  of: 'you',
  by,
});
export const link = (by: ValueData): StaticData => ({ static: 'value', value: 'link', of: 'you', by });
/** Such a deed cannot be done (1.2.2). */
export const cannot = (deed: Deed): StaticData => ({ static: 'cannot', deed });
/** The credits on this card may pay for such deeds. */
export const spendHosted = (...on: readonly Deed[]): StaticData => ({ static: 'spend', on });
/** The credits on this card may pay for anything, while the condition holds. */
export const spendHostedOnAnything = (condition: Condition): StaticData => ({
  static: 'spend',
  on: 'anything',
  while: condition,
});
/** What such a deed costs on top (1.15.9). */
export const additionalCost = (deed: Deed, ...pay: Cost): StaticData => ({ static: 'cost', deed, pay });
export const additionalCostToRez = (...pay: Cost): StaticData => additionalCost(rezzing('this'), ...pay);
export const whenYourTurnBegins = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'turnBegins' },
  steps,
});
export const whenYourTurnEnds = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'turnEnds' },
  steps,
});
export const whenInstalled = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'install', card: 'this' },
  steps,
});
export const whenRezzed = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'rez', card: 'this' },
  steps,
});
export const whenScored = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'score', card: 'this' },
  steps,
});
/** Dividends N (26.03 10.13.1). */
export const dividends = (number: number): ConditionalData =>
  whenScored(placeCounters('agenda', pastRequirement(number)));
export const whenEmpty = (counter: Counter, ...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'empty', card: 'this', counter },
  steps,
});
/** The same ability, but its controller may decline it. */
export const optional = (ability: ConditionalData): ConditionalData => ({ ...ability, may: true });
export const action = (cost: Cost, ...steps: readonly Step[]): PaidData => ({ cost, steps });
export const paid = action;
export const oncePerTurn = (ability: PaidData): PaidData => ({ ...ability, limit: 'oncePerTurn' });
export const preventing = (to: Deed, cost: Cost, amount: Amount): InterruptData => ({
  interrupt: 'paid',
  to,
  cost,
  steps: [{ effect: 'prevent', amount }],
});

/** An icebreaker's ability to break subroutines of ice of a subtype ('any' for all). */
export const breaks = (subtype: Subtype | 'any', cost: Cost, ...steps: readonly Step[]): PaidData => ({
  cost,
  steps,
  interface: subtype,
});
/** An ability for the opponent of the card's controller. */
export const opponentMay = (cost: Cost, ...steps: readonly Step[]): PaidData => ({
  cost,
  steps,
  by: 'opponent',
});
export const whileAccessing = (cost: Cost, ...steps: readonly Step[]): PaidData => ({
  cost,
  steps,
  access: true,
});
export const whenEncountered = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'encounter', card: 'this' },
  steps,
});
export const whenAccessed = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'access', card: 'this' },
  steps,
});
/** Tied to the run this card initiated. */
export const ifSuccessful = (...steps: readonly Step[]): ConditionalData => ({
  on: { deed: 'succeed', itsRun: true },
  steps,
});
/** What the Runner must pay on top to steal this agenda. */
export const additionalCostToSteal = (...pay: Cost): StaticData => additionalCost(stealing('this'), ...pay);
/** What the Runner must pay on top to trash this card of the Corp. */
export const additionalCostToTrash = (...pay: Cost): StaticData =>
  additionalCost(trashing('this', { by: 'opponent' }), ...pay);
/** What the Runner must pay on top to run on the server of this card (6.3.2b). */
export const additionalCostToRunHere = (...pay: Cost): StaticData => additionalCost(running('this'), ...pay);
/** What the Runner must pay on top to steal an agenda from the server of this card, as a persistent ability. */
export const persistentCostToStealHere = (...pay: Cost): StaticData => ({
  static: 'cost',
  deed: stealing(undefined, { server: 'this' }),
  pay,
  persistent: true,
});

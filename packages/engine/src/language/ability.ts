import { type Amount, pastRequirement } from './amount.ts';
import type { Condition, Who } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Counter } from './counter.ts';
import { type DamageType, type Prohibition, placeCounters, type Recipient } from './effect.ts';
import type { Filter, FilterZone } from './filter.ts';
import type { Moment } from './moment.ts';
import type { Step } from './step.ts';

/** What must occur for a conditional ability to become pending (9.3.2b). */
export interface Trigger {
  readonly moment: Moment;
  /** Whose moment it is; 'you' when not said. */
  readonly who?: Who;
  readonly card?: 'source' | Filter;
  readonly counter?: Counter;
  /** Only the first such occurrence of each turn, or of the run. */
  readonly first?: 'turn' | 'run';
  /** The occurrence's running total reaches this number. */
  readonly reaches?: number;
  /** A run or access on this server; 'this' is the source's own. */
  readonly server?: 'this' | 'hq' | 'rd' | 'archives' | 'central' | 'remote' | 'hqOrRd' | 'mark';
  /** Only the run this card's ability initiated. */
  readonly itsRun?: true;
}

export interface ConditionalData {
  readonly on: Trigger | readonly Trigger[];
  /** Part of the trigger condition, checked as it occurs (9.6.5c). */
  readonly condition?: Condition;
  /** Optional: its controller may pass instead (9.6.9). */
  readonly may?: true;
  readonly limit?: 'oncePerTurn';
  readonly steps: readonly Step[];
  /** Works although its card is inactive there (9.1.8b). */
  readonly activeIn?: FilterZone;
  /** Goes on for the rest of the run when the Runner trashes the card while accessing it (26.03 9.12.5). */
  readonly persistent?: true;
}

export interface PaidData {
  readonly cost: Cost;
  readonly steps: readonly Step[];
  readonly limit?: 'oncePerTurn';
  readonly onlyIf?: Condition;
  /** Interacts with the encountered ice: of this subtype, or of any; needs strength (3.9.5). */
  readonly interface?: string;
  /** Used while accessing a card (26.03 9.5.2c). */
  readonly access?: true;
  /** Only the opponent of the card's controller can use it. */
  readonly by?: 'opponent';
}

/** What an interrupt is relevant to (9.8.3). */
export type Imminent =
  | { readonly effect: 'damage'; readonly type: DamageType | readonly DamageType[]; readonly first?: 'turn' }
  | { readonly effect: 'giveTags'; readonly first?: 'turn' }
  | { readonly effect: 'draw'; readonly who: Recipient; readonly basicAction?: true; readonly first?: 'turn' }
  | { readonly effect: 'trash'; readonly card: 'source' | Filter };

/** An interrupt: paid when it has a cost, conditional otherwise. `instead` applies by itself (9.8.8b). */
export type InterruptData =
  | {
      readonly interrupt: 'paid';
      readonly to: Imminent;
      readonly cost: Cost;
      readonly steps: readonly Step[];
    }
  | {
      readonly interrupt: 'when';
      readonly to: Imminent;
      readonly may?: true;
      readonly steps: readonly Step[];
    }
  | { readonly interrupt: 'instead'; readonly to: Imminent; readonly amount: Amount };

export const VALUES = [
  'maximumHandSize',
  'memoryLimit',
  'strength',
  'link',
  'installCost',
  'rezCost',
  'playCost',
  'advancementRequirement',
  'allottedClicks',
  'trashCost',
] as const;
export type Value = (typeof VALUES)[number];

/** What hosted credits may be spent on. */
export type Spending =
  | { readonly on: 'install'; readonly card?: Filter }
  | { readonly on: 'rez'; readonly card?: Filter }
  | { readonly on: 'play'; readonly card?: Filter }
  | { readonly on: 'advance'; readonly card?: Filter }
  | { readonly on: 'useCard'; readonly card?: Filter }
  | { readonly on: 'removeTag' }
  | { readonly on: 'trash'; readonly card?: Filter }
  /** Anything at all, while the condition holds. */
  | {
      readonly on: 'anything';
      readonly while: Condition;
      /** They count as being in the pool, and can be lost from it. */
      readonly inPool?: true;
    };

/** What an additional cost can be put on (1.15.9). */
export const COSTLY_DEEDS = ['rez', 'steal', 'trash', 'run'] as const;
export type CostlyDeed = (typeof COSTLY_DEEDS)[number];

export type StaticData =
  | {
      readonly static: 'value';
      readonly value: Value;
      readonly of: 'source' | 'you' | 'opponent' | Filter;
      readonly by: Amount;
      readonly while?: Condition;
    }
  | {
      readonly static: 'cannot';
      readonly what: Prohibition;
      readonly who: Recipient;
      readonly while?: Condition;
    }
  | { readonly static: 'spendHosted'; readonly for: readonly Spending[] }
  | {
      readonly static: 'additionalCost';
      readonly to: CostlyDeed;
      /** The source itself, or its server: a run on it, an agenda stolen from there. */
      readonly of: 'source' | 'thisServer';
      readonly cost: Cost;
      /** Goes on for the rest of the run when the Runner trashes the card while accessing it (26.03 9.12.5). */
      readonly persistent?: true;
    };

export const strengthOfSource = (by: Amount, condition?: Condition): StaticData =>
  condition === undefined
    ? { static: 'value', value: 'strength', of: 'source', by }
    : { static: 'value', value: 'strength', of: 'source', by, while: condition };
export const maximumHandSize = (by: Amount): StaticData => ({
  static: 'value',
  value: 'maximumHandSize',
  of: 'you',
  by,
});
export const memory = (by: Amount): StaticData => ({ static: 'value', value: 'memoryLimit', of: 'you', by });
export const link = (by: Amount): StaticData => ({ static: 'value', value: 'link', of: 'you', by });
export const spendHostedOn = (...purposes: readonly Spending[]): StaticData => ({
  static: 'spendHosted',
  for: purposes,
});
export const additionalCostToRez = (...cost: Cost): StaticData => ({
  static: 'additionalCost',
  to: 'rez',
  of: 'source',
  cost,
});
export const whenYourTurnBegins = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'turnBegins' },
  steps,
});
export const whenYourTurnEnds = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'turnEnds' },
  steps,
});
export const whenInstalled = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'installed', card: 'source' },
  steps,
});
export const whenRezzed = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'rezzed', card: 'source' },
  steps,
});
export const whenScored = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'scored', card: 'source' },
  steps,
});
/** Dividends N (26.03 10.13.1). */
export const dividends = (number: number): ConditionalData =>
  whenScored(placeCounters('agenda', pastRequirement(number)));
export const whenEmpty = (counter: Counter, ...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'emptied', card: 'source', counter },
  steps,
});
/** The same ability, but its controller may decline it. */
export const optional = (ability: ConditionalData): ConditionalData => ({ ...ability, may: true });
export const action = (cost: Cost, ...steps: readonly Step[]): PaidData => ({ cost, steps });
export const paid = action;
export const oncePerTurn = (ability: PaidData): PaidData => ({ ...ability, limit: 'oncePerTurn' });
export const preventing = (to: Imminent, cost: Cost, amount: Amount | 'all'): InterruptData => ({
  interrupt: 'paid',
  to,
  cost,
  steps: [{ effect: 'prevent', amount }],
});

/** An icebreaker's ability to break subroutines of ice of a subtype ('any' for all). */
export const breaks = (subtype: string, cost: Cost, ...steps: readonly Step[]): PaidData => ({
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
  on: { moment: 'iceEncountered', card: 'source', who: 'any' },
  steps,
});
export const whenAccessed = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'accessed', card: 'source', who: 'any' },
  steps,
});
/** Tied to the run this card initiated. */
export const ifSuccessful = (...steps: readonly Step[]): ConditionalData => ({
  on: { moment: 'runSuccessful', itsRun: true },
  steps,
});
/** What the Runner must pay on top to steal this agenda (1.15.9). */
export const additionalCostToSteal = (...cost: Cost): StaticData => ({
  static: 'additionalCost',
  to: 'steal',
  of: 'source',
  cost,
});
/** What the Runner must pay on top to trash this card. */
export const additionalCostToTrash = (...cost: Cost): StaticData => ({
  static: 'additionalCost',
  to: 'trash',
  of: 'source',
  cost,
});
/** What the Runner must pay on top to run on the server of this card (6.3.2b). */
export const additionalCostToRunHere = (...cost: Cost): StaticData => ({
  static: 'additionalCost',
  to: 'run',
  of: 'thisServer',
  cost,
});
/** What the Runner must pay on top to steal an agenda from the server of this card, as a persistent ability. */
export const persistentCostToStealHere = (...cost: Cost): StaticData => ({
  static: 'additionalCost',
  to: 'steal',
  of: 'thisServer',
  cost,
  persistent: true,
});

import { type Condition, encounteringSource, runOnThisServer } from './condition.ts';
import type { Cost } from './cost.ts';
import {
  accessing,
  advancing,
  breaching,
  type Deed,
  emptying,
  encountering,
  installing,
  playing,
  resolving,
  revealing,
  rezzing,
  running,
  scoring,
  stealing,
  succeeding,
  trashing,
  turnBeginning,
  turnEnding,
  using,
} from './deed.ts';
import { breakSubroutines, endActionPhase, placeCounters } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Counter } from './lists.ts';
import type { Word } from './shape.ts';
import type { Sorts } from './sorts.ts';
import type { Step } from './step.ts';
import type { Subtype } from './subtypes.ts';
import { type Amount, pastRequirement, type ValueData } from './value.ts';
import type { ABILITIES, LIMITS } from './words/abilities.ts';

export { PRICED } from './words/deeds.ts';
export { CHANGING } from './words/statics.ts';

type AbilityOf<N extends keyof typeof ABILITIES> = Word<'ability', typeof ABILITIES, N>;

/** Whatever can stand in a card's text. */
export type AbilityData = Sorts['ability'];

export type ConditionalData = AbilityOf<'when'>;
/** What a conditional ability waits for; none where it is pending because of what is so. */
export const deedsWaitedFor = ({ on }: Pick<ConditionalData, 'on'>): readonly Deed[] =>
  'if' in on ? [] : 'deed' in on ? [on] : on;

/** How often an ability can be used. */
export type Limit = (typeof LIMITS)[number];
export type PaidData = AbilityOf<'paid'>;
export type SubroutineData = AbilityOf<'sub'>;
export type RecurringData = AbilityOf<'recurring'>;

/** An interrupt, or a replacement that applies by itself. */
export type WouldData = AbilityOf<'would'>;
export type InsteadData = AbilityOf<'instead'>;
export type InterruptData = WouldData | InsteadData;

export type StaticData = Sorts['static'];
type Static<N extends StaticData['static']> = Extract<StaticData, { static: N }>;
export type PriceChange = Static<'price'>;
/** What limits when or where something can be done with its card. */
export type Restriction = Extract<StaticData, { static: 'only' }>;
export type Change = Extract<StaticData, { static: 'change' }>;
export type Changing = Change['what'];
/** What gives cards subtypes or takes them away. */
export type Granting = Extract<StaticData, { static: 'gain' | 'lose' }>;

/** Such a deed cannot be done (1.2.2). */
export const cannot = (deed: Deed): Static<'cannot'> => ({ static: 'cannot', deed });
/** The same static ability, but only as long as the condition holds. */
export const asLongAs = <
  A extends Static<'price' | 'change' | 'gain' | 'lose' | 'cannot' | 'cost' | 'spend'>,
>(
  condition: Condition,
  ability: A,
): A => ({ ...ability, while: condition });
/** Such a deed with this card can be done only if the condition holds. */
export const only = (deed: Deed, condition: Condition): StaticData => ({
  static: 'only',
  deed,
  if: condition,
});
export const playOnlyIf = (condition: Condition): StaticData => only(playing('this'), condition);
export const installOnlyIf = (condition: Condition): StaticData => only(installing('this'), condition);
export const rezOnlyIf = (condition: Condition): StaticData => only(rezzing('this'), condition);
export const advanceOnlyIf = (condition: Condition): StaticData => only(advancing('this'), condition);
export const scoreOnlyIf = (condition: Condition): StaticData => only(scoring('this'), condition);
/** Of all abilities of this card. */
export const useOnlyIf = (condition: Condition): StaticData => only(using('this'), condition);
/** The only servers in which this card can be installed, and to which it can move (8.2.12). */
export const installOnlyIn = (server: Sorts['server']): StaticData => ({
  static: 'only',
  deed: installing('this'),
  in: server,
});
/** Such a deed can be done although the rules do not provide for it. */
export const allow = (deed: Deed): StaticData => ({ static: 'allow', deed });
/** Such cards on this one can be played, or installed, as if they were in hand. */
export const playHosted = allow(playing({ hostedOn: 'this' }));
export const installHosted = allow(installing({ hostedOn: 'this' }));
export const canBeAdvanced = allow(advancing('this'));
export const installOn = (host: Filter): StaticData => ({ static: 'installOn', host });
export const hosts = (cards: Filter, upTo?: number): StaticData => ({
  static: 'hosts',
  cards,
  ...(upTo === undefined ? {} : { upTo }),
});
/** Stays active in the play area after it has resolved, until one of these happens. */
export const stays = (...until: readonly Deed[]): StaticData => ({ static: 'stays', until });
export const removedWhenResolved: StaticData = { static: 'afterResolving', goes: 'removed' };
/** The Runner reveals such a card, or this one, while they access it in R&D (1.20.7). */
export const revealedInRd = (card: 'this' | Filter): StaticData => ({
  static: 'must',
  deed: revealing(card, { by: 'opponent', from: 'rd', accessed: true }),
});
/** The credits on this card may pay for such deeds. */
export const spendHosted = (...on: readonly Deed[]): StaticData => ({ static: 'spend', on });
/** The credits on this card may pay for anything, while the condition holds. */
export const spendHostedOnAnything = (condition?: Condition): StaticData => ({
  static: 'spend',
  on: 'anything',
  ...(condition === undefined ? {} : { while: condition }),
});
/** Such a deed costs so many credits less, or more. */
export const costsLess = (deed: Deed, less: ValueData, condition?: Condition): PriceChange => ({
  static: 'price',
  deed,
  less,
  ...(condition === undefined ? {} : { while: condition }),
});
export const costsMore = (deed: Deed, more: ValueData, condition?: Condition): PriceChange => ({
  static: 'price',
  deed,
  more,
  ...(condition === undefined ? {} : { while: condition }),
});
/** Such a deed costs so many credits less for who pays this besides. */
export const paidForWith = (deed: Deed, less: ValueData, ...pay: Cost): PriceChange => ({
  ...costsLess(deed, less),
  pay,
});
/** What such a deed costs on top (1.15.9). */
export const additionalCost = (deed: Deed, ...pay: Cost): Static<'cost'> => ({ static: 'cost', deed, pay });
export const additionalCostToRez = (...pay: Cost): StaticData => additionalCost(rezzing('this'), ...pay);
/** Each time such a deed, or one of them, is done. */
export const when = (on: ConditionalData['on'], ...steps: readonly Step[]): ConditionalData => ({
  ability: 'when',
  on,
  steps,
});
export const whenYourTurnBegins = (...steps: readonly Step[]): ConditionalData =>
  when(turnBeginning(), ...steps);
export const whenYourTurnEnds = (...steps: readonly Step[]): ConditionalData => when(turnEnding(), ...steps);
export const whenInstalled = (...steps: readonly Step[]): ConditionalData =>
  when(installing('this'), ...steps);
export const whenRezzed = (...steps: readonly Step[]): ConditionalData => when(rezzing('this'), ...steps);
export const whenScored = (...steps: readonly Step[]): ConditionalData => when(scoring('this'), ...steps);
/** When this ice is rezzed during a run against its server. */
export const whenRezzedInItsWay = (...steps: readonly Step[]): ConditionalData =>
  during(runOnThisServer, whenRezzed(...steps));
/** Dividends N (26.03 10.13.1). */
export const dividends = (number: number): ConditionalData =>
  whenScored(placeCounters('agenda', pastRequirement(number)));
/** As long as something is so, this is to be done (9.6.7). */
export const whenItIsSo = (on: Condition, ...steps: readonly Step[]): ConditionalData => ({
  ability: 'when',
  on,
  steps,
});
export const whenEmpty = (counter: Counter, ...steps: readonly Step[]): ConditionalData =>
  when(emptying('this', { counter }), ...steps);
/** Ends the action phase once it has resolved (5.4.3). */
export const terminal: ConditionalData = { ...when(resolving('this'), endActionPhase), as: 'terminal' };
/** Only the first of all the deeds it waits for, each turn. */
export const firstOf = (per: 'turn', ability: ConditionalData): ConditionalData => ({
  ...ability,
  first: per,
});
/** The same ability, but its controller may decline it. */
export const optional = <A extends ConditionalData | WouldData>(ability: A): A => ({ ...ability, may: true });
type Limited = ConditionalData | PaidData | InterruptData;
export const oncePerTurn = <A extends Limited>(ability: A): A => ({ ...ability, limit: 'oncePerTurn' });
export const oncePerRun = <A extends Limited>(ability: A): A => ({ ...ability, limit: 'oncePerRun' });
export const oncePerBreach = <A extends Limited>(ability: A): A => ({ ...ability, limit: 'oncePerBreach' });
/** The same ability, but it goes on for the rest of the run when the Runner trashes the card while accessing it. */
export const persistent = <A extends ConditionalData | PriceChange>(ability: A): A => ({
  ...ability,
  persistent: true,
});
/** The same ability, but its trigger is met only while the condition holds. */
export const during = <A extends ConditionalData>(condition: Condition, ability: A): A => ({
  ...ability,
  condition,
});
/** The same ability, but it works from there, where its card is inactive. */
export const from = <A extends ConditionalData | PaidData | Change>(
  activeIn: NonNullable<A['activeIn']>,
  ability: A,
): A => ({ ...ability, activeIn });
export const action = (cost: Cost, ...steps: readonly Step[]): PaidData => ({ ability: 'paid', cost, steps });
export const paid = action;
/** The same ability, but it can be used only while the condition holds. */
export const onlyIf = <A extends PaidData>(condition: Condition, ability: A): A => ({
  ...ability,
  onlyIf: condition,
});
/** An interrupt, as such a deed is about to be done. */
export const would = (to: Deed, ...steps: readonly Step[]): WouldData => ({ ability: 'would', to, steps });
/** The same for a cost. */
export const interrupting = (to: Deed, cost: Cost, ...steps: readonly Step[]): WouldData => ({
  ability: 'would',
  to,
  cost,
  steps,
});
export const preventing = (to: Deed, cost: Cost, amount: Amount): WouldData =>
  interrupting(to, cost, { effect: 'prevent', amount });
/** Of such a deed so much is done instead. */
export const instead = (to: Deed, amount: ValueData): InsteadData => ({ ability: 'instead', to, amount });
export const sub = (...steps: readonly Step[]): SubroutineData => ({ ability: 'sub', steps });
export const recurring = (number: number): RecurringData => ({ ability: 'recurring', credits: number });

/** An icebreaker's ability to break subroutines of ice of a subtype ('any' for all). */
export const breaks = (subtype: Subtype | 'any', cost: Cost, ...steps: readonly Step[]): PaidData => ({
  ...paid(cost, ...steps),
  interface: subtype,
});
/** The same ability, which works for the Corp in the Runner's score area too. */
export const evenStolen = <A extends ConditionalData | PaidData>(ability: A): A => ({
  ...ability,
  stolen: true,
});
/** An ability for the opponent of the card's controller. */
export const opponentMay = (cost: Cost, ...steps: readonly Step[]): PaidData => ({
  ...paid(cost, ...steps),
  by: 'opponent',
});
/** An ability for any player. */
export const anyoneMay = (cost: Cost, ...steps: readonly Step[]): PaidData => ({
  ...paid(cost, ...steps),
  by: 'any',
});
/** The Runner may break subroutines of this ice while encountering it, for that cost. */
export const runnerBreaks = (cost: Cost, number = 1): PaidData =>
  onlyIf(encounteringSource, opponentMay(cost, breakSubroutines(number)));
export const whileAccessing = (cost: Cost, ...steps: readonly Step[]): PaidData => ({
  ...paid(cost, ...steps),
  access: true,
});
export const whenEncountered = (...steps: readonly Step[]): ConditionalData =>
  when(encountering('this'), ...steps);
export const whenAccessed = (...steps: readonly Step[]): ConditionalData => when(accessing('this'), ...steps);
/** In the text of a run: once it is successful, on a server it could have been made on (6.7.3). */
export const ifSuccessful = (...steps: readonly Step[]): ConditionalData =>
  when(succeeding('allowed'), ...steps);
/** Something else is done instead (9.8.8b). */
export const insteadOf = (to: Deed, ...steps: readonly Step[]): InsteadData => ({
  ability: 'instead',
  to,
  steps,
});
/** In the text of a run: once that is successful, this replaces the breach the rules provide for (6.7.3b). */
export const insteadOfBreaching = (...steps: readonly Step[]): InsteadData => ({
  ...insteadOf(breaching('allowed', { notVia: {} }), ...steps),
  condition: { if: 'run', successful: true },
});
/** The same, if its controller likes (6.7.3c). */
export const mayInsteadOfBreaching = (...steps: readonly Step[]): InsteadData => ({
  ...insteadOfBreaching(...steps),
  may: true,
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

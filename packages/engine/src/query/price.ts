import { assertNever, at, invariant } from '../invariant.ts';
import type { Cost } from '../language/cost.ts';
import type { DeedName } from '../language/deed.ts';
import type { EffectData, EffectName } from '../language/effect.ts';
import { refOfEffect } from '../language/effect-cards.ts';
import type { Filter } from '../language/filter.ts';
import { isUpTo, type ValueData } from '../language/value.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import type { Payable } from '../state/effect-word.ts';
import { cardOf, type Game, playerOf, refOf, wordOf } from '../state/game.ts';
import { handOf } from '../state/move.ts';
import { type Card, NO_SERVER, type Occurrence } from '../state/state.ts';
import { handCards } from '../state/zones.ts';
import { amountOf } from './ask.ts';
import { meets, prospect } from './deeds.ts';
import { cardsMatching, cardsMeant, matches } from './filter.ts';
import { isForbidden } from './forbidden.ts';
import { kept } from './kept.ts';
import { anyCreditsHosted, cardsWithCredits } from './spending.ts';
import { isAnnounced } from './words/cards.ts';

/** The deed credits are being spent on, for cards that hold credits for some deeds only. */
export type Purpose = DeedName | 'other';

/** A part of a price that is an effect of the payer's: so much of it, or with so many cards. */
export interface Owed {
  readonly data: EffectData;
  readonly amount: number;
}

const NOTHING_OWED: readonly Owed[] = [];
const NO_PRICES: readonly Price[] = [];

/** How many of the credits of a price have to come from such cards. */
export interface Demand {
  readonly cards: Filter;
  readonly amount: number;
}

/** A cost with its numbers worked out. */
export interface Price {
  readonly clicks: number;
  readonly credits: number;
  /** What is asked of where the credits come from; null: nothing. */
  readonly from: Demand | null;
  /** What is done besides, in printed order. */
  readonly owed: readonly Owed[];
  /** What may be paid instead of all that. */
  readonly others: readonly Price[];
}

const newPrice = (clicks: number, credits: number): Price => ({
  clicks,
  credits,
  from: null,
  owed: NOTHING_OWED,
  others: NO_PRICES,
});

/** What most things cost, made once: prices are asked for with every listing. */
const MOST_CLICKS = 4;
const MOST_CREDITS = 32;
const SMALL_PRICES: readonly Price[] = Array.from({ length: MOST_CLICKS * MOST_CREDITS }, (_, index) =>
  newPrice(Math.floor(index / MOST_CREDITS), index % MOST_CREDITS),
);

/** A price in clicks and credits; other parts are added to it. */
export const clickPrice = (clicks: number, credits: number): Price =>
  clicks < MOST_CLICKS && credits < MOST_CREDITS
    ? at(SMALL_PRICES, clicks * MOST_CREDITS + credits)
    : newPrice(clicks, credits);

export const creditPrice = (credits: number): Price => clickPrice(0, credits);

/** How many cards an effect of a cost is paid with, or how much of something it is. */
function amountOwed(data: EffectData): ValueData {
  const ref = refOfEffect(data);
  if (typeof ref === 'object' && ref !== null) return 'count' in ref ? (ref.count ?? 1) : 0;
  if (ref !== null && data.effect !== 'removeCounters') return 1;
  return 'amount' in data && typeof data.amount !== 'string' && !isUpTo(data.amount) ? data.amount : 0;
}

/** The ways to pay a cost with alternatives in it, each without. */
function waysOf(cost: Cost): Cost[] {
  let ways: Cost[] = [[]];
  for (const item of cost) {
    const parts = 'pay' in item && item.pay === 'oneOf' ? item.of.flatMap(waysOf) : [[item]];
    ways = ways.flatMap((way) => parts.map((part) => [...way, ...part]));
  }
  return ways;
}

/** What is known of a cost before it is asked for: its parts, and which of their numbers are always the same. */
interface Plan {
  readonly clicks: number;
  readonly credits: readonly ValueData[];
  readonly from: { readonly cards: Filter; readonly amount: ValueData } | null;
  readonly owed: readonly { readonly data: EffectData; readonly amount: ValueData }[];
  /** The same, where none of its numbers has to be worked out. */
  readonly fixed: readonly Owed[] | null;
  readonly others: readonly Cost[];
  /** The price itself, where it is always the same. */
  readonly always: Price | null;
}

const planOf = kept((cost: Cost): Plan => {
  const [first = [], ...others] = waysOf(cost);
  let clicks = 0;
  const credits: ValueData[] = [];
  let from: Plan['from'] = null;
  const owed: { readonly data: EffectData; readonly amount: ValueData }[] = [];
  for (const item of first) {
    if ('effect' in item) {
      owed.push({ data: item, amount: amountOwed(item) });
      continue;
    }
    switch (item.pay) {
      case 'clicks':
        clicks += item.number;
        break;
      case 'credits':
        credits.push(item.amount);
        if (item.from !== undefined) from = { cards: item.from, amount: item.amount };
        break;
      case 'oneOf':
        break;
      default:
        assertNever(item, 'part of a cost');
    }
  }
  const fixed: Owed[] = [];
  for (const { data, amount } of owed) if (typeof amount === 'number') fixed.push({ data, amount });
  const isFixed = fixed.length === owed.length;
  let sum = 0;
  for (const amount of credits) sum += typeof amount === 'number' ? Math.max(0, amount) : Number.NaN;
  const isAlways = isFixed && from === null && others.length === 0 && !Number.isNaN(sum);
  return {
    clicks,
    credits,
    from,
    owed,
    fixed: isFixed ? fixed : null,
    others,
    always: isAlways ? { clicks, credits: sum, from: null, owed: fixed, others: NO_PRICES } : null,
  };
});

/** Works out a cost; clicks are lowered by a discount but never below 0 (1.15.1c). */
export function priceOf(game: Game, cost: Cost, context: Context, clickDiscount = 0): Price {
  const { clicks, credits, from, owed, fixed, others, always } = planOf(cost);
  if (always !== null && (clickDiscount === 0 || clicks === 0)) return always;
  let sum = 0;
  for (const amount of credits) sum += Math.max(0, amountOf(game, amount, context));
  return {
    clicks: Math.max(0, clicks - clickDiscount),
    credits: sum,
    from:
      from === null ? null : { cards: from.cards, amount: Math.max(0, amountOf(game, from.amount, context)) },
    owed:
      fixed ??
      owed.map(({ data, amount }) => ({ data, amount: Math.max(0, amountOf(game, amount, context)) })),
    others:
      others.length === 0 ? NO_PRICES : others.map((other) => priceOf(game, other, context, clickDiscount)),
  };
}

/** Whether paying takes the card away whose ability it is. */
export const takesSource = ({ owed }: Pick<Price, 'owed'>): boolean =>
  owed.some(({ data }) => data.effect !== 'removeCounters' && refOfEffect(data) === 'this');

const NO_CARDS: readonly Card[] = [];

/** Cards whose hosted credits a player may spend for a purpose (1.10.4b), pool not included. */
export function spendableCards(
  game: Game,
  side: Side,
  purpose: Purpose,
  object: Card | null,
): readonly Card[] {
  if (!game.rules.anySpend || !anyCreditsHosted(game, side)) return NO_CARDS;
  const deed = purpose === 'other' ? null : spendingOn(game, side, purpose, object);
  return cardsWithCredits(
    game,
    side,
    ({ on }, speaker) =>
      on === 'anything' || (deed !== null && on.some((one) => meets(game, one, deed, speaker))),
  );
}

/** Trash costs are paid for the card being accessed (7.7.2). */
const spendingOn = (game: Game, side: Side, purpose: DeedName, object: Card | null): Occurrence =>
  prospect(game, purpose, side, object, object?.server ?? NO_SERVER, purpose === 'trash' ? 'accessed' : '');

/** Whether an effect keeps a player from spending credits (1.2.2). */
export const maySpendNone = (game: Game, side: Side): boolean =>
  game.rules.forbids.spendCredits && isForbidden(game, 'spendCredits', side);

/** Credits a player can spend for a purpose, from wherever. */
export function creditsFor(game: Game, side: Side, purpose: Purpose, object: Card | null): number {
  if (maySpendNone(game, side)) return 0;
  let credits = freeCredits(game, side);
  for (const card of spendableCards(game, side, purpose, object)) credits += card.credits;
  return credits;
}

/** Of some cards those a price asks its credits from. */
export const demandedOf = (
  game: Game,
  side: Side,
  { cards: filter }: Demand,
  source: Card | null,
  cards: readonly Card[],
): Card[] => cards.filter((card) => matches(game, card, filter, contextOf(source, side)));

export const creditsOn = (cards: readonly Card[]): number =>
  cards.reduce((sum, { credits }) => sum + credits, 0);

/** What is missing to pay a price. */
export type Shortage = 'clicks' | 'credits' | 'counters' | 'cards' | 'agendas' | 'tags';

/** Which part of a price cannot be paid, or null when all of it can at once (1.15.1). */
export function unpayable(
  game: Game,
  side: Side,
  price: Price,
  source: Card | null,
  purpose: Purpose,
  object: Card | null,
): Shortage | null {
  const missing = missingFor(game, side, price, source, purpose, object);
  if (missing === null) return null;
  for (const other of price.others)
    if (missingFor(game, side, other, source, purpose, object) === null) return null;
  return missing;
}

function missingFor(
  game: Game,
  side: Side,
  price: Price,
  source: Card | null,
  purpose: Purpose,
  object: Card | null,
): Shortage | null {
  if (playerOf(game.state, side).clicks < price.clicks) return 'clicks';
  const isShort = price.credits > 0 && (maySpendNone(game, side) || freeCredits(game, side) < price.credits);
  if (isShort && creditsFor(game, side, purpose, object) < price.credits) return 'credits';
  if (price.from !== null) {
    const cards = spendableCards(game, side, purpose, object);
    if (creditsOn(demandedOf(game, side, price.from, source, cards)) < price.from.amount) return 'credits';
  }
  return price.owed.length === 0
    ? null
    : missingOwed(game, side, price, source, leavingHand(side, purpose, object));
}

/** What is being played or installed has left the hand by the time it is paid for (8.3.1, 8.6.1). */
const leavingHand = (side: Side, purpose: Purpose, object: Card | null): Card | null =>
  (purpose === 'play' || purpose === 'install') && object?.zone === handOf(side) ? object : null;

const payableOf = (game: Game, data: EffectData): Payable<EffectName> => {
  const { payable } = wordOf(game, data.effect);
  invariant(payable !== null, 'what is no cost is to be paid');
  return payable;
};

/** What else of the same is asked for with an effect of a cost: clicks and credits, and other effects like it. */
function askedWith({ clicks, credits, owed }: Price, data: EffectData): number {
  let asked = 0;
  if (data.effect === 'lose' && data.who === 'you')
    asked += data.what === 'clicks' ? clicks : data.what === 'credits' ? credits : 0;
  for (const other of owed) {
    const same = other.data.effect === data.effect;
    const alike =
      data.effect === 'lose' || data.effect === 'gain'
        ? same && 'what' in other.data && other.data.what === data.what
        : data.effect === 'removeCounters'
          ? same && 'counter' in other.data && other.data.counter === data.counter
          : other.data === data;
    if (alike) asked += other.amount;
  }
  return asked;
}

function missingOwed(
  game: Game,
  side: Side,
  price: Price,
  source: Card | null,
  leaving: Card | null,
): Shortage | null {
  const taken: Card[] = leaving === null ? [] : [leaving];
  const choices: Owed[] = [];
  for (const owed of price.owed) {
    const { data } = owed;
    const payable = payableOf(game, data);
    if (payable.owned !== null) {
      if (payable.owned(game, data, side, source) < askedWith(price, data)) return payable.lacking(data);
    } else if (isChoice(data)) choices.push(owed);
    else if (refOfEffect(data) !== 'that') {
      const cards = cardsToPay(game, side, data, source, taken);
      if (cards.length < owed.amount) return payable.lacking(data);
      taken.push(...cards);
    }
  }
  for (const { data, amount } of choices) {
    const cards = cardsToPay(game, side, data, source, taken);
    if (cards.length < amount) return payableOf(game, data).lacking(data);
    taken.push(...cards.slice(0, amount));
  }
  return null;
}

const isChoice = (data: EffectData): boolean => {
  const ref = refOfEffect(data);
  return ref !== null && isAnnounced(ref);
};

/** Cards an effect of a cost can be paid with, but for those taken already. */
export function cardsToPay(
  game: Game,
  side: Side,
  data: EffectData,
  source: Card | null,
  taken: readonly Card[],
): readonly Card[] {
  const ref = refOfEffect(data);
  if (ref === null) return NO_CARDS;
  const context = contextOf(source, side);
  const payable = payableOf(game, data);
  const found = isAnnounced(ref) ? cardsMatching(game, ref.from, context) : cardsMeant(game, ref, context);
  return found.filter((card) => !taken.includes(card) && payable.fits(game, card, side));
}

export const handRefs = (game: Game, side: Side): number[] =>
  handCards(game.state, side).map((id) => refOf(cardOf(game.state, id)));

/** Credits a player may spend on anything: the pool and, during a run, bad publicity credits. */
export function freeCredits(game: Game, side: Side): number {
  const { credits } = playerOf(game.state, side);
  return side === 'runner' && game.state.run !== null ? credits + game.state.run.fund : credits;
}

import { type Card, cardOf, type Game, hasSubtype } from '@lastclick/engine/reading';
import { traitsNow } from './gained.ts';
import { harmsOf } from './harms.ts';
import { strengthNow } from './strength.ts';
import type { Breaking, Harm, Traits } from './traits.ts';

/** What harm costs whoever takes it, in credits. */
export const CREDITS_PER_DAMAGE = 2;
export const CREDITS_PER_TAG = 2.5;
const CREDITS_PER_TRASHED_CARD = 4;
const CREDITS_PER_CLICK = 1.5;
/** A counter spent is one less later. */
const CREDITS_PER_COUNTER = 0.6;
/** A breaker that is gone after the run has to be found and installed again. */
const CREDITS_PER_LOST_BREAKER = 3;
/** Access that forbids stealing and trashing is worth only what one sees. */
const SPOILED_SHARE = 0.8;
const FLATLINE = 100;
const MOST_SUBROUTINES = 16;

/** The best way to deal with a piece of ice: what it costs, and what is let through. */
export interface BreakPlan {
  /** Id of the card that breaks, -1 to let everything through. */
  breaker: number;
  /** Id of a card on the ice itself that breaks for its counters, or -1. */
  onIce: number;
  /** Credits to pay. */
  price: number;
  /** Counters spent to make the ice weaker first. */
  weaken: number;
  /** Clicks lost instead of credits paid. */
  clicks: number;
  /** Price and harm let through together, in credits. */
  total: number;
  /** Chance that the run goes on. */
  passes: number;
  damage: number;
  tags: number;
  creditsLost: number;
  /** Subroutines that are to be broken, one bit each. */
  targets: number;
}

export const newPlan = (): BreakPlan => ({
  breaker: -1,
  onIce: -1,
  price: 0,
  weaken: 0,
  clicks: 0,
  total: 0,
  passes: 1,
  damage: 0,
  tags: 0,
  creditsLost: 0,
  targets: 0,
});

/** Harm of each subroutine in credits; scratch of the plan being made. */
const harms: number[] = new Array(MOST_SUBROUTINES).fill(0);

/** What one subroutine costs the Runner if it resolves, in credits; `stopWorth` is what ending the run costs. */
export function harmWorth(game: Game, harm: Harm, stopWorth: number, purse: number): number {
  const { runner, zones } = game.state;
  let worth = harm.damage * CREDITS_PER_DAMAGE + harm.tags * CREDITS_PER_TAG + Math.min(purse, harm.credits);
  if (harm.damage > zones.grip.length) worth += FLATLINE;
  if (harm.endsRun && (harm.endsAtCredits === 0 || purse - harm.endsAtCredits <= 0))
    worth += stopWorth * harm.endsChance;
  if (harm.clicks > 0) worth += Math.min(runner.clicks, harm.clicks) * CREDITS_PER_CLICK;
  if (harm.trashes && zones.rig.length > 0) worth += CREDITS_PER_TRASHED_CARD;
  if (harm.spoilsAccess) worth += stopWorth * SPOILED_SHARE;
  return worth;
}

/** The most harmful of the subroutines given by bits, or -1. */
function worst(mask: number, count: number): number {
  let found = -1;
  for (let i = 0; i < count; i++)
    if (mask & (1 << i) && (found < 0 || (harms[i] as number) > (harms[found] as number))) found = i;
  return found;
}

function harmOfMask(mask: number, count: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) if (mask & (1 << i)) total += harms[i] as number;
  return total;
}

/** Clicks beyond the one that began the run that a Runner is ready to lose to a bioroid. */
const CREDITS_PER_LOST_CLICK = 1.4;

/** Counters in the rig that make encountered ice weaker. */
function weakeningCounters(game: Game, traits: readonly Traits[]): number {
  let counters = 0;
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    if (card.virus === 0) continue;
    for (const use of traitsNow(game, card, traits).uses) if (use.weakens > 0) counters += card.virus;
  }
  return counters;
}

/** Credits on stealth cards in the rig. */
function stealthCredits(game: Game): number {
  let credits = 0;
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    if (card.credits > 0 && hasSubtype(game, card, 'stealth')) credits += card.credits;
  }
  return credits;
}

/** Counters of a card on ice, with the one it gains before the Runner can use them if it is the Corp's turn. */
const countersOnIce = ({ state }: Game, card: Card, traits: readonly Traits[]): number =>
  card.virus + (state.turn.side === 'corp' && (traits[card.def] as Traits).grows ? 1 : 0);

/**
 * Finds the cheapest way to deal with the subroutines of `mask` of a rezzed piece of ice. `purse` are the credits there
 * are; `stopWorth` is what getting past is worth, so that nothing is broken that costs more than it saves.
 */
export function planBreaks(
  game: Game,
  ice: Card,
  traits: readonly Traits[],
  mask: number,
  stopWorth: number,
  purse: number,
  clicks: number,
  plan: BreakPlan,
): void {
  const { state } = game;
  const its = traitsNow(game, ice, traits);
  const subroutines = harmsOf(game, ice, traits);
  const count = subroutines.length;
  plan.breaker = -1;
  plan.onIce = -1;
  plan.price = 0;
  plan.weaken = 0;
  plan.clicks = 0;
  plan.targets = 0;
  let lost = 0;
  for (let i = 0; i < count; i++) if (mask & (1 << i)) lost += (subroutines[i] as Harm).credits;
  for (let i = 0; i < count; i++)
    harms[i] = mask & (1 << i) ? harmWorth(game, subroutines[i] as Harm, stopWorth, purse - lost) : 0;
  let open = mask;
  // Cards on the ice break for nothing but their counters.
  for (const id of state.zones.rig) {
    const card = cardOf(state, id);
    if (card.host !== ice.id || traitsNow(game, card, traits).breaking?.against !== 'host') continue;
    for (let left = countersOnIce(game, card, traits); left > 0; left--) {
      const target = worst(open, count);
      if (target < 0 || (harms[target] as number) <= CREDITS_PER_COUNTER) break;
      open &= ~(1 << target);
      plan.targets |= 1 << target;
      plan.onIce = id;
    }
  }
  const untouched = harmOfMask(open, count);
  let best = untouched;
  let bestOpen = open;
  if (untouched > 0) {
    const strength = strengthNow(game, ice);
    const weakening = weakeningCounters(game, traits);
    const stealth = stealthCredits(game);
    for (const id of state.zones.rig) {
      const card = cardOf(state, id);
      const { breaking } = traitsNow(game, card, traits);
      if (breaking === null || !card.faceup || breaking.against === 'host') continue;
      if (breaking.against !== 'any' && !hasSubtype(game, ice, breaking.against)) continue;
      const missing = strength - strengthNow(game, card);
      const weaken = missing > 0 ? Math.min(weakening, missing) : 0;
      const { price, left } = breakersBest(breaking, missing - weaken, open, count, purse, stealth);
      if (price < 0) continue;
      const total =
        price +
        weaken * CREDITS_PER_COUNTER +
        harmOfMask(left, count) +
        (breaking.onceOnly ? CREDITS_PER_LOST_BREAKER : 0);
      if (total >= best) continue;
      best = total;
      bestOpen = left;
      plan.breaker = id;
      plan.price = price;
      plan.weaken = weaken;
      plan.clicks = 0;
    }
    if (its.clickToBreak && clicks > 0) {
      let left = open;
      let used = 0;
      while (used < clicks) {
        const target = worst(left, count);
        if (target < 0 || (harms[target] as number) <= CREDITS_PER_LOST_CLICK) break;
        left &= ~(1 << target);
        used++;
      }
      const total = used * CREDITS_PER_LOST_CLICK + harmOfMask(left, count);
      if (total < best) {
        best = total;
        bestOpen = left;
        plan.breaker = -1;
        plan.price = 0;
        plan.weaken = 0;
        plan.clicks = used;
      }
    }
  }
  plan.total = best;
  plan.targets |= open & ~bestOpen;
  plan.passes = 1;
  plan.damage = 0;
  plan.tags = 0;
  plan.creditsLost = 0;
  for (let i = 0; i < count; i++) {
    if (!(bestOpen & (1 << i))) continue;
    const harm = subroutines[i] as Harm;
    plan.damage += harm.damage;
    plan.tags += harm.tags;
    plan.creditsLost += harm.credits;
    if (harm.endsRun && (harm.endsAtCredits === 0 || purse - lost <= harm.endsAtCredits))
      plan.passes *= 1 - harm.endsChance;
  }
}

const bought = { price: 0, left: 0 };

/** What one breaker would pay and what it would leave unbroken; a price of -1 if it cannot. */
function breakersBest(
  breaking: Breaking,
  missing: number,
  open: number,
  count: number,
  purse: number,
  stealth: number,
): typeof bought {
  const { breakCost, breakStealth, pumpCost, pumpBy, pumpStealth } = breaking;
  let price = 0;
  let hidden = stealth;
  if (missing > 0) {
    const pumps = Math.ceil(missing / pumpBy);
    hidden -= pumps * pumpStealth;
    if (pumpBy <= 0 || hidden < 0) {
      bought.price = -1;
      return bought;
    }
    price = pumps * pumpCost;
  }
  // What stealth cards hold is spent beside the purse.
  const all = breakStealth + pumpStealth > 0 ? purse + stealth : purse;
  let left = open;
  let any = false;
  while (left !== 0 && price + breakCost <= all && hidden >= breakStealth) {
    // One payment breaks the worst that are left, as many as it may.
    let saved = 0;
    let after = left;
    for (let i = 0; i < breaking.subroutines; i++) {
      const target = worst(after, count);
      if (target < 0) break;
      saved += harms[target] as number;
      after &= ~(1 << target);
    }
    if (saved <= breakCost) break;
    price += breakCost;
    hidden -= breakStealth;
    left = after;
    any = true;
  }
  bought.price = any ? price : -1;
  bought.left = left;
  return bought;
}

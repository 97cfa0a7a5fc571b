import { type Card, cardOf, type Game, rezCost, strengthOf } from '@lastclick/engine/reading';
import { type Breaking, type Traits, traitsOf } from './traits.ts';

/** What a run on a server would take. */
export interface Way {
  /** Credits to pay for breaking and tolls. */
  credits: number;
  /** Chance to get there if the credits are there. */
  chance: number;
  /** Damage and tags taken on the way. */
  damage: number;
  tags: number;
  /** How many pieces of ice nobody has turned over. */
  unknown: number;
}

/** What unrezzed ice costs on average, and how often it stops a Runner without the breaker it wants. */
const UNKNOWN_COST = 2.5;
const UNKNOWN_STOPS = 0.55;
/** How much damage one is ready to take for a credit saved. */
const CREDITS_PER_DAMAGE = 2;
const CREDITS_PER_TAG = 2.5;
const CREDITS_PER_TRASHED_CARD = 4;
const CREDITS_PER_CLICK = 1.5;
const BLOCKED = 99;

const newWay = (): Way => ({ credits: 0, chance: 1, damage: 0, tags: 0, unknown: 0 });

/** The price of breaking all subroutines that matter with one breaker, or BLOCKED. */
export function breakPrice(
  game: Game,
  breaker: Card,
  breaking: Breaking,
  ice: Card,
  its: Traits,
  toBreak: number,
): number {
  if (breaking.against === 'host') {
    if (breaker.host !== ice.id) return BLOCKED;
    return breaker.virus >= toBreak ? 0 : BLOCKED;
  }
  if (breaking.against !== 'any' && !its.def.data.subtypes.includes(breaking.against)) return BLOCKED;
  const missing = (strengthOf(game, ice) ?? 0) - (strengthOf(game, breaker) ?? 0);
  let price = Math.ceil(toBreak / breaking.subroutines) * breaking.breakCost;
  if (missing > 0) {
    if (breaking.pumpBy <= 0) return BLOCKED;
    price += Math.ceil(missing / breaking.pumpBy) * breaking.pumpCost;
  }
  return breaking.onceOnly ? price + 2 : price;
}

/** Adds what meeting one piece of rezzed ice takes. */
function meet(game: Game, way: Way, ice: Card, traits: readonly Traits[]): void {
  const its = traits[ice.def] as Traits;
  const { subroutines } = its;
  way.credits += its.encounterToll;
  if (subroutines.length === 0) return;
  let stops = 0;
  let damage = 0;
  let tags = 0;
  let letThrough = 0;
  for (const harm of subroutines) {
    if (harm.endsRun) stops++;
    damage += harm.damage;
    tags += harm.tags;
    letThrough +=
      harm.damage * CREDITS_PER_DAMAGE +
      harm.tags * CREDITS_PER_TAG +
      harm.credits +
      harm.clicks * CREDITS_PER_CLICK +
      (harm.trashes ? CREDITS_PER_TRASHED_CARD : 0);
  }
  let all = BLOCKED;
  let onlyStops = BLOCKED;
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    const { breaking } = traits[card.def] as Traits;
    if (breaking === null || !card.faceup) continue;
    all = Math.min(all, breakPrice(game, card, breaking, ice, its, subroutines.length));
    if (stops > 0 && stops < subroutines.length)
      onlyStops = Math.min(onlyStops, breakPrice(game, card, breaking, ice, its, stops));
  }
  // Harm that is cheaper than breaking is let through.
  const through = stops > 0 ? (onlyStops < BLOCKED ? onlyStops + letThrough : BLOCKED) : letThrough;
  if (all <= through) {
    if (all >= BLOCKED) way.chance = its.clickToBreak ? way.chance * 0.5 : 0;
    else way.credits += all;
    return;
  }
  way.credits += stops > 0 ? onlyStops : 0;
  for (const harm of subroutines) way.credits += harm.endsRun ? 0 : harm.credits;
  way.damage += damage;
  way.tags += tags;
}

function countBreakers(game: Game, traits: readonly Traits[]): number {
  let kinds = 0;
  for (const id of game.state.zones.rig) {
    const breaking = (traits[cardOf(game.state, id).def] as Traits).breaking;
    if (breaking !== null && breaking.against !== 'host') kinds += breaking.against === 'any' ? 2 : 1;
  }
  return Math.min(3, kinds);
}

/**
 * What it takes to get into a server as the Runner sees it: unrezzed ice is a guess. `known` reads it instead, as
 * the Corp does or in a world one made oneself: ice the Corp cannot pay for does not count.
 */
export function wayInto(game: Game, server: number, known: boolean): Way {
  const { state } = game;
  const traits = traitsOf(game);
  const way = newWay();
  const place = state.servers.find(({ id }) => id === server);
  if (place === undefined) return way;
  let purse = state.corp.credits;
  const missing = 3 - countBreakers(game, traits);
  for (let i = place.ice.length - 1; i >= 0; i--) {
    const ice = cardOf(state, place.ice[i] as number);
    if (ice.faceup) meet(game, way, ice, traits);
    else if (known) {
      const price = rezCost(game, ice);
      if (price > purse) continue;
      purse -= price;
      meet(game, way, ice, traits);
    } else {
      way.unknown++;
      if (purse < 1) continue;
      way.credits += UNKNOWN_COST;
      way.chance *= 1 - (UNKNOWN_STOPS * missing) / 3;
    }
  }
  for (const id of place.root) {
    const card = cardOf(state, id);
    if (!card.faceup && !(known && rezCost(game, card) <= purse)) continue;
    way.credits += (traits[card.def] as Traits).approachToll;
  }
  return way;
}

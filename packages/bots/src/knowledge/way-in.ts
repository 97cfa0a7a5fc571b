import { type Card, cardOf, type Game, rezCost, type State } from '@lastclick/engine/reading';
import { newPlan, planBreaks } from './break-plan.ts';
import { traitsNow } from './gained.ts';
import { harmsOf } from './harms.ts';
import { type Traits, traitsOf } from './traits.ts';

type Server = State['servers'][number];

/** What a run on a server would take. */
export interface Way {
  /** Credits to pay for breaking and tolls. */
  credits: number;
  /** Chance to get there if the credits are there. */
  chance: number;
  /** Damage and tags taken on the way. */
  damage: number;
  tags: number;
  /** Clicks lost to break. */
  clicks: number;
  /** How many pieces of ice nobody has turned over. */
  unknown: number;
}

/** What unrezzed ice costs on average, and how often it stops a Runner without the breaker it wants. */
const UNKNOWN_COST = 3.5;
const UNKNOWN_STOPS = 0.55;
/** What ice costs the Corp to rez: at least, and usually. */
const CHEAPEST_ICE = 1;
const USUAL_ICE = 4;
const CLICKS_OF_A_TURN = 4;

export const newWay = (): Way => ({ credits: 0, chance: 1, damage: 0, tags: 0, clicks: 0, unknown: 0 });

const plan = newPlan();
/** Getting past is the point of asking: nearly any price is considered. */
const STOP_WORTH = 40;

/** Clicks a Runner has left after the one that makes the run; a whole turn's if it is not their turn. */
function clicksToLose({ turn, run, runner }: State): number {
  if (turn.side === 'corp') return CLICKS_OF_A_TURN - 1;
  return run === null ? runner.clicks - 1 : runner.clicks;
}

/** Adds what meeting one piece of rezzed ice takes, with at most `purse` credits to spend. */
export function meet(game: Game, way: Way, ice: Card, traits: readonly Traits[], purse: number): void {
  const its = traits[ice.def] as Traits;
  way.credits += its.encounterToll;
  const count = harmsOf(game, ice, traits).length;
  if (count === 0) return;
  const clicks = clicksToLose(game.state) - way.clicks;
  planBreaks(game, ice, traits, (1 << count) - 1, STOP_WORTH, purse - way.credits, clicks, plan);
  way.credits += plan.price + plan.creditsLost;
  way.chance *= plan.passes;
  way.clicks += plan.clicks;
  way.damage += plan.damage;
  way.tags += plan.tags;
}

function countBreakers(game: Game, traits: readonly Traits[]): number {
  let kinds = 0;
  for (const id of game.state.zones.rig) {
    const { breaking } = traitsNow(game, cardOf(game.state, id), traits);
    if (breaking !== null && breaking.against !== 'host') kinds += breaking.against === 'any' ? 2 : 1;
  }
  return Math.min(3, kinds);
}

/**
 * What it takes to get into a server as the Runner sees it: unrezzed ice is a guess. `known` reads it instead, as
 * the Corp does or in a world one made oneself: ice the Corp cannot pay for does not count.
 */
export function wayInto(game: Game, server: number, known: boolean): Way {
  const way = newWay();
  const place = game.state.servers.find(({ id }) => id === server);
  if (place !== undefined) wayPast(game, place, place.ice.length, known, Number.POSITIVE_INFINITY, 0, way);
  return way;
}

/** Instead of a number of pieces of ice: the server has been approached, nothing is left to pay. */
export const AT_THE_SERVER = -1;

/**
 * Fills in what it takes to get past the `inward` innermost pieces of ice of a server and to its root, with at most
 * `purse` credits, when rezzing costs the Corp `tax` more and it has `corpCredits` for it.
 */
export function wayPast(
  game: Game,
  place: Server,
  inward: number,
  known: boolean,
  purse: number,
  tax: number,
  way: Way,
  corpCredits = game.state.corp.credits,
): void {
  const { state } = game;
  const traits = traitsOf(game);
  way.credits = 0;
  way.chance = 1;
  way.damage = 0;
  way.tags = 0;
  way.clicks = 0;
  way.unknown = 0;
  let corpPurse = corpCredits;
  let missing = -1;
  for (let i = inward - 1; i >= 0; i--) {
    const ice = cardOf(state, place.ice[i] as number);
    if (ice.faceup) meet(game, way, ice, traits, purse);
    else if (known) {
      const price = rezCost(game, ice);
      if (price > corpPurse) continue;
      corpPurse -= price;
      meet(game, way, ice, traits, purse);
    } else {
      way.unknown++;
      if (corpPurse < CHEAPEST_ICE + tax) continue;
      if (missing < 0) missing = 3 - countBreakers(game, traits);
      const rezzed = Math.min(1, (corpPurse - tax) / USUAL_ICE);
      corpPurse -= USUAL_ICE + tax;
      way.credits += UNKNOWN_COST * rezzed * (1 - missing / 6);
      way.chance *= 1 - (UNKNOWN_STOPS * rezzed * missing) / 3;
    }
  }
  if (inward === AT_THE_SERVER) return;
  for (const id of place.root) {
    const card = cardOf(state, id);
    if (!card.faceup && !(known && rezCost(game, card) <= corpPurse)) continue;
    way.credits += traitsNow(game, card, traits).approachToll;
  }
}

import { COSTS_MORE, PRICED } from '../compile/noted.ts';
import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { DeedName } from '../language/deed.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf, withX } from '../state/context.ts';
import { controllerOf, defOf, type Game, isSaid } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { type Card, NO_SERVER, type ServerId } from '../state/state.ts';
import { AS_IT_IS, type Terms } from '../state/terms.ts';
import { conditionHolds } from './ask.ts';
import { meets, prospect } from './deeds.ts';
import { isForbidden } from './forbidden.ts';
import { holding } from './held.ts';
import { lastingAbility, speakerOfLingering } from './lingering.ts';
import { clickPrice, type Owed, type Price, priceOf, unpayable } from './price.ts';
import { changedPrice, offersFor } from './price-changes.ts';
import { playCost, rezCost, trashCost } from './values.ts';

/** What a card says about such deeds with itself counts although it is inactive (9.1.8b-e); trashing does not. */
const INACTIVE_TOO: ReadonlySet<DeedName> = new Set<DeedName>([
  'advance',
  'install',
  'play',
  'rez',
  'score',
  'steal',
]);

type AdditionalCost = Extract<StaticData, { static: 'cost' }>;

const added = (a: Price, b: Price): Price => ({
  ...clickPrice(a.clicks + b.clicks, a.credits + b.credits),
  from: a.from ?? b.from,
  owed: a.owed.length === 0 ? b.owed : b.owed.length === 0 ? a.owed : [...a.owed, ...b.owed],
});

const often = ({ owed }: Price, { data, amount }: Owed): number =>
  owed.filter((other) => other.data === data && other.amount === amount).length;

/** Whether two ways to pay ask for the same, in whatever order. */
const isAlike = (a: Price, b: Price): boolean =>
  a.clicks === b.clicks &&
  a.credits === b.credits &&
  a.from === b.from &&
  a.owed.length === b.owed.length &&
  a.owed.every((owed) => often(a, owed) === often(b, owed));

/** One price out of two, to be paid at once (1.15.9b), in whatever way each can be; ways that ask for the same are one. */
export function sum(a: Price, b: Price): Price {
  const price = added(a, b);
  if (a.others.length === 0 && b.others.length === 0) return price;
  const ways: Price[] = [];
  for (const one of [a, ...a.others])
    for (const other of [b, ...b.others]) {
      const way = added(one, other);
      if (!ways.some((before) => isAlike(before, way))) ways.push(way);
    }
  return { ...price, others: ways.slice(1) };
}

/**
 * All additional costs of doing something with a card or to a server together (1.15.9), or null where there is none.
 * They come from the card itself, from active cards, and from such that persist in this run.
 */
export const additionalPrice = (
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
  x = 0,
): Price | null =>
  game.rules.anyAdditionalCost && isSaid(game, deed, COSTS_MORE)
    ? sumOfCosts(game, deed, side, card, server, x)
    : null;

function sumOfCosts(
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
  x: number,
): Price | null {
  const planned = prospect(game, deed, side, card, server);
  let price: Price | null = null;
  const add = (def: CompiledCard, ability: AdditionalCost, speaker: Context): void => {
    if (!meets(game, ability.deed, planned, speaker)) return;
    if (ability.while !== undefined && !conditionHolds(game, ability.while, speaker)) return;
    game.witness?.(def, ability);
    const { source } = speaker;
    // Only what the card says of itself speaks of its X.
    const context = withX(speaker, source === card ? x : 0);
    price = sum(price ?? clickPrice(0, 0), priceOf(game, ability.pay, context));
  };
  if (card !== null && INACTIVE_TOO.has(deed) && !isActive(card)) {
    const def = defOf(game, card);
    const speaker = contextOf(card, controllerOf(card));
    for (const ability of def.statics)
      if (isCostOf(ability, deed) && isAboutThis(ability)) add(def, ability, speaker);
  }
  for (const { card: source, ability, def } of holding(game, 'cost'))
    if (ability.deed.deed === deed)
      add(at(game.rules.defs, def), ability, contextOf(source, controllerOf(source)));
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    if (ability !== undefined && isCostOf(ability, deed))
      add(at(game.rules.defs, effect.def), ability, speakerOfLingering(game, effect));
  }
  return price;
}

const isCostOf = (ability: StaticData, deed: DeedName): ability is AdditionalCost =>
  ability.static === 'cost' && ability.deed.deed === deed;

const isAboutThis = ({ deed }: AdditionalCost): boolean => 'card' in deed && deed.card === 'this';

/** Whether the Runner could pay what an effect that trashes a card costs on top. */
export const canPayToTrash = (game: Game, card: Card): boolean =>
  canPayAdditional(game, 'trash', 'runner', card, card.server);

/** The same price after so many clicks, whichever way it is paid. */
export const afterClicks = (clicks: number, price: Price): Price =>
  clicks === 0 ? price : sum(clickPrice(clicks, 0), price);

/** A price of its own with what is paid on top, if anything (1.15.9b). */
export const withCredits = (additional: Price | null, own: Price): Price =>
  additional === null ? own : sum(own, additional);

/** The rez cost, and the ways to pay for part of it with something else. */
function ownRezPrice(game: Game, card: Card, less: number): Price {
  const price = clickPrice(0, rezCost(game, card, less));
  const offers = offersFor(game, 'rez', card);
  if (offers.length === 0) return price;
  const ways = offers.map((offer) => {
    const rest = clickPrice(0, Math.max(0, price.credits - offer.less));
    return sum(rest, priceOf(game, offer.ability.pay, contextOf(card, 'corp')));
  });
  return { ...price, others: ways.flatMap((way) => [{ ...way, others: [] }, ...way.others]) };
}

/** Rez cost and additional costs, paid together (1.15.9b). */
export function rezPrice(game: Game, card: Card, { free, less }: Terms = AS_IT_IS): Price {
  if (free === 'all') return clickPrice(0, 0);
  return withCredits(
    additionalPrice(game, 'rez', 'corp', card, card.server),
    free === '' ? ownRezPrice(game, card, less) : clickPrice(0, 0),
  );
}

export const canPayToRez = (game: Game, card: Card, terms: Terms = AS_IT_IS): boolean =>
  unpayable(game, 'corp', rezPrice(game, card, terms), card, 'rez', card) === null;

/** Whether the Runner can pay what a run on a server costs on top, having spent some clicks before (6.3.2b). */
export function canPayToRun(game: Game, server: ServerId, clicksBefore = 0): boolean {
  const price = additionalPrice(game, 'run', 'runner', null, server);
  return (
    price === null ||
    unpayable(game, 'runner', afterClicks(clicksBefore, price), null, 'other', null) === null
  );
}

/** Trash cost and additional costs, paid together (1.15.9b); null where the card has no trash cost. */
export function trashPrice(game: Game, card: Card): Price | null {
  const cost = trashCost(game, card);
  if (cost === null) return null;
  return withCredits(additionalPrice(game, 'trash', 'runner', card, card.server), clickPrice(0, cost));
}

/** Play cost and additional costs, paid together (1.15.9b). */
export function playPrice(
  game: Game,
  side: Side,
  card: Card,
  { free, less }: Terms = AS_IT_IS,
  x = 0,
): Price {
  if (free === 'all') return clickPrice(0, 0);
  const own = clickPrice(0, free === '' ? playCost(game, card, less, x) : 0);
  return withCredits(additionalPrice(game, 'play', side, card, NO_SERVER, x), own);
}

/** Whether playing a card can be paid for, having spent some clicks before. */
export function canPayToPlay(
  game: Game,
  side: Side,
  card: Card,
  clicksBefore = 0,
  terms: Terms = AS_IT_IS,
  x = 0,
): boolean {
  const price = afterClicks(clicksBefore, playPrice(game, side, card, terms, x));
  return unpayable(game, side, price, null, 'play', card) === null;
}

/** A price with what such a deed with a card costs on top. */
export function withAdditional(game: Game, deed: DeedName, side: Side, card: Card, price: Price): Price {
  const additional = additionalPrice(game, deed, side, card, card.server);
  return additional === null ? price : sum(price, additional);
}

/** The trigger cost of a card's ability, as what changes it has it (26.03 1.16.2a). */
export const triggerPrice = (
  game: Game,
  card: Card,
  cost: Cost,
  context: Context,
  clickDiscount: number,
): Price => changedToUse(game, card, priceOf(game, cost, context, clickDiscount));

/** Trigger cost of a card's paid ability and additional costs of using it, paid together (1.15.9b). */
export const usePrice = (game: Game, side: Side, card: Card, cost: Cost, clickDiscount = 0, x = 0): Price =>
  withAdditional(
    game,
    'use',
    side,
    card,
    triggerPrice(game, card, cost, withX(contextOf(card, side), x), clickDiscount),
  );

/** The same price with what changes what it costs to use a card. */
function changedToUse(game: Game, card: Card, price: Price): Price {
  if (!isSaid(game, 'use', PRICED)) return price;
  const credits = changedPrice(game, 'use', price.credits, card);
  const others = price.others.map((other) => changedToUse(game, card, other));
  return { ...price, credits, others };
}

/** Whether the additional costs of something that costs nothing by itself can be paid. */
export function canPayAdditional(
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
): boolean {
  const price = additionalPrice(game, deed, side, card, server);
  return price === null || unpayable(game, side, price, null, 'other', card) === null;
}

/** Whether the Runner may jack out: nothing forbids it, and what it costs on top can be paid. */
export const mayJackOut = (game: Game): boolean =>
  !isForbidden(game, 'jackOut', 'runner') &&
  canPayAdditional(game, 'jackOut', 'runner', null, game.state.run?.server ?? NO_SERVER);

import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { DeedName } from '../language/deed.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { type Card, NO_SERVER, type ServerId } from '../state/state.ts';
import { active } from './active.ts';
import { meets, prospect } from './deeds.ts';
import { isForbidden } from './forbidden.ts';
import { clickPrice, type Price, priceOf, unpayable } from './price.ts';
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

/** One price out of two, to be paid at once (1.15.9b); the second has no parts paid with a card (see compile/scope-check.ts). */
export const sum = (a: Price, b: Price): Price => ({
  ...a,
  clicks: a.clicks + b.clicks,
  loseClicks: a.loseClicks + b.loseClicks,
  credits: a.credits + b.credits,
  fromHand: a.fromHand + b.fromHand,
  toDeckBottom: a.toDeckBottom + b.toDeckBottom,
  forfeits: a.forfeits + b.forfeits,
  tags: a.tags + b.tags,
});

/**
 * All additional costs of doing something with a card or to a server together (1.15.9), or null where there is none.
 * They come from the card itself, from active cards, and from such that persist in this run.
 */
export function additionalPrice(
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
): Price | null {
  if (!game.rules.additionalCosts[deed]) return null;
  const planned = prospect(game, deed, side, card, server);
  let price: Price | null = null;
  const add = (def: CompiledCard, ability: AdditionalCost, speaker: Context): void => {
    if (!meets(game, ability.deed, planned, speaker)) return;
    game.witness?.(def, ability);
    const { source, controller } = speaker;
    price = sum(price ?? clickPrice(0, 0), priceOf(game, ability.pay, contextOf(source, controller)));
  };
  if (card !== null && INACTIVE_TOO.has(deed) && !isActive(card)) {
    const def = defOf(game, card);
    const speaker = contextOf(card, controllerOf(card));
    for (const ability of def.statics)
      if (isCostOf(ability, deed) && isAboutThis(ability)) add(def, ability, speaker);
  }
  for (const source of active(game).withStatics) {
    const def = defOf(game, source);
    for (const ability of def.statics)
      if (isCostOf(ability, deed)) add(def, ability, contextOf(source, controllerOf(source)));
  }
  for (const effect of game.state.lingering) {
    if (effect.kind !== 'additionalCost') continue;
    const def = at(game.rules.defs, effect.def);
    const ability = def.statics[effect.ability];
    if (ability !== undefined && isCostOf(ability, deed))
      add(def, ability, contextOf(null, effect.side, effect.server));
  }
  return price;
}

const isCostOf = (ability: StaticData, deed: DeedName): ability is AdditionalCost =>
  ability.static === 'cost' && ability.deed.deed === deed;

const isAboutThis = ({ deed }: AdditionalCost): boolean => 'card' in deed && deed.card === 'this';

/** Whether the Runner could pay what an effect that trashes a card costs on top. */
export const canPayToTrash = (game: Game, card: Card): boolean =>
  canPayAdditional(game, 'trash', 'runner', card, card.server);

/** Rez cost and additional costs, paid together (1.15.9b). */
export function rezPrice(game: Game, card: Card): Price {
  const price = additionalPrice(game, 'rez', 'corp', card, card.server) ?? clickPrice(0, 0);
  price.credits += rezCost(game, card);
  return price;
}

export const canPayToRez = (game: Game, card: Card): boolean =>
  unpayable(game, 'corp', rezPrice(game, card), card, 'rez', card) === null;

/** Whether the Runner can pay what a run on a server costs on top, having spent some clicks before (6.3.2b). */
export function canPayToRun(game: Game, server: ServerId, clicksBefore = 0): boolean {
  const price = additionalPrice(game, 'run', 'runner', null, server);
  if (price === null) return true;
  price.clicks += clicksBefore;
  return unpayable(game, 'runner', price, null, 'other', null) === null;
}

/** Trash cost and additional costs, paid together (1.15.9b); null where the card has no trash cost. */
export function trashPrice(game: Game, card: Card): Price | null {
  const cost = trashCost(game, card);
  if (cost === null) return null;
  const price = additionalPrice(game, 'trash', 'runner', card, card.server) ?? clickPrice(0, 0);
  price.credits += cost;
  return price;
}

/** Play cost and additional costs, paid together (1.15.9b). */
export function playPrice(game: Game, side: Side, card: Card): Price {
  const price = additionalPrice(game, 'play', side, card, NO_SERVER) ?? clickPrice(0, 0);
  price.credits += playCost(game, card);
  return price;
}

/** Whether playing a card can be paid for, having spent some clicks before. */
export function canPayToPlay(game: Game, side: Side, card: Card, clicksBefore = 0): boolean {
  const price = playPrice(game, side, card);
  price.clicks += clicksBefore;
  return unpayable(game, side, price, null, 'play', card) === null;
}

/** A price with what such a deed with a card costs on top. */
export function withAdditional(game: Game, deed: DeedName, side: Side, card: Card, price: Price): Price {
  const additional = additionalPrice(game, deed, side, card, card.server);
  return additional === null ? price : sum(price, additional);
}

/** Trigger cost of a card's paid ability and additional costs of using it, paid together (1.15.9b). */
export const usePrice = (game: Game, side: Side, card: Card, cost: Cost, clickDiscount = 0): Price =>
  withAdditional(game, 'use', side, card, priceOf(game, cost, contextOf(card, side), clickDiscount));

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

import type { StaticData } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { DeedName } from '../language/deed.ts';
import type { Counter } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { cardOf, controllerOf, defOf, type Game, playerOf, refOf } from '../state/game.ts';
import { handOf, scoreAreaOf } from '../state/move.ts';
import { type Card, NO_SERVER, type Occurrence } from '../state/state.ts';
import { active } from './active.ts';
import { amountOf, conditionHolds } from './ask.ts';
import { meets, prospect } from './deeds.ts';

/** The deed credits are being spent on, for cards that hold credits for some deeds only. */
export type Purpose = DeedName | 'other';

/** Counters of one kind that a cost removes. */
export interface CounterPart {
  readonly counter: Counter;
  readonly number: number;
}

const NO_COUNTERS: readonly CounterPart[] = [];

/** A cost with its numbers worked out. */
export interface Price {
  clicks: number;
  loseClicks: number;
  credits: number;
  trashSource: boolean;
  removeSource: boolean;
  /** Counters removed from the source, each kind once. */
  counters: readonly CounterPart[];
  fromHand: number;
  /** Cards of the hand put on the bottom of the deck at random. */
  toDeckBottom: number;
  forfeits: number;
  /** Tags the payer takes. */
  tags: number;
}

/** A price in clicks and credits; other parts are added to it. */
export const clickPrice = (clicks: number, credits: number): Price => ({
  clicks,
  loseClicks: 0,
  credits,
  trashSource: false,
  removeSource: false,
  counters: NO_COUNTERS,
  fromHand: 0,
  toDeckBottom: 0,
  forfeits: 0,
  tags: 0,
});

export const creditPrice = (credits: number): Price => clickPrice(0, credits);

/** Works out a cost; clicks are lowered by a discount but never below 0 (1.15.1c). */
export function priceOf(game: Game, cost: Cost, context: Context, clickDiscount = 0): Price {
  const price = clickPrice(0, 0);
  for (const item of cost) {
    switch (item.pay) {
      case 'clicks':
        price.clicks += item.number;
        break;
      case 'credits':
        price.credits += Math.max(0, amountOf(game, item.amount, context));
        break;
      case 'loseClicks':
        price.loseClicks += item.number;
        break;
      case 'trashSource':
        price.trashSource = true;
        break;
      case 'removeSource':
        price.removeSource = true;
        break;
      case 'counters':
        price.counters = withCounters(price.counters, item);
        break;
      case 'trashFromHand':
        price.fromHand += item.number;
        break;
      case 'handToDeckBottom':
        price.toDeckBottom += item.number;
        break;
      case 'forfeit':
        price.forfeits += 1;
        break;
      case 'takeTags':
        price.tags += item.number;
        break;
    }
  }
  price.clicks = Math.max(0, price.clicks - clickDiscount);
  return price;
}

/** The same counters are paid for only once: their numbers add up. */
function withCounters(parts: readonly CounterPart[], { counter, number }: CounterPart): CounterPart[] {
  const same = parts.find((part) => part.counter === counter);
  const others = same === undefined ? parts : parts.filter((part) => part !== same);
  return [...others, { counter, number: number + (same?.number ?? 0) }];
}

const NO_CARDS: readonly Card[] = [];

/** Cards whose hosted credits a player may spend for a purpose (1.10.4b), pool not included. */
export function spendableCards(
  game: Game,
  side: Side,
  purpose: Purpose,
  object: Card | null,
): readonly Card[] {
  if (!game.rules.anySpend) return NO_CARDS;
  const found: Card[] = [];
  const deed = purpose === 'other' ? null : spendingOn(game, side, purpose, object);
  for (const card of active(game).withStatics) {
    if (card.credits === 0 || controllerOf(card) !== side) continue;
    if (defOf(game, card).statics.some((ability) => allowsSpending(game, ability, deed, card)))
      found.push(card);
  }
  return found;
}

/** Trash costs are paid for the card being accessed (7.7.2). */
const spendingOn = (game: Game, side: Side, purpose: DeedName, object: Card | null): Occurrence =>
  prospect(game, purpose, side, object, object?.server ?? NO_SERVER, purpose === 'trash' ? 'accessed' : '');

function allowsSpending(game: Game, ability: StaticData, deed: Occurrence | null, host: Card): boolean {
  if (ability.static !== 'spend') return false;
  const controller = controllerOf(host);
  if (ability.while !== undefined && !conditionHolds(game, ability.while, contextOf(host, controller)))
    return false;
  if (ability.on === 'anything') return true;
  if (deed === null) return false;
  const speaker = contextOf(host, controller);
  return ability.on.some((on) => meets(game, on, deed, speaker));
}

/** Credits a player can spend for a purpose, from wherever. */
export function creditsFor(game: Game, side: Side, purpose: Purpose, object: Card | null): number {
  let credits = freeCredits(game, side);
  for (const card of spendableCards(game, side, purpose, object)) credits += card.credits;
  return credits;
}

/** Which part of a price cannot be paid, or null when all of it can at once (1.15.1). */
export function unpayable(
  game: Game,
  side: Side,
  price: Price,
  source: Card | null,
  purpose: Purpose,
  object: Card | null,
): 'clicks' | 'credits' | 'counters' | 'cards' | 'agendas' | null {
  const state = game.state;
  const player = playerOf(state, side);
  if (player.clicks < price.clicks + price.loseClicks) return 'clicks';
  if (freeCredits(game, side) < price.credits && creditsFor(game, side, purpose, object) < price.credits)
    return 'credits';
  for (const { counter, number } of price.counters)
    if (source === null || source[counter] < number) return 'counters';
  if (price.fromHand + price.toDeckBottom > 0) {
    // What is being played or installed has left the hand by the time it is paid for (8.3.1, 8.6.1).
    const leaves = (purpose === 'play' || purpose === 'install') && object?.zone === handOf(side) ? 1 : 0;
    if (price.fromHand + price.toDeckBottom > state.zones[handOf(side)].length - leaves) return 'cards';
  }
  if (price.forfeits > state.zones[scoreAreaOf(side)].length) return 'agendas';
  return null;
}

/** Tells who measures it that credits on a card were spent. */
export function witnessSpending(game: Game, card: Card): void {
  if (game.witness === null) return;
  const def = defOf(game, card);
  for (const ability of def.statics) if (ability.static === 'spend') game.witness(def, ability);
}

export const handRefs = (game: Game, side: Side): number[] =>
  game.state.zones[handOf(side)].map((id) => refOf(cardOf(game.state, id)));

/** Credits a player may spend on anything: the pool and, during a run, bad publicity credits. */
export function freeCredits(game: Game, side: Side): number {
  const { credits } = playerOf(game.state, side);
  return side === 'runner' && game.state.run !== null ? credits + game.state.run.fund : credits;
}

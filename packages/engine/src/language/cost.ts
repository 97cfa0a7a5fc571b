import { type EffectData, loseClicks, removeCounters, removeFromGame, trash } from './effect.ts';
import type { Counter } from './lists.ts';
import { choose, random } from './reference.ts';
import type { Sorts } from './sorts.ts';
import type { ValueData } from './value.ts';

/** One part of a cost. Parts are written in printed order: an edition may ask what a cost begins with. */
export type CostItem = Sorts['costItem'];

export type Cost = Sorts['cost'];

export const click = (number = 1): CostItem => ({ pay: 'clicks', number });
export const credits = (amount: ValueData): CostItem => ({ pay: 'credits', amount });
/** Credits that have to come from stealth cards. */
export const stealthCredits = (amount: ValueData): CostItem => ({
  pay: 'credits',
  amount,
  from: { subtype: 'stealth' },
});
export const oneCostOf = (...of: readonly Cost[]): CostItem => ({ pay: 'oneOf', of });
export const loseClick = (number = 1): EffectData => loseClicks(number);
export const trashSource: EffectData = trash('this');
export const removeSource: EffectData = removeFromGame('this');
export const hosted = (counter: Counter, number: ValueData = 1): EffectData =>
  removeCounters(counter, number);
export const trashFromHand = (number: number): EffectData => trash(choose({ in: 'hand' }, number));
/** Random cards of the hand go to the bottom of the deck. */
export const handToDeckBottom = (number: number): EffectData => ({
  effect: 'move',
  what: random({ in: 'hand' }, number),
  to: { deck: 'bottom' },
});
export const forfeitAgenda: EffectData = { effect: 'forfeit', what: choose({ in: 'score' }) };
export const takeTags = (number: number): EffectData => ({ effect: 'gain', what: 'tags', amount: number });
/** The payer suffers it. */
export { damage as sufferDamage } from './effect.ts';

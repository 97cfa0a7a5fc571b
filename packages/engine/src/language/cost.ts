import type { Counter } from './lists.ts';
import type { Sorts } from './sorts.ts';
import type { ValueData } from './value.ts';

/** One part of a cost. Parts are written in printed order: an edition may ask what a cost begins with. */
export type CostItem = Sorts['costItem'];

export type Cost = Sorts['cost'];

export const click = (number = 1): CostItem => ({ pay: 'clicks', number });
export const credits = (amount: ValueData): CostItem => ({ pay: 'credits', amount });
export const loseClick = (number = 1): CostItem => ({ pay: 'loseClicks', number });
export const trashSource: CostItem = { pay: 'trashSource' };
export const removeSource: CostItem = { pay: 'removeSource' };
export const hosted = (counter: Counter, number = 1): CostItem => ({ pay: 'counters', counter, number });
export const trashFromHand = (number: number): CostItem => ({ pay: 'trashFromHand', number });
export const handToDeckBottom = (number: number): CostItem => ({ pay: 'handToDeckBottom', number });
export const forfeitAgenda: CostItem = { pay: 'forfeit' };
export const takeTags = (number: number): CostItem => ({ pay: 'takeTags', number });

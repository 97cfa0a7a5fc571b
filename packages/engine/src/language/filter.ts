import type { CardType } from './lists.ts';
import type { Sorts } from './sorts.ts';

export { FILTER_ZONES } from './words/filters.ts';
export type FilterZone = Sorts['zone'];

/** Which cards something speaks of: all given properties hold at once. */
export type Filter = Sorts['filter'];

export const installed = (type: CardType | readonly CardType[]): Filter => ({ zone: 'installed', type });
export const inZone = (zone: FilterZone, more: Filter = {}): Filter => ({ zone, ...more });

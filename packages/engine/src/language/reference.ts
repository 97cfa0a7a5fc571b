import type { Filter } from './filter.ts';
import type { Sorts } from './sorts.ts';

/** Cards an effect acts on. A `choose` reference announces targets before the instruction (1.14.2). */
export type CardRef = Sorts['cards'];

export type Choose = Sorts['choose'];

export const choose = (filter: Filter, count = 1): Choose => ({ choose: filter, count });
export const chooseUpTo = (filter: Filter, count: number): Choose => ({ choose: filter, count, upTo: true });
/** As many as the chooser likes. */
export const chooseAnyNumber = (filter: Filter): Choose => ({ choose: filter, count: 99, upTo: true });
/** Searches a deck; the searcher may find nothing. */
export const search = (filter: Filter): Choose => ({ choose: filter, count: 1, upTo: true, search: true });
export const all = (filter: Filter): CardRef => ({ all: filter });

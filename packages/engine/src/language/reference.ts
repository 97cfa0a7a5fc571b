import type { Filter } from './filter.ts';

/** Cards an effect acts on. A `choose` reference announces targets before the instruction (1.14.2). */
export type CardRef =
  | 'source'
  | 'host'
  /** The card of the occurrence that met the trigger condition. */
  | 'subject'
  /** What the previous `choose` of this ability chose. */
  | 'chosen'
  /** The ice the Runner is encountering, or the card they are accessing. */
  | 'encountered'
  | 'accessed'
  | Choose
  | { readonly all: Filter };

export interface Choose {
  readonly choose: Filter;
  readonly count: number;
  /** The chooser may stop before `count`. */
  readonly upTo?: true;
  readonly by?: 'you' | 'opponent';
  /** A search (4.2): what is found is set aside and the deck shuffled before anything else. */
  readonly search?: true;
}

export const choose = (filter: Filter, count = 1): Choose => ({ choose: filter, count });
export const chooseUpTo = (filter: Filter, count: number): Choose => ({ choose: filter, count, upTo: true });
/** As many as the chooser likes. */
export const chooseAnyNumber = (filter: Filter): Choose => ({ choose: filter, count: 99, upTo: true });
/** Searches a deck; the searcher may find nothing. */
export const search = (filter: Filter): Choose => ({ choose: filter, count: 1, upTo: true, search: true });
export const all = (filter: Filter): CardRef => ({ all: filter });

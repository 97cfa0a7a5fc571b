import { DEEDS, type DeedName } from '../language/words/deeds.ts';

// What cards of a game ask and say about a deed, one bit each: most deeds of a game nobody speaks of.

/** An ability waits for it, or something lasts until it happens. */
export const LISTENED = 1;
/** The same for an ability that works while its card is inactive. */
export const LISTENED_INACTIVE = 2;
/** It is asked later whether it happened. */
export const REMEMBERED = 4;
/** It is asked by what means it is done; also of what is only planned. */
export const BY_MEANS = 8;
/** An interrupt speaks of it. */
export const INTERRUPTED = 16;
/** Its price is changed, something is paid on top. */
export const PRICED = 32;
export const COSTS_MORE = 64;
/** Somebody is kept from it, or a card says when it can be done with itself. */
export const FORBIDDEN = 128;
export const RESTRICTED = 256;

export const DEED_NAMES = Object.keys(DEEDS) as readonly DeedName[];

const NUMBERS: ReadonlyMap<DeedName, number> = new Map(DEED_NAMES.map((deed, number) => [deed, number]));

/**
 * The place of a deed among all: a list by numbers is read faster than a record whose name is a variable. Where the
 * name is written out, the record is.
 */
export const numberOfDeed = (deed: DeedName): number => NUMBERS.get(deed) as number;

/** Whether anybody asks about what happened. */
export const isNoted = (why: number): boolean => (why & (LISTENED | REMEMBERED)) !== 0;

// What cards of a game ask about a deed, one bit each: most deeds of a game nobody asks about.

/** An ability waits for it, or something lasts until it happens. */
export const LISTENED = 1;
/** The same for an ability that works while its card is inactive. */
export const LISTENED_INACTIVE = 2;
/** It is asked later whether it happened. */
export const REMEMBERED = 4;
/** It is asked by what means it is done; also of what is only planned. */
export const BY_MEANS = 8;

/** Whether anybody asks about what happened. */
export const isNoted = (why: number): boolean => (why & (LISTENED | REMEMBERED)) !== 0;

/** Object numbers lie above this many bits of a card reference. */
const CARD_BITS = 9;

/** The number of views and keys (c17) in a reference of a decision or an option; null where there is no card. */
export const objectNumber = (reference: number): number | null =>
  reference < 0 ? null : reference >> CARD_BITS;

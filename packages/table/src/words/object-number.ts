import { objectOf } from '@lastclick/engine';

/** The number of views and keys (c17) in a reference of a decision or an option; null where there is no card. */
export const objectNumber = (reference: number): number | null =>
  reference < 0 ? null : objectOf(reference);

import type { Fields } from '../shape.ts';

/** Cards an ability knows without looking for them. */
export const CARD_WORDS = [
  'source',
  'host',
  /** The card of the occurrence that met the trigger condition. */
  'subject',
  /** What the previous `choose` of this ability chose. */
  'chosen',
  /** The ice the Runner is encountering, or the card they are accessing. */
  'encountered',
  'accessed',
] as const;

/** A choice announces its targets before the instruction (1.14.2). */
export const CHOOSE = {
  choose: 'filter',
  count: 'count',
  /** The chooser may stop before `count`. */
  'upTo?': 'yes',
  'by?': 'who',
  /** A search (4.2): what is found is set aside and the deck shuffled before anything else. */
  'search?': 'yes',
} as const satisfies Fields;

export const ALL = { all: 'filter' } as const satisfies Fields;

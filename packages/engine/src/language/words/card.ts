import type { Fields } from '../shape.ts';

/** Printed facts of a card; a missing number means the card has no such value, null that it varies. */
export const FACTS = {
  id: 'text',
  title: 'text',
  faction: 'faction',
  subtypes: { list: 'subtype' },
  'unique?': 'yes',
  'influence?': 'count',
  'deckLimit?': 'count',
  /** Play, install or rez cost, by type. */
  'cost?': 'countOrNull',
  'strength?': 'integerOrNull',
  'memory?': 'count',
  'trash?': 'count',
  'advancement?': 'count',
  'points?': 'integer',
  'link?': 'count',
  'minimumDeckSize?': 'count',
  'influenceLimit?': 'countOrNull',
} as const satisfies Fields;

/** Another side of a double-sided identity: what it does, and the facts it does not share with the front (3.1.1a). */
export const FACE = {
  'title?': 'text',
  'subtypes?': { list: 'subtype' },
  'link?': 'count',
  'text?': { list: 'ability' },
} as const satisfies Fields;

/** What a card does, in the card language; plain values only. */
export const TEXT = {
  /** Play ability of an operation or event. */
  'play?': 'steps',
  /** All other abilities, in the order in which they are printed. */
  'text?': { list: 'ability' },
  'faces?': { list: 'face' },
  /**
   * What its abilities and modes were called before the card was edited, and what each is called now ('nothing': it is
   * gone): games written down with the old names are still understood.
   */
  'formerly?': 'renames',
} as const satisfies Fields;

export const CARD = {
  side: 'side',
  type: 'cardType',
  ...FACTS,
  ...TEXT,
} as const satisfies Fields;

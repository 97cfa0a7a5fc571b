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

/** What a card does, in the card language; plain values only. */
export const TEXT = {
  /** Play ability of an operation or event. */
  'play?': 'steps',
  'static?': { list: 'static' },
  'paid?': { list: 'paid' },
  'when?': { list: 'conditional' },
  'interrupt?': { list: 'interrupt' },
  'subroutines?': { list: 'steps' },
  /** Recurring credits (1.10.5) and what they may pay for. */
  'recurring?': 'count',
  'playOnlyIf?': 'condition',
  /** Must be installed hosted on a matching card (1.12.5c). */
  'installOn?': 'filter',
  /** May host cards of this kind as an install destination (1.12.5a). */
  'canHost?': 'filter',
  'canBeAdvanced?': 'yes',
  /** Stays in the play area after resolving as a terminal card ends the action phase (5.4.3). */
  'terminal?': 'yes',
  /** Ends the game's interest in the card: it is removed from the game instead of trashed when resolved. */
  'removedWhenResolved?': 'yes',
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

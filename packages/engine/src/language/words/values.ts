import { COUNTERS } from '../lists.ts';
import type { Family, Fields } from '../shape.ts';

/** Numbers a card has: printed ones as they are now, and what lies on it. A card without one meets no measure of it. */
export const CARD_PROPERTIES = [
  /** The printed cost, whatever it costs now. */
  'cost',
  'strength',
  'memory',
  'trashCost',
  'points',
  /** The printed agenda points, whatever it is worth now. */
  'printedPoints',
  'requirement',
  'subroutines',
  'hostedCards',
  ...COUNTERS,
] as const;

/** Numbers a player has. */
export const PLAYER_PROPERTIES = [
  'credits',
  'clicks',
  'tags',
  'badPublicity',
  /** Cards in hand. */
  'hand',
  /** The maximum hand size. */
  'handSize',
  'link',
  /** What of the memory limit no program takes up. */
  'unusedMemory',
  'score',
  'coreDamage',
] as const;

/** Of the run under way, else of the last one. */
export const RUN_PROPERTIES = [
  /** How many cards were accessed. */
  'accessed',
  /** How many cards in HQ or R&D the Runner is allowed to access in the breach going on. */
  'allowed',
] as const;

export const GAME_PROPERTIES = [
  /** The larger of both scores (26.03 1.17.1a). */
  'threat',
  /** How many of the actions taken this turn are different (5.2.6). */
  'differentActions',
  /** How often the latest action was taken this turn. */
  'sameActions',
  'turn',
] as const;

/** Of the deed that met the trigger: what it came to, the running total before it, what an agenda had too much as it was scored. */
export const EVENT_PROPERTIES = ['amount', 'was', 'excess'] as const;

/** Numbers an ability computes when it needs them. */
export const VALUES = {
  /** Of several cards together. */
  card: { of: 'cards', what: 'cardProperty' },
  /** What only one side has needs no word about whose it is. */
  player: { 'of?': 'who', what: 'playerProperty' },
  run: { what: 'runProperty' },
  game: { what: 'gameProperty' },
  event: { what: 'eventProperty' },
  count: { cards: 'cards' },
  /** How many different card types there are among some cards. */
  kinds: { cards: 'cards' },
  servers: { which: 'server' },
  /** How often it happened, and what it came to: its amounts, or the points printed on its cards. */
  times: { deed: 'deed', per: 'period' },
  total: { deed: 'deed', per: 'period', 'what?': ['points'] },
  plus: { of: { list: 'value' } },
  multiply: { of: 'value', by: 'value' },
  either: { if: 'condition', holds: 'value', otherwise: 'value' },
  /** How much the latest effect before it did: credits, counters, tags, cards or damage. */
  done: {},
  /** The number announced with the cost it stands in: one for each ability (26.03 1.16.2c). */
  x: {},
  /** The number this card was told to remember; 0 where there is none. */
  named: {},
} as const satisfies Family;

/** As many as who does it likes, up to a number. */
export const UP_TO = { upTo: 'value' } as const satisfies Fields;

/** What a number has to be. */
export const AT_LEAST = { atLeast: 'value' } as const satisfies Fields;
export const AT_MOST = { atMost: 'value' } as const satisfies Fields;
export const EXACTLY = { exactly: 'value' } as const satisfies Fields;
export const ODD = { odd: 'yes' } as const satisfies Fields;

/** What the numbers of a card have to be. */
export const MEASURES = {
  'cost?': 'measure',
  'strength?': 'measure',
  'memory?': 'measure',
  'trashCost?': 'measure',
  'points?': 'measure',
  'printedPoints?': 'measure',
  'requirement?': 'measure',
  'subroutines?': 'measure',
  'hostedCards?': 'measure',
  'credits?': 'measure',
  'advancement?': 'measure',
  'virus?': 'measure',
  'power?': 'measure',
  'agenda?': 'measure',
} as const satisfies Readonly<Record<`${(typeof CARD_PROPERTIES)[number]}?`, 'measure'>>;

import type { Family } from '../shape.ts';

/** Numbers an ability computes when it needs them. */
export const AMOUNTS = {
  cards: { filter: 'filter', each: 'integer', plus: 'integer' },
  counters: { counter: 'counter', on: 'cards', each: 'integer', plus: 'integer' },
  /** How often it happened, and what it came to: its amounts, or the points of its cards. */
  times: { deed: 'deed', per: 'period' },
  total: { deed: 'deed', per: 'period', 'what?': ['points'] },
  subject: {},
  accessedDuringRun: {},
  pastRequirement: { each: 'integer' },
  either: { condition: 'condition', holds: 'integer', otherwise: 'integer' },
} as const satisfies Family;

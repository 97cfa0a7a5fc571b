import type { Family } from '../shape.ts';

/** Numbers an ability computes when it needs them. */
export const AMOUNTS = {
  cards: { filter: 'filter', each: 'integer', plus: 'integer' },
  counters: { counter: 'counter', on: 'cards', each: 'integer', plus: 'integer' },
  pointsScoredThisTurn: {},
  subject: {},
  accessedDuringRun: {},
  pastRequirement: { each: 'integer' },
  either: { condition: 'condition', holds: 'integer', otherwise: 'integer' },
} as const satisfies Family;

import type { Family, Fields } from '../shape.ts';

export const CONDITIONAL = {
  on: { either: ['deed', { list: 'deed' }] },
  /** Part of the trigger condition, checked as it occurs (9.6.5c). */
  'condition?': 'condition',
  /** Optional: its controller may pass instead (9.6.9). */
  'may?': 'yes',
  'limit?': ['oncePerTurn'],
  steps: 'steps',
  /** Works although its card is inactive there (9.1.8b). */
  'activeIn?': ['hq', 'archives', 'grip', 'heap'],
  /** Goes on for the rest of the run when the Runner trashes the card while accessing it (26.03 9.12.5). */
  'persistent?': 'yes',
} as const satisfies Fields;

export const PAID = {
  cost: 'cost',
  steps: 'steps',
  'limit?': ['oncePerTurn'],
  'onlyIf?': 'condition',
  /** Interacts with the encountered ice: of this subtype, or of any; needs strength (3.9.5). */
  'interface?': { either: ['subtype', ['any']] },
  /** Used while accessing a card (26.03 9.5.2c). */
  'access?': 'yes',
  /** Only the opponent of the card's controller can use it. */
  'by?': ['opponent'],
} as const satisfies Fields;

/** An interrupt: paid when it has a cost, conditional otherwise. `instead` applies by itself (9.8.8b). */
export const INTERRUPTS = {
  paid: { to: 'deed', cost: 'cost', steps: 'steps' },
  when: { to: 'deed', 'may?': 'yes', steps: 'steps' },
  instead: { to: 'deed', amount: 'value' },
} as const satisfies Family;

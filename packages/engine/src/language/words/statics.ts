import type { Family } from '../shape.ts';

export const VALUES = [
  'maximumHandSize',
  'memoryLimit',
  'strength',
  'link',
  'installCost',
  'rezCost',
  'playCost',
  'advancementRequirement',
  'allottedClicks',
  'trashCost',
] as const;

export const STATICS = {
  value: {
    value: VALUES,
    of: { either: [['source', 'you', 'opponent'], 'filter'] },
    by: 'amount',
    'while?': 'condition',
  },
  cannot: { what: 'prohibition', who: 'who', 'while?': 'condition' },
  spendHosted: { for: { list: 'spending' } },
  /**
   * On the source itself or on its server: a run on it, an agenda stolen from there. A persistent one goes on for the
   * rest of the run when the Runner trashes the card while accessing it (26.03 9.12.5).
   */
  additionalCost: {
    to: 'costlyDeed',
    of: ['source', 'thisServer'],
    cost: 'cost',
    'persistent?': 'yes',
  },
} as const satisfies Family;

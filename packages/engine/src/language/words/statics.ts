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
    by: 'value',
    'while?': 'condition',
  },
  cannot: { deed: 'deed', 'while?': 'condition' },
  /**
   * The credits on this card may be spent on such deeds, or on anything. `inPool`: they count as being in the pool, and
   * can be lost from it.
   */
  spend: { on: { either: [['anything'], { list: 'deed' }] }, 'while?': 'condition', 'inPool?': 'yes' },
  /**
   * What such a deed costs on top (1.15.9). A persistent one goes on for the rest of the run when the Runner trashes the
   * card while accessing it (26.03 9.12.5).
   */
  cost: { deed: 'deed', pay: 'cost', 'persistent?': 'yes' },
} as const satisfies Family;

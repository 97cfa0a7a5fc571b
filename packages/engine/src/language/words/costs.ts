import type { Family } from '../shape.ts';
import type { EffectName } from './effects.ts';

/** What only a cost asks for; all else a payer does as an effect. */
export const PAYMENTS = {
  clicks: { number: 'count' },
  credits: { amount: 'value' },
  /** One of these costs, as the payer likes. */
  oneOf: { of: { list: 'cost' } },
} as const satisfies Family;

/** Effects that their payer can carry out as a cost (1.15.1). */
export const PAYABLE = [
  'gain',
  'lose',
  'damage',
  'removeCounters',
  'trash',
  'move',
  'reveal',
  'forfeit',
] as const satisfies readonly EffectName[];

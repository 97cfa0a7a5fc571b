import type { Family } from '../shape.ts';
import type { EffectName } from './effects.ts';

/** What only a cost asks for; all else a payer does as an effect. */
export const PAYMENTS = {
  clicks: { number: 'count' },
  /** `from`: they have to come from such cards, whose credits can be spent on it (1.10.4b). */
  credits: { amount: 'value', 'from?': 'filter' },
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
  'turn',
  'derez',
] as const satisfies readonly EffectName[];

import type { Family } from '../shape.ts';

/** What is more than one effect: several at once, or a choice between instructions. */
export const STEPS = {
  /** Several effects of one sentence: one instruction, no checkpoint in between. */
  together: { effects: { list: 'effect' } },
  if: { condition: 'condition', steps: 'steps', otherwise: 'steps' },
  may: { steps: 'steps' },
  mayPay: { cost: 'cost', by: 'who', steps: 'steps', otherwise: 'steps' },
  modes: { by: 'who', modes: { list: 'steps' } },
  /** Pays without being asked whether to; as a mode it can only be chosen when it can be paid. */
  pay: { cost: 'cost', by: 'who' },
  trace: { strength: 'count', steps: 'steps', otherwise: 'steps' },
} as const satisfies Family;

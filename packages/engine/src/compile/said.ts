import type { EffectData } from '../language/effect.ts';
import { otherRefOfEffect, refOfEffect } from '../language/effect-cards.ts';
import type { SaidEffect } from './program.ts';

/** Reads what an effect says once: its fields are asked for whenever it is carried out or could be. */
export function saidBy(data: EffectData): SaidEffect {
  const cards = refOfEffect(data);
  return {
    by: 'by' in data ? (data.by ?? null) : null,
    who: 'who' in data ? (data.who ?? null) : null,
    amount: 'amount' in data ? data.amount : null,
    less: 'less' in data ? (data.less ?? null) : null,
    until: !('until' in data) ? 'turn' : typeof data.until === 'string' ? data.until : 'deed',
    cards,
    targets: typeof cards === 'object' && cards !== null && cards.cards === 'choose',
    others: otherRefOfEffect(data),
  };
}

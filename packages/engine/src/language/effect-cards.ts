import type { EffectData } from './effect.ts';
import type { CardRef } from './reference.ts';

/** The cards an effect acts on, where it acts on cards. */
export function refOfEffect(data: EffectData): CardRef | null {
  if ('what' in data) return data.what;
  if ('of' in data) return data.of;
  if ('on' in data && data.effect !== 'run') return data.on;
  return 'from' in data ? data.from : null;
}

/** Whether what follows may speak of the cards of an effect as "that". */
export function namesCards(data: EffectData): boolean {
  // Damage trashes cards nobody chose.
  if (data.effect === 'damage') return true;
  const ref = refOfEffect(data);
  return ref !== null && ref !== 'this' && ref !== 'that';
}

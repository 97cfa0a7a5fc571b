import type { EffectData } from '../language/effect.ts';
import type { CardRef } from '../language/reference.ts';

/** The card reference of an effect, where it has one. */
export function refOfEffect(data: EffectData): CardRef | null {
  if ('what' in data) return data.what;
  if ('of' in data) return data.of;
  if ('on' in data && data.effect !== 'run') return data.on;
  return 'from' in data ? data.from : null;
}

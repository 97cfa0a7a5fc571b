import type { EffectData } from './effect.ts';
import type { CardRef } from './reference.ts';
import type { Sorts } from './sorts.ts';

const isFound = (of: Sorts['foundCards'] | Sorts['filter']): of is Sorts['foundCards'] => 'cards' in of;

/** The cards a static ability is bound to as it begins to last: those it names, not those it describes. */
export function boundBy(ability: Sorts['static']): CardRef | null {
  if (ability.static !== 'change' && ability.static !== 'gain' && ability.static !== 'lose') return null;
  const { of } = ability;
  if (of === 'you' || of === 'opponent') return null;
  return typeof of === 'string' || isFound(of) ? of : null;
}

/** The cards an effect acts on, where it acts on cards. */
export function refOfEffect(data: EffectData): CardRef | null {
  if (data.effect === 'linger') return data.statics[0] === undefined ? null : boundBy(data.statics[0]);
  if (data.effect === 'gain' || data.effect === 'lose') return null;
  if ('what' in data) return data.what;
  if ('on' in data && data.effect !== 'run') return data.on;
  return 'from' in data && data.from !== 'pool' ? data.from : null;
}

/** The same effect with a number that was worked out: of how much it is, or of the cards it acts on. */
export function withNumber(data: EffectData, number: number): EffectData {
  const ref = refOfEffect(data);
  if (typeof ref === 'object' && ref !== null && 'count' in ref) {
    const field = 'what' in data ? 'what' : 'on' in data ? 'on' : 'from';
    return { ...data, [field]: { ...ref, count: number } };
  }
  return 'amount' in data && typeof data.amount === 'object'
    ? ({ ...data, amount: number } as EffectData)
    : data;
}

/** The other cards an effect needs: whom it hosts on, what it swaps with. */
export function otherRefOfEffect(data: EffectData): CardRef | null {
  if (data.effect === 'swap') return data.other ?? null;
  if (data.effect === 'shiftCounters') return data.to;
  return data.effect === 'move' && 'hostedOn' in data.to ? data.to.hostedOn : null;
}

/** Whether an effect shows cards and leaves them where they are. */
export const showsCards = ({ effect }: EffectData): boolean => effect === 'look' || effect === 'reveal';

/** Whether what follows may speak of the cards of an effect as "that". */
export function namesCards(data: EffectData): boolean {
  // Damage trashes cards nobody chose.
  if (data.effect === 'damage') return true;
  const ref = refOfEffect(data);
  return ref !== null && ref !== 'this' && ref !== 'that';
}

import { CARD_TYPES, type CardType } from '../language/lists.ts';
import type { Step } from '../language/step.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isType = (value: unknown): value is CardType => CARD_TYPES.some((type) => type === value);

/** The card types a piece of card data speaks of. */
function typesIn(data: unknown): CardType[] {
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'type' && isType(value) ? [value] : typesIn(value),
  );
}

/** Whether two pieces of data are the same, but for the one speaking of one type and the other of another. */
function areAlike(one: unknown, other: unknown, type: CardType, otherType: CardType): boolean {
  if (one === type && other === otherType) return true;
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => areAlike(one[key], other[key], type, otherType))
  );
}

/** The card types a choice is between, where its modes differ in nothing else; null where they do. */
export function typesChosen(modes: readonly (readonly Step[])[]): readonly CardType[] | null {
  const types = modes.map((mode) => new Set(typesIn(mode)));
  if (modes.length < 2 || types.some(({ size }) => size !== 1)) return null;
  const chosen = types.flatMap((one) => [...one]);
  const [first] = chosen;
  if (first === undefined || new Set(chosen).size < chosen.length) return null;
  const same = modes.every((mode, index) => areAlike(modes[0], mode, first, chosen[index] ?? first));
  return same ? chosen : null;
}

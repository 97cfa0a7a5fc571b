/** Numbers from 0 to 1 that are the same for the same name: a card always has the same picture. */
export type Chance = () => number;

export function chanceFrom(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);

export const whole = (chance: Chance, low: number, high: number): number =>
  Math.floor(between(chance, low, high + 1));

export function oneOf<T>(chance: Chance, items: readonly [T, ...T[]]): T {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

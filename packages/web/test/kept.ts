import type { Keeper } from '../src/decks/keeper.ts';

/** A storage that forgets everything after the test. */
export function keeperWith(
  kept: Readonly<Record<string, string>> = {},
): Keeper & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(kept));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      all.set(key, value);
    },
  };
}

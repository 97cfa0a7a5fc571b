import type { CardType } from '../language/lists.ts';

/** Subtypes whose written form does not follow from their id. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ai: 'AI',
  ap: 'AP',
  caissa: 'Caïssa',
  consumer_grade: 'consumer-grade',
  g_mod: 'G-mod',
  next: 'NEXT',
  off_site: 'off-site',
};

export const subtypeName = (subtype: string): string => IRREGULAR[subtype] ?? subtype.replaceAll('_', ' ');

/** Subtypes that name cards of one type by themselves. */
const NOUNS: Readonly<Record<string, CardType>> = {
  barrier: 'ice',
  code_gate: 'ice',
  connection: 'resource',
  console: 'hardware',
  decoder: 'program',
  fracter: 'program',
  icebreaker: 'program',
  killer: 'program',
  sentry: 'ice',
  sysop: 'upgrade',
  trojan: 'program',
  virus: 'program',
};

/** A subtype as the name of a card; null where it says only of what kind one is. */
export function subtypeNoun(subtype: string): { readonly one: string; readonly many: string } | null {
  if (!Object.hasOwn(NOUNS, subtype)) return null;
  const one = subtypeName(subtype);
  return {
    one,
    many: one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}${one.endsWith('s') ? 'es' : 's'}`,
  };
}

/** The only type of card that has a subtype which names it; null where there may be others. */
export const typeWithSubtype = (subtype: string): CardType | null => NOUNS[subtype] ?? null;

/** As on a type line, each word with a capital letter. */
export const subtypeTitle = (subtype: string): string =>
  subtypeName(subtype).replace(/(^| )([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });

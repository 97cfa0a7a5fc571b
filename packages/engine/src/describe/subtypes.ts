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

/** As on a type line, each word with a capital letter. */
export const subtypeTitle = (subtype: string): string =>
  subtypeName(subtype).replace(/(^| )([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });

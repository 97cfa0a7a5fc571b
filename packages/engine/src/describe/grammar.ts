/** "a, b and c". */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const withArticle = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** A verb as another player's deed: "pay" becomes "pays". */
export const thirdPerson = (verb: string): string => (/(s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** Where the first letter of a line may stand: at once, after a leading symbol, after a cost of symbols only. */
const FIRST_LETTER = /^((?:\[(?:interrupt|subroutine)\] )?(?:(?:\[[a-z-]+\]|[^A-Za-z[])*: )?)([a-z])/;

/** A line as it is shown: a capital letter first, a full stop last. */
export const line = (text: string): string =>
  `${text.replace(FIRST_LETTER, (_, symbols: string, letter: string) => symbols + letter.toUpperCase())}.`;

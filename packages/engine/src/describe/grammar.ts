/** "a, b and c". */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Verbs with the same object share it, and objects of the same verb share that: "advance or rez cards". */
export function sharing(deeds: readonly string[], last: 'and' | 'or'): string {
  const split = deeds.map((deed) => ({
    verb: deed.split(' ', 1)[0] ?? '',
    object: deed.replace(/^\S+ ?/, ''),
  }));
  const [first] = split;
  if (first === undefined || first.object === '') return listed(deeds, last);
  if (split.every(({ object }) => object === first.object))
    return `${listed(
      split.map(({ verb }) => verb),
      last,
    )} ${first.object}`;
  if (split.every(({ verb }) => verb === first.verb))
    return `${first.verb} ${listed(
      split.map(({ object }) => object),
      last,
    )}`;
  return listed(deeds, last);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const withArticle = (noun: string): string =>
  noun.startsWith('other ') ? `an${noun}` : /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;

/** A verb as another player's deed: "pay" becomes "pays". */
export const thirdPerson = (verb: string): string => (/(s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** Where the first letter of a line may stand: at once, after a leading symbol, after a cost of symbols only. */
const FIRST_LETTER = /^((?:\[(?:interrupt|subroutine)\] )?(?:(?:\[[a-z-]+\]|[^A-Za-z[])*: )?)([a-z])/;

/** A line as it is shown: a capital letter first, a full stop last. */
export const line = (text: string): string =>
  `${text.replace(FIRST_LETTER, (_, symbols: string, letter: string) => symbols + letter.toUpperCase())}.`;

/** What is told to a player, told of them. */
export const asOfOther = (text: string): string =>
  text.replace(/\byour (grip|stack|heap)\b/g, 'the $1').replace(/\byour\b/g, 'their');

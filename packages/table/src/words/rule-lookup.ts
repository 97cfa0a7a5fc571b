import type { EditionId } from '@lastclick/engine';
import { RULEBOOK, type Rule } from '@lastclick/rulebook';
import { timingWords } from './timing-words.ts';

const MOST_UNDER_A_NUMBER = 60;
const MOST_WITH_WORDS = 20;

const isNumber = (about: string): boolean => /^\d+(?:\.\d+)*[a-z]?$/.test(about);

/** 5.6 has 5.6.1 and 5.6.1a under it, but not 5.60. */
const isUnder = (number: string, above: string): boolean =>
  number === above || (number.startsWith(above) && /^(?:\.|[a-z])/.test(number.slice(above.length)));

function ruleLine({ number, title, kind, reason }: Rule, edition: EditionId): string {
  const timing = timingWords(edition, number);
  const notes = [
    ...(timing === null ? [] : [timing]),
    ...(kind === 'omitted' ? [`not played here: ${reason}`] : []),
  ];
  return `${number}  ${title}${notes.length === 0 ? '' : ` [${notes.join('; ')}]`}`;
}

function cut(rules: readonly Rule[], most: number, edition: EditionId): string[] {
  const shown = rules.slice(0, most).map((rule) => ruleLine(rule, edition));
  return rules.length > most ? [...shown, `and ${rules.length - most} more`] : shown;
}

/** Rules of an edition by number, with what is numbered under it, or by words of our summaries: one line each. */
export function lookUpRules(edition: EditionId, about: string): string[] {
  const wanted = about.trim().toLowerCase();
  const rules = RULEBOOK[edition];
  if (isNumber(wanted))
    return cut(
      rules.filter(({ number }) => isUnder(number, wanted)),
      MOST_UNDER_A_NUMBER,
      edition,
    );
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  const fits = ({ title }: Rule): boolean => {
    const text = title.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return words.length === 0 ? [] : cut(rules.filter(fits), MOST_WITH_WORDS, edition);
}

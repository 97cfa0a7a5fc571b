import { INTERRUPT_OFFSET } from '../state/ability-number.ts';
import type { Decision, Option } from '../state/decision.ts';

// Records and programs say keys exactly. What people type may be shorter.

/** Whether a text begins with what was written; a number in it is never cut short, nor that of a second of its name. */
function begins(text: string, written: string): boolean {
  if (!text.toLowerCase().startsWith(written.toLowerCase())) return false;
  const rest = text.slice(written.length);
  return !/^-\d/.test(rest) && !(/\d$/.test(written) && /^\d/.test(rest));
}

/** The only place of those whose text is what was written, or else begins so; -1 when there is none or several. */
function onlyPlace(texts: readonly string[], written: string): number {
  const exact = texts.indexOf(written);
  if (exact >= 0 || written === '') return exact;
  const begun = texts.flatMap((text, place) => (begins(text, written) ? [place] : []));
  return begun.length === 1 ? (begun[0] ?? -1) : -1;
}

/** The place of a word: by itself, by its place counted from 1, or by a beginning that no other has; -1 if none is meant. */
export function wordMeant(words: readonly string[], written: string): number {
  if (!/^\d+$/.test(written)) return onlyPlace(words, written);
  const place = Number(written) - 1;
  return place < words.length ? place : -1;
}

/**
 * Abilities, modes, subroutines and ways to pay by their place, as players count them: `use c12 2`, `interrupt c7 1`,
 * `mode 2`, `break 1`, `pay way 2`.
 */
const BY_PLACE = /^(?<begins>(?:use|interrupt) c\d+ |mode |break |subroutine |pay way )(?<place>\d+)$/;

/** The option that is meant by a key, by a beginning no other key has, or by the place of its ability; null if none is. */
export function optionMeant({ options }: Decision, written: string): Option | null {
  const exact = options.find(({ key }) => key === written);
  if (exact !== undefined) return exact;
  const { begins: beginning = '', place } = BY_PLACE.exec(written)?.groups ?? {};
  if (place !== undefined) {
    const meant = options.filter(
      ({ key, number }) => key.startsWith(beginning) && number % INTERRUPT_OFFSET === Number(place) - 1,
    );
    return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  const keys = options.map(({ key }) => key);
  return options[onlyPlace(keys, written)] ?? null;
}

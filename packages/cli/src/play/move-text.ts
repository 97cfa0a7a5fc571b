import { type Decision, type Option, type OptionTerms, optionMeant, type View } from '@lastclick/engine';
import { optionWords, placedCards } from '@lastclick/table';

const tidy = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\br&d\b/g, 'rd'],
  [/\b(?:a )?new remote(?: server)?\b/g, 'new-remote'],
  [/\bremote (\d+)\b/g, 'remote-$1'],
  [/ (?:protecting|in|into|to|on) (?=hq|rd|archives|remote-|new-remote)/g, ' '],
  [/^gain (?:a |1 )?credits?$/, 'gain credit'],
  [/^draw(?: a| 1)?(?: cards?)?$/, 'draw card'],
  [/^remove (?:a |1 )?tags?$/, 'remove tag'],
  [/^(?:make a )?run (?:a |the )?(?=hq|rd|archives|remote-)/, 'run '],
  [/^jack ?out$/, 'jack out'],
];

/** A move as a key, from what a person wrote: titles become object numbers, servers their names. */
export function moveKey(written: string, view: View): string {
  let text = tidy(written);
  const titles = [...placedCards(view)]
    .flatMap(({ card }) =>
      card.title === undefined ? [] : [{ title: tidy(card.title), object: card.object }],
    )
    .sort((a, b) => b.title.length - a.title.length);
  for (const { title, object } of titles) {
    if (!text.includes(title)) continue;
    text = text.replace(title, `c${object}`);
    break;
  }
  for (const [spelling, word] of SPELLINGS) text = text.replaceAll(new RegExp(spelling, 'g'), word);
  return text;
}

/** The option a person means: by number, by key, or by the beginning of its key or words if only one begins so. */
export function meantOption(
  written: string,
  decision: Decision,
  view: View,
  termsOf: (option: Option) => OptionTerms,
): Option | null {
  const text = tidy(written);
  if (/^\d+$/.test(text)) return decision.options[Number(text) - 1] ?? null;
  const key = moveKey(text, view);
  const byKey = optionMeant(decision, key) ?? optionMeant(decision, text);
  if (byKey !== null) return byKey;
  const begun = decision.options.filter((option) =>
    tidy(optionWords(option, decision, view, termsOf(option))).startsWith(text),
  );
  const [only] = begun;
  return text !== '' && begun.length === 1 && only !== undefined ? only : null;
}

import { CARDS } from '@lastclick/cards';
import { describe } from '@lastclick/engine';
import type { Disagreement } from './disagreement.ts';
import { readText, writeText } from './kept.ts';

const FILE = 'texts.txt';

/** The text of every card as players read it, by id. */
export function presentTexts(): ReadonlyMap<string, string> {
  const texts = CARDS.map((card): [string, string] => {
    const { type, lines } = describe(card);
    return [
      card.id,
      [`${card.title} · ${type}`, ...lines.map(({ kind, text }) => `${kind}: ${text}`)].join('\n'),
    ];
  });
  return new Map(texts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The kept texts, by id. */
export const readTexts = (): ReadonlyMap<string, string> =>
  new Map(
    readText(FILE)
      .split(/^# /m)
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1).trimEnd()];
      }),
  );

export const writeTexts = (): void =>
  writeText(FILE, [...presentTexts()].map(([id, text]) => `# ${id}\n${text}\n`).join('\n'));

function linesThatDiffer(kept: string, now: string): string[] {
  const [before, after] = [kept.split('\n'), now.split('\n')];
  const lines = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  return lines.length === 0 ? ['its lines come in another order'] : lines;
}

/** Whether a card's text is what it was; a card younger than what is kept has no text to compare. */
export function compareText(id: string, kept: string, now: string | undefined): Disagreement | null {
  if (now === kept) return null;
  return {
    what: `text of ${id}`,
    how: now === undefined ? ['the card is gone'] : linesThatDiffer(kept, now),
  };
}

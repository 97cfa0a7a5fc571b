import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@lastclick/cards';
import { readPool } from '@lastclick/cards/pool';
import { problemsOfWords, reportWords, type WordReport } from './words.ts';

/** What we have of each set, who needs each word of the card language, and which cards no test speaks of. */
export interface CardReport {
  readonly sets: Readonly<Record<string, { readonly implemented: number; readonly total: number }>>;
  readonly implemented: number;
  readonly words: readonly WordReport[];
  readonly untested: readonly string[];
}

function testTexts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

export function reportCards(testFolder: string): CardReport {
  const sets: Record<string, { implemented: number; total: number }> = {};
  const ours = new Set(CARDS.map(({ id }) => id));
  const pool = readPool();
  for (const { id } of pool.sets) {
    const printed = pool.cards.filter(({ printings }) => printings.some(([set]) => set === id));
    const implemented = printed.filter((card) => ours.has(card.id)).length;
    if (implemented > 0) sets[id] = { implemented, total: printed.length };
  }
  const tests = testTexts(testFolder);
  const untested = CARDS.map((card) => card.title).filter((title) => !tests.includes(title));
  return { sets, implemented: CARDS.length, words: reportWords(), untested };
}

/** What must not be: a word without users, one that is said to be used where it is not, a card without a test. */
export const problemsOf = (report: CardReport): string[] => [
  ...problemsOfWords(),
  ...report.untested.map((title) => `${title} has no test`),
];

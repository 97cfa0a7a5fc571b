import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@lastclick/cards';
import { readPool } from '@lastclick/cards/pool';
import { elementsOf } from './elements.ts';
import { SINGLE_USE } from './single-use.ts';

/** What we have of each set, which words only one card uses, and which cards no test speaks of. */
export interface CardReport {
  readonly sets: Readonly<Record<string, { readonly implemented: number; readonly total: number }>>;
  readonly implemented: number;
  readonly singleUse: readonly { readonly element: string; readonly card: string; readonly reason: string }[];
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
  const singleUse = [...elementsOf(CARDS)]
    .filter(([, users]) => users.length === 1)
    .map(([element, [card]]) => ({ element, card: card ?? '', reason: SINGLE_USE[element] ?? '' }))
    .sort((a, b) => a.element.localeCompare(b.element, 'en'));
  const tests = testTexts(testFolder);
  const untested = CARDS.map((card) => card.title).filter((title) => !tests.includes(title));
  return { sets, implemented: CARDS.length, singleUse, untested };
}

/** What must not be: a word of one card without a reason, a reason nobody needs, a card without a test. */
export function problemsOf(report: CardReport): string[] {
  const used = new Set(report.singleUse.map(({ element }) => element));
  return [
    ...report.singleUse
      .filter(({ reason }) => reason === '')
      .map(({ element, card }) => `"${element}" is used by ${card} only, and nothing says why`),
    ...Object.keys(SINGLE_USE)
      .filter((element) => !used.has(element))
      .map((element) => `"${element}" has a reason, but is not used by exactly one card`),
    ...report.untested.map((title) => `${title} has no test`),
  ];
}

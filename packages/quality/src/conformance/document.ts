import { RECLASSIFIED, RULEBOOK_EDITIONS, type RulebookEdition } from '@lastclick/rulebook';
import { foundingRules, halfOf, isProven, type JudgedRule, type Judgement, scoreOf } from './judgement.ts';
import { type LedgerEntry, titleOf } from './ledger.ts';

export const DOCUMENT_FILE = 'docs/conformance.md';

const HEAD = `# Conformance

Written by \`npm run conformance\`; do not edit. Every rule number of both editions has a row: an
*observable* rule is proven by a passing test that cites it, a *definition* gives a word its meaning and is
used by other rules, and what is *left out* says why. A rule that asks for several things names them, and is proven
when each of them is. Titles are our own summaries. The founding rules are 5.2, 5.6 and 5.7; the build fails when one
of them is unproven.
`;

/** Text inside a table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((one) => cell(String(one))).join(' | ')} |`;

export function percentage(proven: number, total: number): string {
  return total === 0 ? '–' : `${Math.floor((100 * proven) / total)} %`;
}

const chapterOf = (rule: JudgedRule): number => Number(rule.number.split('.')[0]);

function byChapter(rules: readonly JudgedRule[]): Map<number, JudgedRule[]> {
  const chapters = new Map<number, JudgedRule[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return chapters;
}

function summaryRow(name: string, rules: readonly JudgedRule[]): string {
  const { total, proven } = scoreOf(rules);
  const count = (kind: JudgedRule['kind']): number => rules.filter((rule) => rule.kind === kind).length;
  return row(name, total, proven, percentage(proven, total), count('definition'), count('omitted'));
}

function summary(edition: RulebookEdition, rules: readonly JudgedRule[]): string[] {
  return [
    `## Edition ${edition}`,
    '',
    row('chapter', 'observable', 'proven', '', 'definitions', 'left out'),
    '|---|---:|---:|---:|---:|---:|',
    summaryRow('founding (5.2, 5.6, 5.7)', foundingRules(rules)),
    ...[...byChapter(rules)].map(([chapter, list]) => summaryRow(String(chapter), list)),
    summaryRow('all', rules),
    '',
  ];
}

export function statusOf(rule: JudgedRule): string {
  switch (rule.kind) {
    case 'observable':
      return isProven(rule) ? 'proven' : 'unproven';
    case 'definition':
      return 'definition';
    case 'omitted':
      return 'left out';
  }
}

const testsOf = ({ tests }: { readonly tests: readonly LedgerEntry[] }): string =>
  tests
    .map((test) => `${test.file.replace(/^packages\//, '')}: ${titleOf(test)}`)
    .sort()
    .join('<br>');

/** A rule, and below it what it is made of. */
const rowsOf = (rule: JudgedRule): string[] => [
  row(rule.number, rule.title, statusOf(rule), testsOf(rule)),
  ...rule.halves.map((half) =>
    row(halfOf(rule.number, half.name), '', half.tests.length > 0 ? 'proven' : 'unproven', testsOf(half)),
  ),
];

/** Rules that did not always have the class they have. */
const reclassified = (): string[] => [
  '## Changed classes',
  '',
  row('edition', 'number', 'was', 'is', 'because'),
  '|---|---|---|---|---|',
  ...RECLASSIFIED.map(({ edition, number, was, is, because }) => row(edition, number, was, is, because)),
  '',
];

function chapterTable(edition: RulebookEdition, chapter: number, rules: readonly JudgedRule[]): string[] {
  const leftOut = rules.filter((rule) => rule.kind === 'omitted');
  return [
    `### ${edition}, chapter ${chapter}`,
    '',
    row('number', 'title', 'status', 'tests'),
    '|---|---|---|---|',
    ...rules.filter((rule) => rule.kind !== 'omitted').flatMap(rowsOf),
    '',
    ...(leftOut.length === 0 ? [] : ['Left out:', '']),
    ...leftOut.map((rule) => `- ${rule.number} ${rule.title}: ${rule.reason}`),
    ...(leftOut.length === 0 ? [] : ['']),
  ];
}

/** The ledger as a document; the same judgement always gives the same text. */
export function documentOf({ rules }: Judgement): string {
  const lines = [
    HEAD,
    ...RULEBOOK_EDITIONS.flatMap((edition) => summary(edition, rules[edition])),
    ...reclassified(),
    ...RULEBOOK_EDITIONS.flatMap((edition) =>
      [...byChapter(rules[edition])].flatMap(([chapter, list]) => chapterTable(edition, chapter, list)),
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

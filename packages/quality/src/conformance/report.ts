import { RULEBOOK_EDITIONS } from '@lastclick/rulebook';
import { percentage, statusOf } from './document.ts';
import { foundingRules, type JudgedRule, type Judgement, type Score, scoreOf } from './judgement.ts';
import { leansOnUnproven } from './leaning.ts';
import { type LedgerEntry, titleOf } from './ledger.ts';

interface EditionScore {
  readonly founding: Score;
  readonly all: Score;
}

/** The numbers of the ledger, for programs. */
export const numbersOf = ({ rules }: Judgement): { readonly editions: Record<string, EditionScore> } => ({
  editions: Object.fromEntries(
    RULEBOOK_EDITIONS.map((edition) => [
      edition,
      { founding: scoreOf(foundingRules(rules[edition])), all: scoreOf(rules[edition]) },
    ]),
  ),
});

const testLines = (tests: readonly LedgerEntry[]): string[] =>
  tests.map((test) => `${' '.repeat(24)}${test.file}: ${titleOf(test)}`);

function linesOf(rule: JudgedRule): string[] {
  return [
    `  ${rule.number.padEnd(10)}${statusOf(rule).padEnd(12)}${rule.title}`,
    ...testLines(rule.tests),
    ...rule.halves.flatMap(({ name, tests }) => [
      `${' '.repeat(12)}${(tests.length > 0 ? 'proven' : 'unproven').padEnd(12)}· ${name}`,
      ...testLines(tests),
    ]),
  ];
}

/** Definitions that nothing proven leans on: whatever they give their meaning to is unproven. */
export function unsupportedOf({ rules }: Judgement): string {
  const lines = RULEBOOK_EDITIONS.flatMap((edition) =>
    rules[edition]
      .filter((rule) => leansOnUnproven(rule, rules[edition]))
      .map((rule) => `  ${edition.padEnd(7)}${rule.number.padEnd(10)}${rule.title}`),
  );
  return lines.length === 0 ? '' : ['Definitions that lean on unproven rules alone', ...lines].join('\n');
}

const inWords = (name: string, { total, proven }: Score): string =>
  `  ${name.padEnd(10)}${proven} of ${total} observable rules proven (${percentage(proven, total)})`;

/** Every rule with its class, our title and the tests that prove it. */
export function listingOf({ rules }: Judgement): string {
  return RULEBOOK_EDITIONS.map((edition) =>
    [`Edition ${edition}`, ...rules[edition].flatMap(linesOf)].join('\n'),
  ).join('\n\n');
}

/** The numbers of the ledger, for people. */
export function summaryOf({ rules }: Judgement): string {
  return RULEBOOK_EDITIONS.map((edition) =>
    [
      `Edition ${edition}`,
      inWords('founding', scoreOf(foundingRules(rules[edition]))),
      inWords('all', scoreOf(rules[edition])),
    ].join('\n'),
  ).join('\n');
}

import { isFounding, RULEBOOK_EDITIONS, type Rule, type RulebookEdition } from '@lastclick/rulebook';
import type { LedgerEntry } from './ledger.ts';

export type Rulebook = Readonly<Record<RulebookEdition, readonly Rule[]>>;

/** A half of a rule with the passing tests that prove it. */
export interface JudgedHalf {
  readonly name: string;
  readonly tests: readonly LedgerEntry[];
}

/** A rule with the passing tests that prove it; where it has halves, they have the tests. */
export interface JudgedRule extends Omit<Rule, 'halves'> {
  readonly tests: readonly LedgerEntry[];
  readonly halves: readonly JudgedHalf[];
}

export interface Score {
  readonly total: number;
  readonly proven: number;
}

export interface Judgement {
  readonly rules: Readonly<Record<RulebookEdition, readonly JudgedRule[]>>;
  /** Why the ledger is not in order, one line each; empty when it is. */
  readonly failures: readonly string[];
}

const hasTests = ({ tests }: { readonly tests: readonly LedgerEntry[] }): boolean => tests.length > 0;

/** A rule is proven when all of it is. */
export const isProven = (rule: JudgedRule): boolean =>
  rule.halves.length === 0 ? hasTests(rule) : rule.halves.every(hasTests);

/** Observable rules among these, and how many of them a passing test proves. */
export function scoreOf(rules: readonly JudgedRule[]): Score {
  const observable = rules.filter((rule) => rule.kind === 'observable');
  return { total: observable.length, proven: observable.filter(isProven).length };
}

export const foundingRules = (rules: readonly JudgedRule[]): JudgedRule[] =>
  rules.filter((rule) => isFounding(rule.number));

const isEdition = (text: string): text is RulebookEdition =>
  (RULEBOOK_EDITIONS as readonly string[]).includes(text);

/** How a half of a rule is cited. */
export const halfOf = (number: string, half: string): string => `${number} · ${half}`;

const citesOf = ({ number, halves }: Rule): string[] =>
  halves.length === 0 ? [number] : halves.map((half) => halfOf(number, half));

/** Why a citation cannot be followed. */
function whyUnknown(rulebook: Rulebook, cite: string): string {
  const [edition = '', ...rest] = cite.split(' ');
  const number = rest.join(' ');
  if (!isEdition(edition)) return `there is no edition ${edition}`;
  const whole = rulebook[edition].find((rule) => rule.number === number);
  return whole === undefined
    ? `there is no rule ${number} in edition ${edition}`
    : `rule ${number} of edition ${edition} is proven by halves (${whole.halves.join(', ')})`;
}

/** Sets the tests beside the rules they cite and says what is wrong. */
export function judge(rulebook: Rulebook, ledger: readonly LedgerEntry[]): Judgement {
  const failures: string[] = [];
  const proofs = new Map<string, LedgerEntry[]>();
  const known = new Set(
    RULEBOOK_EDITIONS.flatMap((edition) =>
      rulebook[edition].flatMap(citesOf).map((cite) => `${edition} ${cite}`),
    ),
  );
  for (const entry of ledger) {
    if (entry.cites.length > 0 && !entry.passed) {
      failures.push(`did not run or did not pass: ${entry.file}: ${entry.name}`);
    }
    for (const cite of entry.cites) {
      if (!known.has(cite)) {
        failures.push(`${whyUnknown(rulebook, cite)}, cited by ${entry.file}: ${entry.name}`);
      }
      if (entry.passed) proofs.set(cite, [...(proofs.get(cite) ?? []), entry]);
    }
  }
  const judged = (edition: RulebookEdition): JudgedRule[] =>
    rulebook[edition].map((rule) => ({
      ...rule,
      tests: proofs.get(`${edition} ${rule.number}`) ?? [],
      halves: rule.halves.map((name) => ({
        name,
        tests: proofs.get(`${edition} ${halfOf(rule.number, name)}`) ?? [],
      })),
    }));
  const rules = { '1.4': judged('1.4'), '26.03': judged('26.03') };
  for (const edition of RULEBOOK_EDITIONS) {
    for (const rule of foundingRules(rules[edition])) {
      if (rule.kind === 'observable' && !isProven(rule)) {
        failures.push(`founding rule without proof: ${edition} ${rule.number} ${rule.title}`);
      }
    }
  }
  return { rules, failures };
}

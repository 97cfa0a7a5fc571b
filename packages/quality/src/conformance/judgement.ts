import { isFounding, RULEBOOK_EDITIONS, type Rule, type RulebookEdition } from '@lastclick/rulebook';
import type { LedgerEntry } from './ledger.ts';

export type Rulebook = Readonly<Record<RulebookEdition, readonly Rule[]>>;

/** A rule with the passing tests that prove it. */
export interface JudgedRule extends Rule {
  readonly tests: readonly LedgerEntry[];
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

export const isProven = (rule: JudgedRule): boolean => rule.tests.length > 0;

/** Observable rules among these, and how many of them a passing test proves. */
export function scoreOf(rules: readonly JudgedRule[]): Score {
  const observable = rules.filter((rule) => rule.kind === 'observable');
  return { total: observable.length, proven: observable.filter(isProven).length };
}

export const foundingRules = (rules: readonly JudgedRule[]): JudgedRule[] =>
  rules.filter((rule) => isFounding(rule.number));

const isEdition = (text: string): text is RulebookEdition =>
  (RULEBOOK_EDITIONS as readonly string[]).includes(text);

/** Sets the tests beside the rules they cite and says what is wrong. */
export function judge(rulebook: Rulebook, ledger: readonly LedgerEntry[]): Judgement {
  const failures: string[] = [];
  const proofs = new Map<string, LedgerEntry[]>();
  const known = new Set(
    RULEBOOK_EDITIONS.flatMap((edition) => rulebook[edition].map((rule) => `${edition} ${rule.number}`)),
  );
  for (const entry of ledger) {
    if (entry.cites.length > 0 && !entry.passed) {
      failures.push(`did not run or did not pass: ${entry.file}: ${entry.name}`);
    }
    for (const cite of entry.cites) {
      if (!known.has(cite)) {
        const [edition = '', number = ''] = cite.split(' ');
        failures.push(
          isEdition(edition)
            ? `there is no rule ${number} in edition ${edition}, cited by ${entry.file}: ${entry.name}`
            : `there is no edition ${edition}, cited by ${entry.file}: ${entry.name}`,
        );
      }
      if (entry.passed) proofs.set(cite, [...(proofs.get(cite) ?? []), entry]);
    }
  }
  const judged = (edition: RulebookEdition): JudgedRule[] =>
    rulebook[edition].map((rule) => ({ ...rule, tests: proofs.get(`${edition} ${rule.number}`) ?? [] }));
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

import type { EditionId, Verdict } from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';

/** A rule's number with our summary of it. */
export function ruleWords(edition: EditionId, number: string): string {
  const rule = ruleOf(edition, number);
  return rule === null ? `rule ${number}` : `rule ${number}: ${rule.title}`;
}

/** Whether a move is allowed, as a sentence, and the rule that says so. */
export function verdictWords(verdict: Verdict, edition: EditionId): { answer: string; rule: string } {
  return {
    answer: verdict.allowed ? 'Yes, you may do that now.' : `No. ${verdict.message}`,
    rule: ruleWords(edition, verdict.rule),
  };
}

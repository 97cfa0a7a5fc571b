import type { Decision, EditionId, GameEvent, Verdict } from '@lastclick/engine';
import type { Citing } from './rule-subject.ts';
import { RULE_SUBJECTS } from './rule-subjects.ts';

type Sort = keyof Citing;
/** Of each kind of event, option, decision and refusal, the rules it may cite. */
type Allowed = Readonly<Record<Sort, ReadonlyMap<string, ReadonlySet<string>>>>;

function allowedIn(edition: EditionId): Allowed {
  const rulesOf = (sort: Sort): Map<string, Set<string>> => {
    const rules = new Map<string, Set<string>>();
    for (const subject of RULE_SUBJECTS)
      for (const kind of subject[sort] ?? []) {
        const known = rules.get(kind) ?? new Set<string>();
        rules.set(kind, known.add(subject.numbers[edition]));
      }
    return rules;
  };
  return {
    events: rulesOf('events'),
    options: rulesOf('options'),
    decisions: rulesOf('decisions'),
    reasons: rulesOf('reasons'),
  };
}

const ALLOWED: Readonly<Record<EditionId, Allowed>> = {
  '1.4': allowedIn('1.4'),
  '26.03': allowedIn('26.03'),
};

const isCited = (edition: EditionId, sort: Sort, kind: string, rule: string): boolean =>
  ALLOWED[edition][sort].get(kind)?.has(rule) === true;

/** An event, a decision or an option of it that cites a rule which is not about such; null where there is none. */
export function wronglyCited(
  edition: EditionId,
  events: readonly GameEvent[],
  waiting: Decision | null,
): string | null {
  for (const { kind, rule } of events)
    if (!isCited(edition, 'events', kind, rule)) return `the event ${kind} cites ${rule}`;
  if (waiting === null) return null;
  if (!isCited(edition, 'decisions', waiting.kind, waiting.rule))
    return `the decision ${waiting.kind} cites ${waiting.rule}`;
  for (const { kind, rule, key } of waiting.options)
    if (!isCited(edition, 'options', kind, rule)) return `the option "${key}" (${kind}) cites ${rule}`;
  return null;
}

/** The same of a refusal; what is no answer to a question cites the rule by which that is asked. */
export function wronglyRefused(
  edition: EditionId,
  verdict: Verdict,
  waiting: Decision | null,
): string | null {
  if (verdict.allowed) return null;
  const { because, rule } = verdict;
  if (because === 'notAmongChoices' && rule === waiting?.rule) return null;
  return isCited(edition, 'reasons', because, rule) ? null : `the refusal ${because} cites ${rule}`;
}

import {
  citationsOf,
  create,
  DECISION_KINDS,
  decision,
  EDITION_IDS,
  EDITIONS,
  EVENT_KINDS,
  FAILURES,
  type GameEvent,
  OPTION_KINDS,
  REASONS,
} from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { wronglyCited, wronglyRefused } from '../src/sweep/cited-rules.ts';
import { neverSeen } from '../src/sweep/refusals-never-seen.ts';
import { RULE_SUBJECTS } from '../src/sweep/rule-subjects.ts';

const event = (kind: GameEvent['kind'], rule: string): GameEvent => ({
  id: 1,
  cause: null,
  kind,
  rule,
  side: 'runner',
  amount: 1,
  detail: '',
  cards: [],
});

describe('what each rule is about', () => {
  test.each(EDITION_IDS)('is said of rules that there are, edition %s', (edition) => {
    const numbers = RULE_SUBJECTS.map((subject) => subject.numbers[edition]).filter(
      (number) => number !== '',
    );
    expect(numbers.filter((number) => ruleOf(edition, number) === undefined)).toEqual([]);
  });

  test('leaves out no kind of event, option, decision or refusal', () => {
    const told = (sort: 'events' | 'options' | 'decisions' | 'reasons'): ReadonlySet<string> =>
      new Set(RULE_SUBJECTS.flatMap((subject) => [...(subject[sort] ?? [])]));
    const missing = {
      events: EVENT_KINDS.filter((kind) => !told('events').has(kind)),
      options: OPTION_KINDS.filter((kind) => !told('options').has(kind)),
      decisions: DECISION_KINDS.filter((kind) => !told('decisions').has(kind)),
      reasons: REASONS.filter((reason) => !told('reasons').has(reason)),
    };
    expect(missing).toEqual({ events: [], options: [], decisions: [], reasons: [] });
  });

  test.each(EDITION_IDS)('agrees with all that can stand against a move, edition %s', (edition) => {
    const numbers = citationsOf(edition);
    const wrong = FAILURES.filter(({ because }) => neverSeen(edition, because) === undefined)
      .map(({ because, rule }) => ({ allowed: false, because, rule: numbers[rule], message: '' }) as const)
      .map((verdict) => wronglyRefused(edition, verdict, null))
      .filter((one) => one !== null);
    expect(wrong).toEqual([]);
  });
});

describe('a citation of the wrong rule is found', () => {
  const waiting = () =>
    decision(
      create(
        {
          scenario: {
            corp: { identity: 'The Syndicate: Profit over Principle' },
            runner: { identity: 'The Catalyst: Convention Breaker' },
            priority: 'useful',
          },
        },
        pool,
      ),
    );

  test('in an event', () => {
    expect(wronglyCited('1.4', [event('phase', '9.2.2b')], null)).toBeNull();
    expect(wronglyCited('1.4', [event('strengthChanged', '3.9.5d'), event('phase', '6.9.6')], null)).toBe(
      'the event phase cites 6.9.6',
    );
    // A number that is right in the other edition is not right in this one.
    expect(wronglyCited('26.03', [event('abilityUsed', '9.5.2f')], null)).toBeNull();
    expect(wronglyCited('1.4', [event('abilityUsed', '9.5.2f')], null)).toBe(
      'the event abilityUsed cites 9.5.2f',
    );
  });

  test('in a decision and in an option of it', () => {
    const asked = waiting();
    if (asked === null) throw new Error('nothing is asked');
    const edition = EDITIONS['1.4'].id;
    expect(wronglyCited(edition, [], asked)).toBeNull();
    expect(wronglyCited(edition, [], { ...asked, rule: '5.7.1f' })).toBeNull();
    expect(wronglyCited(edition, [], { ...asked, rule: '5.6.3a' })).toBe('the decision action cites 5.6.3a');
    const [first, ...others] = asked.options;
    if (first === undefined) throw new Error('there is no option');
    const { key, kind, card, server, onto, number } = first;
    const options = [{ key, kind, card, server, onto, number, rule: '9.2.7c' }, ...others];
    expect(wronglyCited(edition, [], { ...asked, options })).toBe(
      `the option "${key}" (${kind}) cites 9.2.7c`,
    );
  });

  test('in a refusal, but for the rule of what is asked', () => {
    const refused = { allowed: false, because: 'notYourAbility', rule: '1.13.4', message: '' } as const;
    expect(wronglyRefused('1.4', refused, null)).toBe('the refusal notYourAbility cites 1.13.4');
    expect(wronglyRefused('1.4', { ...refused, rule: '1.13.5a' }, null)).toBeNull();
    const asked = waiting();
    const other = { ...refused, because: 'notAmongChoices', rule: asked?.rule ?? '' } as const;
    expect([wronglyRefused('1.4', other, asked), wronglyRefused('1.4', other, null)]).toEqual([
      null,
      `the refusal notAmongChoices cites ${asked?.rule}`,
    ]);
  });
});

import { chapter01 as chapter01of14 } from './cr-1.4/chapter-01.ts';
import { chapter02 as chapter02of14 } from './cr-1.4/chapter-02.ts';
import { chapter03 as chapter03of14 } from './cr-1.4/chapter-03.ts';
import { chapter04 as chapter04of14 } from './cr-1.4/chapter-04.ts';
import { chapter05 as chapter05of14 } from './cr-1.4/chapter-05.ts';
import { chapter06 as chapter06of14 } from './cr-1.4/chapter-06.ts';
import { chapter07 as chapter07of14 } from './cr-1.4/chapter-07.ts';
import { chapter08 as chapter08of14 } from './cr-1.4/chapter-08.ts';
import { chapter09 as chapter09of14 } from './cr-1.4/chapter-09.ts';
import { chapter10 as chapter10of14 } from './cr-1.4/chapter-10.ts';
import { chapter11 as chapter11of14 } from './cr-1.4/chapter-11.ts';
import { chapter12 as chapter12of14 } from './cr-1.4/chapter-12.ts';
import { chapter01 as chapter01of2603 } from './cr-26.03/chapter-01.ts';
import { chapter02 as chapter02of2603 } from './cr-26.03/chapter-02.ts';
import { chapter03 as chapter03of2603 } from './cr-26.03/chapter-03.ts';
import { chapter04 as chapter04of2603 } from './cr-26.03/chapter-04.ts';
import { chapter05 as chapter05of2603 } from './cr-26.03/chapter-05.ts';
import { chapter06 as chapter06of2603 } from './cr-26.03/chapter-06.ts';
import { chapter07 as chapter07of2603 } from './cr-26.03/chapter-07.ts';
import { chapter08 as chapter08of2603 } from './cr-26.03/chapter-08.ts';
import { chapter09 as chapter09of2603 } from './cr-26.03/chapter-09.ts';
import { chapter10 as chapter10of2603 } from './cr-26.03/chapter-10.ts';
import { chapter11 as chapter11of2603 } from './cr-26.03/chapter-11.ts';
import type { RuleClass, RuleRow } from './rule-row.ts';

export { RECLASSIFIED, type Reclassified } from './reclassified.ts';
export type { RuleClass, RuleRow } from './rule-row.ts';

export const RULEBOOK_EDITIONS = ['1.4', '26.03'] as const;
export type RulebookEdition = (typeof RULEBOOK_EDITIONS)[number];

/** A rule of an edition: its number, what it asks for in our words, and how software relates to it. */
export interface Rule {
  readonly number: string;
  readonly kind: RuleClass;
  readonly title: string;
  /** Why it is left out, for omitted rules. */
  readonly reason: string;
  /** What it asks for, where that is more than one thing: tests cite `9.5.3 · considered used`. */
  readonly halves: readonly string[];
}

const readRow = (row: RuleRow): Rule => {
  const [number, kind, title] = row;
  const plain = { number, kind, title, reason: '', halves: [] };
  if (row[1] === 'omitted') return { ...plain, reason: row[3] };
  return row[1] === 'observable' ? { ...plain, halves: row[3] ?? [] } : plain;
};

const read = (rows: readonly RuleRow[]): Rule[] => rows.map(readRow);

/** Every rule of both editions, in order. */
export const RULEBOOK: Readonly<Record<RulebookEdition, readonly Rule[]>> = {
  '1.4': read([
    ...chapter01of14,
    ...chapter02of14,
    ...chapter03of14,
    ...chapter04of14,
    ...chapter05of14,
    ...chapter06of14,
    ...chapter07of14,
    ...chapter08of14,
    ...chapter09of14,
    ...chapter10of14,
    ...chapter11of14,
    ...chapter12of14,
  ]),
  '26.03': read([
    ...chapter01of2603,
    ...chapter02of2603,
    ...chapter03of2603,
    ...chapter04of2603,
    ...chapter05of2603,
    ...chapter06of2603,
    ...chapter07of2603,
    ...chapter08of2603,
    ...chapter09of2603,
    ...chapter10of2603,
    ...chapter11of2603,
  ]),
};

const byNumber = new Map(
  RULEBOOK_EDITIONS.map((edition) => [
    edition,
    new Map(RULEBOOK[edition].map((rule) => [rule.number, rule])),
  ]),
);

/** The rule with that number, or null. */
export const ruleOf = (edition: RulebookEdition, number: string): Rule | null =>
  byNumber.get(edition)?.get(number) ?? null;

/** The founding documents: actions, the Corp's turn and the Runner's turn. */
export const isFounding = (number: string): boolean => /^5\.(2|6|7)\./.test(number);

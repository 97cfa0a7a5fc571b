import type { Outcome } from './alternate.ts';
import { type Commit, thisCommit } from './checkout.ts';
import { ComparisonProblem } from './comparison-problem.ts';
import type { KeptRatio, KeptResult } from './history.ts';
import { type Kind, UNITS } from './kinds.ts';
import { ratiosOf } from './ratios.ts';
import type { ComparisonSettings } from './settings.ts';

const NAME_WIDTH = 8;

const inMicroseconds = (time: number): string => (time >= 100 ? time.toFixed(0) : time.toPrecision(3));

function lineOf(kind: Kind, outcome: Outcome): string {
  const name = kind.padEnd(NAME_WIDTH);
  if (outcome.kind === 'failed') return `${name}not measured: ${outcome.version}: ${outcome.why}`;
  const { median, low, high, before, now, alike } = ratiosOf(outcome.pairs);
  return [
    name,
    median.toFixed(3),
    `   ${low.toFixed(3)} – ${high.toFixed(3)}`,
    `   ${inMicroseconds(before)} → ${inMicroseconds(now)} µs a ${UNITS[kind]}`,
    alike ? '' : ', not the same play',
  ].join('');
}

export function comparisonInWords(
  { short, subject }: Commit,
  { rounds }: ComparisonSettings,
  outcomes: ReadonlyMap<Kind, Outcome>,
): string {
  return [
    `CPU time of this version divided by that of ${short} (${subject}); below 1 is faster. Rounds: ${rounds}.`,
    `${''.padEnd(NAME_WIDTH)}median   10 % – 90 %`,
    ...[...outcomes].map(([kind, outcome]) => lineOf(kind, outcome)),
    '',
  ].join('\n');
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export const comparisonInNumbers = (
  { hash }: Commit,
  { rounds }: ComparisonSettings,
  outcomes: ReadonlyMap<Kind, Outcome>,
): object => ({
  against: hash,
  rounds,
  ...Object.fromEntries(
    [...outcomes].map(([kind, outcome]) => {
      if (outcome.kind === 'failed') return [kind, { failed: `${outcome.version}: ${outcome.why}` }];
      const { median, low, high, before, now, alike } = ratiosOf(outcome.pairs);
      const microseconds = { before: rounded(before), now: rounded(now) };
      return [kind, { ratio: rounded(median), low: rounded(low), high: rounded(high), microseconds, alike }];
    }),
  ),
});

/** What is kept of a comparison; throws where a kind could not be measured. */
export function resultOf(outcomes: ReadonlyMap<Kind, Outcome>): KeptResult {
  const ratios: Partial<Record<Kind, KeptRatio>> = {};
  for (const [kind, outcome] of outcomes) {
    if (outcome.kind === 'failed') throw new ComparisonProblem(`${kind} was not measured: ${outcome.why}`);
    const { median, low, high } = ratiosOf(outcome.pairs);
    ratios[kind] = { ratio: rounded(median), low: rounded(low), high: rounded(high) };
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: thisCommit(),
    ratios: ratios as KeptResult['ratios'],
  };
}

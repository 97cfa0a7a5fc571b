import { median, quantile } from '../measure.ts';
import type { Pair } from './alternate.ts';
import type { Measured } from './messages.ts';

/** How a version's CPU time compares to another's; below 1 it is faster. */
export interface Ratios {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Microseconds for one unit, in the middle. */
  readonly before: number;
  readonly now: number;
  /** Whether both versions had the same number of options at every decision, as far as any were made. */
  readonly alike: boolean;
}

const LOW = 0.1;
const HIGH = 0.9;

const timeOf = ({ cpu, units }: Measured): number => cpu / units;

export function ratiosOf(pairs: readonly Pair[]): Ratios {
  const ratios = pairs.map(({ before, now }) => timeOf(now) / timeOf(before));
  return {
    median: median(ratios),
    low: quantile(ratios, LOW),
    high: quantile(ratios, HIGH),
    before: median(pairs.map(({ before }) => timeOf(before))),
    now: median(pairs.map(({ now }) => timeOf(now))),
    alike: pairs.every(({ before, now }) => before.trace === now.trace),
  };
}

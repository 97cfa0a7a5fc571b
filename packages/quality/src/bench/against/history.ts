import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ComparisonProblem } from './comparison-problem.ts';
import { drawHistory } from './draw-history.ts';
import { KINDS, type Kind } from './kinds.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const HISTORY = resolve(ROOT, 'packages/quality/bench/history.json');
const PICTURE = resolve(ROOT, 'docs/images/bench.svg');

/** How a version's CPU time compared to that of the fixed one; below 1 it was faster. */
export interface KeptRatio {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** What was measured of a version. */
export interface KeptResult {
  /** Of the measurement, as 2026-11-18. */
  readonly date: string;
  /** The version, or the one it was made from where it was measured before it was committed. */
  readonly commit: string;
  readonly ratios: Readonly<Record<Kind, KeptRatio>>;
}

/** All that was kept, measured against the same version, oldest first. */
export interface History {
  readonly against: string;
  readonly results: readonly KeptResult[];
}

export const readHistory = (): History => JSON.parse(readFileSync(HISTORY, 'utf8')) as History;

export const readPicture = (): string => readFileSync(PICTURE, 'utf8');

/** With one more result, in place of an earlier one of the same version. */
export function withResult(history: History, against: string, result: KeptResult): History {
  if (history.against !== against)
    throw new ComparisonProblem(
      `results are kept that were measured against ${history.against}, not against ${against}`,
    );
  const missing = KINDS.filter((kind) => result.ratios[kind] === undefined);
  if (missing.length > 0)
    throw new ComparisonProblem(`only whole results are kept, and ${missing.join(', ')} was not measured`);
  const others = history.results.filter(({ commit }) => commit !== result.commit);
  return { against, results: [...others, result] };
}

/** Keeps a result and draws all of them anew. */
export function keepResult(against: string, result: KeptResult): void {
  const history = withResult(readHistory(), against, result);
  writeFileSync(HISTORY, `${JSON.stringify(history, null, 2)}\n`);
  writeFileSync(PICTURE, drawHistory(history));
}

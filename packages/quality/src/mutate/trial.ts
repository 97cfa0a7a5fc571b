import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from './kept.ts';
import { type Mutation, mutated } from './places.ts';
import { likeliestFirst, type Reach } from './reach.ts';
import { type Ended, runTests } from './runner.ts';

/** Seconds of processor time a test may take that takes far less as the engine is. */
const PATIENCE = 20;

const noticedBy = (ended: Ended): string | null => {
  if (ended.kind === 'passed') return null;
  return ended.kind === 'failed' ? ended.test : ended.kind;
};

/**
 * Spoils the engine in one place and asks the tests that pass it, the likeliest first; at most so many seconds of them.
 * What was asked before is not asked again.
 */
export async function tryOut(
  root: string,
  reach: Reach,
  mutation: Mutation,
  before: Tried | undefined,
  seconds: number,
): Promise<Tried> {
  const reaching = reach.of(mutation.id);
  const tests = likeliestFirst(reaching);
  const from = before !== undefined && before.tests === tests.length ? before.asked : 0;
  let to = from;
  for (let sum = 0; sum < seconds; to++) {
    const test = tests[to];
    if (test === undefined) break;
    sum += reach.secondsOf(test);
  }
  const result = { mutation, asked: to, tests: tests.length };
  if (from === to) return { ...result, noticedBy: null };
  const source = readFileSync(join(root, mutation.file), 'utf8');
  const changed = [{ file: mutation.file, text: mutated(source, mutation) }];
  const ended = await runTests(root, { changed, tests: tests.slice(from, to), marks: 0, patience: PATIENCE });
  return { ...result, noticedBy: noticedBy(ended) };
}

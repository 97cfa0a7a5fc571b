import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tried } from './kept.ts';
import { type Found, type Mutation, mutated } from './places.ts';
import { likeliestFirst, type Reach } from './reach.ts';
import { type Ended, runTests, TestProcess } from './runner.ts';
import { isSwitchable, type Switched, switchAll } from './switches.ts';
import type { Chosen, Start } from './tests/messages.ts';

/** Seconds of processor time a test may take that takes far less as the engine is. */
const PATIENCE = 8;

const noticedBy = (ended: Ended): string | null => {
  if (ended.kind === 'passed') return null;
  return ended.kind === 'failed' ? ended.test : ended.kind;
};

/** What of a mutation was asked before may be left out. */
function askedBefore(reach: Reach, before: Tried | undefined): { asked: number; since: number } {
  if (before === undefined || before.digest !== reach.digest) return { asked: 0, since: 0 };
  if (before.gathering === reach.gathering) return { asked: before.asked, since: before.since };
  return before.asked === before.tests
    ? { asked: 0, since: before.gathering }
    : { asked: 0, since: before.since };
}

/**
 * Tries mutations, one at a time. All of them are in the sources of one process, switched off: a mutation is switched on
 * while the tests that pass its place are asked, the likeliest first. What is passed once and kept, as modules are loaded,
 * has to be spoilt before it is loaded: in a process of its own.
 */
export class Trials {
  private readonly root: string;
  private readonly reach: Reach;
  private readonly start: Start;
  private readonly numbers: ReadonlyMap<string, number>;
  private process: TestProcess | null = null;

  constructor(root: string, reach: Reach, all: readonly Found[]) {
    this.root = root;
    this.reach = reach;
    const switched = all
      .filter((found) => isSwitchable(found) && !reach.isLoaded(found.mutation.id))
      .map((found, number): Switched => ({ ...found, number }));
    this.numbers = new Map(switched.map(({ mutation, number }) => [mutation.id, number]));
    this.start = { changed: switchAll(root, switched), marks: 0 };
  }

  private async ask(spoil: number, tests: readonly Chosen[]): Promise<Ended> {
    const isFresh = this.process === null;
    const running = this.process ?? new TestProcess(this.root, this.start);
    this.process = running;
    const ended = await running.ask({ spoil, tests, patience: PATIENCE });
    const isWhole = ended.kind === 'passed' || (ended.kind === 'failed' && !ended.stays);
    if (isWhole) return ended;
    this.end();
    // A test that fails without the mutation too, in a process that tried others before: it may have been one of them.
    return isFresh ? ended : this.ask(spoil, tests);
  }

  private alone(mutation: Mutation, tests: readonly Chosen[]): Promise<Ended> {
    const source = readFileSync(join(this.root, mutation.file), 'utf8');
    const changed = [{ file: mutation.file, text: mutated(source, mutation) }];
    return runTests(this.root, { changed, tests, marks: 0, patience: PATIENCE });
  }

  /** Asks at most so many seconds of the tests that pass a mutation's place. What was asked before is not asked again. */
  async tryOut(mutation: Mutation, before: Tried | undefined, seconds: number): Promise<Tried> {
    const { asked: from, since } = askedBefore(this.reach, before);
    const { running, loading } = this.reach.of(mutation.id, since);
    const number = this.numbers.get(mutation.id);
    const tests = [...likeliestFirst(running), ...likeliestFirst(loading)];
    let to = from;
    for (let sum = 0; sum < seconds; to++) {
      const test = tests[to];
      if (test === undefined) break;
      sum += this.reach.secondsOf(test);
    }
    const { digest, gathering } = this.reach;
    const result = { mutation, asked: to, tests: tests.length, digest, gathering, since };
    if (from === to) return { ...result, noticedBy: null };
    const together = number === undefined ? from : Math.min(to, Math.max(from, running.length));
    const inOne = tests.slice(from, together);
    if (number !== undefined && inOne.length > 0) {
      const found = noticedBy(await this.ask(number, inOne));
      if (found !== null) return { ...result, noticedBy: found };
    }
    if (together === to) return { ...result, noticedBy: null };
    return { ...result, noticedBy: noticedBy(await this.alone(mutation, tests.slice(together, to))) };
  }

  end(): void {
    this.process?.end();
    this.process = null;
  }
}

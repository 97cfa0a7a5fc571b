import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bitsOf, Passed } from './marked.ts';
import type { Message, Order, Start } from './messages.ts';
import type { Told } from './vitest.ts';
import { watchTests } from './watch.ts';

// Runs tests in a process of its own, with some files of the project changed in memory: once, or with one mutation
// after another switched on in what is loaded.

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const urlOf = (file: string): string => pathToFileURL(join(root, file)).href;

/** Tests of a turn's basics under both editions: what they pass the first time but not the second is made once. */
const FIRST = join('packages', 'engine', 'test', 'founding', 'basic-actions.test.ts');

/** No mutation has this number. */
const NONE = -1;

const tell = (message: Message): void => {
  process.send?.(message);
};

function changeSources({ changed }: Start): void {
  const texts = new Map(changed.map(({ file, text }) => [urlOf(file), text]));
  const stand = new URL('vitest.ts', import.meta.url).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vitest' && context.parentURL !== stand
        ? { url: stand, shortCircuit: true }
        : next(name, context),
    load(url, context, next) {
      const source = texts.get(url);
      return source === undefined
        ? next(url, context)
        : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

class Runner {
  private readonly passed: Passed;
  private readonly hasMarks: boolean;
  private readonly spoilt = { on: NONE };
  private readonly known = new Map<string, Told[]>();
  private readonly begin = watchTests();
  private takeTold: () => Told[] = () => [];
  private isMarked = false;

  constructor(start: Start) {
    changeSources(start);
    this.passed = new Passed(start.marks);
    this.hasMarks = start.marks > 0;
    Object.assign(globalThis, { passed: this.passed, spoilt: this.spoilt });
  }

  private async testsOf(file: string): Promise<Told[]> {
    const known = this.known.get(file);
    if (known !== undefined) return known;
    const on = this.spoilt.on;
    this.spoilt.on = NONE;
    await import(urlOf(file));
    this.spoilt.on = on;
    const tests = this.takeTold();
    this.known.set(file, tests);
    return tests;
  }

  /** What is passed as modules are loaded, and what the first test passes for all. */
  private async markLoading(): Promise<void> {
    this.isMarked = true;
    const tests = await this.testsOf(FIRST);
    const loaded = this.passed.take();
    for (const test of tests) test.run();
    const first = this.passed.take();
    for (const test of tests) test.run();
    const second = this.passed.take();
    const marks = loaded.map((mark, i) => mark | ((first[i] ?? 0) & ~(second[i] ?? 0)));
    tell({ kind: 'loaded', marks: bitsOf(marks) });
  }

  private tryTest(file: string, number: number, test: Told): void {
    const start = seconds();
    test.run();
    if (!this.hasMarks) return;
    const marks = bitsOf(this.passed.take());
    tell({ kind: 'test', file, number, title: test.title, seconds: seconds() - start, marks });
  }

  private failsUnspoilt(test: Told | undefined): boolean {
    this.spoilt.on = NONE;
    try {
      test?.run();
      return test === undefined;
    } catch {
      return true;
    }
  }

  async run(order: Order): Promise<Message> {
    const { takeTold } = (await import(new URL('vitest.ts', import.meta.url).href)) as {
      takeTold(): Told[];
    };
    this.takeTold = takeTold;
    let at = 'loading';
    let running: Told | undefined;
    try {
      if (this.hasMarks && !this.isMarked) await this.markLoading();
      for (const { file, numbers } of order.tests) {
        at = file;
        running = undefined;
        this.begin(order.patience);
        const tests = await this.testsOf(file);
        if (this.hasMarks) tell({ kind: 'file', file, marks: bitsOf(this.passed.take()) });
        this.spoilt.on = order.spoil ?? NONE;
        for (const number of numbers ?? tests.keys()) {
          running = tests[number];
          if (running === undefined) continue;
          at = `${file} › ${running.title}`;
          this.begin(order.patience);
          this.tryTest(file, number, running);
        }
      }
    } catch (error) {
      const stays = order.spoil !== null && this.failsUnspoilt(running);
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { kind: 'failed', test: at, error: text, stays };
    } finally {
      this.spoilt.on = NONE;
      this.begin(Number.POSITIVE_INFINITY);
    }
    return { kind: 'passed' };
  }
}

process.once('message', (start: Start) => {
  const runner = new Runner(start);
  process.on('message', (order: Order) => {
    void runner.run(order).then(tell);
  });
});
process.on('disconnect', () => process.exit(0));

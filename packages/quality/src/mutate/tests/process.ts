import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bitsOf, Passed } from './marked.ts';
import type { Message, Order } from './messages.ts';
import type { Told } from './vitest.ts';
import { watchTests } from './watch.ts';

// Runs tests in a process of its own, with some files of the project changed in memory.

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const urlOf = (file: string): string => pathToFileURL(join(root, file)).href;

/** Tests of a turn's basics under both editions: what they pass the first time but not the second is made once. */
const FIRST = join('packages', 'engine', 'test', 'founding', 'basic-actions.test.ts');

const tell = (message: Message): void => {
  process.send?.(message);
};

function changeSources(order: Order): void {
  const changed = new Map(order.changed.map(({ file, text }) => [urlOf(file), text]));
  const stand = new URL('vitest.ts', import.meta.url).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === 'vitest' && context.parentURL !== stand
        ? { url: stand, shortCircuit: true }
        : next(name, context),
    load(url, context, next) {
      const source = changed.get(url);
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

async function run(order: Order): Promise<Message> {
  changeSources(order);
  const passed = new Passed(order.marks);
  Object.assign(globalThis, { passed });
  const begin = watchTests(order.patience);
  const { takeTold } = (await import(new URL('vitest.ts', import.meta.url).href)) as {
    takeTold(): Told[];
  };
  const testsOf = async (file: string): Promise<Told[]> => {
    await import(urlOf(file));
    return takeTold();
  };
  const known = new Map<string, Told[]>();
  let at = 'loading';
  try {
    if (order.marks > 0) {
      const tests = await testsOf(FIRST);
      const loaded = passed.take();
      for (const test of tests) test.run();
      const first = passed.take();
      for (const test of tests) test.run();
      const second = passed.take();
      tell({
        kind: 'loaded',
        marks: bitsOf(loaded.map((mark, i) => mark | ((first[i] ?? 0) & ~(second[i] ?? 0)))),
      });
      for (const [number, test] of tests.entries()) {
        const start = seconds();
        test.run();
        const marks = bitsOf(passed.take());
        tell({ kind: 'test', file: FIRST, number, title: test.title, seconds: seconds() - start, marks });
      }
    }
    for (const { file, numbers } of order.tests) {
      if (order.marks > 0 && file === FIRST) continue;
      at = file;
      begin();
      const tests = known.get(file) ?? (await testsOf(file));
      known.set(file, tests);
      if (order.marks > 0) tell({ kind: 'file', file, marks: bitsOf(passed.take()) });
      for (const number of numbers ?? tests.keys()) {
        const test = tests[number];
        if (test === undefined) continue;
        at = `${file} › ${test.title}`;
        begin();
        const start = seconds();
        test.run();
        if (order.marks > 0) {
          const marks = bitsOf(passed.take());
          tell({ kind: 'test', file, number, title: test.title, seconds: seconds() - start, marks });
        }
      }
    }
  } catch (error) {
    return {
      kind: 'failed',
      test: at,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  return { kind: 'passed' };
}

process.once('message', (order: Order) => {
  void run(order).then((message) => {
    process.send?.(message, undefined, undefined, () => process.exit(0));
  });
});

// What test files find under the name of vitest in a process that tries a mutation: its own `expect` and `vi`, and a
// list of tests in place of its runner, so that a few tests of a few files run without starting anything else.

import { expect, type TestContext, vi } from 'vitest';

export { expect, vi };

/** A test as it is told to the runner. */
export interface Told {
  readonly title: string;
  run(): void;
}

let told: Told[] = [];
let within: readonly string[] = [];

/** The tests that were told since this was asked for last. */
export function takeTold(): Told[] {
  const taken = told;
  told = [];
  return taken;
}

type Body = (context: TestContext) => void;

/** Runs a test as vitest does: what it wants done at its end is done, and one that had to assert something has. */
function runTest(body: (context: unknown) => void): void {
  const last: (() => void)[] = [];
  expect.setState({ assertionCalls: 0, isExpectingAssertions: false, testPath: '' });
  try {
    body({ task: { meta: {} }, expect, onTestFinished: (task: () => void) => last.push(task) });
  } finally {
    for (const task of last.reverse()) task();
  }
  const { assertionCalls, isExpectingAssertions } = expect.getState();
  if (isExpectingAssertions && assertionCalls === 0) throw new Error('a test has asserted nothing');
}

const tell = (title: string, body: (context: unknown) => void): void => {
  told.push({ title: [...within, title].join(' › '), run: () => runTest(body) });
};

const rowOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

const rowTitle = (title: string, row: readonly unknown[], number: number): string =>
  `${title.replaceAll('%s', String(row[0])).replaceAll('%#', String(number))} (${number})`;

type EachBody = (...row: unknown[]) => void;

export const test = Object.assign((title: string, body: Body): void => tell(title, body as never), {
  each: (rows: readonly unknown[]) => (title: string, body: EachBody) => {
    for (const [number, row] of rows.entries())
      tell(rowTitle(title, rowOf(row), number), () => body(...rowOf(row)));
  },
});
export const it = test;

function group(title: string, body: () => void): void {
  const outer = within;
  within = [...outer, title];
  body();
  within = outer;
}

export const describe = Object.assign(group, {
  each: (rows: readonly unknown[]) => (title: string, body: EachBody) => {
    for (const [number, row] of rows.entries())
      group(rowTitle(title, rowOf(row), number), () => body(...rowOf(row)));
  },
});

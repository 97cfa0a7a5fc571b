// Marks that are kept together in one number are bits of their own: none is part of another.

import { expect, test } from 'vitest';
import * as noted from '../../src/compile/noted.ts';
import * as effect from '../../src/state/effect.ts';
import * as unsettled from '../../src/state/unsettled.ts';

const numbersIn = (module: object, ...besides: readonly string[]): number[] =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'number' && !besides.includes(name) ? [value] : [],
  );

test.each([
  ['what is marked of an effect', numbersIn(effect), 20],
  ['what is unsettled', numbersIn(unsettled, 'EVERYTHING'), 9],
  ['what is noted of a deed', numbersIn(noted), 9],
])('%s', (_, marks, least) => {
  expect(marks.length).toBeGreaterThanOrEqual(least);
  expect(marks.every((mark) => mark > 0 && Number.isInteger(Math.log2(mark)))).toBe(true);
  expect(new Set(marks).size).toBe(marks.length);
});

test('a checkpoint looks at everything that is ever raised', () => {
  const { EVERYTHING, WATCH } = unsettled;
  const raised = numbersIn(unsettled, 'EVERYTHING').filter((mark) => mark !== WATCH);
  expect(EVERYTHING).toBe(raised.reduce((all, mark) => all | mark, 0));
});

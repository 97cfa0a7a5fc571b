import { isSettled } from '@lastclick/engine';
import { expect } from 'vitest';
import type { Table } from './table.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T = unknown> {
    /** Nothing is half-done and a checkpoint would change nothing. */
    toBeSettled(): R;
  }
}

expect.extend({
  toBeSettled(table: Table) {
    const pass = table.isSettled && (table.outcome !== null || isSettled(table.game));
    return {
      pass,
      message: () =>
        `the table is ${pass ? '' : 'not '}settled: ${table.decision?.kind ?? 'over'} at ${table.step}, ` +
        `options ${table.moves.join(' | ')}`,
    };
  },
});

import { defineConfig } from 'vitest/config';
import { longestFirst } from './packages/testkit/src/longest-first.ts';

const isShuffled = process.argv.includes('--sequence.shuffle.files');

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    reporters: [
      'default',
      './packages/testkit/src/ledger-reporter.ts',
      ['json', { outputFile: '.lastclick/tests.json' }],
    ],
    testTimeout: 120_000,
    // Files share their modules, so every card is loaded and compiled once per thread: no test may change what a
    // module keeps. `npx vitest run --sequence.shuffle.files --maxWorkers=1` finds one that does.
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    sequence: isShuffled ? {} : { sequencer: longestFirst(['quality/test/sweep.test.ts']) },
  },
});

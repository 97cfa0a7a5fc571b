import { defineConfig } from 'vitest/config';
import { longestFirst } from './packages/testkit/src/longest-first.ts';

const MEASURED = 'packages/web/browser-test/responsiveness.test.ts';

/** Tests in a real browser, two at a time in windows of their own; what measures the page runs alone, at the end. */
export default defineConfig({
  test: {
    globalSetup: ['packages/web/browser-test/global-setup.ts'],
    reporters: ['default', ['json', { outputFile: '.lastclick/browser-tests.json' }]],
    sequence: { sequencer: longestFirst(['accessibility.test.ts', 'whole-game.test.ts']) },
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
    // A browser on a busy machine may miss a moment; what is broken fails twice.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/browser-test/**/*.test.ts'],
          exclude: [MEASURED],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: [MEASURED], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});

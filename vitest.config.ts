import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    reporters: ['default', './packages/testkit/src/ledger-reporter.ts'],
    testTimeout: 120_000,
  },
});

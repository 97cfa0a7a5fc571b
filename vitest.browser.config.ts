import { defineConfig } from 'vitest/config';

/** Tests in a real browser, one after the other: two games at once would disturb what is measured. */
export default defineConfig({
  test: {
    include: ['packages/web/browser-test/**/*.test.ts'],
    globalSetup: ['packages/web/browser-test/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // A browser on a busy machine may miss a moment; what is broken fails twice.
    retry: 1,
  },
});

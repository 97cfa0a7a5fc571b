import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds wrong, where, and how it is put right. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
    }));
  });
  expect(violations, where).toEqual([]);
}

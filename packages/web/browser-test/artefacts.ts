import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What a run leaves for people to look at. */
export const ARTEFACTS = join(import.meta.dirname, '../artefacts');

export async function keepScreenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`), animations: 'disabled' });
}

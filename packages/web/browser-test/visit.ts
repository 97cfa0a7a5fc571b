import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { keepScreenshot } from './artefacts.ts';

export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const satisfies BrowserContextOptions;

/** Long enough for a busy machine; what is well never takes it. */
const LONGEST_WAIT = 15_000;

let browser: Promise<Browser> | undefined;

export const address = (fragment = ''): string => `${inject('address')}${fragment}`;

/** A window with an empty storage. A test in which the page throws fails, whatever else it looks at. */
export async function visit(options: BrowserContextOptions, fragment = '', base = address()): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(LONGEST_WAIT);
  // Bots that answer at once: what the tests look at is not how long a pause lasts.
  await context.addInitScript(() => {
    // A tab that was opened and went nowhere yet has no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('last-click settings') === null)
      localStorage.setItem('last-click settings', JSON.stringify({ pace: 'swift' }));
  });
  const page = await context.newPage();
  const thrown: Error[] = [];
  context.on('weberror', (error) => thrown.push(error.error()));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail')
      await keepScreenshot(page, `failed ${task.name.replaceAll(/[^\w ]/g, '')}`);
    await context.close();
    if (thrown.length > 0) throw thrown[0];
  });
  await page.goto(`${base}${fragment}`);
  return page;
}

/** Another tab of the same window: what one keeps, the other one finds. */
export async function anotherTab(page: Page, fragment = ''): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address(fragment));
  return tab;
}

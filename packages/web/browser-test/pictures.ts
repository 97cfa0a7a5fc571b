import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { DIST } from '../../cli/src/serve/build.ts';
import { staticServer } from '../../cli/src/serve/static-server.ts';
import { ARTEFACTS } from './artefacts.ts';
import { launchBrowser } from './chromium.ts';
import { shelve } from './seeded-game.ts';
import { drawn, STATES, type TableState } from './states.ts';

// `npm run pictures`: the states of the table at every size, dark and light, for people to look at.

const HELP = `npm run pictures [-- --out FOLDER] [--only STATE,STATE] [--size phone|desktop|large] [--theme dark|light]

Takes pictures of ${STATES.length} states of the table: ${STATES.map(({ name }) => name).join(', ')}.
`;

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  large: { viewport: { width: 1920, height: 1080 } },
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['dark', 'light'] as const;

interface Look {
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
}

async function take(browser: Browser, address: string, state: TableState, look: Look, file: string) {
  const context = await browser.newContext({
    ...SIZES[look.size],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await page.goto(`${address}#/settings`);
    await page.evaluate(
      (settings) => localStorage.setItem('last-click settings', settings),
      JSON.stringify({ pace: 'swift', theme: look.theme }),
    );
    await shelve(page, 'state', state.game());
    // Another address, so that the page is loaded anew and reads the settings.
    await page.goto(`${address}?${look.theme}#/play/state`);
    await drawn(page);
    await state.does?.(page);
    await page.waitForTimeout(250);
    await page.screenshot({ path: file, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const isWanted = (wish: string | undefined, name: string): boolean =>
  wish === undefined || wish.split(',').includes(name);

async function main(): Promise<void> {
  const folder = values.out ?? join(ARTEFACTS, 'states');
  mkdirSync(folder, { recursive: true });
  const server = staticServer(DIST).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const running = await launchBrowser();
  const browser = await chromium.connect(running.wsEndpoint());
  try {
    for (const state of STATES)
      for (const size of Object.keys(SIZES) as Size[])
        for (const theme of THEMES)
          if (
            isWanted(values.only, state.name) &&
            isWanted(values.size, size) &&
            isWanted(values.theme, theme)
          )
            await take(
              browser,
              address,
              state,
              { size, theme },
              join(folder, `${state.name} ${size} ${theme}.png`),
            );
  } finally {
    await browser.close();
    await running.close();
    server.close();
    server.closeAllConnections();
  }
}

if (values.help === true) process.stdout.write(HELP);
else await main();

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SavedGame } from '@lastclick/session';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { DIST } from '../../cli/src/serve/build.ts';
import { staticServer } from '../../cli/src/serve/static-server.ts';
import { ARTEFACTS } from './artefacts.ts';
import { launchBrowser } from './chromium.ts';
import { asWebp, type Frame, movingPicture } from './moving-picture.ts';
import { moves } from './player.ts';
import { shelve } from './seeded-game.ts';
import { drawn, gameToFilm, STATES, type TableState } from './states.ts';

// `npm run pictures`: the states of the table at every size, dark and light, for people to look at; and those of the
// README, one of which moves.

const HELP = `npm run pictures [-- --out FOLDER] [--only STATE,STATE] [--size phone|desktop|large] [--theme dark|light]
       npm run pictures -- --readme

Takes pictures of ${STATES.length} states of the table: ${STATES.map(({ name }) => name).join(', ')}.
`;

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
  large: { viewport: { width: 1920, height: 1080 } },
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['dark', 'light'] as const;

interface Studio {
  readonly browser: Browser;
  readonly address: string;
}

interface Look {
  readonly size: Size;
  readonly theme: (typeof THEMES)[number];
}

/** A window in which a game is open. */
async function opened(
  { browser, address }: Studio,
  game: SavedGame,
  theme: Look['theme'],
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${address}#/settings`);
  const pace = options.reducedMotion === 'reduce' ? 'swift' : 'even';
  await page.evaluate(
    (settings) => localStorage.setItem('last-click settings', settings),
    JSON.stringify({ pace, theme }),
  );
  await shelve(page, 'state', game);
  // Another address, so that the page is loaded anew and reads the settings.
  await page.goto(`${address}?${theme}#/play/state`);
  await drawn(page);
  return page;
}

async function take(studio: Studio, state: TableState, look: Look, file: string): Promise<void> {
  const options = { ...SIZES[look.size], reducedMotion: 'reduce' } as const;
  const page = await opened(studio, state.game(), look.theme, options);
  try {
    await state.does?.(page);
    await page.waitForTimeout(250);
    await page.screenshot({ path: file, animations: 'disabled' });
  } finally {
    await page.context().close();
  }
}

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 840, height: 525 };

/** Films what happens until nothing more does, frame by frame, as fast as pictures can be taken. */
async function film(page: Page, plays: readonly Locator[]): Promise<Frame[]> {
  const easel = await page.context().newPage();
  const taken: { readonly still: Buffer; readonly at: number }[] = [];
  const shoot = async (): Promise<void> => {
    taken.push({ at: performance.now(), still: await page.screenshot({ type: 'jpeg', quality: 92 }) });
  };
  const isPlaying = (): Promise<boolean> => page.locator('[data-playing=true]').isVisible();
  await shoot();
  for (const place of plays) {
    await place.click();
    do await shoot();
    while (await isPlaying());
    await shoot();
  }
  const frames: Frame[] = [];
  for (const [place, { still, at }] of taken.entries()) {
    const next = taken[place + 1];
    // A frame like the one before it only lasts longer.
    const last = frames.at(-1);
    const shown = Math.round(next === undefined ? 2200 : Math.min(1600, next.at - at));
    if (last !== undefined && taken[place - 1]?.still.equals(still) === true)
      frames[frames.length - 1] = { ...last, shown: last.shown + shown };
    else frames.push({ webp: await asWebp(easel, still, SMALL.width, SMALL.height), shown });
  }
  return frames;
}

/** The pictures of the README. */
async function takeForReadme(studio: Studio): Promise<void> {
  const folder = join(import.meta.dirname, '../../../docs/images');
  const encounter = STATES.find(({ name }) => name === 'encounter');
  if (encounter === undefined) throw new Error('there is no such state');
  await take(studio, encounter, { size: 'desktop', theme: 'dark' }, join(folder, 'table-desktop.png'));
  await take(studio, encounter, { size: 'phone', theme: 'light' }, join(folder, 'table-phone.png'));
  const page = await opened(studio, gameToFilm(), 'dark', { viewport: WIDE, reducedMotion: 'no-preference' });
  try {
    const frames = await film(page, [
      page.locator('[data-spot="server rd"]'),
      moves(page)
        .getByRole('button', { name: /^Break all/ })
        .first(),
    ]);
    writeFileSync(join(folder, 'a-run.webp'), movingPicture(frames, SMALL.width, SMALL.height));
  } finally {
    await page.context().close();
  }
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    readme: { type: 'boolean' },
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
  const studio = { browser, address };
  try {
    if (values.readme === true) return await takeForReadme(studio);
    for (const state of STATES)
      for (const size of Object.keys(SIZES) as Size[])
        for (const theme of THEMES)
          if (
            isWanted(values.only, state.name) &&
            isWanted(values.size, size) &&
            isWanted(values.theme, theme)
          )
            await take(studio, state, { size, theme }, join(folder, `${state.name} ${size} ${theme}.png`));
  } finally {
    await browser.close();
    await running.close();
    server.close();
    server.closeAllConnections();
  }
}

if (values.help === true) process.stdout.write(HELP);
else await main();

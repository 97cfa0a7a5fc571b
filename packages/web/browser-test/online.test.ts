import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, makeServer, type RunningServer } from '@lastclick/server';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DIST } from '../../cli/src/serve/build.ts';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { CORP_WISHES, clickMove, moves, RUNNER_WISHES, table, type Wishes } from './player.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

interface Hosted {
  readonly base: string;
  /** Stops the server, and starts it again at the same address with the same file. */
  replace(): Promise<void>;
}

/** A server of online games with the built page, for one test. */
async function host(): Promise<Hosted> {
  const folder = mkdtempSync(join(tmpdir(), 'lastclick-online-'));
  let port = 0;
  const start = async (): Promise<RunningServer> => {
    const server = await makeServer({
      page: DIST,
      made: {},
      store: join(folder, 'games.db'),
      ownCards: false,
      keepDays: null,
      botThreads: 1,
      hostKey: null,
      origins: [],
      limits: LIMITS,
      log: 'silent',
      trustProxy: false,
    });
    const address = await server.app.listen({ host: '127.0.0.1', port });
    port = Number(new URL(address).port);
    return server;
  };
  let running = await start();
  onTestFinished(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    base: `http://127.0.0.1:${port}/`,
    replace: async () => {
      await running.stop();
      running = await start();
    },
  };
}

const beside = (page: Page) => page.getByRole('complementary', { name: 'Beside the table' });
const hasMoves = async (page: Page): Promise<boolean> =>
  (await moves(page).isVisible()) &&
  (await moves(page).locator('button:not([aria-keyshortcuts="U"])').count()) > 0;

/** Whoever is asked takes a move, so many times. */
async function playOn(pages: readonly (readonly [Page, Wishes])[], times: number): Promise<void> {
  for (let played = 0; played < times; ) {
    let asked: readonly [Page, Wishes] | undefined;
    for (const one of pages) if (await hasMoves(one[0])) asked = one;
    if (asked === undefined) {
      await pages[0]?.[0].waitForTimeout(50);
      continue;
    }
    await clickMove(asked[0], asked[1]).catch(() => undefined);
    played += 1;
  }
}

const playedIn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-played]').getAttribute('data-played'));

/** How far the game has come, once both pages show the same and nothing is on its way for a while. */
async function settled(one: Page, other: Page): Promise<number> {
  for (let last = -1, times = 0; ; ) {
    const [ours, theirs] = await Promise.all([playedIn(one), playedIn(other)]);
    times = ours === theirs && ours === last ? times + 1 : 0;
    if (times === 4) return ours;
    last = ours;
    await one.waitForTimeout(250);
  }
}

test('two friends play by one link, and the server is replaced between two clicks', async () => {
  const hosted = await host();
  const ada = await visit(DESKTOP, '#/online', hosted.base);
  await ada.getByLabel('Your name at the table').fill('Ada');
  await ada.getByRole('radio', { name: 'Corp', exact: true }).check();
  await keepScreenshot(ada, 'online desktop');
  await expectAccessible(ada, 'online games');
  await ada.getByRole('button', { name: 'Make the game' }).click();
  const invited = ada.getByLabel('Link for your opponent, and for those who look on');
  await invited.waitFor();
  const link = await invited.inputValue();
  await expectAccessible(ada, 'waiting for an opponent');

  const bob = await visit(PHONE, new URL(link).hash, hosted.base);
  await bob.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await bob.getByLabel('Your name at the table').fill('<b>Bob</b>');
  await keepScreenshot(bob, 'online invitation phone');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([table(ada).waitFor(), table(bob).waitFor()]);
  await beside(ada).getByText('<b>Bob</b>').waitFor();

  const both = [
    [ada, CORP_WISHES],
    [bob, RUNNER_WISHES],
  ] as const;
  await playOn(both, 12);
  await keepScreenshot(ada, 'online table desktop');
  await keepScreenshot(bob, 'online table phone');
  await expectAccessible(ada, 'an online table');

  await hosted.replace();
  await playOn(both, 8);

  // A reload lands at the same place.
  const before = await settled(ada, bob);
  await bob.reload();
  await table(bob).waitFor();
  await expect.poll(() => playedIn(bob)).toBe(before);

  // Whoever looks on sees what everybody may see, and nothing to press.
  const eve = await visit(DESKTOP, new URL(link).hash, hosted.base);
  await eve.getByRole('button', { name: 'Look on' }).click();
  await table(eve).waitFor();
  expect(await hasMoves(eve)).toBe(false);
  await beside(ada).getByText('1 looking on').waitFor();

  // What is said is said as it was written.
  await beside(ada)
    .getByRole('button', { name: /^Chat and more/ })
    .click();
  await beside(ada).getByLabel('Say').fill('<img src=x onerror=alert(1)> hello');
  await beside(ada).getByRole('button', { name: 'Send' }).click();
  await beside(bob).getByRole('button', { name: /1 new/ }).click();
  await beside(bob).getByText('<img src=x onerror=alert(1)> hello').waitFor();
  await keepScreenshot(bob, 'online chat phone');
  await expectAccessible(bob, 'the chat of an online table');

  // Taking back needs consent, and both are where they were.
  await beside(ada).getByRole('button', { name: 'Ask to take back' }).click();
  await beside(bob).getByText('Ada asks to take back their last move.').waitFor();
  const far = await settled(ada, bob);
  await beside(bob).getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => playedIn(ada)).toBeLessThan(far);
  await settled(ada, bob);

  // A draw is agreed on, the seal is opened, and a rematch has sides swapped.
  await beside(bob).getByRole('button', { name: 'Offer a draw' }).click();
  await beside(ada).getByRole('button', { name: 'Agree' }).click();
  await beside(ada)
    .getByText(/^Seed|Seed/)
    .first()
    .waitFor();
  await beside(ada).getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await beside(ada).getByRole('button', { name: 'Go to the rematch' }).click();
  await beside(bob).getByRole('button', { name: 'Go to the rematch' }).click();
  await Promise.all([table(ada).waitFor(), table(bob).waitFor()]);
  await beside(bob).getByText('Corp: ').first().waitFor();
  expect(await table(bob).locator('xpath=..').getAttribute('data-seat')).toBe('corp');
});

test('the page says what is missing where no server is behind it', async () => {
  const page = await visit(DESKTOP, '#/online');
  await page.getByText('served without a server for online play').waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { clickMove, moves, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { beginnerGame, keptGame, keptText, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

/** Writes until there is no room for one letter more. */
const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 1 << 20, count = 0; size >= 1; count++)
      try {
        localStorage.setItem(`filling ${count}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });

const emptyStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('filling ')) localStorage.removeItem(name);
  });

/** Takes so many moves by clicks, without looking at what the browser keeps. */
async function playUnkept(page: Page, times: number): Promise<void> {
  const heard = page.getByRole('status', { name: 'What happens' }).locator('> *');
  for (let made = 0; made < times; made++) {
    const said = await heard.elementHandle();
    await clickMove(page, RUNNER_WISHES);
    await page.waitForFunction((element) => element?.isConnected === false, said);
    await moves(page).getByRole('button').first().waitFor();
  }
}

test('with no room left a game is played on, said to be unkept, and kept as soon as there is room', async () => {
  const page = await visit(PHONE);
  await shelve(page, 'other', beginnerGame('corp', '1'));
  await shelve(page, 'full', beginnerGame('runner', '0'));
  await page.goto(address('#/play/full'));
  await playByClicks(page, 'full', RUNNER_WISHES, { most: 4 });
  const before = await keptText(page, 'full');
  const other = await keptText(page, 'other');
  await fillStorage(page);

  await playUnkept(page, 3);

  const warning = page.getByRole('alert').filter({ hasText: 'No room left' });
  await warning.waitFor();
  // What is said pushes no move out of sight.
  const { y = 0, height = 0 } = (await moves(page).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height);
  await keepScreenshot(page, 'no room left phone');
  await expectAccessible(page, 'a table that cannot be kept');
  const download = page.waitForEvent('download');
  await warning.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  expect(await keptText(page, 'full')).toBe(before);
  expect(await keptText(page, 'other')).toBe(other);

  const asked = await moves(page).innerText();
  await page.goto(address('#/new'));
  const shelf = page.getByRole('region', { name: 'Continue' });
  await shelf
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await moves(page).getByRole('button').first().waitFor();
  expect(await moves(page).innerText()).toBe(asked);

  await emptyStorage(page);
  await playByClicks(page, 'full', RUNNER_WISHES, { most: 1 });
  await warning.waitFor({ state: 'hidden' });
  const kept = (await keptGame(page, 'full')).saved.record.options;
  expect(kept.slice(0, JSON.parse(before ?? '').saved.record.options.length + 3).length).toBeLessThan(
    kept.length,
  );
});

test('a browser that forbids its storage plays all the same, and says what that means', async () => {
  const page = await visit(DESKTOP);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' }).waitFor();
  await page.getByRole('link', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await table(page).waitFor();
  await playUnkept(page, 2);
  await page.getByRole('alert').filter({ hasText: 'lasts as long as this page' }).waitFor();
  // Until it is the player's turn again; taking back is offered all the time.
  const offered = moves(page).locator('button:not([aria-keyshortcuts="U"])').first();
  await offered.waitFor();
  const asked = await moves(page).innerText();
  for (const fragment of ['#/decks', '#/settings', '#/learn', '#/replay']) {
    await page.goto(address(fragment));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('This page broke').count()).toBe(0);
  }
  await page.goto(address('#/new'));
  await page.getByRole('link', { name: /^Continue/ }).click();
  await offered.waitFor();
  expect(await moves(page).innerText()).toBe(asked);

  let warned = false;
  page.on('dialog', (dialog) => {
    warned = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await page.reload();
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  expect(warned).toBe(true);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickMove, gameShown, moves, playByClicks, RUNNER_WISHES } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

/** A game in its middle, at the player's turn. */
async function midGame(page: Page): Promise<readonly string[]> {
  await shelve(page, 'broken', beginnerGame('runner', '0'));
  await page.goto(address('#/play/broken'));
  await playByClicks(page, 'broken', RUNNER_WISHES, { most: 6 });
  return (await keptGame(page, 'broken')).saved.record.options;
}

const workerOf = (page: Page) => {
  const [worker] = page.workers();
  if (worker === undefined) throw new Error('the page has no worker');
  return worker;
};

async function expectToGoOn(page: Page, before: readonly string[]): Promise<void> {
  await page.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor();
  await moves(page).getByRole('button').first().waitFor();
  await playByClicks(page, gameShown(page), RUNNER_WISHES, { most: 3 });
  const after = (await keptGame(page, 'broken')).saved.record.options;
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length + 2);
}

test('a worker that throws in mid-game is replaced, and the game goes on where it was', async () => {
  const page = await visit(DESKTOP);
  const before = await midGame(page);
  const asked = await moves(page).innerText();
  const worker = workerOf(page);
  const closed = worker.waitForEvent('close');

  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });

  await closed;
  await page.getByRole('alert').filter({ hasText: 'broken on purpose' }).waitFor();
  await moves(page).getByRole('button').first().waitFor();
  expect(await moves(page).innerText()).toBe(asked);
  expect((await keptGame(page, 'broken')).saved.record.options).toEqual(before);
  await expectToGoOn(page, before);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a worker that ends without a word is found out, and the game goes on', async () => {
  const page = await visit(DESKTOP);
  await page.clock.install();
  const before = await midGame(page);
  await workerOf(page).evaluate(() => self.close());
  await clickMove(page, RUNNER_WISHES);
  await page.clock.fastForward(21_000);
  await expectToGoOn(page, before);
});

test('a worker that ends while a bot thinks is found out, and the game goes on', async () => {
  const page = await visit(DESKTOP, '#/new');
  await page.clock.install();
  // Two bots at an even pace: one of them always thinks.
  await page.evaluate(() => localStorage.setItem('last-click settings', JSON.stringify({ pace: 'even' })));
  const bot = { kind: 'bot', level: '1' } as const;
  await shelve(page, 'broken', beginnerGame('runner', '0', { corp: bot, runner: bot }));
  await page.reload();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await moves(page).getByText('Waiting').waitFor();

  await workerOf(page).evaluate(() => self.close());
  const before = (await keptGame(page, 'broken')).saved.record.options;
  await page.clock.fastForward(11_000);
  await page.clock.fastForward(21_000);

  await page.getByRole('alert').filter({ hasText: 'Nothing is lost' }).waitFor();
  await page.waitForFunction(
    (length) =>
      JSON.parse(localStorage.getItem('last-click game broken') ?? '').saved.record.options.length > length,
    before.length,
  );
  expect((await keptGame(page, 'broken')).saved.record.options.slice(0, before.length)).toEqual(before);
});

import { CARDS } from '@lastclick/cards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortTitle } from '../src/cards/short-title.ts';
import { keepScreenshot } from './artefacts.ts';
import { table, waitForTurn } from './player.ts';
import { richGame } from './rich-game.ts';
import { shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

async function atRichBoard(page: Page, during: 'action' | 'encounter'): Promise<void> {
  await shelve(page, during, richGame('runner', during));
  await page.goto(address(`#/play/${during}`));
  await table(page).waitFor();
  await waitForTurn(page, during, -1);
}

/** Servers of which something lies beside what one sees without scrolling. */
const serversBesideSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sight = document.querySelector('section[aria-label="Servers"]')?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('[data-server]')]
      .filter((column) => {
        const { left, right } = column.getBoundingClientRect();
        return sight === undefined || left < sight.left - 1 || right > sight.right + 1;
      })
      .map(({ dataset }) => dataset.server ?? '');
  });

test('nine servers stand beside each other on a desktop', async () => {
  const page = await visit(DESKTOP);
  await atRichBoard(page, 'action');
  expect(await page.locator('[data-server]').count()).toBe(9);
  expect(await serversBesideSight(page)).toEqual([]);
});

test('on a phone a map leads to every server, and the attacked one is wholly in sight', async () => {
  const page = await visit(PHONE);
  await atRichBoard(page, 'action');
  expect(await serversBesideSight(page)).toContain('remote-5');
  const map = page.getByRole('navigation', { name: 'Map of the servers' });
  await map.getByRole('button', { name: /show remote 5, 1 piece of ice, 1 card in its root/ }).click();
  await expect.poll(() => serversBesideSight(page)).not.toContain('remote-5');

  await atRichBoard(page, 'encounter');
  await expect.poll(() => serversBesideSight(page)).not.toContain('rd');
});

test('the rail is a line until it is opened, and stays as it was left', async () => {
  const page = await visit(DESKTOP);
  await atRichBoard(page, 'action');
  const rail = page.getByRole('navigation', { name: 'Timing' });
  expect(await rail.count()).toBe(0);
  await page.getByRole('button', { name: /^Timing:\s+Action phase/ }).click();
  await rail.waitFor();
  await page.reload();
  await rail.waitFor();
  await rail.getByRole('button', { name: 'Fold to a line' }).click();
  await rail.waitFor({ state: 'detached' });
  await page.reload();
  await table(page).waitFor();
  expect(await rail.count()).toBe(0);
});

test('a card pointed at during a run is shown large beside where it lies, wholly in the window', async () => {
  const page = await visit(DESKTOP);
  await atRichBoard(page, 'encounter');
  const card = table(page).getByRole('button', { name: /^Smartware Distributor/ });
  await card.hover();
  const shown = page.locator('article[data-size=preview]');
  await shown.waitFor();
  expect(await shown.innerText()).toContain('Smartware Distributor');
  const box = await shown.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(DESKTOP.viewport.height);
  await keepScreenshot(page, 'a card pointed at desktop');
  await page.mouse.move(5, 5);
  await shown.waitFor({ state: 'detached' });
});

test('no title has a word that a small card would have to break', () => {
  const words = CARDS.flatMap(({ title }) => shortTitle(title).split(' '));
  expect(words.filter((word) => word.length > 11)).toEqual([]);
  expect(shortTitle('Superconducting Hub')).toBe('Supercond. Hub');
  expect(shortTitle('Manegarm Skunkworks')).toBe('Manegarm Skunkworks');
});

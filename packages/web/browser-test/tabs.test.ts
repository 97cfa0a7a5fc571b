import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { moves, outcome, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { address, anotherTab, DESKTOP, visit } from './visit.ts';

test('a closed tab loses nothing: the game goes on in the next one', async () => {
  const page = await visit(DESKTOP);
  await shelve(page, 'closed', beginnerGame('runner', '0'));
  await page.goto(address('#/play/closed'));
  await playByClicks(page, 'closed', RUNNER_WISHES, { most: 6 });
  const before = await keptGame(page, 'closed');
  const asked = await moves(page).innerText();
  const next = await anotherTab(page, '#/new');
  await page.close();

  await next.getByRole('link', { name: /^Continue/ }).click();

  await moves(next).getByRole('button').first().waitFor();
  expect((await keptGame(next, 'closed')).saved).toEqual(before.saved);
  expect(await moves(next).innerText()).toBe(asked);
});

test('of two tabs with the same game one plays, and neither undoes moves of the other', async () => {
  const first = await visit(DESKTOP);
  await shelve(first, 'both', beginnerGame('runner', '0'));
  await first.goto(address('#/play/both'));
  await playByClicks(first, 'both', RUNNER_WISHES, { most: 4 });
  const begun = (await keptGame(first, 'both')).saved.record.options;

  const second = await anotherTab(first, '#/play/both');
  await moves(second).getByRole('button').first().waitFor();
  await first.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
  await keepScreenshot(first, 'a game that goes on in another tab');
  expect(await table(first).count()).toBe(0);
  await playByClicks(second, 'both', RUNNER_WISHES, { most: 4 });
  const further = (await keptGame(second, 'both')).saved.record.options;
  expect(further.slice(0, begun.length)).toEqual(begun);
  expect(further.length).toBeGreaterThan(begun.length);

  await first.getByRole('button', { name: 'Go on with it here' }).click();
  await moves(first).getByRole('button').or(outcome(first)).first().waitFor();
  await second.getByRole('heading', { name: 'This game goes on in another tab' }).waitFor();
  expect((await keptGame(first, 'both')).saved.record.options).toEqual(further);
  await playByClicks(first, 'both', RUNNER_WISHES, { most: 2 });
  const last = (await keptGame(first, 'both')).saved.record.options;
  expect(last.slice(0, further.length)).toEqual(further);
  expect(last.length).toBeGreaterThan(further.length);
});

test('a deck added in one tab shows in the other, and is still there after that one adds its own', async () => {
  const first = await visit(DESKTOP, '#/decks');
  const second = await anotherTab(first, '#/decks');
  await second.getByRole('region', { name: 'Corp decks' }).waitFor();
  const ownIn = (tab: Page) => tab.getByRole('region', { name: 'Your decks' }).getByRole('button');
  await first.getByRole('button', { name: 'Copy to change it' }).click();
  await ownIn(second).first().waitFor();
  await second.getByRole('button', { name: 'Copy to change it' }).click();
  await ownIn(first).nth(1).waitFor();
  await second.reload();
  await ownIn(second).nth(1).waitFor();
  expect(await ownIn(second).count()).toBe(2);
});

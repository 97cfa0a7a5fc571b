import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { gameShown, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { gameUntil, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

test('a shared link opens the replay elsewhere, and a branch of it can be played', async () => {
  const saved = gameUntil('runner', ({ view }) => view.turn.number > 6);
  const end = saved.record.options.length;
  const sender = await visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
  await shelve(sender, 'shared', saved);
  await sender.goto(address('#/replay/game/shared'));
  await sender.getByRole('button', { name: 'Copy a link' }).click();
  await sender.getByText('The link is copied').waitFor();
  const link = await sender.evaluate(() => navigator.clipboard.readText());

  const page = await visit(DESKTOP);
  await page.goto(link);
  const controls = page.getByRole('region', { name: 'Controls of the replay' });
  await controls.getByText(`0 of ${end}`).waitFor();
  await controls.getByRole('button', { name: /^End/ }).click();
  await controls.getByText(`${end} of ${end}`).waitFor();
  await controls.getByRole('button', { name: /^‹ Turn/ }).click();
  await controls.getByText(`${end} of ${end}`).waitFor({ state: 'hidden' });
  const place = Number((await controls.locator('output').textContent())?.split(' ')[0]);
  await keepScreenshot(page, 'replay desktop');
  await page.getByRole('combobox', { name: /^as/ }).selectOption('runner');
  await page.getByRole('combobox', { name: /^against level/ }).selectOption('1');
  await page.getByRole('button', { name: 'Play on' }).click();

  await table(page).waitFor();
  const id = gameShown(page);
  await playByClicks(page, id, RUNNER_WISHES, { most: 3 });
  const branch = (await keptGame(page, id)).saved;
  expect(branch.record.options.slice(0, place)).toEqual(saved.record.options.slice(0, place));
  expect(branch.record.options.length).toBeGreaterThan(place + 2);
});

test('a link with a part missing says so', async () => {
  const page = await visit(DESKTOP, '#/replay/7VbbbtswDP2VQs');
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('This link is broken');
});

import { expect, test } from 'vitest';
import { moves, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { beginnerGame, gameUntil, keepText, keptGame, keptText, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

test('a reload in mid-game goes on where it was', async () => {
  const page = await visit(DESKTOP);
  await shelve(page, 'reloaded', beginnerGame('runner', '0'));
  await page.goto(address('#/play/reloaded'));
  await playByClicks(page, 'reloaded', RUNNER_WISHES, { most: 8 });
  const before = await keptGame(page, 'reloaded');
  const asked = await moves(page).innerText();
  const heading = await table(page).getByRole('heading', { level: 1 }).textContent();

  await page.reload();

  await moves(page).getByRole('button').first().waitFor();
  expect((await keptGame(page, 'reloaded')).saved).toEqual(before.saved);
  expect(await moves(page).innerText()).toBe(asked);
  expect(await table(page).getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  await playByClicks(page, 'reloaded', RUNNER_WISHES, { most: 2 });
  expect((await keptGame(page, 'reloaded')).saved.record.options.length).toBeGreaterThan(
    before.saved.record.options.length,
  );
});

test('a damaged game says so, keeps its text, and leaves the others alone', async () => {
  const page = await visit(DESKTOP);
  const good = gameUntil('runner', ({ view }) => view.turn.number > 2);
  await shelve(page, 'good', good);
  await shelve(page, 'torn', good);
  const torn = (await keptText(page, 'torn'))?.slice(0, -40) ?? '';
  await keepText(page, 'torn', torn);
  const [first = '', ...rest] = good.record.options;
  await shelve(page, 'impossible', {
    ...good,
    record: { ...good.record, options: [first, 'score c999', ...rest] },
  });

  await page.reload();

  const shelf = page.getByRole('region', { name: 'Continue' });
  await shelf.getByText('Game torn cannot be read any more').waitFor();
  expect(await shelf.getByRole('link', { name: /^Continue/ }).count()).toBe(2);
  for (const id of ['torn', 'impossible']) {
    await page.goto(address(`#/play/${id}`));
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    expect(await page.getByRole('alert').textContent()).not.toBe('');
    await page.getByRole('button', { name: 'Save what is there as a file' }).waitFor();
  }
  expect(await keptText(page, 'torn')).toBe(torn);
  await page.goto(address('#/play/good'));
  await moves(page).getByRole('button').first().waitFor();
  expect((await keptGame(page, 'good')).saved).toEqual(good);
});

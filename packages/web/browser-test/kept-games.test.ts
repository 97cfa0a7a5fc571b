import { expect, test } from 'vitest';
import type { KeptGame } from '../src/store/saved-games.ts';
import { keepScreenshot } from './artefacts.ts';
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

/** What can have happened to a kept game, and what its page then says. */
const DAMAGES: readonly (readonly [
  id: string,
  damage: (kept: KeptGame, text: string) => string,
  says: RegExp,
])[] = [
  ['no-json', () => 'this was a game once', /not complete/],
  ['torn', (_, text) => text.slice(0, -40), /not complete/],
  ['emptied', () => '', /not complete/],
  ['of-chess', () => '{"saved":{"format":"chess"}}', /not a game of Last Click/],
  ['newer', (kept) => withSaved(kept, { version: 2 }), /another version/],
  ['newer-record', (kept) => withRecord(kept, { version: 7 }), /another version/],
  [
    'unknown-edition',
    (kept) =>
      withSaved(kept, {
        setup: { ...kept.saved.setup, edition: '9.9' },
        record: { ...kept.saved.record, setup: { ...kept.saved.record.setup, edition: '9.9' } },
      }),
    /9\.9/,
  ],
  [
    'unknown-move',
    (kept) => withMoves(kept, ([first, ...rest]) => [first, 'score c999', ...rest]),
    /score c999/,
  ],
  ['half-a-move', (kept) => withMoves(kept, (options) => [...options.slice(0, -1), 'ga']), /"ga"/],
  ['no-setup', (kept) => withRecord(kept, { setup: {} }), /./],
  [
    'no-such-card',
    (kept) =>
      withRecord(kept, { setup: { ...kept.saved.record.setup, corp: { identity: 'x', cards: { y: 3 } } } }),
    /./,
  ],
  [
    'endless-outcome',
    (kept) => JSON.stringify({ ...kept, outcome: 'yes', at: 'x', points: 3, saved: 0 }),
    /everything is missing/,
  ],
];

const withSaved = (kept: KeptGame, change: object): string =>
  JSON.stringify({ ...kept, saved: { ...kept.saved, ...change } });
const withRecord = (kept: KeptGame, change: object): string =>
  withSaved(kept, { record: { ...kept.saved.record, ...change } });
const withMoves = (kept: KeptGame, change: (options: readonly string[]) => readonly unknown[]): string =>
  withRecord(kept, { options: change(kept.saved.record.options) });

test('a damaged game says so, keeps its text, and leaves the others alone', async () => {
  const page = await visit(DESKTOP, '#/new');
  const good = gameUntil('runner', ({ view }) => view.turn.number > 2);
  await shelve(page, 'good', good);
  const kept = await keptGame(page, 'good');
  const texts = new Map(DAMAGES.map(([id, damage]) => [id, damage(kept, JSON.stringify(kept))]));
  for (const [id, text] of texts) await keepText(page, id, text);
  // Strange words about a game do no harm to its place on the shelf.
  await keepText(page, 'odd', JSON.stringify({ ...kept, outcome: 'yes', at: 'x', points: 3 }));

  await page.reload();

  const shelf = page.getByRole('region', { name: 'Continue' });
  await shelf.getByText('Game torn cannot be read any more').waitFor();
  await keepScreenshot(page, 'damaged games on the shelf');
  for (const [id, , says] of DAMAGES) {
    await page.goto(address(`#/play/${id}`));
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    expect(await page.getByRole('alert').textContent(), id).toMatch(says);
    await page.getByRole('button', { name: 'Save what is there as a file' }).waitFor();
    expect(await keptText(page, id), id).toBe(texts.get(id));
  }
  for (const id of ['good', 'odd']) {
    await page.goto(address(`#/play/${id}`));
    await moves(page).getByRole('button').first().waitFor();
    expect((await keptGame(page, id)).saved).toEqual(good);
  }
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedGame } from '@lastclick/session';
import { lineOf, packText } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goneSeats } from '../../session/test/without-rules.ts';
import { expectAccessible } from './accessibility.ts';
import { ARTEFACTS, keepScreenshot } from './artefacts.ts';
import { playByClicks, RUNNER_WISHES } from './player.ts';
import { beginnerGame, gameUntil, keepText, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

/** How many bytes the browser's database keeps of what was seen of a game. */
const seenBytes = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (game) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('last-click', 1);
        request.onerror = () => resolve(-1);
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains('seen')) return resolve(0);
          const found = database.transaction('seen').objectStore('seen').get(game);
          found.onsuccess = () => resolve(found.result instanceof Uint8Array ? found.result.length : 0);
          database.close();
        };
      }),
    id,
  );

/** The same game as if it had been recorded by rules that nobody has any more. */
const ofOldRules = (saved: SavedGame): SavedGame => {
  const { digests, options } = saved.record;
  if (digests === undefined) throw new Error('a game that was played has digests');
  const rules = { ...digests.rules, engine: 0 };
  return {
    ...saved,
    record: { ...saved.record, options: options.with(4, 'score c999'), digests: { ...digests, rules } },
  };
};

const controls = (page: Page) => page.getByRole('region', { name: 'Controls of the replay' });

test('what was seen is kept while a game is played, and shows it when its rules are gone', async () => {
  const page = await visit(DESKTOP);
  await shelve(page, 'old', beginnerGame('runner', '0'));
  await page.goto(address('#/play/old'));
  await playByClicks(page, 'old', RUNNER_WISHES, { most: 16 });
  await expect.poll(() => seenBytes(page, 'old'), { timeout: 10_000 }).toBeGreaterThan(1000);
  const kept = await keptGame(page, 'old');
  await keepText(page, 'old', JSON.stringify({ ...kept, saved: ofOldRules(kept.saved) }));
  const before = await seenBytes(page, 'old');

  await page.goto(address('#/new'));
  await page.goto(address('#/play/old'));
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  await page.getByRole('link', { name: 'Look at it' }).click();

  const verdict = page.locator('[data-verdict]');
  await verdict.waitFor();
  expect(await verdict.getAttribute('data-verdict')).toBe('otherRules');
  expect(await verdict.textContent()).toContain(
    'Other rules from move 1 on: the game is shown as it was seen',
  );
  const place = controls(page).locator('output');
  await controls(page).getByRole('button', { name: /^End/ }).click();
  // With every turn what was seen is kept: more than the moves before the first that does not fit.
  await expect.poll(async () => Number((await place.textContent())?.split(' ')[0])).toBeGreaterThan(12);
  await controls(page)
    .getByRole('button', { name: /^‹ Step/ })
    .click();
  await page.getByRole('heading', { name: 'The game in numbers' }).waitFor();
  expect(await page.getByRole('button', { name: 'Play on' }).count()).toBe(0);
  await keepScreenshot(page, 'old game desktop');
  await expectAccessible(page, 'a game shown as it was seen');
  expect(await seenBytes(page, 'old')).toBe(before);
  expect((await keptGame(page, 'old')).saved).toEqual(ofOldRules(kept.saved));
});

test('a file is watched to its end although its cards and its edition are gone', async () => {
  const saved = gameUntil('runner', ({ view }) => view.turn.number > 6);
  const end = saved.record.options.length;
  const seats = goneSeats(lineOf(saved));
  const old = {
    ...saved,
    setup: { ...saved.setup, edition: '0.9' },
    record: { ...saved.record, setup: { ...saved.record.setup, edition: '0.9' } },
    seen: await packText(JSON.stringify(seats)),
  };
  const file = join(ARTEFACTS, 'old-game.json');
  writeFileSync(file, JSON.stringify(old));
  const page = await visit(PHONE, '#/new');
  await page.getByLabel('A file').setInputFiles(file);

  const verdict = page.locator('[data-verdict]');
  await verdict.waitFor({ state: 'attached' });
  expect(await verdict.textContent()).toContain('shown as it was seen when it was played');
  await controls(page).getByRole('button', { name: /^End/ }).click();
  await controls(page).getByText(`${end} of ${end}`).waitFor();
  await keepScreenshot(page, 'old file phone');
  await page.setViewportSize(DESKTOP.viewport);
  await controls(page)
    .getByRole('button', { name: /^‹ Turn/ })
    .click();
  await controls(page).getByText(`${end} of ${end}`).waitFor({ state: 'hidden' });
  await keepScreenshot(page, 'old file desktop');
  expect(await page.getByText('This page broke').count()).toBe(0);
  // Cards nobody has any more lie there by name.
  const held = lineOf(saved).seen('runner').view.runner.grip.cards ?? [];
  expect(held.length).toBeGreaterThan(0);
  const hand = page.getByLabel(/cards? in hand/);
  expect(await hand.first().innerText()).toContain(held[0]?.title);
  // The log tells it in the words of then.
  const [line] = lineOf(saved)
    .log('spectator')
    .lines.filter(({ kind }) => kind === 'deed')
    .slice(-1);
  expect(await page.getByText(line?.words ?? 'nothing').count()).toBeGreaterThan(0);
});

import { record } from '@lastclick/engine';
import { type NewGame, type SavedGame, setupOf } from '@lastclick/session';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { CORP_WISHES, moves, playByClicks, RUNNER_WISHES, table, waitForTurn } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

// What happens is shown: with motion, as the settings a person has say.

const ID = 'beats';

/** A Runner before an open remote with an agenda, an open R&D and ice that does damage before HQ. */
function toRun(change: Partial<NewGame> = {}): SavedGame {
  const game = beginnerGame('runner', 'beats');
  const setup: NewGame = {
    ...game.setup,
    scenario: {
      edition: '1.4',
      seed: 'beats',
      priority: 'every',
      at: 'runner.action',
      corp: {
        identity: 'The Syndicate: Profit over Principle',
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Karunā', rezzed: true }] },
          { server: 'remote-1', root: ['Offworld Office'] },
        ],
      },
      runner: {
        identity: 'The Catalyst: Convention Breaker',
        credits: 9,
        grip: ['Sure Gamble', 'Diesel', 'Unity'],
        stack: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'],
      },
    },
    ...change,
  };
  return { ...game, setup, record: record(setupOf(setup), []) };
}

type Pace = 'calm' | 'even' | 'swift' | 'none';

async function opened(
  size: typeof DESKTOP | typeof PHONE,
  pace: Pace,
  game: SavedGame,
  motion: 'no-preference' | 'reduce' = 'no-preference',
): Promise<Page> {
  const page = await visit({ ...size, reducedMotion: motion });
  await page.evaluate(
    (wanted) => localStorage.setItem('last-click settings', JSON.stringify({ pace: wanted })),
    pace,
  );
  await page.reload();
  await shelve(page, ID, game);
  await page.goto(address(`#/play/${ID}`));
  await waitForTurn(page, ID, -1);
  return page;
}

const stage = (page: Page): Locator => page.locator('[data-stage]');
const isPlaying = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-played]')?.getAttribute('data-playing') === 'true');
const untilPresent = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-played]')?.getAttribute('data-playing') === 'false',
  );

/** Runs on a server by the bar, without waiting for anything. */
async function run(page: Page, server: RegExp): Promise<void> {
  await moves(page).getByRole('button', { name: /^Run/ }).first().click();
  const listed = page.getByRole('dialog').getByRole('button', { name: server });
  await listed.first().click();
}

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`an access without a choice is shown large, and a stolen agenda with its points, ${device}`, async () => {
    const page = await opened(size, 'calm', toRun());
    await run(page, /Remote 1/i);
    await stage(page).getByText('The Runner accesses Offworld Office').waitFor();
    const card = stage(page).locator('[data-staged] article');
    expect(await card.innerText()).toContain('Offworld Office');
    expect((await card.boundingBox())?.width).toBeGreaterThan(200);
    await keepScreenshot(page, `access shown ${device}`);
    await stage(page).getByText('The Runner steals Offworld Office').waitFor();
    await keepScreenshot(page, `steal shown ${device}`);
    await untilPresent(page);
    expect(await stage(page).count()).toBe(0);
    expect(await page.locator('[data-ghost], [data-float]').count()).toBeLessThan(3);
  });

test('a click shows the present and does what it does', async () => {
  const page = await opened(DESKTOP, 'calm', toRun());
  await moves(page).getByRole('button', { name: /^Play/ }).first().click();
  const listed = page.getByRole('dialog').getByRole('button', { name: /Sure Gamble/ });
  await listed.first().click();
  await stage(page).getByText('The Runner plays Sure Gamble').waitFor();
  const { length } = (await keptGame(page, ID)).saved.record.options;
  await moves(page)
    .getByRole('button', { name: /^Gain 1 credit/ })
    .first()
    .click();
  await waitForTurn(page, ID, length);
  const options = (await keptGame(page, ID)).saved.record.options;
  expect(options.slice(length)).toContain('gain credit');
  expect(await stage(page).getByText('plays Sure Gamble').count()).toBe(0);
});

test('a key shows the present, and a tap on what is large only goes on', async () => {
  const page = await opened(DESKTOP, 'calm', toRun());
  await run(page, /Remote 1/i);
  await stage(page).locator('[data-staged]').first().waitFor();
  await table(page).press('Escape');
  expect(await isPlaying(page)).toBe(false);
  const played = (await keptGame(page, ID)).saved.record.options.length;
  await run(page, /R&D/i);
  const staged = stage(page).locator('[data-staged]').first();
  await staged.waitFor();
  await staged.click();
  expect(await stage(page).getByText('accesses').count()).toBe(0);
  const options = (await keptGame(page, ID)).saved.record.options.slice(played);
  expect(options.filter((key) => key.startsWith('run'))).toEqual(['run rd']);
});

test('damage is shown with the cards lost', async () => {
  const page = await opened(DESKTOP, 'calm', toRun());
  await run(page, /HQ/i);
  await stage(page).getByText('The Runner encounters Karunā').waitFor();
  await stage(page).getByText('The Runner suffers 2 net damage').waitFor();
  expect(await stage(page).locator('[data-shape]').count()).toBe(2);
  await keepScreenshot(page, 'damage shown desktop');
  await untilPresent(page);
  expect(await page.getByRole('region', { name: /^Grip: 1 card in hand/ }).count()).toBe(1);
});

test('nothing is played again after a reload, and what was seen is still one tap away', async () => {
  const page = await opened(DESKTOP, 'swift', toRun());
  await run(page, /Remote 1/i);
  await waitForTurn(page, ID, 0);
  await untilPresent(page);
  await page.reload();
  await waitForTurn(page, ID, -1);
  expect(await isPlaying(page)).toBe(false);
  await page.getByRole('button', { name: /^What was seen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What was seen' });
  await dialog.getByRole('button', { name: /Offworld Office/ }).waitFor();
  expect(await dialog.innerText()).toContain('stolen');
  await keepScreenshot(page, 'what was seen desktop');
});

test('with less motion nothing is played, and the same is said', async () => {
  const page = await opened(DESKTOP, 'even', toRun(), 'reduce');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      said.push(document.querySelector('[role="status"][aria-label="What happens"]')?.textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
  });
  await run(page, /Remote 1/i);
  await page.waitForFunction(() =>
    (window as unknown as { said: string[] }).said.some((words) => words.includes('steals Offworld Office')),
  );
  expect(await stage(page).count()).toBe(0);
  expect(await page.locator('[data-ghost], [data-float]').count()).toBe(0);
});

test('with two people at one device the one who moved sees what came of it, then it is handed over', async () => {
  const person = { kind: 'human' } as const;
  const game = toRun({ corp: person });
  const { scenario } = game.setup;
  const setup: NewGame = {
    ...game.setup,
    ...(scenario === undefined
      ? {}
      : { scenario: { ...scenario, runner: { ...scenario.runner, clicks: 1 } } }),
  };
  const page = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('last-click settings', JSON.stringify({ pace: 'calm' })));
  await page.reload();
  await shelve(page, ID, { ...game, setup, record: record(setupOf(setup), []) });
  await page.goto(address(`#/play/${ID}`));
  await waitForTurn(page, ID, -1);
  await moves(page).getByRole('button', { name: /^Play/ }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Sure Gamble/ })
    .first()
    .click();
  await stage(page).getByText('The Runner plays Sure Gamble').waitFor();
  const handOver = page.getByRole('heading', { name: 'Hand the device to the Corp' });
  expect(await handOver.count()).toBe(0);
  await handOver.waitFor();
  // Nothing of who played is left for who comes.
  expect(await page.locator('[data-staged], [data-ghost], [data-hand]').count()).toBe(0);
  await page.getByRole('button', { name: /show my cards/ }).click();
  await table(page).waitFor();
  expect(await page.getByText('Diesel').count()).toBe(0);
});

for (const [side, wishes] of [
  ['runner', RUNNER_WISHES],
  ['corp', CORP_WISHES],
] as const)
  test(`a whole game as the ${side} by clicks while beats play`, async () => {
    const page = await opened(DESKTOP, 'swift', beginnerGame(side, '0'));
    await playByClicks(page, ID, wishes);
    expect((await keptGame(page, ID)).outcome).not.toBeNull();
    await untilPresent(page);
    expect(await page.locator('[data-stage]').count()).toBe(0);
  });

import { record } from '@lastclick/engine';
import { type NewGame, type SavedGame, setupOf } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { table, waitForTurn } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

const ID = 'tempo';

/** A Runner with Cleaver before an HQ that Palisade protects, and an open Archives. */
function runnerToAct(): SavedGame {
  const game = beginnerGame('runner', 'tempo');
  const setup: NewGame = {
    ...game.setup,
    scenario: {
      edition: '1.4',
      seed: 'tempo',
      priority: 'every',
      at: 'runner.action',
      corp: {
        identity: 'The Syndicate: Profit over Principle',
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }],
      },
      runner: {
        identity: 'The Catalyst: Convention Breaker',
        credits: 9,
        rig: ['Cleaver', 'Unity'],
        stack: ['Sure Gamble', 'Sure Gamble'],
      },
    },
  };
  return { ...game, setup, record: record(setupOf(setup), []) };
}

async function opened(page: Page): Promise<void> {
  await shelve(page, ID, runnerToAct());
  await page.goto(address(`#/play/${ID}`));
  await waitForTurn(page, ID, -1);
}

const played = async (page: Page): Promise<readonly string[]> =>
  (await keptGame(page, ID)).saved.record.options;

const bar = (page: Page) => page.getByRole('region', { name: 'Your moves' });

/** Presses a button of the bar and waits for the next question. */
async function press(page: Page, name: RegExp): Promise<void> {
  const { length } = await played(page);
  await bar(page).getByRole('button', { name }).first().click();
  await waitForTurn(page, ID, length);
}

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a run through ice is two clicks, one on an open server is one, ${device}`, async () => {
    const page = await visit(size);
    await opened(page);
    await press(page, /^Run HQ/);
    expect(
      await bar(page)
        .getByRole('button', { name: /Break all with Cleaver.*1.*credit/ })
        .count(),
    ).toBe(1);
    await press(page, /Break all with Cleaver/);
    expect((await played(page)).filter((key) => key.startsWith('break '))).toEqual(['break sub-endRun']);
    expect(await bar(page).textContent()).toContain('Take an action');
    await press(page, /^Run R&D/);
    expect(await bar(page).textContent()).toContain('Take an action');
  });

test('a key breaks all, and the panel says of every breaker what it can do', async () => {
  const page = await visit(DESKTOP);
  await opened(page);
  await press(page, /^Run HQ/);
  const scene = page.getByRole('region', { name: 'Run on HQ' });
  const breakers = await scene.locator('[data-breaks]').allTextContents();
  expect(breakers).toEqual([
    expect.stringMatching(/^Cleaver.*breaks all for 1 credit$/),
    expect.stringMatching(/^Unity.*breaks code gate alone$/),
  ]);
  // All of them are in sight, however long the text of the ice.
  const areInSight = await scene.locator('[data-breaks]').evaluateAll((lines) =>
    lines.map((line) => {
      const box = line.closest('[tabindex]')?.getBoundingClientRect();
      return box !== undefined && line.getBoundingClientRect().bottom <= box.bottom;
    }),
  );
  expect(areInSight).toEqual([true, true]);
  const { length } = await played(page);
  await table(page).press('b');
  await waitForTurn(page, ID, length);
  expect((await played(page)).slice(length)).toContain('break sub-endRun');
});

test('keys and buttons pass to the end of the run and to the next action', async () => {
  const page = await visit(DESKTOP);
  await page.evaluate(() =>
    localStorage.setItem('last-click settings', JSON.stringify({ pace: 'swift', windows: 'strict' })),
  );
  await page.reload();
  await opened(page);
  await press(page, /^Run Archives/);
  expect(await bar(page).getByRole('button', { name: 'Pass to the end of the run' }).count()).toBe(1);
  let { length } = await played(page);
  await table(page).press('r');
  await waitForTurn(page, ID, length);
  expect(await page.getByRole('region', { name: 'Run on Archives' }).count()).toBe(0);
  ({ length } = await played(page));
  await bar(page).getByRole('button', { name: 'Pass to my next action' }).click();
  await waitForTurn(page, ID, length);
  expect(await bar(page).textContent()).toContain('Take an action');
});

test('what is asked about a card is kept', async () => {
  const page = await visit(DESKTOP);
  await opened(page);
  await page.locator('[data-spot]', { hasText: 'Cleaver' }).first().click({ button: 'right' });
  await page.getByLabel('Ask me about it in windows').selectOption('never');
  const settings = await page.evaluate(() => localStorage.getItem('last-click settings'));
  expect(JSON.parse(settings ?? '{}').cards).toEqual({ cleaver: 'never' });
});

import { record } from '@lastclick/engine';
import { type NewGame, type SavedGame, setupOf } from '@lastclick/session';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { table, waitForTurn } from './player.ts';
import { beginnerGame, corpToAct, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

const ID = 'drag';

async function opened(page: Page, game: SavedGame): Promise<void> {
  await shelve(page, ID, game);
  await page.goto(address(`#/play/${ID}`));
  await waitForTurn(page, ID, -1);
}

const played = async (page: Page): Promise<readonly string[]> =>
  (await keptGame(page, ID)).saved.record.options;

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse on one thing and moves it onto another. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
}

/** The same with a finger. */
async function slide(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', [
      { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 },
    ]);
  await touch('touchEnd', []);
}

const inHand = (page: Page, title: string): Locator =>
  page.locator('[data-hand]').getByRole('button', { name: new RegExp(`^${title}`) });
const server = (page: Page, id: string): Locator => page.locator(`[data-server="${id}"]`);

/** A Runner before an open remote with Nico Campaign, and an R&D nothing protects. */
function runnerToAct(): SavedGame {
  const game = beginnerGame('runner', 'drag');
  const setup: NewGame = {
    ...game.setup,
    scenario: {
      edition: '1.4',
      seed: 'drag',
      at: 'runner.action',
      corp: {
        identity: 'The Syndicate: Profit over Principle',
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 9 }] }],
      },
      runner: {
        identity: 'The Catalyst: Convention Breaker',
        credits: 9,
        grip: ['Cleaver', 'Sure Gamble', 'Telework Contract'],
        stack: ['Sure Gamble', 'Sure Gamble'],
      },
    },
  };
  return { ...game, setup, record: record(setupOf(setup), []) };
}

test('the Corp drags a card into a server; where it cannot go it is told why, with the rule', async () => {
  const page = await visit(DESKTOP);
  await opened(page, corpToAct(['Palisade', 'Offworld Office', 'Hedge Fund']));

  await carry(page, inHand(page, 'Offworld Office'), server(page, 'hq'));
  const legal = await page
    .locator('[data-server][data-target=true]')
    .evaluateAll((columns) => columns.map((column) => column.getAttribute('data-server')));
  expect(legal).toEqual(['remote-1', 'remote-2', 'new-remote']);
  await keepScreenshot(page, 'dragging an agenda desktop');
  await page.mouse.up();
  const refusal = page.getByRole('dialog', { name: 'Offworld Office' });
  await refusal.getByText(/Agendas and assets are only installed in remote servers.*rule 8\.2\.1b/).waitFor();
  expect(await played(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await carry(page, inHand(page, 'Palisade'), server(page, 'rd'));
  await page.mouse.up();
  await waitForTurn(page, ID, 0);
  expect((await played(page))[0]).toMatch(/^install c\d+ rd$/);

  const { length } = await played(page);
  await carry(page, inHand(page, 'Hedge Fund'), page.getByRole('region', { name: 'Rig' }));
  await page.mouse.up();
  await waitForTurn(page, ID, length);
  expect((await played(page)).slice(length).some((key) => key.startsWith('play '))).toBe(true);
});

test('a drag that is dropped nowhere, or given up with Escape, does nothing', async () => {
  const page = await visit(DESKTOP);
  await opened(page, corpToAct(['Palisade']));
  await carry(page, inHand(page, 'Palisade'), server(page, 'rd'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await carry(page, inHand(page, 'Palisade'), page.getByRole('complementary', { name: 'Details and log' }));
  await page.mouse.up();
  expect(await page.locator('[data-ghost], [data-target=true], [data-menu]').count()).toBe(0);
  expect(await played(page)).toEqual([]);
});

for (const [device, size, drag] of [
  [
    'mouse',
    DESKTOP,
    async (page: Page, from: Locator, to: Locator) => {
      await carry(page, from, to);
      await page.mouse.up();
    },
  ],
  ['finger', PHONE, slide],
] as const)
  test(`the Runner installs, plays, runs and trashes what is accessed by dragging: ${device}`, async () => {
    const page = await visit(size);
    await opened(page, runnerToAct());
    const rig = page.getByRole('region', { name: 'Rig' });
    const dragged = async (from: Locator, to: Locator): Promise<string> => {
      const { length } = await played(page);
      await drag(page, from, to);
      await waitForTurn(page, ID, length);
      return (await played(page))[length] ?? '';
    };
    expect(await dragged(inHand(page, 'Cleaver'), rig)).toMatch(/^install/);
    // Onto a card that hosts nothing is into the rig.
    const cleaver = rig.getByRole('button', { name: /^Cleaver/ });
    expect(await dragged(inHand(page, 'Telework Contract'), cleaver)).toMatch(/^install/);
    expect(await dragged(inHand(page, 'Sure Gamble'), server(page, 'archives'))).toMatch(/^play/);
    expect(await dragged(table(page).locator('[data-drag=marker]'), server(page, 'remote-1'))).toBe(
      'run remote-1',
    );
    const accessed = server(page, 'remote-1').getByRole('button', { name: /^Nico Campaign/ });
    expect(await dragged(accessed, server(page, 'archives'))).toMatch(/^trash/);
  });

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playByKeys, pressWish } from './keys.ts';
import { CORP_WISHES, gameShown, moves, outcome, RUNNER_WISHES, table, waitForTurn } from './player.ts';
import { beginnerGame, corpToAct, gameUntil, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

/** Presses a key that takes a move, and waits until the player is asked again; gives the move. */
async function pressMove(page: Page, key: string): Promise<string> {
  const id = gameShown(page);
  const { length } = (await keptGame(page, id)).saved.record.options;
  await page.keyboard.press(key);
  await waitForTurn(page, id, length);
  return (await keptGame(page, id)).saved.record.options[length] ?? '';
}

/** Answers with the default whatever is asked between two actions. */
async function reachAction(page: Page): Promise<void> {
  while (!(await moves(page).innerText()).startsWith('Take an action')) await pressMove(page, 'Space');
}

test('a game is started and played with keys alone', async () => {
  const page = await visit(DESKTOP);
  for (const [role, words] of [
    ['link', /^Play/],
    ['button', /^Play now$/],
  ] as const) {
    const wanted = page.getByRole(role, { name: words });
    await wanted.waitFor();
    const isFocused = (): Promise<boolean> =>
      wanted.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
    await page.keyboard.press('Enter');
  }
  await table(page).waitFor();
  await waitForTurn(page, gameShown(page), -1);

  await reachAction(page);
  expect(await pressMove(page, '1')).toMatch(/^gain/);
  await reachAction(page);
  expect(await pressMove(page, '2')).toMatch(/^draw/);
  await reachAction(page);
  const groups = moves(page).locator('button[aria-haspopup=dialog]');
  await page.keyboard.press((await groups.first().getAttribute('aria-keyshortcuts')) ?? '');
  const first = page.getByRole('dialog').getByRole('button').first();
  await first.waitFor();
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await pressMove(page, 'Enter')).toMatch(/^(play|install|run|use) /);
});

test('many installs ask for the card, then the server, and Escape steps back each time', async () => {
  const page = await visit(DESKTOP);
  const hand = ['Palisade', 'Whitespace', 'Karunā', 'Nico Campaign', 'Offworld Office'];
  await shelve(page, 'installs', corpToAct(hand));
  await page.goto(address('#/play/installs'));
  await waitForTurn(page, 'installs', -1);
  const install = moves(page).getByRole('button', { name: /^Install/ });
  const key = (await install.getAttribute('aria-keyshortcuts')) ?? '';
  const list = (name: string): Locator => page.getByRole('dialog', { name, exact: true });

  await page.keyboard.press(key);
  expect(await list('Install').getByRole('button').allInnerTexts()).toEqual(
    hand.map((title) => expect.stringContaining(title)),
  );
  await page.keyboard.press('3');
  await list('Install Karunā')
    .getByRole('button', { name: /Karunā protecting R&D/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await list('Install').waitFor();
  await page.keyboard.press('Escape');
  await list('Install').waitFor({ state: 'hidden' });

  await page.keyboard.press(key);
  await page.keyboard.press('1');
  await list('Install Palisade').getByRole('button').first().waitFor();
  expect(await pressMove(page, '2')).toMatch(/^install c\d+ rd$/);
});

test('help opens with a key, and Escape gives the focus back to the table', async () => {
  const page = await visit(DESKTOP, '#/new');
  await page.getByRole('button', { name: 'Play now' }).press('Enter');
  await moves(page).getByRole('button').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-spot'))).toBe(true);
});

for (const [side, wishes] of [
  ['runner', RUNNER_WISHES],
  ['corp', CORP_WISHES],
] as const)
  test(`a whole game as the ${side} with keys alone`, async () => {
    const page = await visit(DESKTOP);
    await page.evaluate(() =>
      addEventListener(
        'pointerdown',
        () => {
          throw new Error('somebody used a pointer');
        },
        { capture: true },
      ),
    );
    await shelve(page, 'keys', beginnerGame(side, '2'));
    await page.goto(address('#/play/keys'));
    await playByKeys(page, 'keys', wishes);
    expect((await keptGame(page, 'keys')).outcome).not.toBeNull();
    await outcome(page)
      .getByRole('heading', { name: /^You (win|lose)$/ })
      .waitFor();
  });

test('cards are discarded with arrows, Enter and Space', async () => {
  const page = await visit(DESKTOP);
  const game = gameUntil('runner', ({ ask }) => ask?.kind === 'discard');
  await shelve(page, 'discarding', game);
  await page.goto(address('#/play/discarding'));
  await waitForTurn(page, 'discarding', -1);
  const { length } = (await keptGame(page, 'discarding')).saved.record.options;
  await moves(page).getByRole('button', { name: 'Confirm' }).waitFor();
  await pressWish(page, []);
  await waitForTurn(page, 'discarding', length);
  expect((await keptGame(page, 'discarding')).saved.record.options[length]).toMatch(/^discard/);
});

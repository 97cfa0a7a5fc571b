import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForTurn } from './player.ts';
import { gameUntil, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

// Played as with a screen reader: by the roles and names of what there is, and by what is announced.

declare global {
  interface Window {
    announced: string[];
  }
}

/** Notes every change of what is announced, as a screen reader would say it. */
function noteAnnouncements(): void {
  window.announced = [];
  new MutationObserver((changes) => {
    const region = document.querySelector('[role="status"][aria-label="What happens"]');
    if (region === null || !changes.some(({ target }) => region.contains(target))) return;
    window.announced.push(region.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const ID = 'by-ear';

/** Presses a button of that name in the moves or in the menu they open; gives what was announced since. */
async function press(page: Page, name: RegExp, option?: RegExp): Promise<string> {
  const { length } = (await keptGame(page, ID)).saved.record.options;
  await page.evaluate(() => window.announced.splice(0));
  await page.getByRole('region', { name: 'Your moves' }).getByRole('button', { name }).first().press('Enter');
  if (option !== undefined)
    await page.getByRole('dialog').getByRole('button', { name: option }).first().press('Enter');
  await waitForTurn(page, ID, length);
  // The last thing said is what is asked now.
  await page.waitForFunction(() => {
    const question = document.querySelector('[aria-label="Your moves"] p')?.firstChild?.textContent ?? '';
    return window.announced.at(-1)?.includes(question);
  });
  return (await page.evaluate(() => window.announced)).join(' ');
}

async function openByEar(page: Page, game: ReturnType<typeof gameUntil>): Promise<void> {
  await page.evaluate(noteAnnouncements);
  await shelve(page, ID, game);
  await page.goto(address(`#/play/${ID}`));
  await waitForTurn(page, ID, -1);
}

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a turn of the Runner with a run is played by ear, ${device}`, async () => {
    const page = await visit(size);
    const game = gameUntil(
      'runner',
      ({ view, ask }) =>
        ask?.kind === 'action' &&
        view.runner.clicks === 4 &&
        view.corp.servers.some(({ server, ice }) => server === 'hq' && ice.length > 0),
    );
    await openByEar(page, game);
    const board = page.getByRole('main', { name: 'Table' });
    expect(await board.getByRole('heading', { level: 1 }).textContent()).toMatch(
      /Runner's turn · action phase/,
    );
    await board
      .getByRole('region', { name: 'HQ', exact: true })
      .getByRole('region', { name: /^Ice of HQ/ })
      .waitFor();
    await board.getByRole('region', { name: /^Grip: \d cards? in hand/ }).waitFor();
    expect(await page.getByRole('status', { name: 'What happens' }).textContent()).toContain(
      'Take an action (4 clicks left)',
    );

    const gained = await press(page, /^Gain 1 credit ?, 1 click/);
    expect(gained).toContain('The Runner gains 1 credit');
    expect(gained).toContain('Take an action (3 clicks left)');
    expect(await press(page, /^Draw 1 card ?, 1 click/)).toMatch(
      /The Runner draws .*Take an action \(2 clicks left\)/,
    );

    const ran = await press(page, /^Run/, /HQ/);
    expect(ran).toContain('The Runner runs HQ');
    expect(ran).toMatch(/approaches .*ice/);
    let heard = ran;
    for (let asked = 0; asked < 20 && !heard.includes('The run on HQ is over'); asked++)
      heard += ` ${await press(page, /^(Steal|Do not|Pass|Continue|Access|Leave|No)\b/)}`;
    expect(heard).toMatch(/The run on HQ is (un)?successful/);
    expect(heard).toContain('Take an action (1 click left)');

    let last = await press(page, /^Gain 1 credit ?, 1 click/);
    if (last.includes('Discard down to')) {
      const grip = page.getByRole('region', { name: /^Grip/ });
      const confirm = page.getByRole('button', { name: 'Confirm' });
      while (await confirm.isDisabled())
        await grip
          .getByRole('button', { name: /(?<!chosen), 1 option$/ })
          .first()
          .press('Enter');
      last = await press(page, /^Confirm/);
    }
    expect(last).toMatch(/The Corp (draws|installs|plays|gains|advances)/);
    expect(last).toMatch(/Turn \d+: the Runner's turn begins/);
    expect(last).toMatch(/Take an action|\?$/);
  });

test('the same words twice in a row are announced twice', async () => {
  const page = await visit(DESKTOP);
  await openByEar(
    page,
    gameUntil('corp', ({ view, ask }) => ask?.kind === 'action' && view.corp.clicks === 3),
  );
  await press(page, /^Gain 1 credit/);
  expect(await press(page, /^Gain 1 credit/)).toContain('The Corp gains 1 credit');
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await page.getByRole('status', { name: 'What happens' }).getByText('Taken back.').waitFor();
});

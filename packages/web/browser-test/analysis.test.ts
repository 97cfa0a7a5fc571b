import type { SavedGame } from '@lastclick/session';
import { lineOf, TableSession } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RELAXED, settle } from '../../session/test/seeded-game.ts';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { gameShown, table } from './player.ts';
import { beginnerGame, gameUntil, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

/** A whole game in which one side plays at random, so that it has turning points. */
function carelessGame(): SavedGame {
  const game = beginnerGame('runner', 'careless', {
    corp: { kind: 'bot', level: 'random' },
    runner: { kind: 'bot', level: '3' },
  });
  const session = TableSession.open('1', game, RELAXED);
  settle(session);
  return session.saved();
}

async function openReplay(page: Page, saved: SavedGame): Promise<void> {
  await shelve(page, 'analysed', saved);
  await page.goto(address('#/replay/game/analysed'));
  await page.getByText(`0 of ${saved.record.options.length}`).waitFor();
}

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Place in the game' });
const weighed = (page: Page) => page.getByRole('region', { name: 'What a bot would play' });
const turningPoints = (page: Page) => page.getByRole('region', { name: 'Turning points' });

test('a bot says what it would have played in a person’s place, and what the bot of the game thought', async () => {
  const saved = gameUntil('runner', ({ view, ask }) => view.turn.number > 5 && ask?.kind === 'action');
  const page = await visit(DESKTOP);
  await openReplay(page, saved);
  await scrubber(page).fill(String(saved.record.options.length));
  const panel = weighed(page);
  await panel.getByText('The Runner decides here').waitFor();
  await panel.getByRole('button', { name: 'What would level 5 play here?' }).click();
  await panel.getByText(/^Level 5 in the Runner’s place would/).waitFor();
  expect(await panel.getByText('level 5 would play this', { exact: true }).count()).toBe(1);
  expect(await panel.getByText(/in \d+ worlds$/).count()).toBeGreaterThan(1);
  await panel.scrollIntoViewIfNeeded();
  await keepScreenshot(page, 'analysis desktop');
  await expectAccessible(page, 'what a bot would play');

  await panel.getByRole('checkbox', { name: 'Ask at every step' }).check();
  await panel.getByRole('combobox', { name: 'Level' }).selectOption('3');
  await page.getByRole('button', { name: /^‹ Step/ }).click();
  // Until the step is taken the panel may still tell of the last place, where nothing has been played yet.
  await panel.getByText('played in the game', { exact: true }).waitFor();
  expect(await panel.getByText('played in the game', { exact: true }).count()).toBe(1);
  expect(await panel.getByText(/^Level 3 in the|^This is what level 3 thought/).count()).toBe(1);

  const { played } = lineOf(saved);
  await scrubber(page).fill(String(played.findIndex(({ seat }, place) => seat === 'corp' && place > 20)));
  await panel.getByText('The Corp decides here').waitFor();
  await panel.getByRole('button', { name: 'What did level 1 think?' }).click();
  await panel.getByText('This is what level 1 thought').waitFor();
});

test('the turning points of a game are found, shown, and played anew', async () => {
  const saved = carelessGame();
  const page = await visit(PHONE);
  await openReplay(page, saved);
  const panel = turningPoints(page);
  await panel.getByRole('button', { name: 'Find the turning points' }).click();
  await panel.getByText(/^[1-9]\d* of \d+ actions judged/).waitFor();
  // Whoever looks at the game meanwhile does not wait for the judge.
  await page.getByRole('button', { name: /^Step ›/ }).click();
  await page.getByText(`1 of ${saved.record.options.length}`).waitFor();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await panel.getByText(/turning points?, the dearest first/).waitFor({ timeout: 60_000 });
  const chart = page.getByRole('img', { name: /^The Corp’s chance to win/ });
  expect(await chart.getAttribute('aria-label')).toMatch(/\d+ turning points?, listed below/);
  await keepScreenshot(page, 'turning points phone');
  await expectAccessible(page, 'turning points');

  const box = await chart.boundingBox();
  if (box === null) throw new Error('the chart is not drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = saved.record.options.length / 2;
  expect(Math.abs(Number(await scrubber(page).inputValue()) - middle)).toBeLessThan(middle / 10);

  const point = panel.getByRole('listitem').first();
  await point.getByRole('button', { name: /^Go there/ }).click();
  const place = Number(await scrubber(page).inputValue());
  await point.getByRole('button', { name: /^Play on from here/ }).click();
  await table(page).waitFor();
  const branch = (await keptGame(page, gameShown(page))).saved;
  expect(branch.record.options.slice(0, place)).toEqual(saved.record.options.slice(0, place));
  expect([branch.setup.corp.kind, branch.setup.runner.kind].sort()).toEqual(['bot', 'human']);
});

test('the full view shows both hands and what was drawn; a seat’s view does not', async () => {
  const saved = carelessGame();
  const page = await visit(DESKTOP);
  await openReplay(page, saved);
  await scrubber(page).fill(String(Math.floor(saved.record.options.length / 2)));
  const hq = page.getByRole('region', { name: 'Cards in HQ' }).getByRole('listitem');
  const grip = page.getByRole('region', { name: 'Cards in Grip' }).getByRole('listitem');
  await hq.first().waitFor();
  for (const words of [...(await hq.allInnerTexts()), ...(await grip.allInnerTexts())])
    expect(words).not.toBe('facedown');
  const log = page.getByRole('list', { name: 'Log', exact: true });
  await log
    .getByText(/^The Corp draws (?!a card)/)
    .first()
    .waitFor();
  await page.getByRole('combobox', { name: 'Look at it as' }).selectOption('runner');
  await log.getByText('The Corp draws a card.').first().waitFor();
  expect(await hq.count()).toBe(0);
});

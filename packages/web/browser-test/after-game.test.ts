import type { SavedGame } from '@lastclick/session';
import { TableSession } from '@lastclick/session';
import { expect, test } from 'vitest';
import { RELAXED } from '../../session/test/seeded-game.ts';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { gameShown, outcome, table } from './player.ts';
import { gameUntil, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

function givenUp(): SavedGame {
  const saved = gameUntil('runner', ({ view }) => view.turn.number > 3);
  const session = TableSession.open('1', saved, RELAXED);
  session.end({ kind: 'conceded', by: 'runner' });
  return session.saved();
}

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`after a game one sees why, plays again from the other side, and finds it counted, ${device}`, async () => {
    const saved = givenUp();
    const page = await visit(size);
    await shelve(page, 'over', saved);
    await page.goto(address('#/play/over'));
    await outcome(page).getByText('You lose').waitFor();
    await keepScreenshot(page, `outcome ${device}`);
    await expectAccessible(page, 'the end of a game');
    await outcome(page).getByRole('button', { name: 'What decided it' }).click();
    const why = page.getByRole('dialog', { name: 'What decided it' });
    await why.getByText(/[1-9]\d* of \d+ actions judged/).waitFor({ timeout: 40_000 });
    await keepScreenshot(page, `decided ${device}`);
    await expectAccessible(page, 'what decided a game');
    await why.getByRole('button', { name: 'Close' }).click();

    await outcome(page).getByRole('button', { name: 'Swap sides' }).click();
    await page.waitForFunction(() => !location.hash.endsWith('/over'));
    await table(page).waitFor();
    const { setup } = (await keptGame(page, gameShown(page))).saved;
    expect(setup.corp).toEqual({ kind: 'human' });
    expect(setup.runner).toEqual({ kind: 'bot', level: '1' });

    await page.goto(address('#/statistics'));
    await page.getByText('0 of 1 games won').waitFor();
    await keepScreenshot(page, `statistics ${device}`);
    await expectAccessible(page, 'statistics');
    await page.goto(address('#/replay'));
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    await expectAccessible(page, 'the list of replays');
    await page
      .getByRole('link', { name: /^Replay / })
      .last()
      .click();
    await page.getByRole('region', { name: 'Controls of the replay' }).waitFor();
  });

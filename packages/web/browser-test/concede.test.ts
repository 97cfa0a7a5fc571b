import { expect, test } from 'vitest';
import { moves, outcome, table, waitForTurn } from './player.ts';
import { corpToAct, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a game is given up after one more question, ${device}`, async () => {
    const page = await visit(size);
    await shelve(page, 'concede', corpToAct(['Palisade']));
    await page.goto(address('#/play/concede'));
    await waitForTurn(page, 'concede', -1);
    const wish = async (): Promise<void> => {
      if (device === 'phone') await table(page).getByRole('button', { name: 'Log and more' }).click();
      await page.getByRole('button', { name: 'Concede', exact: true }).click();
    };
    const question = page.getByRole('dialog', { name: 'Concede this game?' });
    await wish();
    await question.getByRole('button', { name: 'Play on' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await moves(page).textContent()).toContain('Take an action');
    await wish();
    await question.getByRole('button', { name: 'Concede', exact: true }).click();
    await outcome(page).getByRole('heading', { name: 'You lose' }).waitFor();
    expect((await keptGame(page, 'concede')).saved.record.outcome).toEqual({ kind: 'conceded', by: 'corp' });
  });

test('the pace is changed at the table, and kept', async () => {
  const page = await visit(DESKTOP);
  await shelve(page, 'pace', corpToAct(['Palisade']));
  await page.goto(address('#/play/pace'));
  await waitForTurn(page, 'pace', -1);
  const pace = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('last-click settings') ?? '{}').pace);
  const before = await pace();
  await table(page)
    .getByRole('button', { name: /^Pace:/ })
    .click();
  expect(await pace()).not.toBe(before);
  expect(['calm', 'even', 'swift', 'none']).toContain(await pace());
});

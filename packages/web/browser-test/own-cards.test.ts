import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { table } from './player.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

test('a card is written, seen, mended and played on the spot, and is there again after a reload', async () => {
  const page = await visit(DESKTOP, '#/own-cards');
  const writing = page.getByRole('textbox', { name: 'The cards, as JSON' });
  await page.getByText('2 written, all can be played.').waitFor();
  await keepScreenshot(page, 'own cards');

  const text = await writing.inputValue();
  await writing.fill(text.replace('"amount": 3', '"amount": "three"').replace('"cost": 1', '"cost": -1'));
  await page.getByText('2 written, 1 cannot be played yet.').waitFor();
  const complaints = page.getByRole('listitem', { name: 'Overtime' }).getByRole('listitem');
  expect(await complaints.allTextContents()).toEqual([
    expect.stringContaining('overtime.cost: a whole number from 0'),
    expect.stringContaining('overtime.play[0].amount'),
  ]);
  await keepScreenshot(page, 'own cards with complaints');

  await writing.fill('{"cards": ');
  await page.getByText('this is no JSON').waitFor();

  await writing.fill(text.replaceAll('Overtime', 'Night Shift').replace('"amount": 3', '"amount": 9'));
  await page.getByText('Gain 9').first().waitFor();
  await page.reload();
  await page.getByText('Gain 9').first().waitFor();

  await page.getByRole('button', { name: 'Try Night Shift now' }).click();
  await table(page).waitFor();
  await page.getByText('Night Shift').first().waitFor();
  await page.reload();
  await table(page).waitFor();
  await page.getByText('Night Shift').first().waitFor();
  await keepScreenshot(page, 'own card on the table');
});

test('a file of cards is loaded on a phone', async () => {
  const page = await visit(PHONE, '#/own-cards');
  await page.getByLabel('Load a file').setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'last-click-cards',
        version: 1,
        cards: [
          {
            id: 'picket',
            side: 'corp',
            type: 'ice',
            title: 'Picket Fence',
            faction: 'neutral_corp',
            subtypes: ['barrier'],
            influence: 0,
            cost: 1,
            strength: 1,
            text: [{ ability: 'sub', steps: [{ effect: 'endRun' }] }],
          },
        ],
      }),
    ),
  });
  await page.getByText('End the run').first().waitFor();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await keepScreenshot(page, 'own cards on a phone');
});

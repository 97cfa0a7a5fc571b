import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { address, DESKTOP, visit } from './visit.ts';

test('a word tapped in the tutorial is explained over the table, which stays as it is', async () => {
  const page = await visit(DESKTOP, '#/tutorial/runner-goal');
  const coach = page.getByRole('complementary', { name: 'Tutorial' });
  await coach.getByRole('link', { name: 'agendas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agenda' });
  await dialog.getByText('worth points').waitFor();
  await keepScreenshot(page, 'a word explained desktop');
  await expectAccessible(page, 'a word of the game');
  await dialog.getByRole('link', { name: 'steal' }).click();
  await page.getByRole('dialog', { name: 'Steal' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toContain('#/tutorial/runner-goal');
  await coach.getByText('You are the Runner').waitFor();
});

test('all words stand on a page of their own and can be searched', async () => {
  const page = await visit(DESKTOP, '#/glossary/rez');
  await page.getByRole('heading', { name: 'Words of the game' }).waitFor();
  await expectAccessible(page, 'glossary');
  await keepScreenshot(page, 'glossary desktop');
  await page.getByLabel('Find a word').fill('robbed nothing');
  await page.getByText('No word like that.').waitFor();
  await page.getByLabel('Find a word').fill('three clicks');
  await page.getByRole('heading', { name: 'Purge' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Grip' }).count()).toBe(0);
  await page.goto(address('#/settings'));
});

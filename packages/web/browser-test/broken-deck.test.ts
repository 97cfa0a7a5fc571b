import { expect, test } from 'vitest';
import { DESKTOP, visit } from './visit.ts';

test('a deck that cannot be read is refused with its reasons, and no deck changes', async () => {
  const page = await visit(DESKTOP, '#/decks');
  await page.getByRole('button', { name: 'Import a deck' }).click();
  const form = page.getByRole('form', { name: 'Import a deck' });
  const importButton = form.getByRole('button', { name: 'Import', exact: true });

  for (const text of ['3x Hedge Fnud\nnot a deck at all', '{"data": [{"cards": ']) {
    await form.getByRole('textbox').fill(text);
    await importButton.click();
    await form.getByRole('alert').getByText('Not imported; your decks are as they were.').waitFor();
    expect(await form.getByRole('alert').getByRole('listitem').count()).toBeGreaterThan(0);
  }

  expect(await page.getByRole('region', { name: 'Your decks' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('region', { name: 'Corp decks' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your decks' }).count()).toBe(0);
});

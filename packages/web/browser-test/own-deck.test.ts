import { DECKS, type DeckList } from '@lastclick/cards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { gameShown, moves, table } from './player.ts';
import { keptGame } from './seeded-game.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const partyAnimal = DECKS.partyAnimal as DeckList;

async function keepDecks(page: Page, ...decks: readonly DeckList[]): Promise<void> {
  const kept = { decks: decks.map((deck) => ({ id: `own ${deck.name}`, deck })) };
  await page.evaluate((text) => localStorage.setItem('last-click.decks', text), JSON.stringify(kept));
  await page.reload();
}

test('an illegal deck of one’s own is played only by choice, with its reasons said before', async () => {
  const page = await visit(PHONE, '#/new');
  const thin = { ...partyAnimal, name: 'Thin', cards: { sure_gamble: 9 } };
  await keepDecks(page, thin, { ...partyAnimal, name: 'Good' });
  const choice = page.getByRole('combobox', { name: 'The Runner’s deck' });

  await choice.selectOption('Good');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await choice.selectOption('Thin');
  await page.getByRole('status').getByText('This deck is not legal').waitFor();
  await page.getByRole('status').getByText('rule 1.4.3').waitFor();
  expect(await page.getByRole('button', { name: 'Play now' }).count()).toBe(0);
  await keepScreenshot(page, 'illegal deck phone');
  await expectAccessible(page, 'an illegal deck');

  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await table(page).waitFor();
  await moves(page).getByRole('button').first().waitFor();
  expect((await keptGame(page, gameShown(page))).saved.setup.runnerDeck).toMatchObject(thin);
});

test('a deck that cannot be dealt is refused before the game, which is not begun', async () => {
  const page = await visit(DESKTOP, '#/new');
  await keepDecks(page, { ...partyAnimal, name: 'Odd', cards: { sure_gamble: 3, no_such_card: 3 } });
  await page.getByRole('combobox', { name: 'The Runner’s deck' }).selectOption('Odd');
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await page.getByRole('alert').filter({ hasText: 'This game cannot begin' }).waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('no_such_card');
  await keepScreenshot(page, 'a deck that cannot be dealt desktop');
  expect(await page.getByRole('region', { name: 'Continue' }).count()).toBe(0);
});

import type { Page } from 'playwright-core';
import { moves, outcome, table, type Wishes, waitForTurn } from './player.ts';
import { keptGame } from './seeded-game.ts';

/** What a player at the keyboard sees of a button: its words, its key, and whether it opens a list. */
interface Labelled {
  readonly words: string;
  readonly key: string;
  readonly opens: boolean;
}

/** Buttons that take moves; not those that take one back or close a list. */
const MOVES = 'button[aria-keyshortcuts]:not([aria-keyshortcuts="U"], [aria-keyshortcuts="Escape"])';

const labelledIn = (page: Page, where: string): Promise<Labelled[]> =>
  page.locator(`${where} ${MOVES}`).evaluateAll((buttons) =>
    buttons.map((button) => ({
      words: (button as HTMLElement).innerText,
      key: button.getAttribute('aria-keyshortcuts') ?? '',
      opens: button.hasAttribute('aria-haspopup'),
    })),
  );

/** The dearest wish among the buttons, else the last one. */
function dearest(buttons: readonly Labelled[], wishes: Wishes): Labelled {
  for (const wish of wishes) {
    const found = buttons.find(({ words }) => wish.test(words));
    if (found !== undefined) return found;
  }
  return buttons.at(-1) ?? { words: '', key: 'Space', opens: false };
}

/** A card says its name to screen readers before it shows its face. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.firstElementChild?.textContent ?? '');

/** Goes with Tab to the board and with the arrows along the hand until a card that can be chosen has the focus. */
async function reachChoosableCard(page: Page): Promise<void> {
  const isChoosable = async (): Promise<boolean> => /(?<!chosen), 1 option$/.test(await focusedName(page));
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-spot]') ?? false)) break;
    await page.keyboard.press('Tab');
  }
  for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    for (let steps = 0; steps < 12; steps++) {
      if (await isChoosable()) return;
      await page.keyboard.press(arrow);
    }
  throw new Error(
    `the arrows lead to no card that can be chosen; the focus is on "${await focusedName(page)}"`,
  );
}

/** Chooses cards with Enter until Space can confirm them. */
async function gatherByKeys(page: Page): Promise<void> {
  const confirm = moves(page).getByRole('button', { name: 'Confirm' });
  while (await confirm.isDisabled()) {
    await reachChoosableCard(page);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Space');
}

/** Takes one legal move with keys alone. */
export async function pressWish(page: Page, wishes: Wishes): Promise<void> {
  if (await moves(page).getByRole('button', { name: 'Confirm' }).isVisible()) return gatherByKeys(page);
  let pressed = dearest(await labelledIn(page, '[aria-label="Your moves"]'), wishes);
  await page.keyboard.press(pressed.key);
  while (pressed.opens) {
    const [title = ''] = pressed.words.split('…');
    const list = page.getByRole('dialog', { name: new RegExp(`${title}$`) });
    await list.getByRole('button').first().waitFor();
    pressed = dearest(await labelledIn(page, '[role="dialog"]'), wishes);
    await page.keyboard.press(pressed.key);
  }
}

/** Plays with keys alone until the game is over. */
export async function playByKeys(page: Page, id: string, wishes: Wishes): Promise<number> {
  await table(page).waitFor();
  await waitForTurn(page, id, -1);
  for (let made = 0; ; made++) {
    if (await outcome(page).isVisible()) return made;
    const { length } = (await keptGame(page, id)).saved.record.options;
    await pressWish(page, wishes);
    await waitForTurn(page, id, length);
  }
}

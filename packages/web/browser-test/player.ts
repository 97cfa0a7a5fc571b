import type { Locator, Page } from 'playwright-core';
import { keptGame } from './seeded-game.ts';

/** What a player would like to do, the dearest first: the beginnings of what buttons say. */
export type Wishes = readonly RegExp[];

export const RUNNER_WISHES: Wishes = [
  /^Steal/,
  /^Keep/,
  /^Trash/,
  /^Break/,
  /^Use/,
  /^Install/,
  /^Run\b.*(HQ|R&D)/,
  /^Run/,
];
export const CORP_WISHES: Wishes = [/^Score/, /^Keep/, /^Advance/, /^Rez/, /^Play/, /^Install/];

/** A button that takes a move; taking one back is none. */
const OFFER = 'button:not([aria-keyshortcuts="U"])';

export const table = (page: Page): Locator => page.getByRole('main', { name: 'Table' });
export const moves = (page: Page): Locator => page.getByRole('region', { name: 'Your moves' });
export const outcome = (page: Page): Locator => page.getByRole('region', { name: 'Outcome' });

/** A choice of cards is made by tapping them, and sent with "Confirm". */
async function gather(page: Page, confirm: Locator): Promise<void> {
  const cards = table(page).getByRole('button', { name: /(?<!chosen), 1 option$/ });
  while (await confirm.isDisabled()) await cards.first().click();
  await confirm.click();
}

/** The first button one of the wishes names; else null. */
async function wished(buttons: Locator, wishes: Wishes): Promise<Locator | null> {
  const words = await buttons.allInnerTexts();
  for (const wish of wishes) {
    const place = words.findIndex((said) => wish.test(said));
    if (place >= 0) return buttons.nth(place);
  }
  return null;
}

/** Takes one legal move by clicks: the dearest wish among the offers, else what happens by default. */
export async function clickMove(page: Page, wishes: Wishes): Promise<void> {
  const confirm = moves(page).getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) return gather(page, confirm);
  const offers = moves(page).locator(OFFER);
  let chosen = (await wished(offers, wishes)) ?? offers.last();
  // A list may hold cards that open lists of their own.
  while ((await chosen.getAttribute('aria-haspopup')) !== null) {
    const title = await chosen.locator('span').first().innerText();
    await chosen.click();
    const opened = page.getByRole('dialog', { name: new RegExp(`${title.replace('…', '')}$`) });
    const listed = opened.getByRole('button');
    await listed.first().waitFor();
    chosen = (await wished(listed, wishes)) ?? listed.first();
  }
  await chosen.click();
}

/** The game a page shows, as its address names it. */
export const gameShown = (page: Page): string => new URL(page.url()).hash.replace('#/play/', '');

/** Until the player is asked again or the game is over, and the browser has kept what happened since; -1: asked at all. */
export async function waitForTurn(page: Page, id: string, played: number): Promise<void> {
  await page.waitForFunction(
    ([name, before, offer]) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null')?.saved.record.options.length;
      // What is kept is drawn a moment later; buttons of the question before are still there until then.
      const drawn = document.querySelector<HTMLElement>('[data-played]')?.dataset.played;
      const isAsked = document.querySelector(`[aria-label="Your moves"] ${offer}`);
      const isOver = document.querySelector('[aria-label="Outcome"]');
      const isDrawn = before < 0 || kept === Number(drawn);
      return kept > before && isDrawn && (isAsked !== null || isOver !== null);
    },
    [`last-click game ${id}`, played, OFFER] as const,
  );
}

/** Plays by clicks until the game is over or so many moves are made; gives how many were. */
export async function playByClicks(
  page: Page,
  id: string,
  wishes: Wishes,
  { most = 600, each }: { most?: number; each?: (made: number) => Promise<void> } = {},
): Promise<number> {
  let made = 0;
  await waitForTurn(page, id, -1);
  while (made < most && !(await outcome(page).isVisible())) {
    await each?.(made);
    const { length } = (await keptGame(page, id)).saved.record.options;
    await clickMove(page, wishes);
    await waitForTurn(page, id, length);
    made += 1;
  }
  return made;
}

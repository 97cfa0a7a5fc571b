import type { Side } from '@lastclick/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { table, waitForTurn } from './player.ts';
import { richGame } from './rich-game.ts';
import { shelve } from './seeded-game.ts';
import { address, PHONE, visit } from './visit.ts';

const SIZES = [
  ['phone', PHONE],
  ['tablet', { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true }],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['large', { viewport: { width: 1920, height: 1080 } }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[];

/** What a person would complain about: text too small, fingers too big, things out of the window or over each other. */
const complaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${page.scrollWidth} px`);
    const isTouched = matchMedia('(pointer: coarse)').matches;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, height } = element.getBoundingClientRect();
      // What is only spoken is one pixel wide.
      if (width <= 1.5 || height <= 1.5) continue;
      const name = `${element.tagName} ${element.textContent?.slice(0, 40)}`;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (hasText && Number.parseFloat(getComputedStyle(element).fontSize) < 12)
        found.push(`text below 12 px: ${name}`);
      if (isTouched && element.matches('button') && (width < 39.5 || height < 39.5))
        found.push(`too small to touch, ${Math.round(width)} by ${Math.round(height)}: ${name}`);
      if (element.matches('header') && element.scrollWidth > element.clientWidth)
        found.push(`a strip is wider than its place: ${name}`);
    }
    const bar = document.querySelector('[aria-label="Your moves"]')?.getBoundingClientRect();
    if (bar === undefined || bar.bottom > innerHeight + 1 || bar.right > innerWidth + 1)
      found.push('the moves leave the window');
    const facts = [...document.querySelectorAll('header')].flatMap((strip) =>
      [...strip.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 1.5),
    );
    for (const [place, one] of facts.entries())
      for (const other of facts.slice(place + 1))
        if (
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
        )
          found.push('two numbers of the strips lie over each other');
    return found;
  });

/** Titles of ice that cannot be scrolled into its place, being above or beside what scrolls. */
const iceOutOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const servers = document.querySelector('[aria-label="Servers"]');
    if (servers === null) return ['no servers'];
    const top = servers.getBoundingClientRect().top - servers.scrollTop;
    return [...servers.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().top < top - 1)
      .map((button) => button.textContent ?? '');
  });

for (const [name, options] of SIZES)
  for (const seat of ['corp', 'runner'] as const satisfies readonly Side[])
    for (const during of ['action', 'encounter'] as const)
      test(`a rich board has room for everything: ${seat}, ${during}, ${name}`, async () => {
        // Nothing here is about being offline, so the page need not be kept for it.
        const page = await visit({ ...options, serviceWorkers: 'block' });
        await shelve(page, 'rich', richGame(seat, during));
        await page.goto(address('#/play/rich'));
        await table(page).waitFor();
        await waitForTurn(page, 'rich', -1);
        await keepScreenshot(page, `rich board, ${seat}, ${during}, ${name}`);
        expect(await complaints(page)).toEqual([]);
        expect(await iceOutOfReach(page)).toEqual([]);
      });

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moves } from './player.ts';
import { beginnerGame, gameUntil, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

/** What moves or would move on the page: animations that run, and elements with a time to animate or to change in. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (times: string): number =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    const found = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0)
      .map((animation) => `runs: ${animation.id || animation.constructor.name}`);
    for (const element of document.querySelectorAll('*'))
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const animates = style.animationName !== 'none' && seconds(style.animationDuration) > 0;
        if (animates || seconds(style.transitionDuration) > 0)
          found.push(`${element.tagName} ${element.className} ${part ?? ''}`);
      }
    return found;
  });

/** Goes where things move: a run, and a bot that thinks. */
async function partsMovingAtTable(page: Page): Promise<string[]> {
  await page.evaluate(() => localStorage.setItem('last-click settings', JSON.stringify({ pace: 'even' })));
  const run = gameUntil('runner', ({ view, ask }) => ask !== null && (view.run?.subroutines.length ?? 0) > 0);
  await shelve(page, 'run', run);
  const bot = { kind: 'bot', level: '1' } as const;
  await shelve(page, 'bots', beginnerGame('runner', '0', { corp: bot, runner: bot }));
  await page.goto(address('#/play/run'));
  await moves(page).getByRole('button').first().waitFor();
  const found = await movingParts(page);
  await page.goto(address('#/play/bots'));
  await moves(page).getByText('Waiting').waitFor();
  found.push(...(await movingParts(page)));
  return found;
}

test('where less motion is asked for, nothing moves', async () => {
  const page = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
  expect(await partsMovingAtTable(page)).toEqual([]);
});

test('else things move, unless the settings say no', async () => {
  const page = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  expect((await partsMovingAtTable(page)).length).toBeGreaterThan(0);
  await page.goto(address('#/settings'));
  await page.getByRole('group', { name: 'Animations' }).getByRole('radio', { name: 'Off' }).check();
  await page.goto(address('#/play/run'));
  await moves(page).getByRole('button').first().waitFor();
  expect(await movingParts(page)).toEqual([]);
});

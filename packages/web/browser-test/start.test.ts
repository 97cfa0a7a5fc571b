import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`two clicks lead from the start page to a game, ${name}`, async () => {
    const page = await visit(size);
    await page.getByRole('heading', { name: 'Last Click' }).waitFor();
    await keepScreenshot(page, `start ${name}`);
    await expectAccessible(page, 'start page');

    await page.getByRole('link', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await keepScreenshot(page, `new game ${name}`);
    await expectAccessible(page, 'new game');
    await page.getByRole('button', { name: 'Play now' }).click();

    await page.getByRole('main', { name: 'Table' }).waitFor();
    const moves = page.getByRole('region', { name: 'Your moves' });
    await moves.getByRole('button').first().waitFor();
    expect(await page.getByRole('status', { name: 'What happens' }).textContent()).not.toBe('');
    await keepScreenshot(page, `first decision ${name}`);
  });

test('on a phone the way back into the last game is in sight at once', async () => {
  const page = await visit(PHONE, '#/new');
  await page.getByRole('button', { name: 'Play now' }).click();
  const moves = page.getByRole('region', { name: 'Your moves' });
  await moves.getByRole('button').first().waitFor();
  const asked = await moves.innerText();
  await page.goto(address());

  const back = page.getByRole('link', { name: /^Go on with your last game/ });
  const box = await back.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(PHONE.viewport.height);
  await back.click();

  await moves.getByRole('button').first().waitFor();
  expect(await moves.innerText()).toBe(asked);
});

test('the first screen is dark whatever the device prefers, and light where the player wishes it', async () => {
  const page = await visit({ ...DESKTOP, colorScheme: 'light' });
  const scheme = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('link', { name: 'Learn by playing' }).waitFor();
  expect(await scheme()).toBe('dark');
  await page.goto(address('#/settings'));
  const theme = page.getByRole('group', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'As the device' }).check();
  expect(await scheme()).toBe('light dark');
  await theme.getByRole('radio', { name: 'Light' }).check();
  await page.goto(address());
  await page.getByRole('link', { name: 'Learn by playing' }).waitFor();
  expect(await scheme()).toBe('light');
  await keepScreenshot(page, 'start light desktop');
  await expectAccessible(page, 'start page, light');
});

test('the city of the first screen moves quietly, and stands still where less motion is asked for', async () => {
  const moving = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    const page = await visit({ ...DESKTOP, reducedMotion });
    await page.getByRole('link', { name: 'Learn by playing' }).waitFor();
    return page.evaluate(() => document.getAnimations().length);
  };
  expect(await moving('no-preference')).toBeGreaterThan(0);
  expect(await moving('reduce')).toBe(0);
});

import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

for (const [name, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`one click leads from the start page to a game, ${name}`, async () => {
    const page = await visit(size);
    await page.getByRole('heading', { name: 'Last Click' }).waitFor();
    await keepScreenshot(page, `start ${name}`);
    await expectAccessible(page, 'start page');

    await page.getByRole('button', { name: 'Play now' }).click();

    await page.getByRole('main', { name: 'Table' }).waitFor();
    const moves = page.getByRole('region', { name: 'Your moves' });
    await moves.getByRole('button').first().waitFor();
    expect(await page.getByRole('status', { name: 'What happens' }).textContent()).not.toBe('');
    await keepScreenshot(page, `first decision ${name}`);
  });

test('on a phone the way back into the last game is in sight at once', async () => {
  const page = await visit(PHONE);
  await page.getByRole('button', { name: 'Play now' }).click();
  const moves = page.getByRole('region', { name: 'Your moves' });
  await moves.getByRole('button').first().waitFor();
  const asked = await moves.innerText();
  await page.goto(address());

  const back = page.getByRole('link', { name: /^Go on with your last game/ });
  expect((await back.boundingBox())?.y).toBeLessThan(PHONE.viewport.height / 2);
  await back.click();

  await moves.getByRole('button').first().waitFor();
  expect(await moves.innerText()).toBe(asked);
});

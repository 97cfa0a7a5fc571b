import { expect, test } from 'vitest';
import { sceneOf } from '../src/tutorial/scenes.ts';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { moves } from './player.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a newcomer is led from the first screen to a stolen agenda and on to the next scene, ${device}`, async () => {
    const page = await visit(size);
    await page.getByRole('link', { name: /^Learn by playing/ }).click();
    await page.getByRole('heading', { name: 'Learn by playing' }).waitFor();
    await keepScreenshot(page, `tutorial ${device}`);
    await expectAccessible(page, 'tutorial');
    await page
      .getByRole('link', { name: /What it is all about/ })
      .first()
      .click();

    const coach = page.getByRole('complementary', { name: 'Tutorial' });
    await coach.getByText('You are the Runner').waitFor();
    expect(await moves(page).getByRole('button').count()).toBe(0);
    await coach.getByRole('button', { name: 'Go on' }).click();
    await coach.getByText('run there').waitFor();
    await keepScreenshot(page, `tutorial scene ${device}`);
    await expectAccessible(page, 'a scene of the tutorial');
    await moves(page)
      .getByRole('button', { name: /^Run R&D/ })
      .click();
    const { end } = sceneOf('runner-goal') ?? { end: '' };
    for (let asked = 0; asked < 8 && !(await coach.innerText()).includes(end); asked += 1) {
      const move = moves(page).getByRole('button').first();
      await move.or(coach.getByText(end)).first().waitFor();
      // A button that goes as it is reached for was the last question's: what stands there now is looked at anew.
      if (await move.isVisible()) await move.click({ timeout: 2_000 }).catch(() => undefined);
    }
    await coach.getByText(end).waitFor();
    await keepScreenshot(page, `tutorial end ${device}`);
    await coach.getByRole('link', { name: 'Next: Clicks and credits' }).click();
    await coach.getByText('four clicks').waitFor();
    await coach.page().goBack();
    await coach.getByText('You are the Runner').waitFor();
    await page.goto(`${page.url().split('#')[0]}#/tutorial`);
    await page.getByRole('img', { name: 'played' }).waitFor();
  });

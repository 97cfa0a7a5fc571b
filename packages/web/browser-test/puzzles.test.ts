import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { moves } from './player.ts';
import { gameUntil, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a puzzle is tried, refuted, taken back and solved, ${device}`, async () => {
    const page = await visit(size);
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor();
    await keepScreenshot(page, `puzzles ${device}`);
    await expectAccessible(page, 'the puzzles');
    await page.getByRole('link', { name: /Back in print/ }).click();
    const coach = page.getByRole('complementary', { name: 'Puzzle' });
    await coach.getByText('Win this turn').waitFor();
    await keepScreenshot(page, `puzzle ${device}`);
    await expectAccessible(page, 'a puzzle');

    const press = async (name: RegExp): Promise<void> => {
      await page.getByRole('button', { name }).first().click();
    };
    // With two clicks spent on credits nothing can be finished any more.
    await moves(page)
      .getByRole('button', { name: /^Gain 1 credit/ })
      .click();
    await page.waitForFunction(() => document.querySelector('[data-played="1"]') !== null);
    await moves(page)
      .getByRole('button', { name: /^Gain 1 credit/ })
      .click();
    await coach.getByText('no longer certain').waitFor();
    await keepScreenshot(page, `puzzle refuted ${device}`);
    await coach.getByRole('button', { name: 'Take it back' }).click();
    await coach.getByRole('button', { name: 'Hint' }).click();
    await coach.getByText('Hint: Play IP Enforcement').waitFor();
    await coach.getByRole('button', { name: 'Begin again' }).click();
    await page.waitForFunction(() => document.querySelector('[data-played="0"]') !== null);
    await press(/^Play IP Enforcement|^IP Enforcement/);
    for (let step = 0; step < 12; step += 1) {
      const solved = coach.getByText('Solved');
      await coach.getByRole('button', { name: 'Hint' }).or(solved).first().waitFor();
      if (await solved.isVisible()) break;
      await coach.getByRole('button', { name: 'Hint' }).click();
      await coach.getByText(/Hint: /).waitFor();
      const words = /Hint: (?<words>.*)\./.exec(await coach.innerText())?.groups?.words ?? '';
      const before = await page.getAttribute('[data-played]', 'data-played');
      await moves(page)
        .getByRole('button', { name: new RegExp(`^${words.replaceAll(/[^\w ]/g, '.')}`) })
        .first()
        .click();
      await page.waitForFunction(
        (was) => document.querySelector('[data-played]')?.getAttribute('data-played') !== was,
        before,
      );
    }
    await coach.getByText('Solved').waitFor();
    await keepScreenshot(page, `puzzle solved ${device}`);
    await coach.getByRole('link', { name: 'Next puzzle' }).click();
    await page.goBack();
    await page.goBack();
    await page.getByRole('img', { name: 'solved' }).waitFor();
    expect(await page.getByText('solved after').count()).toBe(1);
  });

test('a puzzle is made of a place of a game', async () => {
  const saved = gameUntil('corp', ({ view, ask }) => view.turn.number > 2 && ask?.kind === 'action');
  const page = await visit(DESKTOP);
  await shelve(page, 'played', saved);
  await page.goto(address('#/replay/game/played'));
  const controls = page.getByRole('region', { name: 'Controls of the replay' });
  await controls.getByRole('button', { name: /^End/ }).click();
  const make = page.getByRole('button', { name: 'Is it one?' });
  await make.click();
  // Nobody wins in the first turns: the prover says so, or that it does not know in the time it has.
  await page
    .getByText(/It is none|That is not known|begins where somebody takes an action/)
    .waitFor({ timeout: 60_000 });
  await make.scrollIntoViewIfNeeded();
  await keepScreenshot(page, 'make a puzzle');
});

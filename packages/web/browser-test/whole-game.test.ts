import { outcomeWords } from '@lastclick/table';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { CORP_WISHES, outcome, playByClicks, RUNNER_WISHES } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

for (const [side, size, device, wishes] of [
  ['runner', DESKTOP, 'desktop', RUNNER_WISHES],
  ['corp', DESKTOP, 'desktop', CORP_WISHES],
  ['runner', PHONE, 'phone', RUNNER_WISHES],
  ['corp', PHONE, 'phone', CORP_WISHES],
] as const)
  test(`a whole game as the ${side} by clicks alone, ${device}`, async () => {
    const page = await visit(size, '#/new');
    await shelve(page, 'whole', beginnerGame(side, '0'));
    await page.reload();
    await page.getByRole('link', { name: /^Continue/ }).click();

    await playByClicks(page, 'whole', wishes, {
      each: async (made) => {
        if (made === 12) await keepScreenshot(page, `mid-game ${side} ${device}`);
      },
    });

    const kept = await keptGame(page, 'whole');
    expect(kept.outcome).not.toBeNull();
    if (kept.outcome === null) return;
    const { winner, reason } = kept.outcome;
    await outcome(page).getByText(outcomeWords(winner, reason)).waitFor();
    await outcome(page)
      .getByRole('heading', { name: winner === side ? 'You win' : 'You lose' })
      .waitFor();
    await keepScreenshot(page, `outcome ${side} ${device}`);
  });

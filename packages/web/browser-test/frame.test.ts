import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CORP_WISHES, moves, playByClicks, RUNNER_WISHES } from './player.ts';
import { beginnerGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

const PARTS = ['[data-hand]', '[aria-label="Servers"]', '[aria-label="Rig"]', '[aria-label="Your moves"]'];

/** Where the parts of the table are, in whole pixels. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(
    (parts) =>
      parts
        .map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return `${part} ${[box?.x, box?.y, box?.width, box?.height].map((one) => Math.round(one ?? -1)).join(' ')}`;
        })
        .join('\n'),
    PARTS,
  );

for (const [side, wishes, device, size] of [
  ['runner', RUNNER_WISHES, 'desktop', DESKTOP],
  ['corp', CORP_WISHES, 'phone', PHONE],
] as const)
  test(`no question moves hand, servers, rig or moves in a whole game: ${side}, ${device}`, async () => {
    const page = await visit({ ...size, serviceWorkers: 'block' });
    await shelve(page, 'frame', beginnerGame(side, '4'));
    await page.goto(address('#/play/frame'));
    await moves(page).getByRole('button').first().waitFor();
    const frame = await boxes(page);
    const asked = await playByClicks(page, 'frame', wishes, {
      each: async (made) => expect(await boxes(page), `after ${made} moves`).toBe(frame),
    });
    expect(asked).toBeGreaterThan(8);
  });

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTEFACTS } from './artefacts.ts';
import { moves, playByClicks, RUNNER_WISHES } from './player.ts';
import { gameUntil, shelve } from './seeded-game.ts';
import { address, DESKTOP, visit } from './visit.ts';

/** What the page notes of itself, in milliseconds. */
interface Noted {
  /** From each click to the first painted change after it. */
  readonly clicks: number[];
  /** Tasks of the main thread longer than 50. */
  readonly longTasks: number[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

function noteResponsiveness(): void {
  const noted: Noted = { clicks: [], longTasks: [] };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let clicked: number | null = null;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (clicked === null) return;
    const since = clicked;
    clicked = null;
    // A task after the frame's callbacks runs when the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => noted.clicks.push(performance.now() - since);
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

// Reported, never a reason to fail: how fast a machine is, is no property of the table.
test('how fast the page answers clicks while a bot of level 4 thinks and beats play', async () => {
  // Everything that moves moves, at the pace most people have.
  const page = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.setItem('last-click settings', JSON.stringify({ pace: 'even' })));
  const game = gameUntil('runner', ({ view, ask }) => view.turn.number > 8 && ask?.kind === 'action');
  await shelve(page, 'measured', {
    ...game,
    setup: { ...game.setup, corp: { kind: 'bot', level: '4' } },
  });
  await page.addInitScript(noteResponsiveness);
  await page.goto(address('#/play/measured'));
  await page.reload();
  await moves(page).getByRole('button').first().waitFor();
  // What it takes to open the page is another matter.
  await page.evaluate(() => window.noted.longTasks.splice(0));
  const made = await playByClicks(page, 'measured', RUNNER_WISHES, { most: 25 });

  const { clicks, longTasks } = await page.evaluate(() => window.noted);
  const report = {
    moves: made,
    clicks: clicks.length,
    clickToPaint: { p50: quantile(clicks, 0.5), p95: quantile(clicks, 0.95), most: quantile(clicks, 1) },
    tasksOver50: longTasks.map(Math.round),
  };
  writeFileSync(join(ARTEFACTS, 'responsiveness.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log('Responsiveness in milliseconds:', JSON.stringify(report));
  expect(clicks.length).toBeGreaterThan(0);
});

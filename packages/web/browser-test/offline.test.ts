import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { DIST } from '../../cli/src/serve/build.ts';
import { staticServer } from '../../cli/src/serve/static-server.ts';
import { gameShown, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { gameUntil, keptGame, shelve } from './seeded-game.ts';
import { DESKTOP, visit } from './visit.ts';

test('after the first visit a game starts without a network, and a kept one goes on', async () => {
  const server = staticServer(DIST).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const home = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const page = await visit(DESKTOP);
  await page.goto(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = gameUntil('runner', ({ view }) => view.turn.number > 2);
  await shelve(page, 'kept', kept);

  await page.context().setOffline(true);
  // The host is gone as well, for whatever the browser's switch does not reach.
  server.close();
  server.closeAllConnections();
  await page.reload();

  await page.getByRole('link', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await table(page).waitFor();
  await playByClicks(page, gameShown(page), RUNNER_WISHES, { most: 2 });

  await page.goto(`${home}#/new`);
  await page.getByRole('link', { name: /^Continue.*Beginner/i }).click();
  await playByClicks(page, 'kept', RUNNER_WISHES, { most: 2 });
  const { options } = (await keptGame(page, 'kept')).saved.record;
  expect(options.slice(0, kept.record.options.length)).toEqual(kept.record.options);
  expect(options.length).toBeGreaterThan(kept.record.options.length + 1);

  for (const [fragment, heading] of [
    ['#/learn', 'The turn'],
    ['#/decks', 'Decks'],
    ['#/settings', 'Settings'],
    ['#/replay', 'Replay'],
  ] as const) {
    await page.goto(`${home}${fragment}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
});

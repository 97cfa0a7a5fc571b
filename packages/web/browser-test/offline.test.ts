import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'vitest';
import { DIST } from '../../cli/src/serve/build.ts';
import { staticServer } from '../../cli/src/serve/static-server.ts';
import { gameShown, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { DESKTOP, visit } from './visit.ts';

test('after the first visit a game starts without a network', async () => {
  const server = staticServer(DIST).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await visit(DESKTOP);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  // The host is gone as well, for whatever the browser's switch does not reach.
  server.close();
  server.closeAllConnections();
  await page.reload();

  await page.getByRole('button', { name: 'Play now' }).click();
  await table(page).waitFor();
  await playByClicks(page, gameShown(page), RUNNER_WISHES, { most: 2 });
});

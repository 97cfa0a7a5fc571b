// scratch: takes pictures of moments in motion
import { createServer } from 'node:http';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { DIST } from '../../packages/cli/src/serve/build.ts';
import { staticServer } from '../../packages/cli/src/serve/static-server.ts';
import { launchBrowser } from '../../packages/web/browser-test/chromium.ts';
import { record } from '@lastclick/engine';
import { setupOf } from '@lastclick/session';
import { beginnerGame, shelve } from '../../packages/web/browser-test/seeded-game.ts';
import { scenes } from './zz-scenes.ts';

const only = process.argv[2] ?? '';
const device = process.argv[3] ?? 'desktop';
const server = staticServer(DIST).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as any;
const bs = await launchBrowser();
const browser = await chromium.connect(bs.wsEndpoint());
const size = device === 'phone' ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 } : { viewport: { width: 1280, height: 800 } };
for (const [name, scene] of Object.entries(scenes)) {
  if (only !== '' && !name.includes(only)) continue;
  const context = await browser.newContext({ reducedMotion: 'no-preference', ...size } as any);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.goto(`http://localhost:${port}/#/settings`);
  await page.evaluate((pace) => localStorage.setItem('last-click settings', JSON.stringify({ pace, theme: 'dark' })), scene.pace ?? 'even');
  await page.reload();
  await shelve(page, 'x', scene.game());
  await page.goto(`http://localhost:${port}/#/play/x`);
  await page.locator('[aria-label="Your moves"] button').first().waitFor();
  await page.waitForTimeout(500);
  await scene.act(page);
  const began = Date.now();
  for (const at of scene.at) {
    await page.waitForTimeout(Math.max(0, at - (Date.now() - began)));
    await page.screenshot({ path: `/tmp/dshots/${name}-${device}-${at}.png` });
  }
  await context.close();
}
await browser.close();
await bs.close();
server.close(); server.closeAllConnections();
process.exit(0);

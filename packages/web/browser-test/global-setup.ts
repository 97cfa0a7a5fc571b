import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { DIST } from '../../cli/src/serve/build.ts';
import { staticServer } from '../../cli/src/serve/static-server.ts';
import { ARTEFACTS } from './artefacts.ts';
import { launchBrowser } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built table is served. */
    readonly address: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

/** One server and one browser for all tests; each test has a window with an empty storage of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync(ARTEFACTS, { recursive: true, force: true });
  mkdirSync(ARTEFACTS, { recursive: true });
  const server = staticServer(DIST).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser();
  project.provide('address', `http://localhost:${port}/`);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
}

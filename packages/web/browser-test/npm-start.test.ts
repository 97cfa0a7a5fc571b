import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { moves } from './player.ts';
import { DESKTOP, visit } from './visit.ts';

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');

test('npm start serves the table beside a busy port, prints where, and ends with Ctrl-C', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', String(port), '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const said: string[] = [];
    let address: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      address = /http:\/\/localhost:\d+\//.exec(line)?.[0];
      if (address !== undefined) break;
    }
    expect(said).toContain(`Port ${port} is taken.`);
    expect(address).not.toBe(`http://localhost:${port}/`);
    const page = await visit(DESKTOP);
    await page.goto(address ?? '');
    await page.getByRole('link', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Play now' }).click();
    await moves(page).getByRole('button').first().waitFor();
  } finally {
    child.kill('SIGINT');
    busy.close();
  }
  expect(await ended).toEqual([0, null]);
});

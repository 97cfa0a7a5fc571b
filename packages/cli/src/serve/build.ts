import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');
const WEB = join(ROOT, 'packages/web');
/** Where the built table lies. */
export const DIST = join(WEB, 'dist');

const SOURCES = [
  ...['engine', 'cards', 'rulebook', 'table', 'bots', 'session', 'web'].map((name) =>
    join(ROOT, 'packages', name, 'src'),
  ),
  join(WEB, 'public'),
  join(WEB, 'index.html'),
  join(WEB, 'vite.config.ts'),
  join(WEB, 'offline-worker.ts'),
  join(WEB, 'service-worker.js'),
  join(ROOT, 'package-lock.json'),
];

/** When the newest file there was changed. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

export const isBuilt = (): boolean =>
  newest(join(DIST, 'index.html')) > Math.max(...SOURCES.map((path) => newest(path)));

/** Builds the table for a browser; what the builder says is shown only when it fails. */
export function buildTable(): boolean {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', WEB], {
    cwd: WEB,
    encoding: 'utf8',
  });
  if (status === 0) return true;
  process.stderr.write(`${stdout}${stderr}`);
  return false;
}

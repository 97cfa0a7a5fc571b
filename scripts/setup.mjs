// Installs what the lock file asks for when it is not there yet, and says what is missing.
// Plain JavaScript, because it runs on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const major = (version) => Number(version.replace(/^v/, '').split('.')[0]);

if (major(process.version) < 20) {
  console.error(`Last Click needs Node 20 or newer to set itself up; this is Node ${process.version}.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const stale = !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
if (stale) {
  console.error('Last Click: installing from the lock file (once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Last Click: "npm ci" failed; the lines above say why. Is the package registry reachable?');
    process.exit(1);
  }
}

const node = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : 'node';
const running = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? 'none';
if (major(running) < 24) {
  console.error(
    `Last Click runs on Node 24 or newer. On Linux x64 it brings its own; here "node" is ${running}. ` +
      'Install Node 24 and try again.',
  );
  process.exit(1);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from './build.ts';

// What the built table weighs compressed, and whether its first load stays within its limit.

const MOST_FIRST_LOAD = 350 * 1000;
const ASSETS = join(DIST, 'assets');

const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** A script with everything it imports before it runs. */
function withImports(name: string, seen: Set<string>): Set<string> {
  if (seen.has(name) || !existsSync(join(ASSETS, name))) return seen;
  seen.add(name);
  for (const [, imported] of readFileSync(join(ASSETS, name), 'utf8').matchAll(STATIC_IMPORT))
    if (imported !== undefined) withImports(imported, seen);
  return seen;
}

const compressed = (name: string): number => gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

function main(): number {
  if (!existsSync(join(DIST, 'index.html'))) {
    process.stderr.write('The table is not built: npm run build:web\n');
    return 1;
  }
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const first = new Set<string>();
  for (const [, name] of page.matchAll(/assets\/([^"']+\.js)/g))
    if (name !== undefined) withImports(name, first);
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  for (const name of scripts)
    process.stdout.write(
      `${kilobytes(compressed(name))}  ${first.has(name) ? 'first ' : 'later '} ${name}\n`,
    );
  const total = [...first].reduce((sum, name) => sum + compressed(name), 0);
  const verdict = total <= MOST_FIRST_LOAD ? 'within' : 'ABOVE';
  process.stdout.write(
    `${kilobytes(total)}  first load of JavaScript, ${verdict} the limit of ${kilobytes(MOST_FIRST_LOAD).trim()}\n`,
  );
  return total <= MOST_FIRST_LOAD ? 0 : 1;
}

process.exitCode = main();

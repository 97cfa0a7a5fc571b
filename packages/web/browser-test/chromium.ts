import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { type BrowserServer, chromium } from 'playwright-core';

// The browser comes packed inside an npm package: nothing is downloaded, nothing is installed on the machine.

const PACKAGE = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache');
const UNPACKED = join(CACHE, 'chromium');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The package unpacks into the folder for temporary files, wherever that is. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'])
      await inflate(join(PACKAGE, 'bin', name));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Unpacks once; a folder with the final name is always complete, even after a run was interrupted. */
async function unpacked(): Promise<string> {
  if (existsSync(UNPACKED)) return UNPACKED;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'));
  await unpackInto(scratch);
  writeFileSync(
    join(scratch, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${UNPACKED}/fonts</dir>
  <cachedir>${UNPACKED}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(scratch, UNPACKED);
  } catch (error) {
    // Another run was faster.
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(UNPACKED)) throw error;
  }
  return UNPACKED;
}

/** Some machines lack a few libraries a browser needs; the package brings them along. */
function librariesFor(program: string, libraries: string): string | undefined {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  const known = process.env.LD_LIBRARY_PATH;
  if (!stdout.includes('not found')) return known;
  return known === undefined ? libraries : `${libraries}:${known}`;
}

/** A browser of its own for a run of the tests. */
export async function launchBrowser(): Promise<BrowserServer> {
  const own = process.env.CHROMIUM;
  if (own !== undefined) return chromium.launchServer({ executablePath: own, args: FLAGS });
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the browser that comes along is for Linux x64; name yours: CHROMIUM=/path/to/chromium');
  const folder = await unpacked();
  const program = join(folder, 'chromium');
  const libraries = librariesFor(program, join(folder, 'al2023/lib'));
  return chromium.launchServer({
    executablePath: program,
    args: FLAGS,
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }),
    },
  });
}

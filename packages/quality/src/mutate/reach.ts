import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMarkable, markAll } from './marks.ts';
import type { Found } from './places.ts';
import { runTests } from './runner.ts';
import { hasBit } from './tests/marked.ts';
import type { Chosen } from './tests/messages.ts';

/** A test, how long it takes and which places it passes. */
export interface Reaching {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly seconds: number;
  readonly marks: Buffer;
}

/** They are no tests of the engine's own: asked last, and what they alone notice is told apart. */
export const KEPT_GAMES = 'packages/quality/test/kept-games.test.ts';
/** The architecture says how files are written, not what the rules do. */
const NOT_ASKED = join('packages', 'engine', 'test', 'architecture.test.ts');

export const testFiles = (root: string): string[] =>
  globSync(['packages/{engine,cards}/test/**/*.test.ts', KEPT_GAMES], { cwd: root })
    .filter((file) => file !== NOT_ASKED)
    .sort();

const PATIENCE = 120;

/** What was found of one file of tests, as the file is. */
interface KeptFile {
  readonly file: string;
  readonly digest: string;
  /** In which gathering it was read: a mutation tried before has not been asked of it. */
  readonly gathering: number;
  readonly marks: string;
  readonly tests: readonly (Omit<Reaching, 'marks' | 'file'> & { readonly marks: string })[];
}

interface Kept {
  /** Of everything the tests use: what was found for other sources says nothing about these. */
  readonly digest: string;
  readonly gathering: number;
  readonly loaded: string;
  readonly files: readonly KeptFile[];
}

const digestOfFile = (root: string, file: string): string => hash('sha1', readFileSync(join(root, file)));

/** Of everything the tests use, what they share among them included. */
function digestOf(root: string): string {
  const files = globSync('packages/{engine,cards,table,testkit,quality}/**/*.{ts,json,gz}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes(join('src', 'mutate')))
    .sort();
  return hash('sha1', files.map((file) => `${file} ${digestOfFile(root, file)}`).join('\n'));
}

async function gather(
  root: string,
  all: readonly Found[],
  digest: string,
  before: Kept | null,
): Promise<Kept> {
  const gathering = (before?.gathering ?? 0) + 1;
  const digests = new Map(testFiles(root).map((file) => [file, digestOfFile(root, file)]));
  const same = (before?.digest === digest ? before.files : []).filter(
    (kept) => digests.get(kept.file) === kept.digest,
  );
  const found = new Map<string, { marks: string; tests: KeptFile['tests'][number][] }>();
  const foundOf = (file: string): { marks: string; tests: KeptFile['tests'][number][] } => {
    const known = found.get(file) ?? { marks: '', tests: [] };
    found.set(file, known);
    return known;
  };
  const isSame = new Set(same.map(({ file }) => file));
  const missing = [...digests.keys()].filter((file) => !isSame.has(file));
  let loaded = before?.loaded ?? '';
  if (missing.length > 0) {
    const start = { changed: markAll(root, all), marks: all.length };
    const tests = missing.map((file) => ({ file, numbers: null }));
    const ended = await runTests(root, { ...start, tests, patience: PATIENCE }, (message) => {
      if (message.kind === 'loaded') loaded = message.marks;
      if (message.kind === 'file') foundOf(message.file).marks = message.marks;
      if (message.kind === 'test') foundOf(message.file).tests.push(message);
    });
    if (ended.kind !== 'passed')
      throw new Error(
        `the tests do not pass as they are: ${ended.kind === 'failed' ? `${ended.test}\n${ended.error}` : ended.kind}`,
      );
  }
  const fresh = missing.map((file) => ({
    file,
    digest: digests.get(file) ?? '',
    gathering,
    ...foundOf(file),
  }));
  return { digest, gathering, loaded, files: [...same, ...fresh] };
}

/** The tests that could notice a mutation. */
export interface Asked {
  /** They pass its place while they run. */
  readonly running: readonly Reaching[];
  /** Their file passes it as it is loaded, and whatever it makes there may show it. */
  readonly loading: readonly Reaching[];
}

/** Which tests pass which places of the engine. */
export class Reach {
  private readonly marks: ReadonlyMap<string, number>;
  private readonly loaded: Buffer;
  private readonly files: readonly { readonly kept: KeptFile; readonly marks: Buffer }[];
  private readonly seconds: ReadonlyMap<string, number>;
  private readonly tests: ReadonlyMap<string, readonly Reaching[]>;
  /** Grows with every change of what was gathered. */
  readonly gathering: number;
  /** Tells apart what the tests use. */
  readonly digest: string;

  private constructor(all: readonly Found[], kept: Kept) {
    this.gathering = kept.gathering;
    this.digest = kept.digest;
    this.marks = new Map(
      all.flatMap((found, mark) => (isMarkable(found) ? [[found.mutation.id, mark] as const] : [])),
    );
    this.loaded = Buffer.from(kept.loaded, 'base64');
    this.files = kept.files.map((file) => ({ kept: file, marks: Buffer.from(file.marks, 'base64') }));
    this.tests = new Map(
      kept.files.map(({ file, tests }) => [
        file,
        tests.map((test) => ({ ...test, file, marks: Buffer.from(test.marks, 'base64') })),
      ]),
    );
    this.seconds = new Map(
      [...this.tests.values()].flat().map(({ file, number, seconds }) => [`${file} ${number}`, seconds]),
    );
  }

  /** Runs all tests once on marked sources, but for those of which that was done before. */
  static async of(root: string, all: readonly Found[]): Promise<Reach> {
    const path = join(root, '.lastclick', 'reach.json');
    const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : null;
    const kept = await gather(root, all, digestOf(root), before);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(kept));
    return new Reach(all, kept);
  }

  secondsOf({ file, numbers }: Chosen): number {
    return (numbers ?? []).reduce((sum, number) => sum + (this.seconds.get(`${file} ${number}`) ?? 0), 0);
  }

  /** Whether a place is passed before any test, or once for all of them: it cannot be spoilt in what is loaded. */
  isLoaded(id: string): boolean {
    const mark = this.marks.get(id);
    return mark === undefined || hasBit(this.loaded, mark);
  }

  /** The tests that pass the place of a mutation, or all where it is passed on loading; those read since a gathering. */
  of(id: string, since = 0): Asked {
    const files = this.files.filter(({ kept }) => kept.gathering > since);
    const testsOf = (file: string): readonly Reaching[] => this.tests.get(file) ?? [];
    const mark = this.marks.get(id);
    if (mark === undefined || hasBit(this.loaded, mark))
      return { running: [], loading: files.flatMap(({ kept }) => testsOf(kept.file)) };
    return {
      running: files.flatMap(({ kept }) => testsOf(kept.file).filter(({ marks }) => hasBit(marks, mark))),
      loading: files.flatMap(({ kept, marks }) =>
        hasBit(marks, mark) ? testsOf(kept.file).filter((test) => !hasBit(test.marks, mark)) : [],
      ),
    };
  }
}

/**
 * The order in which tests are asked: quick ones before slow ones, and the first of each file before its second, since
 * tests of a file notice the same things; kept games when all others have been asked.
 */
export function likeliestFirst(tests: readonly Pick<Reaching, 'file' | 'number' | 'seconds'>[]): Chosen[] {
  const places = new Map<string, number>();
  return [...tests]
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ file, number, seconds }) => {
      const place = (places.get(file) ?? 0) + 1;
      places.set(file, place);
      return { file, number, late: file === KEPT_GAMES ? Infinity : (0.01 + seconds) * place };
    })
    .sort((a, b) => (a.late === b.late ? 0 : a.late - b.late))
    .map(({ file, number }) => ({ file, numbers: [number] }));
}

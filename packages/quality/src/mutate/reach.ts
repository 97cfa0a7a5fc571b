import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMarkable, markAll } from './marks.ts';
import type { Found } from './places.ts';
import { runTests } from './runner.ts';
import { hasBit } from './tests/marked.ts';
import type { Chosen } from './tests/messages.ts';

/** A test, how long it takes and which places it passes. */
interface Reaching {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly seconds: number;
  readonly marks: Buffer;
}

/** They show more of the rules than any test of them. */
const KEPT_GAMES = 'packages/quality/test/kept-games.test.ts';
/** The architecture says how files are written, not what the rules do. */
const NOT_ASKED = join('packages', 'engine', 'test', 'architecture.test.ts');

export const testFiles = (root: string): string[] =>
  globSync(['packages/{engine,cards}/test/**/*.test.ts', KEPT_GAMES], { cwd: root })
    .filter((file) => file !== NOT_ASKED)
    .sort();

const PATIENCE = 120;

interface Kept {
  readonly digest: string;
  readonly loaded: string;
  readonly files: readonly { readonly file: string; readonly marks: string }[];
  readonly tests: readonly (Omit<Reaching, 'marks'> & { readonly marks: string })[];
}

/** Of everything the tests run: what was found for other sources says nothing about these. */
function digestOf(root: string): string {
  const files = globSync('packages/{engine,cards,table,testkit,quality}/**/*.{ts,json,gz}', {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).sort();
  return hash(
    'sha1',
    files.map((file) => `${file} ${hash('sha1', readFileSync(join(root, file)))}`).join('\n'),
  );
}

async function gather(root: string, all: readonly Found[], digest: string): Promise<Kept> {
  const files: { file: string; marks: string }[] = [];
  const tests: Kept['tests'][number][] = [];
  let loaded = '';
  const order = {
    changed: markAll(root, all),
    tests: testFiles(root).map((file) => ({ file, numbers: null })),
    marks: all.length,
    patience: PATIENCE,
  };
  const ended = await runTests(root, order, (message) => {
    if (message.kind === 'loaded') loaded = message.marks;
    if (message.kind === 'file') files.push(message);
    if (message.kind === 'test') tests.push(message);
  });
  if (ended.kind !== 'passed')
    throw new Error(
      `the tests do not pass as they are: ${ended.kind === 'failed' ? `${ended.test}\n${ended.error}` : ended.kind}`,
    );
  return { digest, loaded, files, tests };
}

/** Which tests pass which places of the engine. */
export class Reach {
  private readonly marks: ReadonlyMap<string, number>;
  private readonly loaded: Buffer;
  private readonly files: ReadonlyMap<string, Buffer>;
  private readonly seconds: ReadonlyMap<string, number>;
  readonly tests: readonly Reaching[];

  private constructor(all: readonly Found[], kept: Kept) {
    this.marks = new Map(
      all.flatMap((found, mark) => (isMarkable(found) ? [[found.mutation.id, mark] as const] : [])),
    );
    this.loaded = Buffer.from(kept.loaded, 'base64');
    this.files = new Map(kept.files.map(({ file, marks }) => [file, Buffer.from(marks, 'base64')]));
    this.tests = kept.tests.map((test) => ({ ...test, marks: Buffer.from(test.marks, 'base64') }));
    this.seconds = new Map(kept.tests.map(({ file, number, seconds }) => [`${file} ${number}`, seconds]));
  }

  /** Runs all tests once on marked sources, or reads what that came to before. */
  static async of(root: string, all: readonly Found[]): Promise<Reach> {
    const path = join(root, '.lastclick', 'reach.json');
    const digest = digestOf(root);
    let kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : null;
    if (kept?.digest !== digest) {
      kept = await gather(root, all, digest);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(kept));
    }
    return new Reach(all, kept);
  }

  secondsOf({ file, numbers }: Chosen): number {
    return (numbers ?? []).reduce((sum, number) => sum + (this.seconds.get(`${file} ${number}`) ?? 0), 0);
  }

  /** The tests that could notice a mutation: those that pass its place, or all where it is passed on loading. */
  of(id: string): readonly Reaching[] {
    const mark = this.marks.get(id);
    if (mark === undefined || hasBit(this.loaded, mark)) return this.tests;
    return this.tests.filter(({ file, marks }) => {
      const ofFile = this.files.get(file);
      return hasBit(marks, mark) || (ofFile !== undefined && hasBit(ofFile, mark));
    });
  }
}

/** A whole game notices far more than its time would tell. */
const WORTH_OF_A_GAME = 30;

/**
 * The order in which tests are asked: quick ones before slow ones, and the first of each file before its second, since
 * tests of a file notice the same things.
 */
export function likeliestFirst(tests: readonly Pick<Reaching, 'file' | 'number' | 'seconds'>[]): Chosen[] {
  const places = new Map<string, number>();
  return [...tests]
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ file, number, seconds }) => {
      const place = (places.get(file) ?? 0) + 1;
      places.set(file, place);
      const worth = file.includes('kept-games') ? WORTH_OF_A_GAME / place : 1;
      return { file, number, late: ((0.01 + seconds) * place) / worth };
    })
    .sort((a, b) => a.late - b.late)
    .map(({ file, number }) => ({ file, numbers: [number] }));
}

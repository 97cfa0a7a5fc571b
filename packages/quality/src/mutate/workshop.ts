import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutation, mutated } from './places.ts';
import { ORDER, RESULT } from './test-files.ts';

// Mutations are tried in copies of the project, one for each that runs at a time; the project itself is not touched.

/** What became of a mutation: the test that noticed it, or null where none did. */
export interface Trial {
  readonly killedBy: string | null;
  /** It came to no end, which is noticed too. */
  readonly timedOut: boolean;
  readonly seconds: number;
}

/** Run in the copy, from its root. */
const CONFIG = join('packages', 'quality', 'src', 'mutate', 'tests.config.ts');

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** What a run of the tests came to. */
interface Outcome {
  readonly files: readonly TestFile[];
  readonly timedOut: boolean;
  readonly seconds: number;
}

/** A copy of the project in which mutations are tried. */
export class Workshop {
  private readonly root: string;
  private readonly folder: string;

  constructor(root: string, folder: string) {
    this.root = root;
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of ['packages', 'package.json', 'tsconfig.json', 'docs'])
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) =>
          !path.includes('node_modules') && !path.endsWith('dist') && !path.endsWith('artefacts'),
      });
    this.linkPackages();
  }

  /** Everything installed is shared but the project's own packages: those are the copies. */
  private linkPackages(): void {
    const installed = join(this.root, 'node_modules');
    const here = join(this.folder, 'node_modules');
    mkdirSync(join(here, '@lastclick'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== '@lastclick' && !name.startsWith('.vite'))
        symlinkSync(join(installed, name), join(here, name));
    }
    for (const name of readdirSync(join(this.folder, 'packages')))
      symlinkSync(join(this.folder, 'packages', name), join(here, '@lastclick', name));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async runTests(order: readonly string[], limit: number): Promise<Outcome> {
    const result = join(this.folder, RESULT);
    rmSync(result, { force: true });
    writeFileSync(join(this.folder, ORDER), JSON.stringify(order));
    const start = performance.now();
    const timedOut = await new Promise<boolean>((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', CONFIG],
        { cwd: this.folder, stdio: 'ignore', env: { ...process.env, NO_COLOR: '1' } },
      );
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        resolve(true);
      }, limit * 1000);
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(timer);
        resolve(false);
      });
    });
    const seconds = (performance.now() - start) / 1000;
    return { files: timedOut ? [] : readResult(result), timedOut, seconds };
  }

  /** Runs all tests on the unspoilt source; how long each file takes. Throws where one fails. */
  async baseline(): Promise<{ readonly times: ReadonlyMap<string, number>; readonly seconds: number }> {
    const { files, seconds } = await this.runTests([], 900);
    const failed = files.find(({ status }) => status !== 'passed');
    if (files.length === 0 || failed !== undefined)
      throw new Error(`the tests do not pass as they are: ${failed?.name ?? 'none ran'}`);
    const times = new Map(files.map((file) => [this.nameOf(file), (file.endTime - file.startTime) / 1000]));
    return { times, seconds };
  }

  private nameOf({ name }: TestFile): string {
    return name.slice(name.indexOf('packages/'));
  }

  async tryOut(mutation: Mutation, order: readonly string[], limit: number): Promise<Trial> {
    const file = join(this.folder, mutation.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(source, mutation));
    try {
      const { files, timedOut, seconds } = await this.runTests(order, limit);
      const failed = files.find(({ status }) => status === 'failed');
      // A module that cannot even be loaded leaves no result of a single test.
      const broken = !timedOut && files.length === 0 ? 'loading' : null;
      return { killedBy: failed === undefined ? broken : this.nameOf(failed), timedOut, seconds };
    } finally {
      writeFileSync(file, source);
    }
  }
}

function readResult(file: string): readonly TestFile[] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { testResults: TestFile[] }).testResults;
  } catch {
    return [];
  }
}

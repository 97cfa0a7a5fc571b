import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { UsageError } from '@lastclick/cli';
import { ComparisonProblem } from './comparison-problem.ts';

export interface Commit {
  readonly hash: string;
  /** Its short hash and its subject. */
  readonly short: string;
  readonly subject: string;
}

const git = (root: string, args: readonly string[], indexFile?: string) =>
  spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: indexFile === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: indexFile },
  });

/** The commit that somebody names, by hash, tag, branch or `HEAD~3`. */
export function findCommit(root: string, name: string): Commit {
  const found = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  if (found.status !== 0) throw new UsageError(`there is no commit ${JSON.stringify(name)} here`);
  const hash = found.stdout.trim();
  const [short = hash, subject = ''] = git(root, ['log', '-1', '--format=%h%n%s', hash]).stdout.split('\n');
  return { hash, short, subject };
}

const ROOT = resolve(import.meta.dirname, '../../../../..');

/** The commit this version is, or was made from, for short. */
export const thisCommit = (): string => findCommit(ROOT, 'HEAD').short;

/**
 * Writes the packages of a commit into a temporary folder, which goes when this process does. They find each other by
 * their names as they do after an install; they need nothing else to play.
 */
export function checkOut(root: string, { hash, short }: Commit): string {
  const folder = mkdtempSync(join(tmpdir(), 'lastclick-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // An index of its own: neither the one of this checkout nor anything else in it is touched.
  const index = join(folder, 'index');
  const read = git(root, ['read-tree', hash], index);
  const written =
    read.status === 0 ? git(root, ['checkout-index', '--all', `--prefix=${folder}${sep}`], index) : read;
  if (written.status !== 0) throw new ComparisonProblem(`${short} cannot be checked out: ${written.stderr}`);
  const names = join(folder, 'node_modules', '@lastclick');
  mkdirSync(names, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(names, name), 'junction');
  return folder;
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '@lastclick/cli';
import { findRecord, playRecord } from './records.ts';
import { gameOfRecord, readSaves } from './saves.ts';
import type { Tale } from './tale.ts';
import { differences } from './trail.ts';
import { walk } from './walk.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PROGRAM = 'packages/quality/src/golden/tell.ts';
const MOST_OUTPUT = 64 * 1024 * 1024;

function run(command: string, args: readonly string[], folder: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0) throw new UsageError(`${command} ${args[0] ?? ''} failed: ${stderr.trim()}`);
  return stdout;
}

const git = (folder: string, ...args: readonly string[]): string => run('git', args, folder);

const toldIn = (folder: string, tale: Tale): string =>
  run(process.execPath, [join(folder, PROGRAM)], folder, JSON.stringify(tale));

/** Where a kept game first differs; its beginning when it does not. */
function firstDifference(name: string): Tale {
  const record = findRecord(name);
  if (record !== null) {
    const { setup, options, trail } = record;
    const [first] = differences(trail, playRecord(record).trail);
    return { setup, before: null, keys: options, at: first?.at ?? 0 };
  }
  const save = name.startsWith('save/') ? readSaves()[Number(name.slice('save/'.length))] : undefined;
  if (save === undefined)
    throw new UsageError(`there is no "${name}"; records are called 1.4/0, saves save/0`);
  const { setup, options, further, trail } = save;
  const [first] = differences(trail, walk(gameOfRecord(save), [], further).trail);
  return { setup, before: options, keys: further, at: first?.at ?? 0 };
}

/** The version that is asked may be older than this program: then it gets the oldest there is. */
function giveProgram(folder: string): void {
  if (existsSync(join(folder, PROGRAM))) return;
  const oldest = git(ROOT, 'log', '--diff-filter=A', '--format=%H', '--', PROGRAM).trim().split('\n').at(-1);
  if (oldest === undefined || oldest === '') throw new UsageError(`no commit has ${PROGRAM}`);
  git(folder, 'checkout', oldest, '--', 'packages/quality');
}

/** Its packages find each other, not those of this version. */
function linkPackages(folder: string): void {
  const links = join(folder, 'node_modules/@lastclick');
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(links, name), 'junction');
}

/** What another version says, in a checkout that is gone afterwards. */
function toldBy(commit: string, tale: Tale, scratch: string): string {
  const folder = join(scratch, 'checkout');
  git(ROOT, 'worktree', 'add', '--detach', folder, commit);
  try {
    giveProgram(folder);
    linkPackages(folder);
    return toldIn(folder, tale);
  } finally {
    git(ROOT, 'worktree', 'remove', '--force', folder);
  }
}

function differenceInWords(before: string, now: string, scratch: string): string {
  if (before === now) return 'Nothing differs.\n';
  writeFileSync(join(scratch, 'before'), before);
  writeFileSync(join(scratch, 'now'), now);
  const args = ['diff', '--no-index', '--unified=6', 'before', 'now'];
  return spawnSync('git', args, { cwd: scratch, encoding: 'utf8', maxBuffer: MOST_OUTPUT }).stdout;
}

/**
 * Everything that can be observed at a decision of a kept game: the first that differs, unless another is asked for.
 * With a commit to compare with, how it differs from what that version says.
 */
export function show(name: string, decision: number | undefined, against: string | undefined): string {
  const found = firstDifference(name);
  const tale: Tale = decision === undefined ? found : { ...found, at: decision };
  const now = toldIn(ROOT, tale);
  const head = `${name}, decision ${tale.at} of ${tale.keys.length}\n`;
  if (against === undefined) return head + now;
  const scratch = mkdtempSync(join(tmpdir(), 'last-click-golden-'));
  try {
    return head + differenceInWords(toldBy(against, tale, scratch), now, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

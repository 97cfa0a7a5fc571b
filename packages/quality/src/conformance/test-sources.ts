import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LedgerEntry } from './ledger.ts';

/** A test file as the conformance check reads it. */
export interface TestSource {
  readonly file: string;
  readonly text: string;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const testFolders = (): string[] =>
  readdirSync('packages')
    .map((name) => join('packages', name, 'test'))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true);

/** Every test file of the project, in order. */
export const testSources = (): TestSource[] =>
  testFolders()
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The newest file that decides what the tests say: tests, engine, cards, test kit and rulebook. */
export function newestSource(): { readonly file: string; readonly changed: number } {
  const folders = [
    ...testFolders(),
    ...['engine', 'cards', 'testkit', 'rulebook'].map((name) => join('packages', name, 'src')),
  ];
  let newest = { file: '', changed: 0 };
  for (const file of folders.flatMap(filesUnder)) {
    const changed = statSync(file).mtimeMs;
    if (changed > newest.changed) newest = { file, changed };
  }
  return newest;
}

const CITES_A_RULE = /^\s*(?:rule|refuses)\(/m;
const SWITCHED_OFF = /\b(?:rule|refuses|test|it|describe)\.(?<how>skip|todo|only|fails|skipIf|runIf)\b/;

/** Tests that are switched off in the source, and files with cited tests that the run did not reach. */
export function sourceFailures(sources: readonly TestSource[], ledger: readonly LedgerEntry[]): string[] {
  const failures: string[] = [];
  const ran = new Set(ledger.map((entry) => entry.file));
  for (const { file, text } of sources) {
    text.split('\n').forEach((line, index) => {
      const how = SWITCHED_OFF.exec(line)?.groups?.how;
      if (how !== undefined) failures.push(`switched off with .${how}: ${file}:${index + 1}`);
    });
    if (CITES_A_RULE.test(text) && !ran.has(file)) failures.push(`cites rules but did not run: ${file}`);
  }
  return failures;
}

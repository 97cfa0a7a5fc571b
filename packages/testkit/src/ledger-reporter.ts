import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A test as the conformance ledger needs it. */
export interface LedgerEntry {
  readonly name: string;
  readonly file: string;
  readonly cites: readonly string[];
  readonly passed: boolean;
}

export const LEDGER_FOLDER = '.lastclick';
export const LEDGER_FILE = `${LEDGER_FOLDER}/ledger.json`;

/** Writes which tests ran, what they cite and whether they passed. */
export default class LedgerReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const entries: LedgerEntry[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        entries.push({
          name: test.name,
          file: relative(process.cwd(), module.moduleId),
          cites: test.meta().cites ?? [],
          passed: test.result().state === 'passed',
        });
      }
    }
    mkdirSync(LEDGER_FOLDER, { recursive: true });
    writeFileSync(LEDGER_FILE, `${JSON.stringify(entries, null, 1)}\n`);
  }
}

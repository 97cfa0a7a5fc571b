import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFlags, UsageError } from '@lastclick/cli';
import { RULEBOOK } from '@lastclick/rulebook';
import { DOCUMENT_FILE, documentOf } from './document.ts';
import { judge } from './judgement.ts';
import { LEDGER_FILE, LedgerProblem, readLedger } from './ledger.ts';
import { listingOf, numbersOf, summaryOf, unsupportedOf } from './report.ts';
import { newestSource, sourceFailures, testSources } from './test-sources.ts';

const HELP = `npm run conformance [-- --check] [--json]

Runs the tests, prints every rule of both editions with the tests that prove it, writes ${DOCUMENT_FILE}.
  --check  use the tests that "npm test" has just run, write nothing, and fail if ${DOCUMENT_FILE} is not fresh
  --json   print only the numbers
`;

/** Runs all tests; what they print is not part of what this command prints. */
function runTests(): void {
  rmSync(LEDGER_FILE, { force: true });
  const { status } = spawnSync(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run'], {
    stdio: ['ignore', 2, 2],
  });
  if (!existsSync(LEDGER_FILE)) throw new LedgerProblem('the tests did not run to their end; see above');
  // Only tests that cite rules are this command's business; npm test is there for the others.
  if (status !== 0) process.stderr.write('conformance: note: not all tests passed; see above\n');
}

function requireFreshLedger(): void {
  const written = statSync(LEDGER_FILE, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) throw new LedgerProblem(`${LEDGER_FILE} is missing; run "npm test"`);
  const newest = newestSource();
  if (newest.changed > written) {
    throw new LedgerProblem(`${LEDGER_FILE} is older than ${newest.file}; run "npm test"`);
  }
}

function conformance(args: readonly string[]): number {
  const flags = readFlags(args, {
    check: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  if (flags.check === true) requireFreshLedger();
  else runTests();
  const ledger = readLedger(readFileSync(LEDGER_FILE, 'utf8'));
  const judgement = judge(RULEBOOK, ledger);
  const failures = [...judgement.failures, ...sourceFailures(testSources(), ledger)];
  const text = documentOf(judgement);
  if (flags.check !== true) {
    mkdirSync(dirname(DOCUMENT_FILE), { recursive: true });
    writeFileSync(DOCUMENT_FILE, text);
  } else if (!existsSync(DOCUMENT_FILE) || readFileSync(DOCUMENT_FILE, 'utf8') !== text) {
    failures.push(`${DOCUMENT_FILE} is out of date, run "npm run conformance"`);
  }
  if (flags.json === true) process.stdout.write(`${JSON.stringify(numbersOf(judgement))}\n`);
  else {
    if (flags.check !== true) {
      const unsupported = unsupportedOf(judgement);
      process.stdout.write(`${listingOf(judgement)}\n\n${unsupported === '' ? '' : `${unsupported}\n\n`}`);
    }
    process.stdout.write(`${summaryOf(judgement)}\n`);
  }
  for (const failure of failures) process.stderr.write(`conformance: ${failure}\n`);
  return failures.length > 0 ? 1 : 0;
}

process.chdir(fileURLToPath(new URL('../../../..', import.meta.url)));
try {
  process.exitCode = conformance(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LedgerProblem) && !(error instanceof UsageError)) throw error;
  process.stderr.write(`conformance: ${error.message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** A test as the ledger reporter of the test kit wrote it down. */
export interface LedgerEntry {
  readonly name: string;
  readonly file: string;
  /** `edition number`, for every rule the test proves. */
  readonly cites: readonly string[];
  readonly passed: boolean;
}

/** Where packages/testkit/src/ledger-reporter.ts writes the tests of the last run. */
export const LEDGER_FILE = '.lastclick/ledger.json';

/** The ledger file is not what the reporter writes. */
export class LedgerProblem extends Error {
  override readonly name = 'LedgerProblem';
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readEntry(value: unknown, index: number): LedgerEntry {
  const { name, file, cites, passed } = (value ?? {}) as Record<string, unknown>;
  if (
    !isText(name) ||
    !isText(file) ||
    !Array.isArray(cites) ||
    !cites.every(isText) ||
    typeof passed !== 'boolean'
  ) {
    throw new LedgerProblem(`${LEDGER_FILE}: entry ${index} is broken`);
  }
  return { name, file, cites: cites.length > 0 ? cites : citesInName(name), passed };
}

/** A test that never ran could not note what it cites; `rule` also writes it at the start of the name. */
function citesInName(name: string): string[] {
  const match = /^\[(?<edition>[\d.]+): (?<numbers>[^\]]+)\] /.exec(name);
  const { edition, numbers } = match?.groups ?? {};
  return (numbers ?? '')
    .split(/ (?=\d)/)
    .flatMap((number) => (number === '' ? [] : [`${edition} ${number}`]));
}

/** Reads the text of a ledger file. */
export function readLedger(text: string): LedgerEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LedgerProblem(`${LEDGER_FILE} is not valid JSON`);
  }
  if (!Array.isArray(value)) throw new LedgerProblem(`${LEDGER_FILE} is not a list of tests`);
  return value.map(readEntry);
}

/** The title of a test without the rules in front of it. */
export const titleOf = (entry: LedgerEntry): string => entry.name.replace(/^\[[^\]]+\] /, '');

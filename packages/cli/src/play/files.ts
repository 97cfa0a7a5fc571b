import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, InputError, type Loading, save } from '@lastclick/engine';
import { keepSeats, lineOf, packSeats } from '@lastclick/session';
import { type Checked, checkedRecord, RecordedGame } from '@lastclick/table';
import { PLAYERS, type Players, type Table } from './table.ts';

/** A file could not be read or written, or is not what it should be; the message is for people. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** Why the system refused, in words. */
export const reason = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EACCES') return 'it may not be opened';
  if (code === 'EISDIR') return 'it is a folder';
  return error instanceof Error ? error.message : String(error);
};

function readJson(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new FileProblem(`${path} cannot be read: ${reason(error)}`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, together with values that are no file of ours.
  }
  throw new FileProblem(`${path} is not a file of Last Click`);
}

/** Writes a file of ours; refuses to overwrite anything else. */
function writeJson(path: string, value: unknown): void {
  try {
    if (existsSync(path) && !readFileSync(path, 'utf8').startsWith('{"format":"last-click-'))
      throw new FileProblem(`${path} exists and is not a file of Last Click; choose another name`);
    writeFileSync(path, `${JSON.stringify(value)}\n`);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(`${path} cannot be written: ${reason(error)}`);
  }
}

/** Runs something that reads a game, and says which file was wrong if it was. */
function readingFrom<T>(path: string, hint: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw new FileProblem(`${path}: ${error.message}${hint && `.${hint}`}`);
    // Only a file changed by hand gets that far.
    throw new FileProblem(`${path} is damaged: ${reason(error)}`);
  }
}

/** What every seat saw of a game of which all is known, for the day on which its rules are gone. */
async function seenIn(record: GameRecord | null): Promise<{ readonly seen?: string }> {
  return record === null ? {} : { seen: await packSeats(keepSeats(lineOf({ record }))) };
}

/** The engine's save with its record, the players and what was seen beside it; the engine reads it as its own. */
export async function writeSave(path: string, table: Table): Promise<void> {
  const record = table.history.record();
  const saved = JSON.parse(save(table.game, record)) as Record<string, unknown>;
  writeJson(path, {
    ...saved,
    table: { seed: table.seed, ...table.players },
    ...(await seenIn(record)),
  });
}

function recordOf(table: Table): GameRecord {
  const record = table.history.record();
  if (record === null)
    throw new FileProblem('this game was loaded without its past, so there is no record of it');
  return record;
}

/** Writes the record while the game goes on. */
export const writeRecord = (path: string, table: Table): void => writeJson(path, recordOf(table));

/** Writes the record of a game that is left, with what was seen of it. */
export async function writeWholeRecord(path: string, table: Table): Promise<void> {
  const record = recordOf(table);
  writeJson(path, { ...record, ...(await seenIn(record)) });
}

export interface LoadedTable {
  readonly recorded: RecordedGame;
  /** What became of the record in the file; null where it has none. */
  readonly checked: Checked | null;
  readonly seed: string | undefined;
  readonly players: Partial<Players>;
}

/** Reads a save (with its past, where the file has it) or a record, to play on. */
export function readTable(path: string, loading: Loading): LoadedTable {
  const file = readJson(path);
  const { table } = file as { table?: Record<string, unknown> };
  const player = (side: 'corp' | 'runner') => PLAYERS.find((kind) => kind === table?.[side]);
  const [corp, runner] = [player('corp'), player('runner')];
  return {
    ...recordedIn(path, file, loading),
    seed: typeof table?.seed === 'string' ? table.seed : undefined,
    players: { ...(corp && { corp }), ...(runner && { runner }) },
  };
}

type Recorded = Pick<LoadedTable, 'recorded' | 'checked'>;

/** A record that is another game by now is refused with what became of it, and where it can be seen. */
function recordedIn(path: string, file: Record<string, unknown>, loading: Loading): Recorded {
  const record = recordIn(file);
  const checked = record === null ? null : checkedRecord(record);
  const look = `It can be looked at: replay ${path}`;
  if (file.format === 'last-click-save') {
    const saved = readingFrom(path, checked === null ? '' : ` Its record: ${checked.message} ${look}`, () =>
      RecordedGame.start({ kind: 'save', text: engineSave(file) }, loading),
    );
    return { recorded: withPast(saved, record, checked), checked };
  }
  const hint = checked !== null && 'from' in checked ? ` ${checked.message} ${look}` : '';
  return {
    recorded: readingFrom(path, hint, () => RecordedGame.replayed(record ?? (file as never))),
    checked,
  };
}

/** The record a file is, or carries. */
function recordIn(file: Record<string, unknown>): GameRecord | null {
  const { seen: _, ...bare } = file;
  const found = file.format === 'last-click-record' ? bare : file.record;
  return typeof found === 'object' && found !== null ? (found as unknown as GameRecord) : null;
}

function engineSave(file: Record<string, unknown>): string {
  const { table: _, seen: __, ...engines } = file;
  return JSON.stringify(engines);
}

/** A save whose past leads elsewhere by now is gone on with as it stands, without one. */
function withPast(saved: RecordedGame, record: GameRecord | null, checked: Checked | null): RecordedGame {
  if (record === null || checked === null || 'from' in checked) return saved;
  const replayed = RecordedGame.replayed(record);
  return save(replayed.game) === save(saved.game) ? replayed : saved;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, InputError, type Loading, save } from '@lastclick/engine';
import { RecordedGame } from '@lastclick/table';
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
function readingFrom<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw new FileProblem(`${path}: ${error.message}`);
    // Only a file changed by hand gets that far.
    throw new FileProblem(`${path} is damaged: ${reason(error)}`);
  }
}

/** The engine's save with the record and the players beside it; the engine reads it as its own. */
export function writeSave(path: string, table: Table): void {
  const saved = JSON.parse(save(table.game, table.history.record())) as Record<string, unknown>;
  writeJson(path, {
    ...saved,
    table: { seed: table.seed, ...table.players },
  });
}

export function writeRecord(path: string, table: Table): void {
  const record = table.history.record();
  if (record === null)
    throw new FileProblem('this game was loaded without its past, so there is no record of it');
  writeJson(path, record);
}

export const readRecord = (path: string): RecordedGame =>
  readingFrom(path, () => RecordedGame.replayed(recordIn(readJson(path))));

const recordIn = (file: Record<string, unknown>): GameRecord =>
  (file.format === 'last-click-record' ? file : (file.record ?? file)) as unknown as GameRecord;

export interface LoadedTable {
  readonly recorded: RecordedGame;
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
    recorded: readingFrom(path, () => recordedIn(file, loading)),
    seed: typeof table?.seed === 'string' ? table.seed : undefined,
    players: { ...(corp && { corp }), ...(runner && { runner }) },
  };
}

function recordedIn(file: Record<string, unknown>, loading: Loading): RecordedGame {
  if (file.format === 'last-click-record') return RecordedGame.replayed(recordIn(file));
  const { table: _, ...engines } = file;
  const saved = RecordedGame.start({ kind: 'save', text: JSON.stringify(engines) }, loading);
  if (typeof file.record !== 'object' || file.record === null) return saved;
  const replayed = RecordedGame.replayed(recordIn(file));
  // A save whose past leads elsewhere is continued as it stands, without one.
  return save(replayed.game) === save(saved.game) ? replayed : saved;
}

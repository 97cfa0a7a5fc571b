import { readFileSync } from 'node:fs';
import { type GameRecord, shortened } from '@lastclick/engine';
import {
  keepSeats,
  LINK_ROUTE,
  lineOf,
  readGame,
  type SavedGame,
  SeenTable,
  UnreadableGame,
  UnreadableKept,
  unpackSeats,
} from '@lastclick/session';
import { type Checked, checkedRecord, replayWords, type Shown } from '@lastclick/table';
import { FileProblem, reason } from '../play/files.ts';

/** A game that was opened to look at it. */
export interface OpenedGame {
  readonly record: GameRecord;
  readonly checked: Checked;
  readonly how: Shown;
  /** Null where nothing of it can be shown. */
  readonly table: SeenTable | null;
}

async function readSaved(given: string): Promise<SavedGame> {
  if (given.includes(LINK_ROUTE)) return readGame(given);
  let text: string;
  try {
    text = readFileSync(given, 'utf8');
  } catch (error) {
    throw new FileProblem(`${given} cannot be read: ${reason(error)}`);
  }
  try {
    return await readGame(text);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    throw new FileProblem(`${given}: ${error.message}`);
  }
}

/** What was seen when it was played; null where nothing is kept, or what is kept is broken. */
async function seenTable({ seen }: SavedGame): Promise<SeenTable | null> {
  if (seen === undefined) return null;
  try {
    return new SeenTable(await unpackSeats(seen));
  } catch (error) {
    if (error instanceof UnreadableKept) return null;
    throw error;
  }
}

/** Opens a record, a save that carries one, a game of the browser or a link; a FileProblem says what is wrong with it. */
export async function openGame(given: string): Promise<OpenedGame> {
  const saved = await readSaved(given);
  const { record } = saved;
  const checked = checkedRecord(record);
  if (!('from' in checked))
    return { record, checked, how: 'as it is replayed', table: new SeenTable(keepSeats(lineOf(saved))) };
  const table = await seenTable(saved);
  if (table !== null) return { record, checked, how: 'as it was seen', table };
  const part = { ...saved, record: shortened(record, checked.from) };
  return {
    record,
    checked,
    how: 'as it is replayed',
    table: checked.from === 0 ? null : new SeenTable(keepSeats(lineOf(part))),
  };
}

/** What became of it, and what is shown. */
export const openedWords = ({ checked, how, table }: OpenedGame): string =>
  table === null
    ? `${checked.message} Nothing of it can be shown: what was seen is not in it.`
    : replayWords(checked, how);

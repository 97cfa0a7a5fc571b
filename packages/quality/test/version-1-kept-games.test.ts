import { EDITION_IDS, examine, type GameRecord, InputError, replay } from '@lastclick/engine';
import { checkSavedGame, TableSession } from '@lastclick/session';
import { pool } from '@lastclick/table';
import { expect, test } from 'vitest';
import { readVersion1Records } from '../src/golden/records.ts';

const TEMPO = { windows: 'relaxed', stops: { corp: [], runner: [] } } as const;

const fits = (record: GameRecord): boolean => {
  try {
    replay(record, pool);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
};

// What a browser kept before the new card language: a game of the table around a record without digests.
test.each(EDITION_IDS)(
  'a game that a browser kept in version 1 under %s opens where it was left and goes on in names, or its place is named',
  (edition) => {
    let whole = 0;
    for (const { setup, options } of readVersion1Records(edition).slice(0, 12)) {
      const record: GameRecord = { format: 'last-click-record', version: 1, setup, options };
      const kept = { format: 'last-click-game', version: 1, setup: checkSavedGame(record).setup, record };
      const read = checkSavedGame(JSON.parse(JSON.stringify(kept)));
      // Without digests nothing can be said to be the same.
      expect(examine(read.record, pool).kind).not.toBe('same');
      if (!fits(record)) {
        expect(() => TableSession.open('1', read, TEMPO)).toThrow(/options\[\d+\]/);
        continue;
      }
      whole += 1;
      const opened = TableSession.open('1', read, TEMPO);
      expect(opened.snapshot().played).toBeGreaterThanOrEqual(options.length);
      expect(opened.saved().record.version).toBe(2);
    }
    expect(whole).toBeGreaterThan(2);
  },
);

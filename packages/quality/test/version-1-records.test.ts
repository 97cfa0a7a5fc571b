import { EDITION_IDS, type GameRecord, InputError, replay, save } from '@lastclick/engine';
import { pool, RecordedGame } from '@lastclick/table';
import { expect, test } from 'vitest';
import { readVersion1Records } from '../src/golden/records.ts';

const PLACES = /^(?:use|trigger|interrupt|replace) c\d+ \d+|^mode \d+$/;

/** Where a record does not fit the rules any more, or null. */
function misfitOf(record: GameRecord): string | null {
  try {
    replay(record, pool);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

// Rules were mended since, so not every game goes to its end; none is read as another one without a word.
test.each(EDITION_IDS)(
  'records of version 1 under %s are read and written on with names, or say where they do not fit any more',
  (edition) => {
    const met = new Set<string>();
    let whole = 0;
    for (const { setup, options } of readVersion1Records(edition).slice(0, 60)) {
      const old: GameRecord = { format: 'last-click-record', version: 1, setup, options };
      const misfit = misfitOf(old);
      if (misfit !== null) {
        expect(misfit).toMatch(/^options\[\d+\]: "[^"]+" is not among the options/);
        continue;
      }
      whole += 1;
      for (const key of options) if (PLACES.test(key)) met.add(key.split(' ')[0] ?? '');
      const now = RecordedGame.replayed(old).record();
      expect(now?.version).toBe(2);
      expect(now?.options.filter((key) => PLACES.test(key))).toEqual([]);
      if (now !== null) expect(save(replay(now, pool))).toBe(save(replay(old, pool)));
    }
    expect(whole).toBeGreaterThan(10);
    expect([...met].sort()).toEqual(['interrupt', 'mode', 'trigger', 'use']);
  },
);

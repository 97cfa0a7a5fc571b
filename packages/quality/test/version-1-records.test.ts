import { EDITION_IDS, type GameRecord, replay, save } from '@lastclick/engine';
import { pool, RecordedGame } from '@lastclick/table';
import { expect, test } from 'vitest';
import { readRecords } from '../src/golden/records.ts';
import { resultOf } from '../src/golden/walk.ts';

const PLACES = /^(?:use|trigger|interrupt|replace) c\d+ \d+|^mode \d+$/;

test.each(EDITION_IDS)(
  'records of version 1 under %s play as they did, and are written on with names',
  (edition) => {
    const met = new Set<string>();
    for (const { setup, options, result } of readRecords(edition).slice(0, 25)) {
      const old: GameRecord = { format: 'last-click-record', version: 1, setup, options };
      for (const key of options) if (PLACES.test(key)) met.add(key.split(' ')[0] ?? '');
      const game = replay(old, pool);
      expect(resultOf(game)).toBe(result);
      const now = RecordedGame.replayed(old).record();
      expect(now?.version).toBe(2);
      expect(now?.options.filter((key) => PLACES.test(key))).toEqual([]);
      if (now !== null) expect(save(replay(now, pool))).toBe(save(game));
    }
    expect([...met].sort()).toEqual(['interrupt', 'mode', 'trigger', 'use']);
  },
);

import { EDITION_IDS } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { compareRecord, readRecords, recordName } from '../../quality/src/golden/records.ts';

// The games that show most, out of those `npm run golden` compares (docs/GOLDENS.md): at every decision the options,
// what each side sees and learns, and why moves are refused are as they were kept. A failure names game, part and decision.

/** Records stand in the order of how much they add to those before them. */
const FIRST = 40;

test.each(EDITION_IDS)('kept games of edition %s show at every decision what they showed', (edition) => {
  const records = readRecords(edition).slice(0, FIRST);
  expect(records).toHaveLength(FIRST);
  const names = records.map((_, number) => recordName(edition, number));
  expect(records.flatMap((record, number) => compareRecord(names[number] ?? '', record) ?? [])).toEqual([]);
});

import { EDITION_IDS } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { compareRecord, readRecords, recordName } from '../src/golden/records.ts';

// The games that show most, out of those `npm run golden` compares (docs/GOLDENS.md): at every decision the options,
// what each side sees and learns, and why moves are refused are as they were kept. A failure names game, part and decision.

/** Records stand in the order of how much they add to those before them. */
const FIRST = 40;

const GAMES = EDITION_IDS.flatMap((edition) =>
  readRecords(edition)
    .slice(0, FIRST)
    .map((record, number) => [recordName(edition, number), record] as const),
);

test('there are as many of each edition', () => {
  expect(GAMES).toHaveLength(EDITION_IDS.length * FIRST);
});

test.each(GAMES)('kept game %s shows at every decision what it showed', (name, record) => {
  expect(compareRecord(name, record)).toBeNull();
});

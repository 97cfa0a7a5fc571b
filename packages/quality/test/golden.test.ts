import { EDITION_IDS } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { comparisonsOf, disagreementsOf, EVERYTHING, type Golden } from '../src/golden/goldens.ts';
import { compareRecord, type KeptRecord, readRecords } from '../src/golden/records.ts';
import { compareSave, readSaves } from '../src/golden/saves.ts';
import { differences, TrailMaker } from '../src/golden/trail.ts';

// The beginning of what `npm run golden` compares (docs/GOLDENS.md); records are replayed in kept-games.test.ts.

const FIRST: Readonly<Partial<Record<Golden, number>>> = {
  texts: Number.POSITIVE_INFINITY,
  saves: 10,
  links: Number.POSITIVE_INFINITY,
  bots: 2,
};

test.each(Object.entries(FIRST) as [Golden, number][])('%s are as they were kept', async (golden, first) => {
  const comparisons = comparisonsOf(golden, { ...EVERYTHING, first });
  expect(comparisons.length).toBeGreaterThan(1);
  expect(await disagreementsOf(comparisons)).toEqual([]);
});

describe('a disagreement', () => {
  const [kept] = readRecords(EDITION_IDS[0]);
  if (kept === undefined) throw new Error('no record is kept');

  const changed = (change: (letters: string) => string): KeptRecord => ({
    ...kept,
    trail: {
      letters: { ...kept.trail.letters, views: change(kept.trail.letters.views) },
      sums: { ...kept.trail.sums, views: 'another' },
    },
  });

  test('names the record, the part and the first decision that differs', () => {
    const at17 = changed((letters) => `${letters.slice(0, 17)}?${letters.slice(18)}`);
    expect(compareRecord('1.4/0', at17)).toEqual({
      what: 'record 1.4/0',
      how: ['views: differs at decision 17'],
    });
    expect(
      compareRecord(
        '1.4/0',
        changed((letters) => letters),
      )?.how,
    ).toEqual(['views: differs somewhere']);
  });

  test('says which option is not offered any more', () => {
    const options = kept.options.with(3, 'play c99999');
    const disagreement = compareRecord('1.4/0', { ...kept, options });
    expect(disagreement?.how).toContain('stops before decision 3: "play c99999" is not offered');
  });

  test('says why a save is refused, and still plays on from its record', () => {
    const [save] = readSaves();
    if (save === undefined) throw new Error('no save is kept');
    expect(
      compareSave(0, { ...save, refused: null, text: '{"format":"last-click-save","state":{"version":0}}' })
        ?.how,
    ).toEqual([expect.stringMatching(/^from the save: refused: state.version/)]);
  });
});

test('trails tell parts and places apart', () => {
  const trailOf = (...events: readonly string[]) => {
    const maker = new TrailMaker(['views', 'events']);
    for (const event of events) maker.add({ views: 'same', events: event });
    return maker.trail;
  };
  expect(differences(trailOf('a', 'b', 'c'), trailOf('a', 'b', 'c'))).toEqual([]);
  expect(differences(trailOf('a', 'b', 'c'), trailOf('a', 'x', 'c'))).toEqual([{ part: 'events', at: 1 }]);
  expect(differences(trailOf('a', 'b'), trailOf('b', 'a'))).toEqual([{ part: 'events', at: 0 }]);
});

import { CARDS } from '@lastclick/cards';
import { EDITION_IDS, examine, InputError, load, RULES_VERSION, SAVE_VERSION } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { readGame } from '@lastclick/web/opening';
import { describe, expect, test } from 'vitest';
import { corpusNames, readCorpus } from '../src/frozen/corpus.ts';
import { examineCorpus, examineSave, findingOf, recordsOfNow } from '../src/frozen/examined.ts';
import { keptShape, presentShape, shapeOf } from '../src/frozen/state-shape.ts';
import { readJson, readList } from '../src/golden/kept.ts';
import type { KeptLink } from '../src/golden/links.ts';
import { readVersion1Records } from '../src/golden/records.ts';
import { type KeptSave, readSaves } from '../src/golden/saves.ts';

// What earlier versions wrote down is read, all of it. A difference that is not told by a number asks for a step of that
// number: docs/VERSIONS.md.

const CORPORA = corpusNames().map(readCorpus);

test('there is a corpus of the present record, save and link', () => {
  const { versions } = CORPORA.at(-1) ?? {};
  expect(versions?.save, 'the version of saves was raised: npm run golden -- --freeze').toBe(SAVE_VERSION);
});

test('the shape of saves is that of their version', () => {
  expect(
    presentShape(),
    'another shape of saves: raise SAVE_VERSION, say what becomes of older saves, then npm run golden -- --freeze (docs/VERSIONS.md)',
  ).toBe(keptShape());
  expect(presentShape()).toContain('\nAbilityFrame\n  kind: ');
  expect(shapeOf('export interface A {\n  /** x */\n  readonly b: number;\n}\n')).toBe('A\n  b: number;\n');
});

describe.each(CORPORA)('$name', (corpus) => {
  const { records, saves, links, versions } = corpus;

  test('has both editions, every card of its time, every kind of decision', () => {
    expect(records.length).toBeGreaterThanOrEqual(300);
    expect(saves.length).toBeGreaterThanOrEqual(100);
    expect(links.length).toBeGreaterThanOrEqual(20);
    for (const edition of EDITION_IDS) {
      const of = records.filter(({ setup }) => JSON.stringify(setup).includes(`"${edition}"`));
      expect(of.length).toBeGreaterThan(100);
    }
    const used = new Set(records.flatMap(({ digests }) => Object.keys(digests?.cards ?? {})));
    const missing = CARDS.map(({ id }) => id).filter((id) => !used.has(id));
    expect(CARDS.length - missing.length).toBeGreaterThanOrEqual(versions.cards);
    expect(new Set(saves.map(({ waitsFor }) => waitsFor)).size).toBeGreaterThan(20);
  });

  test('is the same game again, or says by which rules or cards it is not', async () => {
    expect(await examineCorpus(corpus)).toEqual([]);
  }, 60_000);
});

test('what the present rules play is what was kept of them', () => {
  const found = recordsOfNow(CORPORA).flatMap(({ corpus, place, record }) => {
    const engine = record.digests?.rules.engine;
    if (engine !== RULES_VERSION)
      return [`${corpus}, record ${place} is of rules ${engine}: npm run golden -- --freeze`];
    // Those that are as they were frozen are played with their corpus.
    if (CORPORA.some(({ records }) => records.includes(record))) return [];
    const finding = findingOf(`${corpus}, record ${place}`, examine(record, pool));
    return finding === null ? [] : [`${finding.what}: ${finding.how}`];
  });
  expect(found).toEqual([]);
}, 60_000);

describe('version 1', () => {
  test.each(EDITION_IDS)(
    'records under %s cannot be checked, or say where they cannot be read',
    (edition) => {
      const kinds = new Set<string>();
      for (const { setup, options } of readVersion1Records(edition)) {
        const verdict = examine({ format: 'last-click-record', version: 1, setup, options }, pool);
        kinds.add(verdict.kind);
        if (verdict.kind === 'unreadable') expect(verdict.where).toMatch(/^options\[\d+\]$/);
        else expect(verdict).toEqual({ kind: 'unchecked', why: 'no digests' });
      }
      expect(kinds).toContain('unchecked');
    },
    60_000,
  );

  test('links are read, and cannot be checked either', async () => {
    for (const { link } of readJson('version-1/links.json') as KeptLink[])
      expect(['unchecked', 'unreadable']).toContain(examine((await readGame(link)).record, pool).kind);
  });

  test('saves are read, or refused with a reason', () => {
    for (const { text } of readList('version-1/saves.jsonl.gz') as KeptSave[]) expectReadOrRefused(text);
  });
});

test('saves of version 2 are read, unless a card says something else', () => {
  let read = 0;
  for (const { text } of readSaves()) if (expectReadOrRefused(text)) read += 1;
  expect(read).toBeGreaterThan(20);
});

function expectReadOrRefused(text: string): boolean {
  try {
    load(text, pool);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).where).not.toBe('');
    return false;
  }
}

describe('what is not as it was frozen', () => {
  const [corpus] = CORPORA;
  if (corpus === undefined) throw new Error('no corpus is kept');
  const { records, saves, versions } = corpus;
  const [save] = saves;
  if (save === undefined) throw new Error('no save is kept');

  test('a record that ends elsewhere by the same rules asks for a step', () => {
    const { record } = recordsOfNow(CORPORA)[0] ?? { record: records[0] };
    const { digests } = record ?? {};
    const spoilt = { ...record, digests: { ...digests, end: '0'.repeat(16) } };
    expect(findingOf('it', examine(spoilt, pool))?.how).toContain('raise RULES_VERSION');
    const older = {
      ...record,
      digests: { ...digests, end: '0'.repeat(16), rules: { ...digests?.rules, engine: RULES_VERSION - 1 } },
    };
    expect(findingOf('it', examine(older, pool))).toBe(null);
  });

  test('a save that is not read, or goes on otherwise, asks for a migration or a step', () => {
    const broken = { ...save, text: save.text.replace('"kind":"phase"', '"kind":"phrase"') };
    expect(examineSave('it', broken, versions.rules)?.how).toContain('what becomes of saves');
    if (versions.rules === RULES_VERSION)
      expect(examineSave('it', { ...save, end: '' }, versions.rules)?.how).toContain('raise RULES_VERSION');
  });
});

import type { Rule } from '@lastclick/rulebook';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../src/conformance/document.ts';
import { judge, type Rulebook } from '../src/conformance/judgement.ts';
import { type LedgerEntry, LedgerProblem, readLedger } from '../src/conformance/ledger.ts';
import { listingOf, numbersOf } from '../src/conformance/report.ts';
import { sourceFailures } from '../src/conformance/test-sources.ts';

const observable = (number: string, title: string): Rule => ({
  number,
  kind: 'observable',
  title,
  reason: '',
});

const rulebook: Rulebook = {
  '1.4': [
    observable('1.1.1', 'plain rule'),
    { number: '1.1.2', kind: 'definition', title: 'a word', reason: '' },
    { number: '1.1.3', kind: 'omitted', title: 'shuffling by hand', reason: 'there are no hands' },
    observable('5.2.1', 'an action | with a bar'),
    observable('5.6.1', 'the Corp draws'),
  ],
  '26.03': [observable('5.7.1', 'the Runner acts')],
};

const entry = (cites: readonly string[], more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  name: `[${cites.join(' ')}] a test`,
  file: 'packages/engine/test/a.test.ts',
  cites,
  passed: true,
  ...more,
});

const FOUNDING = ['1.4 5.2.1', '1.4 5.6.1', '26.03 5.7.1'];

describe('judging the ledger', () => {
  test('nothing fails when every founding rule is proven', () => {
    expect(judge(rulebook, [entry(FOUNDING)]).failures).toEqual([]);
  });

  test('a founding rule without a test fails, in either edition', () => {
    expect(judge(rulebook, [entry(['1.4 5.2.1'])]).failures).toEqual([
      'founding rule without proof: 1.4 5.6.1 the Corp draws',
      'founding rule without proof: 26.03 5.7.1 the Runner acts',
    ]);
  });

  test('other rules may be unproven', () => {
    const { rules } = judge(rulebook, [entry(FOUNDING)]);
    expect(rules['1.4'].find((rule) => rule.number === '1.1.1')?.tests).toEqual([]);
  });

  test('a citation of a rule or an edition that does not exist fails', () => {
    const wrong = entry([...FOUNDING, '1.4 5.7.1', '1.5 5.2.1'], { name: 'wrong' });
    expect(judge(rulebook, [wrong]).failures).toEqual([
      'there is no rule 5.7.1 in edition 1.4, cited by packages/engine/test/a.test.ts: wrong',
      'there is no edition 1.5, cited by packages/engine/test/a.test.ts: wrong',
    ]);
  });

  test('a cited test that did not pass fails, and proves nothing', () => {
    const broken = entry(['1.4 5.6.1'], { passed: false, name: 'broken' });
    expect(judge(rulebook, [entry(['1.4 5.2.1', '26.03 5.7.1']), broken]).failures).toEqual([
      'did not run or did not pass: packages/engine/test/a.test.ts: broken',
      'founding rule without proof: 1.4 5.6.1 the Corp draws',
    ]);
  });

  test('a failed test that cites nothing is none of the ledger’s business', () => {
    expect(judge(rulebook, [entry(FOUNDING), entry([], { passed: false })]).failures).toEqual([]);
  });
});

describe('reading the ledger', () => {
  test('a skipped test still cites what its name says', () => {
    const [read] = readLedger(
      JSON.stringify([{ name: '[1.4: 5.2.1 5.6.1] skipped', file: 'a', cites: [], passed: false }]),
    );
    expect(read?.cites).toEqual(['1.4 5.2.1', '1.4 5.6.1']);
  });

  test.each(['', '{}', '[{}]', '[{"name":"a","file":"b","cites":[1],"passed":true}]'])(
    'refuses %j',
    (text) => {
      expect(() => readLedger(text)).toThrow(LedgerProblem);
    },
  );
});

describe('reading the test sources', () => {
  const file = 'packages/engine/test/a.test.ts';
  // Written in two parts, so that this file is not itself found to be switched off.
  const off = (word: string): string => `rule${word}('5.2.1', 'later', () => {});\n`;

  test.each(['.skip', '.todo', '.only'])('finds %s', (word) => {
    expect(sourceFailures([{ file, text: `\n${off(word)}` }], [entry([])])).toEqual([
      `switched off with ${word}: ${file}:2`,
    ]);
  });

  test('finds a file with cited tests that did not run', () => {
    const text = "rule('5.2.1', 'runs', () => {});\n";
    expect(sourceFailures([{ file, text }], [])).toEqual([`cites rules but did not run: ${file}`]);
    expect(sourceFailures([{ file, text }], [entry([])])).toEqual([]);
  });
});

describe('telling it', () => {
  const judgement = judge(rulebook, [entry(FOUNDING, { name: '[1.4: 5.2.1] it | acts' })]);

  test('the numbers count observable rules', () => {
    expect(numbersOf(judgement)).toEqual({
      editions: {
        '1.4': { founding: { total: 2, proven: 2 }, all: { total: 3, proven: 2 } },
        '26.03': { founding: { total: 1, proven: 1 }, all: { total: 1, proven: 1 } },
      },
    });
  });

  test('the document has every rule and what is left out', () => {
    const text = documentOf(judgement);
    expect(text).toContain('| all | 3 | 2 | 66 % | 1 | 1 |');
    expect(text).toContain('| 1.1.1 | plain rule | unproven |  |');
    expect(text).toContain('| 1.1.2 | a word | definition |  |');
    expect(text).toContain(
      '| 5.2.1 | an action \\| with a bar | proven | engine/test/a.test.ts: it \\| acts |',
    );
    expect(text).toContain('- 1.1.3 shuffling by hand: there are no hands');
    expect(documentOf(judgement)).toBe(text);
  });

  test('the listing names every rule with its tests', () => {
    expect(listingOf(judgement).split('\n').slice(0, 6)).toEqual([
      'Edition 1.4',
      '  1.1.1     unproven    plain rule',
      '  1.1.2     definition  a word',
      '  1.1.3     left out    shuffling by hand',
      '  5.2.1     proven      an action | with a bar',
      `${' '.repeat(24)}packages/engine/test/a.test.ts: it | acts`,
    ]);
  });
});

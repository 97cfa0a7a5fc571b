import { citationsOf, EDITION_IDS, REFUSAL_RULES } from '@lastclick/engine';
import { RECLASSIFIED, RULEBOOK, type Rule, ruleOf } from '@lastclick/rulebook';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../src/conformance/document.ts';
import { judge, type Rulebook, scoreOf } from '../src/conformance/judgement.ts';
import { type LedgerEntry, LedgerProblem, readLedger } from '../src/conformance/ledger.ts';
import { listingOf, numbersOf, unsupportedOf } from '../src/conformance/report.ts';
import { sourceFailures } from '../src/conformance/test-sources.ts';
import { RULE_SUBJECTS } from '../src/sweep/rule-subjects.ts';

const observable = (number: string, title: string, ...halves: readonly string[]): Rule => ({
  number,
  kind: 'observable',
  title,
  reason: '',
  halves,
});
const definition = (number: string, title: string): Rule => ({
  number,
  kind: 'definition',
  title,
  reason: '',
  halves: [],
});

const rulebook: Rulebook = {
  '1.4': [
    observable('1.1.1', 'plain rule'),
    definition('1.1.2', 'a word'),
    {
      number: '1.1.3',
      kind: 'omitted',
      title: 'shuffling by hand',
      reason: 'there are no hands',
      halves: [],
    },
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

describe('a rule that asks for two things', () => {
  const twofold: Rulebook = {
    '1.4': [observable('9.5.3', 'paid abilities', 'never forced', 'considered used')],
    '26.03': [],
  };
  const scored = (...cites: readonly string[]) => scoreOf(judge(twofold, [entry(cites)]).rules['1.4']);

  test('is proven when both halves are cited', () => {
    expect(scored('1.4 9.5.3 · never forced')).toEqual({ total: 1, proven: 0 });
    expect(scored('1.4 9.5.3 · never forced', '1.4 9.5.3 · considered used')).toEqual({
      total: 1,
      proven: 1,
    });
  });

  test('cannot be cited as a whole, nor by a half it does not have', () => {
    expect(judge(twofold, [entry(['1.4 9.5.3', '1.4 9.5.3 · free'], { name: 'wrong' })]).failures).toEqual([
      'rule 9.5.3 of edition 1.4 is proven by halves (never forced, considered used), cited by packages/engine/test/a.test.ts: wrong',
      'there is no rule 9.5.3 · free in edition 1.4, cited by packages/engine/test/a.test.ts: wrong',
    ]);
  });

  test('has a line for each of them', () => {
    const judged = judge(twofold, [entry(['1.4 9.5.3 · never forced'], { name: 'nobody has to' })]);
    expect(documentOf(judged)).toContain(
      [
        '| 9.5.3 | paid abilities | unproven |  |',
        '| 9.5.3 · never forced |  | proven | engine/test/a.test.ts: nobody has to |',
        '| 9.5.3 · considered used |  | unproven |  |',
      ].join('\n'),
    );
    expect(listingOf(judged)).toContain('· considered used');
  });

  test('is cited by words between numbers', () => {
    const [read] = readLedger(
      JSON.stringify([
        { name: '[1.4: 9.1.6a 9.5.3 · considered used 9.5.4] x', file: 'a', cites: [], passed: false },
      ]),
    );
    expect(read?.cites).toEqual(['1.4 9.1.6a', '1.4 9.5.3 · considered used', '1.4 9.5.4']);
  });
});

describe('definitions', () => {
  const book: Rulebook = {
    '1.4': [
      definition('2.1.1', 'a card'),
      observable('2.1.2', 'copies'),
      definition('2.2.1', 'a name (see 3.1)'),
      observable('3.1.1', 'names differ'),
      definition('4.1.1', 'zones'),
      observable('4.1.1a', 'no other zone'),
      observable('4.1.2', 'cards move'),
      definition('6.1.1', 'nothing to lean on'),
    ],
    '26.03': [],
  };

  test('that lean on unproven rules alone are listed', () => {
    const judgement = judge(book, [entry(['1.4 2.1.2', '1.4 4.1.2'])]);
    expect(unsupportedOf(judgement).split('\n')).toEqual([
      'Definitions that lean on unproven rules alone',
      '  1.4    2.2.1     a name (see 3.1)',
      '  1.4    4.1.1     zones',
    ]);
    expect(unsupportedOf(judge(book, [entry(['1.4 2.1.2', '1.4 3.1.1', '1.4 4.1.1a'])]))).toBe('');
  });
});

describe('the classes of the rules', () => {
  test.each(EDITION_IDS)('what a refusal cites is observable, edition %s', (edition) => {
    const numbers = [...REFUSAL_RULES].map((rule) => citationsOf(edition)[rule]);
    expect(numbers.filter((number) => ruleOf(edition, number)?.kind !== 'observable')).toEqual([]);
  });

  test.each(EDITION_IDS)(
    'so is what a decision rests on: a refusal cites that, too, edition %s',
    (edition) => {
      const numbers = RULE_SUBJECTS.filter(({ decisions = [] }) => decisions.length > 0)
        .map((subject) => subject.numbers[edition])
        .filter((number) => number !== '');
      expect(numbers.length).toBeGreaterThan(20);
      expect(numbers.filter((number) => ruleOf(edition, number)?.kind !== 'observable')).toEqual([]);
    },
  );

  test('there are never fewer observable rules', () => {
    const count = (rules: readonly Rule[]): number =>
      rules.filter(({ kind }) => kind === 'observable').length;
    expect(count(RULEBOOK['1.4'])).toBeGreaterThanOrEqual(705);
    expect(count(RULEBOOK['26.03'])).toBeGreaterThanOrEqual(902);
  });

  test('changed classes are what they are said to be', () => {
    for (const { edition, number, was, is } of RECLASSIFIED) {
      expect([edition, number, ruleOf(edition, number)?.kind]).toEqual([edition, number, is]);
      expect(was).not.toBe(is);
    }
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

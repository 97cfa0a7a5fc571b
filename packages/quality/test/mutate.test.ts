import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withMarks } from '../src/mutate/marks.ts';
import { type Edit, OPERATORS } from '../src/mutate/operators.ts';
import {
  allMutations,
  drawMutations,
  FOLDERS,
  type Found,
  type Mutation,
  sharesOf,
} from '../src/mutate/places.ts';
import { likeliestFirst } from '../src/mutate/reach.ts';
import { runTests, TestProcess } from '../src/mutate/runner.ts';
import { withSwitches } from '../src/mutate/switches.ts';
import { type Node, visitCode } from '../src/mutate/syntax.ts';
import { bitsOf, hasBit, Passed } from '../src/mutate/tests/marked.ts';

const ROOT = process.cwd();

/** All that an operator makes of a source text. */
function spoilt(name: string, source: string, switches: ReadonlyMap<string, string> = new Map()): string[] {
  const operator = OPERATORS.find((one) => one.name === name);
  const edits: Edit[] = [];
  const textOf = (node: Node): string => source.slice(node.start, node.end);
  visitCode('a.ts', source, (node, parents) => {
    edits.push(...(operator?.edits({ node, parents, textOf, otherSwitches: switches }) ?? []));
  });
  return edits.map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));
}

describe('operators', () => {
  test.each([
    ['flip a comparison', 'f(a === b)', ['f(a !== b)']],
    ['shift a comparison', 'f(a < 1, b)', ['f(a <= 1, b)']],
    ['swap and with or', 'f(a && b)', ['f(a || b)']],
    ['swap plus with minus', 'f(a + b)', ['f(a - b)']],
    ['negate a condition', 'if (a) b();', ['if (!(a)) b();']],
    ['swap and with or', 'f((a && b) || c)', ['f((a && b) && c)', 'f((a || b) || c)']],
    ['drop a negation', 'f(!a)', ['f(a)']],
    ['off by one', 'f(2, -1)', ['f(3, -1)']],
    ['drop a row', 'const t = [a(1), b(2)];', ['const t = [b(2)];', 'const t = [a(1)];']],
    ['drop a call', 'f(); g = 1;', ['; g = 1;']],
    ['drop an assignment', 'f(); g = 1;', ['f(); ;']],
    ['return early', 'function f() { g(); }', ['function f() { return;  g(); }']],
    ['return the opposite', 'function f() { return true; }', ['function f() { return false; }']],
  ])('%s', (name, source, expected) => {
    expect(spoilt(name, source)).toEqual(expected);
  });

  test('a switch becomes that of the other edition', () => {
    const source = "const e = { switches: { discarding: 'together' }, other: { discarding: 'x' } };";
    expect(spoilt('swap a switch', source, new Map([['discarding', "'oneByOne'"]]))).toEqual([
      "const e = { switches: { discarding: 'oneByOne' }, other: { discarding: 'x' } };",
    ]);
  });

  test('types and imports are no code', () => {
    const source = "import { a } from 'b';\ntype T = 1 | 2;\nconst c: Array<3> = d as unknown as 4[];";
    expect(spoilt('off by one', source)).toEqual([]);
  });
});

describe('drawing', () => {
  const drawn = drawMutations(ROOT, 60, 'test');

  test('is the same for a seed, and another for another', () => {
    const ids = (list: readonly Mutation[]): string[] => list.map(({ id }) => id);
    expect(ids(drawMutations(ROOT, 60, 'test'))).toEqual(ids(drawn));
    expect(ids(drawMutations(ROOT, 60, 'other'))).not.toEqual(ids(drawn));
  });

  test('every folder has its share, and what is drawn parses', () => {
    expect(new Set(drawn.map(({ folder }) => folder))).toEqual(new Set(FOLDERS));
    expect(drawn.length).toBeGreaterThanOrEqual(60);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
  });

  test('no folder of the rules is left out', () => {
    const engine = join(ROOT, 'packages', 'engine', 'src');
    const there = ['editions', 'state', 'query', 'kernel', 'rules', 'session'].flatMap((folder) => [
      folder,
      ...readdirSync(join(engine, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`),
    ]);
    expect([...FOLDERS].sort()).toEqual(there.sort());
  });

  test('half of it goes to all folders alike, half by their size', () => {
    const shares = sharesOf(
      new Map([
        ['small', 10],
        ['large', 990],
      ]),
      100,
    );
    expect(shares).toEqual(
      new Map([
        ['small', 10],
        ['large', 75],
      ]),
    );
  });

  test('every operator fits somewhere in the engine', () => {
    const used = new Set([...allMutations(ROOT).values()].flat().map(({ mutation }) => mutation.operator));
    expect(used).toEqual(new Set(OPERATORS.map(({ name }) => name)));
  });
});

describe('which tests are asked', () => {
  test('quick ones before slow ones, and one of each file before a second', () => {
    const tests = [
      { file: 'slow.test.ts', number: 0, seconds: 0.5 },
      { file: 'quick.test.ts', number: 0, seconds: 0.01 },
      { file: 'quick.test.ts', number: 1, seconds: 0.011 },
      { file: 'other.test.ts', number: 4, seconds: 0.012 },
    ];
    expect(likeliestFirst(tests).map(({ file, numbers }) => `${file} ${numbers}`)).toEqual([
      'quick.test.ts 0',
      'other.test.ts 4',
      'quick.test.ts 1',
      'slow.test.ts 0',
    ]);
  });

  const foundIn = (name: string, source: string): Found[] => {
    const operator = OPERATORS.find((one) => one.name === name);
    const found: Found[] = [];
    const textOf = (node: Node): string => source.slice(node.start, node.end);
    visitCode('a.ts', source, (node, parents) => {
      for (const edit of operator?.edits({ node, parents, textOf, otherSwitches: new Map() }) ?? [])
        found.push({ mutation: { operator: name, ...edit } as Mutation, node, parents });
    });
    return found;
  };

  test.each([
    ['flip a comparison', 'f(a === b)', 'f((spoilt.on === 0 ? (a !== b) : (a === b)))'],
    [
      'drop a row',
      't = [a(1), b(2)]',
      't = [...(spoilt.on === 0 ? [] : [a(1)]), ...(spoilt.on === 1 ? [] : [b(2)])]',
    ],
    ['drop a call', 'if (a) f();', 'if (a) { if (!(spoilt.on === 0)) f(); }'],
    ['return early', 'function f() { g(); }', 'function f() { if (spoilt.on === 0) return;  g(); }'],
    ['negate a condition', 'if (a) b();', 'if ((spoilt.on === 0 ? (!(a)) : (a))) b();'],
    ['off by one', 'f({ 1: 2 })', 'f({ 1: (spoilt.on === 1 ? (3) : (2)) })'],
    [
      'flip a comparison',
      '(a === b) === c',
      '(spoilt.on === 0 ? ((a === b) !== c) : (((spoilt.on === 1 ? (a !== b) : (a === b))) === c))',
    ],
  ])('a mutation can be switched on: %s in %s', (name, source, expected) => {
    expect(
      withSwitches(
        source,
        foundIn(name, source).map((one, number) => ({ ...one, number })),
      ),
    ).toBe(expected);
  });

  test('every place is marked as it can be', () => {
    const marked = (name: string, source: string): string =>
      withMarks(
        source,
        foundIn(name, source).map((one, mark) => ({ ...one, mark })),
      );
    expect(marked('flip a comparison', 'f((a === b) === c)')).toBe(
      'f((passed.at(0), ((passed.at(1), a === b)) === c))',
    );
    expect(marked('shift a comparison', 'f(a < 1)')).toBe('f(passed.left(a) < passed.right(0,1))');
    expect(marked('drop a call', 'if (a) f();')).toBe('if (a) { passed.at(0); f(); }');
    expect(marked('return early', 'function f() { g(); }')).toBe('function f() { passed.at(0);  g(); }');
    expect(marked('off by one', 'f({ 1: 2 })')).toBe('f({ 1: (passed.at(1), 2) })');
  });

  test('a shifted comparison could be noticed only where both sides are the same', () => {
    const passed = new Passed(2);
    expect([passed.left(1) < passed.right(0, 2), passed.left(3) < passed.right(1, 3)]).toEqual([true, false]);
    expect([...passed.take()]).toEqual([0, 1]);
    passed.at(0);
    const bits = Buffer.from(bitsOf(passed.take()), 'base64');
    expect([hasBit(bits, 0), hasBit(bits, 1)]).toEqual([true, false]);
  });
});

describe('a process that tries a mutation', () => {
  const tests = [{ file: 'packages/engine/test/basics/clicks.test.ts', numbers: null }];
  const file = 'packages/engine/src/rules/turn/steps.ts';
  const source = readFileSync(join(ROOT, file), 'utf8');
  const run = (text: string, patience = 20): ReturnType<typeof runTests> =>
    runTests(ROOT, { changed: [{ file, text }], tests, marks: 0, patience });

  test('passes as the engine is', async () => {
    expect(await run(source)).toEqual({ kind: 'passed' });
  });

  test('stops at the first test that fails, and says which', async () => {
    const wrong = source.replace('allottedClicks(game, side),', 'allottedClicks(game, side) + 1,');
    expect(wrong).not.toBe(source);
    expect(await run(wrong)).toMatchObject({ kind: 'failed', test: expect.stringContaining('clicks') });
  });

  test('tries one mutation after another, and says what stays spoilt', async () => {
    const spoil = source
      .replace(
        'allottedClicks(game, side),',
        'allottedClicks(game, side) + Number(globalThis.spoilt.on === 1),',
      )
      .replace(
        'gainClicks(game, side, all',
        'if (globalThis.spoilt.on === 2) globalThis.bad = true;\n  if (globalThis.bad) return;\n  gainClicks(game, side, all',
      );
    const tester = new TestProcess(ROOT, { changed: [{ file, text: spoil }], marks: 0 });
    const ask = (number: number): ReturnType<typeof runTests> =>
      tester.ask({ spoil: number, tests, patience: 20 });
    expect(await ask(0)).toEqual({ kind: 'passed' });
    expect(await ask(1)).toMatchObject({ kind: 'failed', stays: false });
    expect(await ask(0)).toEqual({ kind: 'passed' });
    expect(await ask(2)).toMatchObject({ kind: 'failed', stays: true });
    tester.end();
  });

  test('says when a module cannot be loaded, and when a test comes to no end', async () => {
    expect(await run(`${source}\nthrow new Error('spoilt');`)).toMatchObject({
      kind: 'failed',
      test: tests[0]?.file,
    });
    const endless = source.replace(
      'gainClicks(game, side, all',
      'while (true) {}\n  gainClicks(game, side, all',
    );
    expect(endless).not.toBe(source);
    expect(await run(endless, 1)).toEqual({ kind: 'endless' });
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { likeliestFirst } from '../src/mutate/likelihood.ts';
import { type Edit, OPERATORS } from '../src/mutate/operators.ts';
import { allMutations, drawMutations, FOLDERS, type Mutation, sharesOf } from '../src/mutate/places.ts';
import { type Node, parses, visitCode } from '../src/mutate/syntax.ts';

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
    const used = new Set([...allMutations(ROOT).values()].flat().map(({ operator }) => operator));
    expect(used).toEqual(new Set(OPERATORS.map(({ name }) => name)));
  });
});

test('what noticed mutations of a file before is asked first, a quick test before a slow one', () => {
  const mutation = { file: 'packages/engine/src/rules/trace.ts', folder: 'rules' } as Mutation;
  const times = new Map([
    ['packages/engine/test/slow.test.ts', 9],
    ['packages/engine/test/quick.test.ts', 1],
    ['packages/engine/test/known.test.ts', 2],
  ]);
  expect(likeliestFirst(times, mutation, [{ mutation, by: 'packages/engine/test/known.test.ts' }])).toEqual([
    'packages/engine/test/known.test.ts',
    'packages/engine/test/quick.test.ts',
    'packages/engine/test/slow.test.ts',
  ]);
  expect(parses('a.ts', 'const a = (')).toBe(false);
});

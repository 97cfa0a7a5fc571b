import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from '../run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-click-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keep = join(folder, 'ladder.json');
const page = join(folder, 'BOTS.md');
const flags = ['ladder', '--games', '6', '--jobs', '2', '--seed', 'test', '--keep', keep, '--json'];

const halvesKept = (): { tally: { thinking: unknown } }[] => JSON.parse(readFileSync(keep, 'utf8')).halves;

test('two cells, resumed: what is kept is not played again, and the page has everything', async () => {
  const first = await runHere([...flags, '--cells', '1:random']);
  expect(first.code).toBe(0);
  expect(JSON.parse(first.out)).toMatchObject({ games: 6, cells: [{ cell: '1:random', games: 6 }] });
  const before = halvesKept();
  expect(before).toHaveLength(2);

  const both = await runHere([...flags, '--cells', '1:random,heuristic:1', '--write', page]);
  const numbers = JSON.parse(both.out);
  expect(numbers).toMatchObject({ games: 12, errors: 0, illegalMoves: 0, stalls: 0, stopped: false });
  expect(numbers.cells[0]).toEqual(JSON.parse(first.out).cells[0]);
  // Times are never twice the same: equal ones were kept.
  expect(halvesKept().slice(0, 2)).toEqual(before);
  expect(numbers.bots.map(({ bot }: { bot: string }) => bot).sort()).toEqual(['1', 'heuristic', 'random']);
  for (const { slowestMs, meanMs, elo } of numbers.bots) {
    expect(slowestMs).toBeGreaterThan(meanMs);
    expect(Number.isFinite(elo.elo)).toBe(true);
  }

  const again = await runHere([...flags, '--cells', '1:random,heuristic:1', '--write', page]);
  expect(again.out).toBe(both.out);
  const document = readFileSync(page, 'utf8');
  expect(document).toContain('| Bot | What it does |');
  expect(document).toMatch(/\| \*\*random\*\* \| 0 ± 0 \|/);
  expect(document).toContain('0 illegal moves, 0 time-outs, 0 crashed, 0 stalls');
  expect(document).toContain(
    'npm run -s lastclick -- ladder --cells 1:random,heuristic:1 --games 6 --seed test',
  );
  expect(document).toContain('- precisionDesign against partyAnimal');
});

test('a meeting can have a number of games of its own, whichever of its bots is named first', async () => {
  const many = [...flags, '--cells', '1:random,2:random', '--games-of', 'random:1=2', '--write', page];
  const { cells } = JSON.parse((await runHere(many)).out);
  expect(cells).toMatchObject([
    { cell: '1:random', games: 2 },
    { cell: '2:random', games: 6 },
  ]);
  const document = readFileSync(page, 'utf8');
  expect(document).toContain('6 games for each two bots (2 for 1:random)');
  expect(document).toContain('--games 6 --games-of random:1=2 ');
});

test('other settings do not take what was kept', async () => {
  const { out } = await runHere([...flags, '--cells', '1:random', '--edition', '26.03', '--games', '2']);
  expect(JSON.parse(out)).toMatchObject({ games: 2, edition: '26.03' });
});

test.each([
  [['--cells', '1'], 2, '--cells is a list of pairs'],
  [['--cells', '1:1'], 2, '1:1 is a bot against itself'],
  [['--cells', '1:2,2:1'], 2, 'names the meeting 2:1 twice'],
  [['--cells', '2:1', '--games-of', '3:1=20'], 2, '--games-of: 3 and 1 do not meet'],
  [['--cells', '2:1', '--games-of', '2:1'], 2, '--games-of 2:1 is a number from 1'],
  [['--bots', 'genius'], 2, '--bots names bots of random'],
  [['--pairs', 'partyAnimal:partyAnimal'], 2, '--pairs wants a deck of the Corp'],
])('%j is refused', async (args, code, message) => {
  const finished = await runHere(['ladder', ...args]);
  expect(finished).toMatchObject({ out: '', code });
  expect(finished.error).toContain(message);
});

test('a file that is something else is left alone', async () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"mine":1}');
  const { error, code } = await runHere(['ladder', '--keep', other]);
  expect(code).toBe(1);
  expect(error).toContain('is not a ladder of Last Click');
  expect(readFileSync(other, 'utf8')).toBe('{"mine":1}');
});

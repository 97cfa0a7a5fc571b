import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedRecord } from '@lastclick/table';
import { beforeAll, expect, test } from 'vitest';
import type { Finished } from '../child.ts';
import { runHere } from '../run-here.ts';

const EXAMPLE = `python3 ${fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url))}`;
const MISBEHAVING = `"${process.execPath}" ${fileURLToPath(new URL('./misbehaving.mjs', import.meta.url))}`;

/** Long enough for a program to start on a busy machine. */
const TIMEOUT = '2000';

const match = (...args: string[]): Promise<Finished> => runHere(['match', ...args, '--json']);

beforeAll(() => {
  const { status } = spawnSync('python3', ['--version']);
  if (status !== 0)
    throw new Error('python3 is needed to run examples/bot.py; install it to run these tests');
});

test.each([
  ['corp', 'runner'],
  ['runner', 'corp'],
])('the example in Python plays the %s against level 1', async (side, other) => {
  const { out, code } = await match(`--${side}`, EXAMPLE, `--${other}`, 'level:1', '--games', '3');
  expect(code).toBe(0);
  const numbers = JSON.parse(out);
  expect(numbers).toMatchObject({ games: 3, errors: 0, forfeits: { corp: 0, runner: 0 }, failures: [] });
  expect(numbers.times[side].decisions).toBeGreaterThan(20);
});

test('the example plays better than chance', async () => {
  const asCorp = await match('--corp', EXAMPLE, '--runner', 'level:random', '--games', '12');
  const asRunner = await match('--corp', 'level:random', '--runner', EXAMPLE, '--games', '12');
  expect(JSON.parse(asCorp.out).corpWins + JSON.parse(asRunner.out).runnerWins).toBeGreaterThan(14);
});

test('the bot in docs/PROTOCOL.md plays a game', async () => {
  const document = readFileSync(new URL('../../../../docs/PROTOCOL.md', import.meta.url), 'utf8');
  const source = /```python\n(?<bot>.*?)```/s.exec(document)?.groups?.bot ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'last-click-match-'));
  writeFileSync(join(folder, 'first.py'), source);
  const { out } = await match('--corp', 'level:1', '--runner', `python3 ${join(folder, 'first.py')}`);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(out)).toMatchObject({ games: 1, errors: 0, failures: [] });
});

test.each([
  ['words', 'badAnswer', 'the answer is not JSON: "I would rather talk."'],
  ['list', 'badAnswer', 'the answer is not an object'],
  ['noOption', 'badAnswer', 'the answer has no option'],
  ['otherId', 'badAnswer', 'but the question was 2'],
  ['illegal', 'illegalMove', '"win the game" is not among the options'],
  ['place', 'illegalMove', '999 is not among the options'],
  ['silent', 'timeOut', 'no answer within 2000 ms'],
  ['exit', 'exited', 'the program ended with exit code 3'],
])('a program that misbehaves (%s) forfeits, and the next game is played', async (way, kind, message) => {
  const args = [
    '--corp',
    'level:1',
    '--runner',
    `${MISBEHAVING} ${way}`,
    '--games',
    '2',
    '--timeout',
    TIMEOUT,
  ];
  const { out, error, code } = await match(...args);
  const numbers = JSON.parse(out);
  expect(code).toBe(1);
  expect(numbers).toMatchObject({
    games: 2,
    corpWins: 2,
    errors: 0,
    forfeits: { corp: 0, runner: 2 },
    reasons: { 'corp forfeit': 2 },
    faults: { runner: { [kind]: 2 } },
  });
  expect(numbers.failures[0]).toMatchObject({ game: 0, kind, side: 'runner' });
  expect(numbers.failures[0].message).toContain(message);
  expect(error).toContain('"format":"last-click-record"');
  // The record says how it ended, where that is a way to end, and is checked like any other.
  const record = JSON.parse(error.split('\n').find((line) => line.includes('last-click-record')) ?? '');
  const ended = { timeOut: 'time', exited: 'abandoned' }[kind];
  expect(record.outcome).toEqual(ended === undefined ? undefined : { kind: ended, by: 'runner' });
  expect(checkedRecord(record).kind).toBe('same');
});

test('a command that does not exist', async () => {
  const { out, code } = await match('--corp', 'no-such-program-anywhere', '--runner', 'level:1');
  expect(code).toBe(1);
  const { failures } = JSON.parse(out);
  expect(failures).toMatchObject([{ kind: 'exited', side: 'corp' }]);
  expect(failures[0].message).toContain('a command that is not found');
});

test.each([
  [['--corp', 'level:1'], 'match needs --runner'],
  [['--corp', 'level:9', '--runner', 'level:1'], 'there is no bot "9"'],
  [['--corp', 'level:1', '--runner', 'level:1', '--timeout', '0'], '--timeout is a number from 1'],
])('%j is written wrongly', async (args, message) => {
  const { error, code } = await match(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type Finished, lastclick } from '../child.ts';

const EXAMPLE = `python3 ${fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url))}`;
const MISBEHAVING = `"${process.execPath}" ${fileURLToPath(new URL('./misbehaving.mjs', import.meta.url))}`;

const match = (...args: string[]): Finished => lastclick(['match', ...args, '--json']);

beforeAll(() => {
  const { status } = spawnSync('python3', ['--version']);
  if (status !== 0)
    throw new Error('python3 is needed to run examples/bot.py; install it to run these tests');
});

test.each([
  ['corp', 'runner'],
  ['runner', 'corp'],
])('the example in Python plays the %s against level 1', (side, other) => {
  const { out, error, code } = match(`--${side}`, EXAMPLE, `--${other}`, 'level:1', '--games', '3');
  expect({ error, code }).toEqual({ error: '', code: 0 });
  const numbers = JSON.parse(out);
  expect(numbers).toMatchObject({ games: 3, errors: 0, forfeits: { corp: 0, runner: 0 }, failures: [] });
  expect(numbers.times[side].decisions).toBeGreaterThan(20);
});

test('the example plays better than chance on both sides', () => {
  const wins = (['corp', 'runner'] as const).map((side) => {
    const other = side === 'corp' ? 'runner' : 'corp';
    const { out } = match(`--${side}`, EXAMPLE, `--${other}`, 'level:random', '--games', '16');
    return JSON.parse(out)[`${side}Wins`] as number;
  });
  expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBeGreaterThan(19);
});

test.each([
  ['words', 'badAnswer', 'the answer is not JSON: "I would rather talk."'],
  ['list', 'badAnswer', 'the answer is not an object'],
  ['noOption', 'badAnswer', 'the answer has no option'],
  ['otherId', 'badAnswer', 'but the question was 2'],
  ['illegal', 'illegalMove', '"win the game" is not among the options'],
  ['place', 'illegalMove', '999 is not among the options'],
  ['silent', 'timeOut', 'no answer within 700 ms'],
  ['exit', 'exited', 'the program ended with exit code 3'],
])('a program that misbehaves (%s) forfeits, and the next game is played', (way, kind, message) => {
  const args = ['--corp', 'level:1', '--runner', `${MISBEHAVING} ${way}`, '--games', '2', '--timeout', '700'];
  const { out, error, code } = match(...args);
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
});

test('a command that does not exist', () => {
  const { out, code } = match('--corp', 'no-such-program-anywhere', '--runner', 'level:1');
  expect(code).toBe(1);
  const { failures } = JSON.parse(out);
  expect(failures).toMatchObject([{ kind: 'exited', side: 'corp' }]);
  expect(failures[0].message).toContain('a command that is not found');
});

test.each([
  [['--corp', 'level:1'], 'match needs --runner'],
  [['--corp', 'level:9', '--runner', 'level:1'], 'there is no bot "9"'],
  [['--corp', 'level:1', '--runner', 'level:1', '--timeout', '0'], '--timeout is a number from 1'],
])('%j is written wrongly', (args, message) => {
  const { error, code } = match(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
});

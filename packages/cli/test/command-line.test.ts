import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { lastclick } from './child.ts';
import { runHere } from './run-here.ts';

test.each([
  [[]],
  [['--help']],
  [['-h']],
  [['help']],
  [['help', 'play']],
  [['stdio', '--help']],
  [['play', '-h']],
])('help is everywhere, on stdout, and leaves with 0: %j', async (args) => {
  const { out, error, code } = await runHere(args);
  expect({ error, code }).toEqual({ error: '', code: 0 });
  expect(out).toContain('Usage:');
});

test('the help names every command', async () => {
  const { out } = await runHere(['--help']);
  for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`${name} +${summary}`));
});

const REFUSED: readonly (readonly [args: readonly string[], message: string])[] = [
  [['dance'], 'there is no command "dance"'],
  [['play', '--speed', '9'], "Unknown option '--speed'"],
  [['play', 'now'], "Unexpected argument 'now'"],
  [['play', '--seed'], '--seed'],
  [['play', '--edition', '2'], '--edition is one of 1.4, 26.03, not "2"'],
  [['play', '--corp', 'robot'], '--corp is one of human, random'],
  [['play', '--json'], '--json is for two bots'],
  [['stdio', '--fast'], "Unknown option '--fast'"],
];

test.each(REFUSED)('%j is refused on stderr with exit code 2', async (args, message) => {
  const { out, error, code } = await runHere(args);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(error).toContain(message);
});

test('the exit code reaches the shell', () => {
  expect(lastclick(['dance'])).toMatchObject({ out: '', code: 2 });
  const { out, error, code } = lastclick(['play', '--load', '/nowhere/game.json']);
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(error).toContain('/nowhere/game.json cannot be read: there is no such file');
});

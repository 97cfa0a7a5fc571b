import { afterEach, expect, test, vi } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';
import { COMMANDS } from '../src/commands.ts';
import { type Finished, lastclick } from './child.ts';

afterEach(() => vi.restoreAllMocks());

/** The same as a process of its own, without the time one takes to start. */
async function run(args: readonly string[]): Promise<Finished> {
  const out: string[] = [];
  const error: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => error.push(String(text)) > 0);
  const code = await runCommandLine(args);
  return { out: out.join(''), error: error.join(''), code };
}

test.each([
  [[]],
  [['--help']],
  [['-h']],
  [['help']],
  [['help', 'play']],
  [['stdio', '--help']],
  [['play', '-h']],
])('help is everywhere, on stdout, and leaves with 0: %j', async (args) => {
  const { out, error, code } = await run(args);
  expect({ error, code }).toEqual({ error: '', code: 0 });
  expect(out).toContain('Usage:');
});

test('the help names every command', async () => {
  const { out } = await run(['--help']);
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
  const { out, error, code } = await run(args);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(error).toContain(message);
});

test('the exit code reaches the shell', () => {
  expect(lastclick(['dance'])).toMatchObject({ out: '', code: 2 });
  const { out, error, code } = lastclick(['play', '--load', '/nowhere/game.json']);
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(error).toContain('/nowhere/game.json cannot be read: there is no such file');
});

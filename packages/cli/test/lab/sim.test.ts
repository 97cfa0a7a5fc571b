import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DECKS } from '@lastclick/cards';
import { RecordedGame } from '@lastclick/table';
import { afterAll, expect, test } from 'vitest';
import { deckOf } from '../../src/decks.ts';
import type { GamePlan, NamedDeck } from '../../src/lab/game-plan.ts';
import { tallyJson } from '../../src/lab/numbers.ts';
import { playGame } from '../../src/lab/play-game.ts';
import type { Player } from '../../src/lab/player.ts';
import { seatBot } from '../../src/lab/seat-bot.ts';
import { addGame, emptyTally } from '../../src/lab/tally.ts';
import type { Finished } from '../child.ts';
import { runHere } from '../run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-click-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sim = (...args: string[]): Promise<Finished> =>
  runHere(['sim', '--corp', 'precisionDesign', '--runner', 'partyAnimal', ...args]);

test('the same seed gives the same result whatever the number of threads', async () => {
  const args = ['--games', '12', '--seed', 'same', '--corp-bot', '2', '--runner-bot', '1', '--json'];
  const one = await sim(...args, '--jobs', '1');
  const two = await sim(...args, '--jobs', '2');
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  const numbers = JSON.parse(one.out);
  expect(numbers).toMatchObject({ games: 12, asked: 12, errors: 0, illegalMoves: 0, stalls: 0, crashes: 0 });
  const { corpWins, runnerWins, draws, errors, corpShare } = numbers;
  expect(corpWins + runnerWins + draws + errors).toBe(12);
  expect(corpShare.share).toBeCloseTo(corpWins / 12, 4);
  expect(corpShare.low).toBeLessThan(corpShare.share + 1e-9);
  expect(numbers).not.toHaveProperty('times');
});

test('for people: shares with intervals, reasons, length, faults and times; with a page of plots', async () => {
  const page = join(folder, 'report.html');
  const { out, code } = await sim(
    '--games',
    '6',
    '--corp-bot',
    'random',
    '--runner-bot',
    'random',
    '--report',
    page,
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Corp +\d+\.\d % \(\d+\.\d to \d+\.\d\)/);
  expect(out).toMatch(/wins?: \d+ by /);
  expect(out).toMatch(/turns on average/);
  expect(out).toContain('0 illegal moves, 0 time-outs, 0 crashes and 0 stalls');
  expect(out).toMatch(/time +Runner .* ms a decision, the slowest .* ms/);

  const html = readFileSync(page, 'utf8');
  expect(html.match(/<svg /g)).toHaveLength(5);
  for (const title of ['Win share over turns', 'Credits over turns', 'Agenda points over turns'])
    expect(html).toContain(`aria-label="${title}"`);
  expect(html).toContain('aria-label="Card impact: Corp"');
  expect(html).toContain('aria-label="Card impact: Runner"');
  expect(html).toContain('class="band corp"');
  expect(html).toContain('class="whisker runner"');
  expect(html).toContain('games won, %');
  expect(html.match(/<table>/g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).toContain('Hedge Fund');
  expect(html).not.toMatch(/https?:|\bsrc=|\bhref=|@import|url\(|<script|<link|NaN|undefined/);
});

test.each([
  [['--corp-bot', 'strong'], 2, '--corp-bot is one of random'],
  [['--games', '0'], 2, '--games is a number from 1'],
  [['--jobs', 'many'], 2, '--jobs is a number'],
  [['--corp', 'partyAnimal'], 2, '--corp wants a deck of the Corp'],
  [['--runner', '/nowhere/deck.txt'], 1, '/nowhere/deck.txt cannot be read'],
  [['--report', '/nowhere/page.html'], 1, '/nowhere/page.html cannot be written'],
])('%j is refused before anything is played', async (args, code, message) => {
  const finished = await runHere(['sim', ...args]);
  expect(finished).toMatchObject({ out: '', code });
  expect(finished.error).toContain(message);
});

test('Ctrl-C stops with what there is', async () => {
  const page = join(folder, 'stopped.html');
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [
    main,
    'sim',
    '--games',
    '1000000',
    '--corp-bot',
    'random',
    '--runner-bot',
    'random',
    '--json',
    '--jobs',
    '2',
    '--report',
    page,
  ]);
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  // What it says on stderr is that games have been played.
  child.stderr.once('data', () => child.kill('SIGINT'));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(130);
  const numbers = JSON.parse(out);
  expect(numbers).toMatchObject({ asked: 1_000_000, errors: 0 });
  expect(numbers.games).toBeGreaterThan(0);
  expect(numbers.corpWins + numbers.runnerWins + numbers.draws).toBe(numbers.games);
  expect(readFileSync(page, 'utf8')).toContain('then stopped');
});

const named = (name: string): NamedDeck => {
  const deck = DECKS[name];
  if (deck === undefined) throw new Error(`no deck ${name}`);
  return { name, deck: deckOf(deck) };
};

const plan: GamePlan = {
  edition: '26.03',
  seed: 'fault',
  pointsToWin: 7,
  deckLists: 'open',
  pairs: [{ corp: named('precisionDesign'), runner: named('partyAnimal') }],
};

const runner = (): Player => seatBot('random', 'runner', 'fault');

test('an illegal move is an error of that side, with a record that replays up to it', async () => {
  let asked = 0;
  const bot = seatBot('random', 'corp', 'fault');
  const corp: Player = { choose: (now) => (++asked === 10 ? 'win the game' : bot.choose(now)) };
  const result = await playGame(plan, 3, { corp, runner: runner() });
  expect(result).toMatchObject({ outcome: null, failure: { kind: 'illegalMove', side: 'corp' } });
  expect(result.failure?.message).toContain('"win the game" is not among the options');
  const { record } = result.failure ?? {};
  if (record === undefined) throw new Error('a failure has a record');
  expect(RecordedGame.replayed(record).played).toHaveLength(record.options.length);
  const tally = emptyTally();
  addGame(tally, result);
  expect(tallyJson(tally)).toMatchObject({
    games: 1,
    errors: 1,
    illegalMoves: 1,
    corpWins: 0,
    runnerWins: 0,
  });
});

test('a bot that throws is an error too', async () => {
  const corp: Player = {
    choose: () => {
      throw new Error('lost its mind');
    },
  };
  const { failure } = await playGame(plan, 0, { corp, runner: runner() });
  expect(failure).toMatchObject({ kind: 'crash', side: 'corp', message: 'Error: lost its mind' });
});

test('a game without an end is a stall of nobody, with its record', async () => {
  const corp = seatBot('random', 'corp', 'fault');
  const { failure } = await playGame(plan, 0, { corp, runner: runner() }, 30);
  expect(failure).toMatchObject({ kind: 'stall', side: null, message: 'no end after 30 decisions' });
  expect(failure?.record.options).toHaveLength(30);
});

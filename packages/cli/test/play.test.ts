import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, maskEvents, type Side, type View, view } from '@lastclick/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { cardData } from '../src/card-text.ts';
import { paintFor } from '../src/play/paint.ts';
import { RecordedGame } from '../src/recorded-game.ts';
import { placedCards } from '../src/words/places.ts';
import { converse, lastclick } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'lastclick-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const play = (flags: readonly string[], lines: readonly string[]) =>
  lastclick(['play', '--seed', '7', ...flags], `${lines.join('\n')}\n`);

const recordIn = (name: string): GameRecord => JSON.parse(readFileSync(file(name), 'utf8')) as GameRecord;

/** What was written between a typed line and the next prompt. */
function replyTo(out: string, line: string): string {
  const [, after = ''] = out.split(`> ${line}\n`);
  return after.split('\nCorp> ')[0] ?? '';
}

/** The same without line breaks, for sentences that may be wrapped anywhere. */
const saidTo = (out: string, line: string): string => replyTo(out, line).replaceAll(/\s+/g, ' ');

describe('a person at a pipe', () => {
  const { out, error, code } = play(
    [],
    [
      'help',
      'keep',
      'why gain credit',
      'why play Hedge Fund',
      'why remove tag',
      'why rez c9999',
      'why',
      'why dance',
      'rule 5.6.2b',
      'rule 99',
      'card Hedge Fund',
      'card c9999',
      'card',
      'dance',
      '0',
      '77',
      '',
      'save',
      `save ${file('nowhere/at/all')}`,
      `replay ${file('missing.json')}`,
      'constructor',
      'undo',
      'undo',
      'keep',
      'gain a credit',
      'log',
      'quit',
      'never read',
    ],
  );

  test('leaves politely', () => {
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toMatch(/Corp> quit\n Goodbye\.\n$/);
  });

  test('is welcomed and told the side, the commands and the exact step', () => {
    expect(out).toContain('You are the Corp');
    for (const word of ['help', 'why <move>', 'undo', 'save <file>', 'replay <file>', 'log', 'card', 'quit'])
      expect(out.split('──')[0]).toContain(word);
    expect(out).toContain("Corp's turn · action phase · 5.6.2b");
    expect(out).toMatch(/ 1 {2}Gain 1 credit +gain credit +5\.2\.7b\n/);
  });

  test('hears why', () => {
    expect(replyTo(out, 'why gain credit')).toContain('Yes, you may do that now.\n   rule 5.2.7b: ');
    expect(replyTo(out, 'why play Hedge Fund')).toContain('Yes');
    expect(replyTo(out, 'why remove tag')).toContain('No. Your side does not have this basic action.');
    expect(replyTo(out, 'why rez c9999')).toMatch(/No\. .+\n {3}rule \d/);
    expect(replyTo(out, 'why')).toContain('Write a move');
    expect(replyTo(out, 'why dance')).toContain('"dance" is not a move');
  });

  test('looks up rules and cards', () => {
    expect(replyTo(out, 'rule 5.6.2b')).toMatch(/rule 5\.6\.2b: \w/);
    expect(replyTo(out, 'rule 99')).toContain('has no rule "99"');
    expect(replyTo(out, 'card Hedge Fund')).toContain('Gain 9 credits.');
    expect(replyTo(out, 'card c9999')).toContain('No such card');
    expect(replyTo(out, 'card')).toContain('No such card');
  });

  test('gets a hint for what is not understood', () => {
    expect(replyTo(out, 'dance')).toContain('"dance" is not an option now');
    expect(replyTo(out, '0')).toContain('there are options 1 to');
    expect(replyTo(out, '77')).toContain('there are options 1 to');
    expect(replyTo(out, 'constructor')).toContain('not an option now');
    expect(replyTo(out, 'save')).toContain('Write a file name');
    expect(saidTo(out, `save ${file('nowhere/at/all')}`)).toContain('cannot be written');
    expect(saidTo(out, `replay ${file('missing.json')}`)).toContain('there is no such file');
  });

  test('reads the log, every line with its rule', () => {
    const lines = replyTo(out, 'log').trimEnd().split('\n');
    expect(lines.at(-1)).toMatch(/^ {3}The Corp gains 1 credit\. +1\.10\.3a$/);
    for (const line of lines) expect(line).toMatch(/^ {3}.+\. +\d+(\.\w+)+$/);
  });

  test('sees no colour in a pipe, and no line wider than 100 columns', () => {
    expect(out).not.toContain('\u001b');
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(100);
  });
});

test('the end of the input leaves politely in the middle of a game', () => {
  expect(play([], ['keep', '1'])).toMatchObject({ error: '', code: 0 });
  expect(lastclick(['play'], '').out).toMatch(/Goodbye\.\n$/);
});

test('undo takes back the last own decision with everything since, and a game is reproducible', () => {
  // Back within a turn, and back over the whole turn of the random player.
  const undone = ['keep', '1', '2', 'undo', '1', '1', '1', 'undo', 'undo', '1', '1', '1', 'quit'];
  play(['--record', file('plain.json')], ['keep', '1', '1', '1', '1', '1', 'quit']);
  play(['--record', file('undone.json')], undone);
  const plain = recordIn('plain.json');
  expect(plain.options.filter((key) => key === 'gain credit').length).toBeGreaterThanOrEqual(3);
  expect(plain.options.length).toBeGreaterThan(10);
  expect(recordIn('undone.json')).toEqual(plain);
});

test('a saved game goes on where it was, with its past', () => {
  const first = play(
    ['--edition', '26.03'],
    ['keep', '1', '2', `save ${file('saved.json')}`, 'board', 'quit'],
  );
  expect(first.out).toContain(`play --load ${file('saved.json')}`);
  const second = lastclick(
    ['play', '--load', file('saved.json')],
    'board\nundo\nboard\nundo\nundo\nundo\nquit\n',
  );
  expect(second.error).toBe('');
  expect(replyTo(second.out, 'board')).toBe(replyTo(first.out, 'board'));
  expect(second.out).toContain('There is no decision of yours to take back.');
});

test('save overwrites only what is ours', () => {
  writeFileSync(file('letter.txt'), 'Dear friend');
  const { out } = play(
    [],
    [`save ${file('letter.txt')}`, `save ${file('mine.json')}`, `save ${file('mine.json')}`, 'quit'],
  );
  expect(saidTo(out, `save ${file('letter.txt')}`)).toContain('not a file of Last Click');
  expect(readFileSync(file('letter.txt'), 'utf8')).toBe('Dear friend');
  expect(out.match(/Saved\./g)).toHaveLength(2);
});

test('replay steps through a record', () => {
  play(['--record', file('game.json')], ['keep', '1', 'quit']);
  const { out } = play([], [`replay ${file('game.json')}`, '', 'b', '', '', 'q', 'quit']);
  const { options } = recordIn('game.json');
  expect(out).toContain(`A game of ${options.length} decisions`);
  expect(out).toContain(`[1/${options.length}] Enter: next`);
  expect(out).toContain('The Corp keeps the starting hand.');
  expect(out).toMatch(/Goodbye\.\n$/);
});

test('skip passes in windows until something else is to decide', () => {
  const lines = ['keep', 'install pad campaign', 'skip', 'skip', 'gain credit', 'quit'];
  const { out, code } = play(['--record', file('skip.json')], lines);
  expect(code).toBe(0);
  expect(out).toContain('skip passes in paid ability windows, and this is none');
  expect(recordIn('skip.json').options).toContain('pass');
});

test.each(['1.4', '26.03'])('two random players finish a game under edition %s', (edition) => {
  const flags = ['--edition', edition, '--corp', 'random', '--runner', 'random'];
  const { out, error, code } = play([...flags, '--record', file('random.json')], []);
  expect({ error, code }).toEqual({ error: '', code: 0 });
  expect(out).toMatch(/The game is over: The (Corp|Runner) .+\n/);
  expect(out).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  const machine = lastclick(['play', '--seed', '7', ...flags, '--json']);
  const { options } = recordIn('random.json');
  expect(JSON.parse(machine.out)).toMatchObject({ edition, seed: '7', decisions: options.length });
});

test('NO_COLOR is respected, and colour is only for terminals', () => {
  const strong = (isTTY: boolean, env: NodeJS.ProcessEnv): string => paintFor({ isTTY }, env).strong('x');
  expect(strong(true, {})).toBe('\u001b[1mx\u001b[22m');
  expect(strong(true, { NO_COLOR: '' })).toContain('\u001b');
  expect(strong(true, { NO_COLOR: '1' })).toBe('x');
  expect(strong(true, { TERM: 'dumb' })).toBe('x');
  expect(strong(false, {})).toBe('x');
});

/** Every title a spectator of the whole game has seen. */
function publicTitles(record: GameRecord): Set<string> {
  const titles = new Set<string>();
  const look = (seen: View): void => {
    for (const { card } of placedCards(seen)) if (card.title !== undefined) titles.add(card.title);
  };
  const game = RecordedGame.start({ kind: 'setup', setup: record.setup });
  for (const key of record.options) {
    for (const { cards } of maskEvents(game.choose(key), 'spectator'))
      for (const { card } of cards) titles.add(cardData(card ?? '')?.title ?? '');
    look(view(game.game, 'spectator'));
  }
  return titles;
}

describe('two people at one keyboard', async () => {
  let asked = 0;
  const flags = ['--seed', '11', '--runner', 'human', '--record', file('two.json')];
  const out = await converse(['play', ...flags], (prompt) => {
    if (prompt.includes('Hand the keyboard')) return '';
    asked += 1;
    if (asked > 60) return null;
    return asked % 9 === 0 ? 'log all' : '1';
  });
  const parts = out.split(/Hand the keyboard to the (Corp|Runner)/).slice(1);
  const record = recordIn('two.json');
  const known = publicTitles(record);
  const setup = record.setup as { corp: { cards: object }; runner: { cards: object } };
  const secretsOf = (side: Side): string[] =>
    Object.keys(setup[side].cards)
      .map((id) => cardData(id)?.title ?? '')
      .filter((title) => !known.has(title));

  test('the keyboard changes hands every turn', () => {
    expect(parts.length / 2).toBeGreaterThan(8);
    expect(existsSync(file('two.json'))).toBe(true);
  });

  test("neither ever sees the other's cards, but each sees their own", () => {
    const seen = { corp: '', runner: '' };
    for (let index = 0; index < parts.length; index += 2)
      seen[parts[index] === 'Corp' ? 'corp' : 'runner'] += parts[index + 1];
    for (const [mine, other] of [
      ['corp', 'runner'],
      ['runner', 'corp'],
    ] as const) {
      const secrets = secretsOf(other);
      expect(secrets.length).toBeGreaterThan(5);
      for (const title of secrets) expect(seen[mine]).not.toContain(title);
      expect(secrets.some((title) => seen[other].includes(title))).toBe(true);
    }
  });
});

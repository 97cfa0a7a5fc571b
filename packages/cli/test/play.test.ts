import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GameRecord,
  maskEvents,
  record,
  type Scenario,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import { cardData, placedCards, RecordedGame } from '@lastclick/table';
import { afterAll, describe, expect, test } from 'vitest';
import { paintFor } from '../src/play/paint.ts';
import { converse, lastclick } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'lastclick-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const play = (flags: readonly string[], lines: readonly string[]) =>
  lastclick(['play', '--seed', '7', ...flags], `${lines.join('\n')}\n`);

const recordIn = (name: string): GameRecord => JSON.parse(readFileSync(file(name), 'utf8')) as GameRecord;

/** How long a move took is another every time. */
function untimed(one: GameRecord): object {
  const { times: _, seen: __, ...rest } = one as GameRecord & { readonly seen?: string };
  return rest;
}

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
    expect(out).toMatch(/ 1 {2}Gain 1 credit \(1 click\) +gain credit +5\.2\.7b\n/);
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
  expect(untimed(recordIn('undone.json'))).toEqual(untimed(plain));
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

/** Any position as the record of a game that begins there. */
function position(name: string, scenario: Scenario): string {
  writeFileSync(file(name), JSON.stringify(record({ scenario }, [])));
  return file(name);
}

const CATALYST = 'The Catalyst: Convention Breaker';
const SYNDICATE = 'The Syndicate: Profit over Principle';

test('skip passes in windows until something else is to decide', () => {
  const corp = { identity: SYNDICATE, hq: ['Nico Campaign'], rd: ['Hedge Fund'] };
  const path = position('skip.json', { priority: 'useful', corp, runner: { identity: CATALYST } });
  const lines = ['install nico campaign', 'skip', 'skip', 'gain credit', 'quit'];
  const { out, code } = lastclick(['play', '--load', path, '--record', path], `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  expect(out).toContain('skip passes in paid ability windows, and this is none');
  expect(recordIn('skip.json').options).toContain('pass');
});

test('any bot may sit at the table', () => {
  const { out, code } = play(['--corp', 'heuristic', '--runner', 'random', '--json'], []);
  expect(JSON.parse(out)).toMatchObject({ outcome: { winner: expect.any(String) } });
  expect(code).toBe(0);
  expect(play(['--runner', 'heuristic'], ['quit']).out).toContain(
    'the other side plays what its rules of thumb rate best.',
  );
  expect(play(['--runner', '2'], ['quit']).out).toContain(
    'the other side follows the rules of thumb, carelessly.',
  );
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

const RUN_POSITION = {
  at: 'runner.action',
  priority: 'useful',
  corp: {
    identity: SYNDICATE,
    credits: 0,
    hq: ['Urtica Cipher', 'Urtica Cipher'],
    rd: ['Government Subsidy', 'Nico Campaign', 'Superconducting Hub', 'Send a Message'],
    servers: [{ server: 'rd', ice: [{ card: 'Karunā', rezzed: true }, 'Palisade'] }],
  },
  runner: {
    identity: CATALYST,
    credits: 12,
    clicks: 1,
    grip: ['Sure Gamble', 'Sure Gamble', 'Jailbreak'],
    rig: ['Carmen'],
  },
} as const satisfies Scenario;

/** What a Runner types who breaks one subroutine of every piece of ice and trashes what they can. */
const RUNNING: readonly (readonly [asked: RegExp, line: string])[] = [
  [/Hand the keyboard/, ''],
  [/run on which server/, 'run on R&D'],
  [/· encounter ·.*Carmen \(strength 2\)/s, 'use carmen 2'],
  [/break which subroutine/, 'break 2'],
  [/· encounter ·.*\[ \] 2/s, 'use carmen 1'],
  [/ {2}Trash /, '1'],
  [/ {2}Pass /, 'pass'],
  [/ {2}(Continue|Leave|Go on)/, 'continue'],
  [/ {2}Play Jailbreak/, 'play jailbreak'],
  [/ {2}Access /, '1'],
];

/** Answers by what the table shows since the last answer; gives up when nothing fits, or after a while. */
function running(most: number): (shown: string) => string | null {
  let answered = 0;
  return (shown) => {
    answered += 1;
    return answered > most ? null : (RUNNING.find(([asked]) => asked.test(shown))?.[1] ?? null);
  };
}

describe('a run at a pipe', async () => {
  const path = position('run.json', RUN_POSITION);
  const out = await converse(['play', '--load', path, '--runner', 'human', '--corp', 'random'], running(30));

  test('asks for the server', () => {
    expect(out).toContain('Runner: run on which server for Jailbreak?');
    expect(out).toMatch(/ 2 {2}Run R&D +run rd +6\.9\.1a\n/);
  });

  test('shows the encounter: its step, the way in, the subroutines', () => {
    expect(out).toContain("── turn 3 · Runner's turn · action phase · run on R&D · encounter · 6.9.3b ──");
    expect(out).toMatch(/ RUN {8}► c\d+ Karunā \(strength 3\) → c\d+ facedown ice → R&D\n/);
    expect(out).toContain('[ ] 1 Do 2 net damage. The Runner may jack out. (unbroken)');
    expect(out).toContain('Runner: you encounter Karunā (strength 3)');
    expect(out).toContain('Runner: break which subroutine of Karunā (strength 3) with Carmen?');
    expect(out).toMatch(
      / 2 {2}Break subroutine 2 of Karunā +break sub-damage-2 +6\.5\.4\n +Do 2 net damage\.\n/,
    );
    expect(out).toContain('[x] 2 Do 2 net damage. (broken)');
  });

  test('tells what happens, and what is accessed', () => {
    for (const line of [
      'The Runner runs R&D.',
      'The Runner encounters Karunā (strength 3).',
      'The Runner uses Carmen: −2 credits, +3 strength.',
      'The Runner breaks subroutine 2 of Karunā.',
      'Subroutine 1 of Karunā resolves: Do 2 net damage. The Runner may jack out: 2 net damage, trashes Sure Gamble and Sure Gamble.',
      'The Runner passes Karunā.',
      'The Runner accesses Government Subsidy from R&D.',
      'The Runner accesses Nico Campaign from R&D.',
      'The Runner trashes Nico Campaign: −2 credits.',
      'The run on R&D is over.',
    ])
      expect(out.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(out).toMatch(/ 1 {2}Trash Nico Campaign \(2 credits\) +trash c\d+ +7\.7\.2/);
  });
});

/** Every title a spectator of the whole game has seen. */
function publicTitles(played: GameRecord): Set<string> {
  const titles = new Set<string>();
  const look = (seen: View): void => {
    for (const { card } of placedCards(seen)) if (card.title !== undefined) titles.add(card.title);
  };
  const game = RecordedGame.start({ kind: 'setup', setup: played.setup });
  for (const key of played.options) {
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
  const played = recordIn('two.json');
  const known = publicTitles(played);
  const setup = played.setup as { corp: { cards: object }; runner: { cards: object } };
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

test('the Corp never sees what is accessed from R&D, and both see what is trashed', async () => {
  const path = position('access.json', RUN_POSITION);
  const flags = ['--load', path, '--runner', 'human', '--corp', 'human'];
  const out = await converse(['play', ...flags], running(40));
  const parts = out.split(/Hand the keyboard to the (Corp|Runner)/).slice(1);
  const seen = (side: string): string => parts.filter((_, index) => parts[index - 1] === side).join('');
  expect(seen('Runner')).toContain('The Runner accesses Government Subsidy from R&D.');
  expect(seen('Corp')).toContain('The Runner accesses a card from R&D.');
  expect(seen('Corp')).toContain('trashes Nico Campaign');
  // What lies on R&D then is drawn in the next turn.
  expect(seen('Corp').split('Turn 4')[0]).not.toContain('Government Subsidy');
});

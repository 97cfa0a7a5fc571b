import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DECKS, type DeckList, readDeckText, writeDeckText, writeNetrunnerDb } from '@lastclick/cards';
import type { GameRecord } from '@lastclick/engine';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { runCommandLine } from '../src/command-line.ts';
import { SAMPLE_DECKS } from '../src/decks.ts';
import { type Finished, lastclick } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'lastclick-deck-'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, contents: string): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

async function run(...args: readonly string[]): Promise<Finished> {
  const out: string[] = [];
  const error: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => error.push(String(text)) > 0);
  const code = await runCommandLine(args);
  return { out: out.join(''), error: error.join(''), code };
}

const party = DECKS.partyAnimal as DeckList;
const partyText = file('party.txt', writeDeckText(party));
const partyJson = file('party.json', `\uFEFF\n${writeNetrunnerDb(party)}`);
const illegal = file('illegal.txt', writeDeckText({ ...party, cards: { ...party.cards, sure_gamble: 4 } }));
const unknown = file('unknown.txt', `${writeDeckText(party)}3x Account Siphon\nsomething else\n`);

describe('deck list', () => {
  test('names every deck that comes with the game', async () => {
    const { out, code } = await run('deck', 'list');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(Object.keys(DECKS).length);
    expect(out).toMatch(/^partyAnimal +runner +40 +René “Loup” Arcemont: Party Animal$/m);
  });

  test('--json for machines', async () => {
    const rows = JSON.parse((await run('deck', 'list', '--json')).out) as { key: string }[];
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(DECKS));
  });
});

describe('deck show', () => {
  test.each([['partyAnimal'], [partyText], [partyJson]])('%s', async (which) => {
    const { out, error, code } = await run('deck', 'show', which);
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toContain(
      '40 cards · 8 of 15 influence\n\nevent (14)\n  2x Creative Commission  (influence 4)\n',
    );
    expect(out.split('\n').filter((line) => /^ {2}\dx/.test(line))).toHaveLength(
      Object.keys(party.cards).length,
    );
  });

  test('the Corp has agenda points; a starter identity has no limit of influence', async () => {
    const { out } = await run('deck', 'show', 'gatewayIntermediateCorp');
    expect(out).toContain('44 cards');
    expect(out).toContain('influence, no limit · 18 agenda points');
  });

  test('--json has every card with its title', async () => {
    const sheet = JSON.parse((await run('deck', 'show', partyText, '--json')).out);
    expect(sheet).toMatchObject({
      name: 'Party Animal',
      side: 'runner',
      size: 40,
      influence: { spent: 8, limit: 15 },
    });
    expect(sheet.cards).toContainEqual({
      id: 'carmen',
      title: 'Carmen',
      type: 'program',
      copies: 2,
      influence: 4,
    });
  });
});

describe('deck check', () => {
  test.each(Object.keys(DECKS))('%s is legal', async (key) => {
    const { out, error, code } = await run('deck', 'check', key);
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toMatch(/is legal in (starter|casual) games\./);
  });

  test('what is wrong is said with card and rule, exit code 1', async () => {
    const { out, error, code } = await run('deck', 'check', illegal);
    expect({ error, code }).toEqual({ error: '', code: 1 });
    expect(out).toBe('1.4.7  Sure Gamble: 4 copies, at most 3 are allowed\n');
  });

  test('--json', async () => {
    const { out, code } = await run('deck', 'check', illegal, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      legal: false,
      problems: [{ rule: '1.4.7', card: 'sure_gamble' }],
    });
    expect(JSON.parse((await run('deck', 'check', 'partyAnimal', '--json')).out)).toEqual({
      name: 'Party Animal',
      game: 'casual',
      legal: true,
      problems: [],
    });
    const starter = await run('deck', 'check', 'gatewayBeginnerCorp', '--game', 'casual');
    expect(starter.code).toBe(1);
    expect(starter.out).toContain('1.4.1a');
  });
});

describe('deck convert', () => {
  test.each([[partyText], [partyJson]])('%s becomes either form', async (path) => {
    expect(await run('deck', 'convert', path, '--to', 'text')).toMatchObject({
      out: writeDeckText(party),
      code: 0,
    });
    expect((await run('deck', 'convert', path, '--to', 'netrunnerdb')).out).toBe(writeNetrunnerDb(party));
  });

  test('- reads the input', () => {
    const { out, error, code } = lastclick(['deck', 'convert', '-', '--to', 'text'], writeNetrunnerDb(party));
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(readDeckText(out)).toEqual({ deck: party, unread: [] });
  });

  test('printings of one card are added up', async () => {
    const gamble = file('two-printings.json', '{"cards":{"30030":2,"sure_gamble":1,"partyless":1}}');
    const { error } = await run('deck', 'convert', gamble, '--to', 'text');
    expect(error).toContain('partyless: there is no card');
    const both = { cards: { rene_loup_arcemont_party_animal: 1, sure_gamble: 1, '01050': 2 } };
    const { out } = await run('deck', 'convert', file('both.json', JSON.stringify(both)), '--to', 'text');
    expect(out).toContain('3x Sure Gamble');
  });

  test.each(['show', 'check', 'convert'])(
    '%s names what it does not understand, and does nothing',
    async (what) => {
      const { out, error, code } = await run(
        'deck',
        what,
        unknown,
        ...(what === 'convert' ? ['--to', 'text'] : []),
      );
      expect({ out, code }).toEqual({ out: '', code: 1 });
      expect(error).toContain(
        '3x Account Siphon: there is no card "Account Siphon", or it is not implemented yet',
      );
      expect(error).toContain('something else: this line is not like "3x Hedge Fund"');
    },
  );

  test.each([
    ['{"cards":', 'this is not valid JSON'],
    ['[]', 'there is no list of cards in it'],
    ['', 'the list names no identity we have'],
    ['{"identity_card_id":"nobody","cards":{}}', 'nobody: the deck names no identity we have'],
    [
      '1x NBN: Reality Plus\n1x Jinteki: Restoring Humanity',
      '1x Jinteki: Restoring Humanity: a deck has one identity',
    ],
  ])('%j is not understood', async (contents, message) => {
    const { out, error, code } = await run('deck', 'convert', file('bad', contents), '--to', 'text');
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toContain(message);
  });
});

test.each([
  [['deck'], 'deck needs one of list, show, check, convert'],
  [['deck', 'dance'], 'not "dance"'],
  [['deck', 'toString'], 'not "toString"'],
  [['deck', 'show'], 'deck show needs a key or a file'],
  [['deck', 'show', 'a', 'b'], 'deck show does not take "b"'],
  [['deck', 'list', '--to', 'text'], 'deck list does not take --to'],
  [['deck', 'convert', partyText], 'deck convert needs --to text or --to netrunnerdb'],
  [['deck', 'convert', partyText, '--to', 'pdf'], '--to is one of text, netrunnerdb'],
  [['deck', 'list', '--fast'], "Unknown option '--fast'"],
  [['play', '--points', 'six'], '--points is a number from 1 to 99'],
  [['play', '--points', '0'], '--points is a number from 1 to 99'],
  [['play', '--corp-deck', 'partyAnimal'], '--corp-deck wants a deck of the Corp'],
  [['play', '--load', 'x', '--points', '6', '--corp-deck', 'y'], 'leave out --corp-deck and --points'],
])('%j is refused with exit code 2', async (args, message) => {
  const { out, error, code } = await run(...args);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(error).toContain(message);
});

test('a key that is no deck and no file says where to look', async () => {
  const { error, code } = await run('deck', 'check', 'nowhere');
  expect(code).toBe(1);
  expect(error).toContain('nowhere cannot be read: there is no such file');
  expect(error).toContain('"deck list"');
});

describe('decks at the table', () => {
  const silent = ['play', '--corp', 'random', '--runner', 'random', '--json', '--seed', '3'];

  test('the intermediate pair of System Gateway, to 7 points, when nothing else is said', async () => {
    const to = join(folder, 'plain.json');
    await run(...silent, '--record', to);
    const { setup } = JSON.parse(readFileSync(to, 'utf8')) as GameRecord;
    expect(setup).toMatchObject({ ...SAMPLE_DECKS, pointsToWin: 7 });
    const { name: _, ...runner } = DECKS.gatewayIntermediateRunner as DeckList;
    expect(SAMPLE_DECKS.runner).toEqual(runner);
  });

  test('a key, a file and the points to win', async () => {
    const to = join(folder, 'chosen.json');
    const { code } = await run(
      ...silent,
      ...['--corp-deck', 'realityPlus', '--runner-deck', partyText, '--points', '6', '--record', to],
    );
    expect(code).toBe(0);
    const { setup } = JSON.parse(readFileSync(to, 'utf8')) as GameRecord;
    expect(setup).toMatchObject({
      pointsToWin: 6,
      corp: { identity: 'nbn_reality_plus' },
      runner: { identity: party.identity, cards: party.cards },
    });
  });

  test.each([
    [illegal, 'is not legal (1.4.7): Sure Gamble'],
    [unknown, '3x Account Siphon'],
    ['/nowhere', 'cannot be read'],
  ])('%s is refused', async (path, message) => {
    const { out, error, code } = await run(...silent, '--runner-deck', path);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toContain(message);
  });
});

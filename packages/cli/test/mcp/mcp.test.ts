import { EDITION_IDS, SIDES, type View } from '@lastclick/engine';
import { RecordedGame } from '@lastclick/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_DECKS } from '../../src/decks.ts';
import { TOOLS } from '../../src/mcp/server.ts';
import { lastclick } from '../child.ts';
import { randomPick } from '../random-pick.ts';
import { Mirror } from './mirror.ts';
import { keysIn, McpPlayer } from './player.ts';

let player: McpPlayer;
beforeAll(async () => {
  player = await McpPlayer.connect();
});
afterAll(async () => {
  expect(player.errors).toEqual([]);
  await player.close();
});

const nameIn = (text: string): string => /^(?<name>g\d+) · you are/m.exec(text)?.groups?.name ?? '';

test('the client lists the tools with their fields', async () => {
  const { tools } = await player.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { inputSchema, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(description).not.toBe('');
  }
  expect(player.client.getInstructions()).toContain('new_game');
});

const SEATS = EDITION_IDS.flatMap((edition) => SIDES.map((seat) => ({ edition, seat })));

describe.each(SEATS)('a whole game as the $seat under edition $edition', ({ edition, seat }) => {
  test('goes from decision to decision, and no answer names what the seat may not know', async () => {
    const seed = `${seat} ${edition}`;
    const mirror = new Mirror(seat, edition, seed);
    let told = await player.ask('new_game', { seat, edition, seed, opponent: 'random' });
    const game = nameIn(told);
    let choices = 0;
    while (keysIn(told).length > 0) {
      expect(mirror.leaksIn(told)).toEqual([]);
      expect(keysIn(told)).toEqual(mirror.keys());
      if (choices % 5 === 0) await comparedWithMirror(game, mirror);
      const keys = mirror.keys();
      const option = keys[randomPick(seed, choices, keys.length)] ?? '';
      told = await player.ask('choose', { game, option });
      mirror.choose(option);
      choices += 1;
    }
    expect(choices).toBeGreaterThan(20);
    expect(told).toMatch(/^The game is (?:over: The (?:Corp|Runner)|a draw)/m);
    expect(told).toContain(`seed ${seed}`);
    expect(mirror.recorded.game.state.outcome).not.toBeNull();
    await comparedWithMirror(game, mirror);
    expect(await player.call('choose', { game, option: 'pass' })).toEqual({
      refused: true,
      text: 'option: the game is over',
    });
  });

  async function comparedWithMirror(game: string, mirror: Mirror): Promise<void> {
    const view = mirror.view();
    expect(JSON.parse(await player.ask('view', { game, format: 'json' })) as View).toEqual(
      JSON.parse(JSON.stringify(view)),
    );
    expect(mirror.leaksIn(await player.ask('view', { game }))).toEqual([]);
    expect(mirror.leaksIn(await player.ask('decision', { game }))).toEqual([]);
    expect(mirror.leaksInLog(await player.ask('log', { game, lines: 1000 }))).toEqual([]);
    const facedown = [...view.corp.servers].flatMap(({ ice, root }) => [...ice, ...root]);
    for (const { object, title } of facedown) {
      const { refused, text } = await player.call('card', { game, card: `c${object}` });
      expect(refused).toBe(title === undefined);
      if (title !== undefined) expect(text).toContain(title);
      expect(mirror.leaksIn(text)).toEqual([]);
      expect(mirror.leaksIn((await player.call('explain', { game, move: `rez c${object}` })).text)).toEqual(
        [],
      );
    }
  }
});

test('a title the seat may not know is found where it is told', async () => {
  const mirror = new Mirror('runner', '1.4', 'x');
  expect(mirror.leaksIn('The Corp draws Hedge Fund. (5.3.2)')).toEqual(['Hedge Fund']);
  expect(mirror.leaksIn('{"card":"hedge_fund"}')).toEqual(['Hedge Fund']);
  expect(mirror.leaksIn('The Corp draws a card. (5.3.2)')).toEqual([]);
});

describe('a game with both seats', () => {
  test('each answer is for one seat, and decisions are taken back', async () => {
    const first = await player.ask('new_game', { seat: 'both', seed: 4 });
    expect(first).toContain('you play both seats');
    const game = nameIn(first);
    const corp = await player.ask('choose', { game, option: 'keep' });
    expect(corp).toContain('you are the Runner');
    expect(await player.ask('decision', { game, seat: 'corp' })).toMatch(/The Runner has to decide\.$/);
    const hand = (JSON.parse(await player.ask('view', { game, seat: 'corp', format: 'json' })) as View).corp
      .hq;
    expect(hand.cards).toHaveLength(5);
    for (const { title } of hand.cards ?? []) expect(corp).not.toContain(title);
    const back = await player.ask('undo', { game });
    expect(back).toContain('you are the Corp');
    expect(keysIn(back)).toEqual(['keep', 'mulligan']);
    expect(await player.call('undo', { game })).toMatchObject({
      refused: true,
      text: 'game: there is no decision to take back',
    });
  });
});

test('a game is conceded, and a record is said to be the same or not', async () => {
  const game = nameIn(await player.ask('new_game', { seat: 'corp', seed: 5 }));
  expect(await player.ask('concede', { game })).toContain('The game is over: The Corp conceded.');
  expect(await player.call('concede', { game })).toMatchObject({ refused: true });
  const recorded = RecordedGame.start({
    kind: 'setup',
    setup: { seed: 1, corp: SAMPLE_DECKS.corp, runner: SAMPLE_DECKS.runner },
  });
  recorded.choose('keep');
  const record = recorded.record();
  const same = await player.ask('examine_record', { record: JSON.stringify(record) });
  expect(same).toMatch(/^Checked: this is the game as it was played\.\n\{"kind":"same"/);
  const save = JSON.stringify({ format: 'last-click-save', record: { ...record, options: ['fly'] } });
  expect(await player.ask('examine_record', { record: save })).toContain('"kind":"unreadable"');
  expect(await player.call('examine_record', { record: '{"format"' })).toMatchObject({
    refused: true,
    text: 'record: this is no complete JSON',
  });
});

test('several games live side by side; the last one is meant where none is named', async () => {
  const one = nameIn(await player.ask('new_game', { seat: 'corp', seed: 1 }));
  const two = nameIn(await player.ask('new_game', { seat: 'runner', seed: 2, ask: 'every', points: 6 }));
  expect(one).not.toBe(two);
  expect(await player.ask('choose', { game: one, option: 'keep' })).toContain(`${one} · you are the Corp`);
  expect(await player.ask('decision')).toContain(`${two} · you are the Runner`);
  expect(JSON.parse(await player.ask('view', { format: 'json' }))).toMatchObject({ pointsToWin: 6 });
});

test('decks are named by key or written as a list', async () => {
  const decks = await player.ask('list_decks');
  expect(decks).toMatch(/^partyAnimal +runner +40 {2}René “Loup” Arcemont: Party Animal$/m);
  const sheet = await player.ask('list_decks', { deck: 'partyAnimal' });
  const list = sheet.replace(/ {2}\(influence \d+\)/g, '');
  const game = { seat: 'runner', corp_deck: 'builtToLast', seed: 3 };
  const written = await player.ask('new_game', { ...game, runner_deck: list });
  const keyed = await player.ask('new_game', { ...game, runner_deck: 'partyAnimal' });
  expect(await player.ask('view', { game: nameIn(keyed) })).toContain('Weyland Consortium: Built to Last');
  expect(await player.ask('view', { game: nameIn(written) })).toContain('René “Loup” Arcemont: Party Animal');
});

test('explain says why, with the rule', async () => {
  await player.ask('new_game', { seat: 'corp', seed: 5, edition: '26.03' });
  await player.ask('choose', { option: 'keep' });
  expect(await player.ask('explain', { move: 'gain 1 credit' })).toBe(
    'gain credit: Yes, you may do that now.\nrule 5.2.6b: Corp action: one click gains one credit',
  );
  expect(await player.ask('explain', { move: 'run R&D' })).toMatch(/^run rd: No\. .+\nrule [\d.]+[a-z]?: /);
  expect(await player.call('choose', { option: 'run rd' })).toMatchObject({
    refused: true,
    text: expect.stringMatching(/^option: "run rd" is not an option now\. No\. .+\[gain credit\]/),
  });
});

test('an option may be chosen by its key, its words or its place', async () => {
  const answers = new Set<string>();
  for (const option of ['keep', 'Keep this hand', '1']) {
    const game = nameIn(await player.ask('new_game', { seat: 'runner', seed: 6 }));
    answers.add((await player.ask('choose', { option })).replace(game, 'game'));
  }
  expect(answers.size).toBe(1);
});

describe('reference', () => {
  test('rules by number, with what is under it and what its steps do', async () => {
    const steps = await player.ask('rule', { about: '5.6.2', edition: '26.03' });
    expect(steps.split('\n')[0]).toBe('Comprehensive Rules 26.03 (2 March 2026)');
    expect(steps).toContain(
      "step of the Corp's action phase: a window for paid abilities, rezzing except ice and scoring",
    );
    expect(steps).not.toContain('5.6.3');
    const both = await player.ask('rule', { about: '6.9.3b' });
    expect(both.match(/6\.9\.3b {2}Encounter window/g)).toHaveLength(2);
  });

  test('rules by words of their summaries', async () => {
    const found = await player.ask('rule', { about: 'Trash cost', edition: '1.4' });
    expect(found).toContain('7.7.2  An accessed card may be trashed');
    for (const line of found.split('\n').slice(1))
      expect(line.toLowerCase()).toMatch(/trash.*cost|cost.*trash/);
  });

  test('cards by title and id, without a game', async () => {
    const told = await player.ask('card', { card: 'Hedge Fund' });
    expect(told).toBe(
      'Hedge Fund  (hedge_fund)\noperation: transaction · neutral corp · cost 5 · influence 0\nGain 9 credits.',
    );
    expect(await player.ask('card', { card: 'hedge_fund' })).toBe(told);
  });
});

const REFUSED: readonly (readonly [tool: string, given: Record<string, unknown>, says: string])[] = [
  ['new_game', {}, 'seat'],
  ['new_game', { seat: 'judge' }, '"corp"|"runner"|"both"'],
  ['new_game', { seat: 'corp', sed: 1 }, 'sed'],
  ['new_game', { seat: 'corp', opponent: 'grandmaster' }, 'opponent'],
  ['new_game', { seat: 'both', opponent: '1' }, 'opponent: nobody else plays'],
  ['new_game', { seat: 'corp', edition: '9' }, 'edition'],
  ['new_game', { seat: 'corp', points: 0 }, 'points'],
  ['new_game', { seat: 'corp', corp_deck: 'nothing' }, 'corp_deck: "nothing" is neither a key of list_decks'],
  ['new_game', { seat: 'corp', corp_deck: '/etc/hostname' }, 'corp_deck: "/etc/hostname" is neither'],
  ['new_game', { seat: 'corp', corp_deck: 'partyAnimal' }, 'corp_deck: the deck is not a deck of the Corp'],
  ['new_game', { seat: 'corp', corp_deck: 'mine\n3x Nobody' }, 'there is no card "Nobody"'],
  ['new_game', { seat: 'corp', corp_deck: '{"cards":' }, 'this is not valid JSON'],
  ['new_game', { seat: 'corp', corp_deck: '1x Jinteki: Restoring Humanity\n3x Hedge Fund' }, 'is not legal'],
  ['decision', { game: 'g999' }, 'game: there is no game "g999"; open are'],
  ['decision', { game: 7 }, 'game'],
  ['choose', {}, 'option'],
  ['choose', { option: '' }, 'option'],
  ['choose', { option: 'win' }, 'option: "win" is not an option now. The options are [keep] [mulligan]'],
  ['choose', { option: '99' }, 'is not an option now'],
  ['choose', { option: 'x'.repeat(300) }, 'option'],
  ['view', { seat: 'runner' }, 'seat: you play the Corp in this game'],
  ['view', { format: 'picture' }, 'format'],
  ['log', { lines: 0 }, 'lines'],
  ['explain', { move: 'fly' }, 'move: "fly" is not a move'],
  ['explain', { move: 'gain credit', seat: 'runner' }, 'seat: you play the Corp'],
  ['rule', { about: '99.9' }, 'about: no rule is numbered or summarised "99.9"'],
  ['rule', { about: ' ' }, 'about'],
  ['card', { card: 'Nobody' }, 'card: No such card here'],
  ['card', { card: 'Hedge' }, 'card: Did you mean Hedge Fund?'],
  ['card', { card: 'c99999' }, 'card: No such card here'],
  ['list_decks', { deck: 'toString' }, 'deck: there is no deck "toString"'],
  ['undo', {}, 'game: nothing is taken back against an opponent'],
  ['dance', {}, 'dance'],
  ['__proto__', {}, '__proto__'],
];

describe('bad input is a tool error with a clear text and changes nothing', () => {
  let view = '';
  beforeAll(async () => {
    await player.ask('new_game', { seat: 'corp', seed: 7 });
    view = await player.ask('view', { format: 'json' });
  });

  test.each(REFUSED)('%s %j', async (tool, given, says) => {
    const { refused, text } = await player.call(tool, given);
    expect(text).toContain(says);
    expect(text).not.toContain('bug');
    expect(refused).toBe(true);
    expect(await player.ask('view', { format: 'json' })).toBe(view);
  });

  test('before the first game', async () => {
    const other = await McpPlayer.connect();
    for (const tool of ['decision', 'view', 'log', 'undo'])
      expect(await other.call(tool)).toEqual({
        refused: true,
        text: 'game: there is no game; begin one with "new_game"',
      });
    await other.close();
  });
});

test('what is no message at all does not end the server; the end of the input does', () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const { out, error, code } = lastclick(['mcp'], `hello\n{"jsonrpc":"1"}\n[]\n${ping}\n`);
  expect(out).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
  expect(error).toContain('lastclick mcp: ');
  expect(code).toBe(0);
});

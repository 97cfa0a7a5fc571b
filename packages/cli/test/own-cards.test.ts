import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@lastclick/cards';
import { cardSchema } from '@lastclick/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { lastclick } from './child.ts';
import { McpPlayer } from './mcp/player.ts';
import { runHere } from './run-here.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/my-cards.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'last-click-own-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, contents: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return path;
};

const example = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
const broken = file('broken.json', {
  ...example,
  cards: [example.cards[0], { ...example.cards[1], faction: 'purple', cost: 'two' }],
});
/** A deck that comes with the game, with the market in it. */
const deck = file(
  'market.txt',
  `Market

1x René “Loup” Arcemont: Party Animal

3x Night Market
3x Botulus
2x Buzzsaw
2x Carmen
2x Carnivore
2x Cleaver
2x Creative Commission
3x Fermenter
3x Jailbreak
3x Leech
2x Mayfly
3x Overclock
3x Smartware Distributor
3x Sure Gamble
1x T400 Memory Diamond
2x Verbal Plasticity
3x Wildcat Strike
`,
);

describe('cards check', () => {
  test('shows every card as players will read it', async () => {
    const { out, code } = await runHere(['cards', 'check', EXAMPLE]);
    expect(code).toBe(0);
    expect(out).toBe(
      'Overtime  (Operation: Transaction)\n  Gain 3 credits, then gain 1 click.\n\n' +
        'Night Market  (Resource: Location)\n  At the start of your turn, gain 1 credit.\n\n' +
        '2 cards, all can be played.\n',
    );
  });

  test('says all that is wrong, and where', async () => {
    const { out, code } = await runHere(['cards', 'check', broken]);
    expect(code).toBe(1);
    expect(out).toContain('✗ night_market.faction: unknown word "purple"');
    expect(out).toContain('✗ night_market.cost: a whole number from 0 to 999999 is needed, not "two"');
    expect(out).toContain('2 cards, 1 cannot be played.');
    const json = JSON.parse((await runHere(['cards', 'check', broken, '--json'])).out);
    expect(json.map(({ complaints }: { complaints: unknown[] }) => complaints.length)).toEqual([0, 2]);
  });

  test.each([
    ['no JSON', '{"cards": [', 'this is no JSON'],
    ['another format', { format: 'x', version: 1, cards: [] }, '"format": "last-click-cards" is needed'],
    ['another version', { ...example, version: 9 }, '"version": 1 is needed, not 9'],
    ['no cards', { ...example, cards: [] }, 'there is no card in it'],
    ['a word', '"hello"', 'a card, a list of cards or a file of cards is needed'],
  ])('refuses a file with %s', async (name, contents, message) => {
    const { error, code } = await runHere(['cards', 'check', file(`${name}.json`, contents)]);
    expect([code, error]).toEqual([1, expect.stringContaining(message)]);
  });

  test('is used with one file', async () => {
    expect((await runHere(['cards'])).code).toBe(2);
    expect((await runHere(['cards', 'check'])).code).toBe(2);
    expect((await runHere(['cards', 'check', 'nowhere.json'])).error).toContain('there is no such file');
  });
});

test('the schema fits every card of ours and the example, and no broken one', async () => {
  const schema = JSON.parse((await runHere(['cards', 'schema'])).out);
  expect(schema).toEqual(JSON.parse(JSON.stringify(cardSchema())));
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(example)).toBe(true);
  expect(validate({ ...example, cards: CARDS })).toBe(true);
  expect(validate(JSON.parse(readFileSync(broken, 'utf8')))).toBe(false);
  const nonsense = { ...example.cards[0], play: [{ effect: 'gain', what: 'credits', who: 'you' }] };
  expect(validate({ ...example, cards: [nonsense] })).toBe(false);
});

describe('--cards', () => {
  test('sim deals decks that name them, in every thread', async () => {
    const args = ['sim', '--cards', EXAMPLE, '--runner', deck, '--runner-bot', '3', '--games', '6', '--json'];
    const { out, error, code } = await runHere([...args, '--jobs', '2']);
    expect([code, error.replace(/^sim .*\n/gm, '')]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ games: 6, errors: 0 });
    expect((await runHere([...args, '--jobs', '1'])).out).toBe(out);
  });

  test('without it such a deck is not understood', async () => {
    const { error, code } = lastclick(['sim', '--runner', deck, '--games', '1']);
    expect([code, error]).toEqual([1, expect.stringContaining('Night Market')]);
  });

  test('play and its record carry them', async () => {
    const kept = join(folder, 'game.json');
    const bots = [
      '--corp',
      'random',
      '--runner',
      'heuristic',
      '--runner-deck',
      deck,
      '--seed',
      '4',
      '--json',
    ];
    const { code } = await runHere(['play', '--cards', EXAMPLE, ...bots, '--record', kept]);
    expect(code).toBe(0);
    expect(JSON.parse(readFileSync(kept, 'utf8')).setup.cards).toEqual(example.cards);
    const again = lastclick(['play', '--load', kept, '--corp', 'random', '--runner', 'random', '--json']);
    expect([again.code, again.error]).toEqual([0, '']);
  });

  test('match, stdio and mcp play with them', async () => {
    const match = ['match', '--corp', 'level:1', '--runner', 'level:1', '--runner-deck', deck, '--json'];
    expect(JSON.parse((await runHere([...match, '--cards', EXAMPLE])).out)).toMatchObject({
      games: 1,
      errors: 0,
    });

    const scenario = {
      at: 'corp.action',
      corp: { identity: 'The Syndicate: Profit over Principle', hq: ['Overtime'], credits: 5 },
      runner: { identity: 'The Catalyst: Convention Breaker' },
    };
    const requests = [
      { do: 'new', setup: { scenario } },
      { do: 'choose', option: 'play' },
      { do: 'view' },
      { do: 'card', card: 'overtime' },
      { do: 'new', setup: { cards: [], scenario } },
    ];
    const { out } = lastclick(
      ['stdio', '--cards', EXAMPLE],
      requests.map((request) => JSON.stringify(request)).join('\n'),
    );
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
    expect(answers[2].view.corp).toMatchObject({ credits: 7, clicks: 3 });
    expect(answers[3].description.lines[0].text).toContain('Gain 3');
    expect(answers[4].error.message).toContain('Overtime');

    const player = await McpPlayer.connect(['--cards', EXAMPLE]);
    const told = await player.ask('new_game', {
      seat: 'runner',
      seed: '1',
      runner_deck: readFileSync(deck, 'utf8'),
    });
    expect(told).toContain('A new game');
    expect(await player.ask('card', { card: 'Night Market' })).toContain('gain 1');
    await player.close();
  });

  test('a broken file stops every command before anything begins', async () => {
    for (const args of [
      ['play'],
      ['sim'],
      ['match', '--corp', 'level:1', '--runner', 'level:1'],
      ['serve'],
    ]) {
      const { error, code } = await runHere([...args, '--cards', broken]);
      expect([code, error]).toEqual([1, expect.stringContaining('night_market.faction')]);
    }
    expect(lastclick(['stdio', '--cards', broken]).code).toBe(1);
  });
});

describe('a card that never ends', () => {
  const own = (card: object): object => ({
    influence: 0,
    faction: 'neutral_runner',
    side: 'runner',
    subtypes: [],
    cost: 0,
    ...card,
  });
  const echo = own({
    id: 'echo',
    title: 'Echo',
    type: 'resource',
    text: [
      {
        ability: 'when',
        on: { deed: 'gainCredits' },
        steps: [{ effect: 'gain', what: 'credits', who: 'you', amount: 1 }],
      },
    ],
  });
  test('is stopped as the rules say, and the game goes on (10.10.1)', () => {
    const scenario = {
      at: 'runner.action',
      priority: 'useful',
      corp: { identity: 'The Syndicate: Profit over Principle' },
      runner: { identity: 'The Catalyst: Convention Breaker', credits: 0, rig: ['Echo'] },
    };
    const requests = [
      { do: 'new', setup: { cards: [echo], scenario } },
      { do: 'choose', option: 'gain credit' },
      { do: 'view' },
    ];
    const { out } = lastclick(['stdio'], requests.map((request) => JSON.stringify(request)).join('\n'));
    const [made, chosen, seen] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(made).toMatchObject({ ok: true });
    expect(chosen.events.map(({ kind }: { kind: string }) => kind)).toContain('loopEnded');
    expect(seen.view.runner).toMatchObject({ credits: 201, clicks: 3 });
  });
});

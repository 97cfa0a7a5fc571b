// A position or a game that was described wrongly: refused, with the place in the description.

import {
  create,
  examine,
  InputError,
  record,
  recordInSave,
  type Setup,
  save,
  shortened,
  view,
} from '@lastclick/engine';
import { cardPool, scenario } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';

const CORP = { identity: 'The Syndicate: Profit over Principle', rd: ['Hedge Fund'] };
const RUNNER = { identity: 'The Catalyst: Convention Breaker', stack: ['Sure Gamble'] };

function problemOf(setup: unknown): string {
  try {
    create(setup as Setup, cardPool);
  } catch (error) {
    if (error instanceof InputError) return `${error.problem} ${error.where}: ${error.plain}`;
    throw error;
  }
  return 'none';
}

const position = (corp: object, runner: object = {}, more: object = {}): unknown => ({
  scenario: { corp: { ...CORP, ...corp }, runner: { ...RUNNER, ...runner }, ...more },
});
const remote = (...root: unknown[]): object => ({ servers: [{ server: 'remote-1', root }] });

describe('a position', () => {
  test.each<[unknown, string]>([
    [position({ hq: [CORP.identity] }), 'corp.hq[0]: an identity lies only in its own place'],
    [position({}, { rig: ['Sure Gamble'] }), 'runner.rig[0]: an event is never installed (8.1.1)'],
    [position({ scored: ['Hedge Fund'] }), 'corp.scored[0]: only agendas lie in a score area'],
    [position({ servers: [{ server: 'moon' }] }), 'corp.servers[0].server: "moon" is not a server'],
    [
      position({ servers: [{ server: 'new-remote' }] }),
      'corp.servers[0].server: "new-remote" is not a server',
    ],
    [
      position({
        servers: [
          { server: 'hq', ice: ['Ice Wall'] },
          { server: 'hq', ice: ['Ice Wall'] },
        ],
      }),
      'corp.servers[1].server: hq is listed twice',
    ],
    [
      position({ servers: [{ server: 'hq', root: ['PAD Campaign'] }] }),
      'corp.servers[0].root[0]: a card of type asset cannot lie there (8.2.1)',
    ],
    [position(remote('Ice Wall')), 'corp.servers[0].root[0]: a card of type ice cannot lie there (8.2.1)'],
    [
      position(remote('Hedge Fund')),
      'corp.servers[0].root[0]: a card of type operation cannot lie there (8.2.1)',
    ],
    [
      position(remote({ card: 'Hostile Takeover', rezzed: true })),
      'corp.servers[0].root[0]: agendas cannot be rezzed (3.2.3)',
    ],
    [
      position(remote('PAD Campaign', 'Hostile Takeover')),
      'corp.servers[0].root: one server holds at most one agenda or asset (4.7.8a)',
    ],
    [position({ identity: 'Hedge Fund' }), 'corp.identity: "Hedge Fund" is not an identity'],
    [position({ credits: 1.5 }), 'corp.credits: a whole number from 0 to 9999 is needed, not 1.5'],
    [position({ credits: -1 }), 'corp.credits: a whole number from 0 to 9999 is needed, not -1'],
    [position({ credits: 10000 }), 'corp.credits: a whole number from 0 to 9999 is needed, not 10000'],
    [position({ credits: '5' }), 'corp.credits: a whole number from 0 to 9999 is needed, not "5"'],
    [position({ clicks: 100 }), 'corp.clicks: a whole number from 0 to 99 is needed, not 100'],
    [position({ hq: 'Hedge Fund' }), 'corp.hq: a list is needed, not "Hedge Fund"'],
    [position({}, {}, { happened: { actions: [7] } }), 'happened.actions[0]: a text is needed, not 7'],
    [position({}, {}, { happened: { thisTurn: [{}] } }), 'happened.thisTurn[0].deed: is missing'],
    [
      position({}, {}, { happened: { thisTurn: [{ deed: 'play', card: 'Ice Wall' }] } }),
      'happened.thisTurn[0].card: "Ice Wall" is not in this game',
    ],
  ])('%# is refused with its place', (setup, problem) => {
    expect(problemOf(setup)).toBe(`badScenario ${problem}`);
  });

  test('unknown properties are named, with those that are known; long values are shown short', () => {
    expect(problemOf(position({ hand: [] }))).toMatch(
      /^badScenario corp\.hand: unknown property; known are identity/,
    );
    expect(problemOf(position({}, {}, { weather: 1 }))).toMatch(
      /^badScenario weather: unknown property; known/,
    );
    const long = 'a'.repeat(59);
    expect(problemOf(position({ hq: long }))).toBe(
      `badScenario corp.hq: a list is needed, not "${'a'.repeat(56)}…`,
    );
    const short = 'a'.repeat(58);
    expect(problemOf(position({ hq: short }))).toBe(`badScenario corp.hq: a list is needed, not "${short}"`);
  });

  test('the largest numbers and every kind of card at its place are right', () => {
    expect(problemOf(position({ credits: 9999, clicks: 99 }))).toBe('none');
    expect(problemOf(position({ credits: 0, ...remote('PAD Campaign') }))).toBe('none');
    expect(problemOf(position(remote({ card: 'PAD Campaign', rezzed: true })))).toBe('none');
  });

  test('says what was done this turn, and how many clicks that took', () => {
    const done = (happened: object): unknown => {
      const { game } = scenario({ ...(happened as object) });
      return view(game, 'corp').happened;
    };
    expect(done({ happened: { actions: ['gainCredit', 'purge'] } })).toMatchObject({
      actions: ['gainCredit', 'purge'],
      clicksSpent: 1 + 3,
    });
    expect(done({ happened: { actions: ['gainCredit'], clicksSpent: 2 } })).toMatchObject({ clicksSpent: 2 });
  });

  test('clicks are those of the step: none before they are gained and none in the discard phase', () => {
    const clicks = (at: string): number[] => {
      const table = scenario({ at, priority: 'every' });
      return [table.corp.clicks, table.runner.clicks];
    };
    expect([clicks('5.6.1b'), clicks('corp.action'), clicks('corp.discard')]).toEqual([
      [3, 0],
      [3, 0],
      [0, 0],
    ]);
    expect([clicks('5.7.1b'), clicks('runner.discard')]).toEqual([
      [0, 4],
      [0, 0],
    ]);
  });
});

describe('a game of two decks', () => {
  const deck = (identity: string, cards: object): object => ({ identity, cards });
  const decks = (corp: object, runner: object = { 'Sure Gamble': 3 }): unknown => ({
    corp: deck(CORP.identity, corp),
    runner: deck(RUNNER.identity, runner),
  });

  test('needs cards, no identity among them, and no more than a game can have', () => {
    expect(problemOf(decks({ 'Hedge Fund': 9 }))).toBe('none');
    expect(problemOf(decks({}))).toMatch(/^badDeck corp\.cards: a deck needs cards$/);
    expect(problemOf(decks({ [CORP.identity]: 1 }))).toMatch(
      /: an identity cannot be part of a deck \(1\.4\.4\)$/,
    );
    const many = Object.fromEntries(
      ['Hedge Fund', 'Ice Wall', 'PAD Campaign', 'Tithe', 'Palisade'].map((title) => [title, 99]),
    );
    expect(problemOf(decks(many, { 'Sure Gamble': 15 }))).toBe('none');
    expect(problemOf(decks(many, { 'Sure Gamble': 16 }))).toMatch(/a game can have at most 512 cards$/);
  });
});

describe('a record', () => {
  const setup = { corp: { identity: CORP.identity, cards: { 'Hedge Fund': 9 } } } as unknown as Setup;
  const digests = {
    rules: { engine: 1, edition: 'abcdef' },
    cards: { hedge_fund: 'abcdef' },
    turns: [
      [3, 'abcdef'],
      [5, 'fedcba'],
    ] as const,
    end: 'abcdef',
  };
  const whole = record(setup, ['a', 'b', 'c', 'd', 'e'], { digests, times: [1, 2, 3, 4, 5] });

  test.each<[object, string]>([
    [{ digests: { ...digests, rules: { engine: 0.5, edition: 'abcdef' } } }, 'digests.rules'],
    [{ digests: { ...digests, rules: { engine: 1, edition: 'abc' } } }, 'digests.rules'],
    [{ digests: { ...digests, cards: { hedge_fund: 'no' } } }, 'digests.cards'],
    [{ digests: { ...digests, cards: [] } }, 'digests.cards'],
    [{ digests: { ...digests, turns: {} } }, 'digests.turns'],
    [{ digests: { ...digests, turns: [[1, 'no']] } }, 'digests.turns[0]'],
    [{ digests: { ...digests, turns: [['1', 'abcdef']] } }, 'digests.turns[0]'],
    [{ digests: { ...digests, end: 'no' } }, 'digests.end'],
    [{ options: ['a', 7] }, 'options[1]'],
    [{ options: 'a' }, 'options'],
    [{ setup: null }, 'setup'],
    [{ times: 5 }, 'times'],
    [{ outcome: { kind: 'conceded', by: 'nobody' } }, 'outcome'],
    [{ outcome: 7 }, 'outcome'],
  ])('%# is refused with its place', (change, where) => {
    expect(examine({ ...whole, ...change }, cardPool)).toMatchObject({ kind: 'unreadable', where });
  });

  test('cut short keeps what belongs to the moves that stay', () => {
    expect(shortened(whole, 3)).toEqual({
      ...record(setup, ['a', 'b', 'c']),
      digests: { rules: digests.rules, cards: digests.cards, turns: [[3, 'abcdef']] },
      times: [1, 2, 3],
    });
    expect(shortened(whole, 5)).toBe(whole);
    expect(shortened(record(setup, ['a', 'b']), 1)).toEqual(record(setup, ['a']));
  });

  test('is not found in what is no save', () => {
    expect(recordInSave('{')).toBeNull();
    expect(recordInSave('null')).toBeNull();
    const { game } = scenario();
    const text = save(game, { ...whole, options: [7] } as never);
    expect(recordInSave(text)).toBeNull();
  });
});

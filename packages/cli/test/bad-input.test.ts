import {
  apply,
  create,
  decision,
  explain,
  type Game,
  type GameRecord,
  InputError,
  load,
  maskEvents,
  record,
  replay,
  type Scenario,
  type Seat,
  type Setup,
  type Side,
  save,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_DECKS } from '../src/decks.ts';

const SEED = 20260302;
const RUNS = 1500;
const check = (property: fc.IProperty<unknown>, numRuns = RUNS): void => {
  fc.assert(property, { seed: SEED, numRuns });
};

const scenario: Scenario = {
  edition: '26.03',
  seed: 'bad input',
  at: 'corp.action',
  turn: 5,
  corp: {
    identity: 'MirrorMorph: Endless Iteration',
    credits: 12,
    clicks: 2,
    badPublicity: 1,
    hq: ['Hedge Fund', 'PAD Campaign'],
    rd: ['Hedge Fund', 'Offworld Office'],
    archives: [{ card: 'Tithe', faceup: false }],
    scored: ['Hostile Takeover'],
    servers: [
      { server: 'hq', ice: ['Tithe'] },
      { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3, installedThisTurn: true }] },
      { server: 'remote-2', ice: ['Tithe'], root: [{ card: 'PAD Campaign', rezzed: true }] },
    ],
  },
  runner: {
    identity: 'The Catalyst: Convention Breaker',
    credits: 4,
    tags: 2,
    coreDamage: 1,
    grip: ['Sure Gamble', 'Diesel'],
    stack: ['Sure Gamble', 'Daily Casts'],
    heap: ['Diesel'],
    rig: ['Daily Casts', { card: 'Fermenter', virus: 2 }, 'Akamatsu Mem Chip'],
    scored: ['Breaking News'],
  },
  removed: [{ card: 'Hedge Fund', side: 'corp' }],
  happened: {
    actions: ['gainCredit'],
    clicksSpent: 1,
    thisTurn: [{ deed: 'score', side: 'corp', card: 'Hostile Takeover', amount: 1 }],
    lastTurn: { runner: [{ deed: 'draw', side: 'runner' }] },
  },
};

const deckSetup: Setup = { edition: '1.4', seed: 7, priority: 'every', ...SAMPLE_DECKS };

const position = (): Game => create({ scenario }, pool);

/** A record with some play in it. */
function someRecord(): GameRecord {
  const game = create(deckSetup, pool);
  const options: string[] = [];
  for (let count = 0; count < 40; count++) {
    const waiting = decision(game);
    if (waiting === null) break;
    const option = waiting.options[(count * 7) % waiting.options.length];
    if (option === undefined) break;
    options.push(option.key);
    apply(game, option.key);
  }
  return record(deckSetup, options);
}

/** What a caller gets: nothing wrong, or an InputError that says what. Anything else is a bug and is thrown. */
function problemOf(work: () => unknown): InputError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message.trim()).not.toBe('');
    expect(error.problem).toMatch(/^(?:bad|gameOver)/);
    return error;
  }
}

type Path = readonly (string | number)[];

/** Every place in a value of plain data. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

type Change = { readonly kind: 'drop' } | { readonly kind: 'replace'; readonly by: unknown };

/** A copy of plain data with one place changed. */
function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change.kind === 'drop' ? undefined : change.by;
  if (Array.isArray(value)) {
    const index = Number(key);
    const copy = [...value];
    if (rest.length === 0 && change.kind === 'drop') copy.splice(index, 1);
    else copy[index] = changed(value[index], rest, change);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && change.kind === 'drop') delete copy[key];
  else copy[key] = changed(copy[key], rest, change);
  return copy;
}

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>({ kind: 'drop' }),
  fc.jsonValue().map((by): Change => ({ kind: 'replace', by })),
  fc
    .constantFrom<unknown>(null, undefined, -1, 1.5, 1e9, Number.NaN, '', 'Hedge Fund', 'hq', true, [], {}, [
      null,
    ])
    .map((by): Change => ({ kind: 'replace', by })),
);

/** Good data with one to three changes; fast-check shrinks towards one. */
const mutationsOf = (good: unknown): fc.Arbitrary<unknown> => {
  const places = placesOf(good);
  return fc
    .array(fc.tuple(fc.constantFrom(...places), anyChange), { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes.reduce<unknown>((value, [path, change]) => {
        try {
          return changed(value, path, change);
        } catch {
          return value; // An earlier change took the place away.
        }
      }, good),
    );
};

/** A game that was accepted can be asked everything. */
function usable(game: Game): void {
  decision(game);
  for (const seat of ['corp', 'runner', 'spectator'] as const) view(game, seat);
}

describe('setups', () => {
  test('the good ones are accepted', () => {
    expect(problemOf(() => usable(position()))).toBe(null);
    expect(problemOf(() => usable(create(deckSetup, pool)))).toBe(null);
    expect(problemOf(() => replay(someRecord(), pool))).toBe(null);
  });

  test('a mutated scenario is refused by name or gives a game', () => {
    check(
      fc.property(mutationsOf(scenario), (bad) => {
        problemOf(() => usable(create({ scenario: bad } as Setup, pool)));
      }),
    );
  });

  test('a mutated deck setup is refused by name or gives a game', () => {
    check(
      fc.property(mutationsOf(deckSetup), (bad) => {
        problemOf(() => usable(create(bad as Setup, pool)));
      }),
    );
  });

  test('what is no setup at all is refused', () => {
    check(
      fc.property(fc.anything(), (bad) => {
        expect(problemOf(() => create(bad as Setup, pool))).not.toBe(null);
      }),
    );
  });

  test.each([
    [{ ...deckSetup, edition: '1.5' }, 'edition'],
    [{ ...deckSetup, corp: { ...SAMPLE_DECKS.corp, identity: 'Nobody' } }, 'corp.identity'],
    [{ ...deckSetup, corp: { ...SAMPLE_DECKS.corp, cards: { 'Sure Gamble': 3 } } }, 'corp.cards.Sure Gamble'],
    [
      { ...deckSetup, runner: { ...SAMPLE_DECKS.runner, cards: { sure_gamble: -1 } } },
      'runner.cards.sure_gamble',
    ],
    [{ ...deckSetup, runner: { ...SAMPLE_DECKS.runner, cards: {} } }, 'runner.cards'],
    [{ scenario: { ...scenario, at: 'lunch' } }, 'at'],
    [{ scenario: { ...scenario, corp: { ...scenario.corp, credits: -1 } } }, 'corp.credits'],
    [{ scenario: { ...scenario, corp: { ...scenario.corp, hq: ['Nothing'] } } }, 'corp.hq[0]'],
    [{ scenario: { ...scenario, weather: 'rain' } }, 'weather'],
  ])('the place is named: case %#', (bad, where) => {
    const problem = problemOf(() => create(bad as unknown as Setup, pool));
    expect(problem?.where).toBe(where);
    expect(problem?.message).toContain(where);
  });
});

describe('records', () => {
  test('a mutated record is refused by name or plays', () => {
    const good = someRecord();
    check(
      fc.property(mutationsOf(good), (bad) => {
        problemOf(() => usable(replay(bad as GameRecord, pool)));
      }),
      500,
    );
  });

  test('the option that does not fit is named', () => {
    const good = someRecord();
    const bad = { ...good, options: [...good.options.slice(0, 10), 'fly away', ...good.options.slice(10)] };
    const problem = problemOf(() => replay(bad, pool));
    expect(problem?.problem).toBe('badRecord');
    expect(problem?.where).toBe('options[10]');
    expect(problem?.message).toContain('fly away');
  });
});

describe('saves', () => {
  const text = save(position());

  test('a truncated save is refused', () => {
    check(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(problemOf(() => load(text.slice(0, length), pool))?.problem).toBe('badSave');
      }),
      300,
    );
  });

  test('a save with a broken character is refused or loads', () => {
    check(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, piece) => {
        problemOf(() => usable(load(text.slice(0, at) + piece + text.slice(at + 1), pool)));
      }),
    );
  });

  test('a mutated save is refused or loads', () => {
    check(
      fc.property(mutationsOf(JSON.parse(text)), (bad) => {
        problemOf(() => usable(load(JSON.stringify(bad) ?? '', pool)));
      }),
    );
  });

  test('what is no save at all is refused', () => {
    check(
      fc.property(fc.oneof(fc.string(), fc.json()), (bad) => {
        expect(problemOf(() => load(bad, pool))).not.toBe(null);
      }),
    );
  });
});

describe('moves', () => {
  const game = position();
  const before = save(game);
  const keys = (decision(game)?.options ?? []).map((option) => option.key);
  const words = fc.constantFrom(
    'install',
    'play',
    'rez',
    'use',
    'c1',
    'c9',
    'c99999',
    'on',
    'remote-1',
    'hq',
    '1',
  );

  test('an option that is not in the list is refused and changes nothing', () => {
    const wrong = fc.oneof(
      fc.integer({ min: keys.length }),
      fc.integer({ max: -1 }),
      fc.double(),
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((list) => list.join(' ')),
      fc.constantFrom(...keys).map((key) => `${key} `),
      fc.anything(),
    );
    check(
      fc.property(wrong, (option) => {
        const isListed =
          typeof option === 'number' ? keys[option] !== undefined : keys.includes(option as string);
        fc.pre(!isListed);
        const problem = problemOf(() => apply(game, option as string));
        expect(problem?.problem).toBe('badOption');
        expect(save(game)).toBe(before);
      }),
    );
  });

  test('a malformed intent is refused, a well-formed one explained; neither changes anything', () => {
    const intents = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((list) => list.join(' ')),
      fc.anything(),
    );
    check(
      fc.property(intents, fc.constantFrom<Side>('corp', 'runner'), (intent, side) => {
        const problem = problemOf(() => explain(game, side, intent as string));
        if (problem !== null) expect(problem.problem).toBe('badIntent');
        expect(save(game)).toBe(before);
      }),
    );
  });

  test('a wrong seat is refused and changes nothing', () => {
    const seats = fc
      .oneof(fc.string(), fc.anything())
      .filter((seat) => !['corp', 'runner', 'spectator'].includes(seat as string));
    check(
      fc.property(seats, (seat) => {
        expect(problemOf(() => view(game, seat as Seat))?.problem).toBe('badSeat');
        expect(problemOf(() => explain(game, seat as Side, 'gain credit'))?.problem).toBe('badSeat');
        expect(problemOf(() => maskEvents([], seat as Seat))?.problem).toBe('badSeat');
        expect(save(game)).toBe(before);
      }),
    );
  });

  test('nothing can be chosen in a game that is over', () => {
    const scored = new Array<string>(7).fill('Hostile Takeover');
    const won: Scenario = { ...scenario, at: '5.6.2a', corp: { ...scenario.corp, scored } };
    const over = create({ scenario: won }, pool);
    expect(over.state.outcome).not.toBe(null);
    const end = save(over);
    expect(problemOf(() => apply(over, 0))?.problem).toBe('gameOver');
    expect(save(over)).toBe(end);
  });
});

describe('answers that are not about input alone', () => {
  test('a spectator has no moves to explain', () => {
    const game = create({ scenario }, pool);
    expect(() => explain(game, 'spectator' as Side, 'gain credit')).toThrow(InputError);
  });

  test('a position that is already won is over before anyone decides', () => {
    const won = {
      ...scenario,
      corp: {
        ...scenario.corp,
        scored: ['Hostile Takeover', 'Offworld Office', 'Send a Message', 'Orbital Superiority'],
      },
    };
    expect(create({ scenario: won }, pool).state.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
  });
});

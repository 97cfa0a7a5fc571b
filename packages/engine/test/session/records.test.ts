import { CARDS, DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  createPool,
  decision,
  digestsOf,
  EDITION_IDS,
  endOutside,
  examine,
  type GameRecord,
  InputError,
  load,
  type OutsideOutcome,
  RULES_VERSION,
  record,
  recordInSave,
  replay,
  type Setup,
  save,
  shortened,
  Trail,
} from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { digestOf, Sum, sameDigest } from '../../src/digest.ts';

const pool = createPool(CARDS);

/** A game of a random player with all its digests. */
function played(setup: Setup, most: number, seed = 7, outcome?: OutsideOutcome): GameRecord {
  const game = create(setup, pool);
  const trail = new Trail(game);
  const options: string[] = [];
  let chance = seed;
  for (let waiting = decision(game); waiting !== null && options.length < most; waiting = decision(game)) {
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    const option = waiting.options[(chance >> 8) % waiting.options.length];
    options.push(option?.key ?? '');
    apply(game, options.at(-1) ?? '');
    trail.note(game);
  }
  if (outcome !== undefined) {
    endOutside(game, outcome);
    trail.noteEnd(game);
  }
  return record(setup, options, {
    digests: digestsOf(game, trail),
    ...(outcome === undefined ? {} : { outcome }),
  });
}

const setupOf = (edition: (typeof EDITION_IDS)[number]): Setup => {
  const { gatewayBeginnerCorp: corp, gatewayBeginnerRunner: runner } = DECKS;
  if (corp === undefined || runner === undefined) throw new Error('the beginner decks are gone');
  return {
    edition,
    seed: 'records',
    corp: { identity: corp.identity, cards: corp.cards },
    runner: { identity: runner.identity, cards: runner.cards },
  };
};

describe('digests', () => {
  test('are the same for the same data in another order, and others for other data', () => {
    expect(digestOf({ a: 1, b: [2, 3] })).toBe(digestOf({ b: [2, 3], a: 1, c: undefined }));
    expect(digestOf({ a: 1, b: [2, 3] })).not.toBe(digestOf({ a: 1, b: [3, 2] }));
    expect(digestOf('')).toMatch(/^[0-9a-f]{16}$/);
  });

  // Frozen: another way to sum is another version of everything that is written down.
  test('are what they always were', () => {
    expect(digestOf({ id: 'hedge_fund', cost: 5 })).toBe('8c2a646bc2d77886');
  });

  test('can be shortened, but not to nothing', () => {
    const whole = digestOf('x');
    expect(sameDigest(whole, whole.slice(0, 6))).toBe(true);
    expect(sameDigest(whole, whole.slice(0, 5))).toBe(false);
    expect(sameDigest(whole, `${whole.slice(0, 5)}z`)).toBe(false);
  });

  test('every bit of a number counts', () => {
    const sumWith = (number: number): string => {
      const sum = new Sum();
      sum.whole(number);
      return sum.digits;
    };
    const all = new Set(Array.from({ length: 32 }, (_, bit) => sumWith(1 << bit)));
    expect(all.size).toBe(32);
  });
});

describe.each(EDITION_IDS)('a record under %s', (edition) => {
  const whole = played(setupOf(edition), 400);

  test('tells the rules, every card and every turn', () => {
    expect(whole.version).toBe(2);
    expect(whole.digests?.rules.engine).toBe(RULES_VERSION);
    expect(Object.keys(whole.digests?.cards ?? {})).toContain('hedge_fund');
    expect(whole.digests?.turns.length).toBeGreaterThan(5);
  });

  test('is the same game again', () => {
    expect(examine(whole, pool)).toEqual({
      kind: 'same',
      differs: { engine: false, edition: false, cards: [] },
    });
    expect(examine(JSON.parse(JSON.stringify(whole)), pool).kind).toBe('same');
  });

  test('without digests cannot be checked', () => {
    expect(examine(record(whole.setup, whole.options), pool)).toEqual({
      kind: 'unchecked',
      why: 'no digests',
    });
    expect(examine({ ...record(whole.setup, []), version: 1 }, pool).kind).toBe('unchecked');
  });

  test('is refused where a turn, the end or a move is another, and the place is named', () => {
    const { digests } = whole;
    if (digests === undefined) throw new Error('no digests');
    const third = digests.turns[2]?.[0] ?? 0;
    const second = digests.turns[1]?.[0] ?? 0;
    const turns = digests.turns.map(([at, digest]) => [at, at === third ? '0'.repeat(16) : digest] as const);
    const changed = { ...whole, digests: { ...digests, turns } };
    expect(examine(changed, pool)).toMatchObject({ kind: 'unreadable', from: second });
    expect(() => replay(changed, pool)).toThrow(`options[${second}]`);
    expect(replay(changed, pool, third - 1).state.outcome).toBe(null);
    expect(examine({ ...whole, digests: { ...digests, end: '0'.repeat(16) } }, pool).kind).toBe('unreadable');
    expect(examine({ ...whole, digests: { ...digests, turns: digests.turns.slice(1) } }, pool).kind).toBe(
      'unreadable',
    );
    const misfit = { ...whole, options: whole.options.with(5, 'score c9999') };
    expect(examine(misfit, pool)).toMatchObject({ kind: 'unreadable', where: 'options[5]', from: 5 });
  });

  test('says what differs where the rules are others', () => {
    const { digests } = whole;
    if (digests === undefined) throw new Error('no digests');
    const elsewhere = {
      ...whole,
      digests: {
        ...digests,
        rules: { engine: RULES_VERSION + 1, edition: '0'.repeat(16) },
        cards: { ...digests.cards, hedge_fund: '0'.repeat(16), gone_for_ever: '0'.repeat(16) },
      },
    };
    const differs = { engine: true, edition: true, cards: ['hedge_fund', 'gone_for_ever'] };
    expect(examine(elsewhere, pool)).toEqual({ kind: 'same', differs });
    const misfit = { ...elsewhere, options: whole.options.with(5, 'score c9999') };
    // By other rules it may have been another game before a move did not fit: since the last turn that was checked.
    expect(examine(misfit, pool)).toMatchObject({ kind: 'otherRules', from: 0, differs });
    const third = digests.turns[2]?.[0] ?? 0;
    const later = { ...elsewhere, options: whole.options.with(third + 1, 'score c9999') };
    expect(examine(later, pool)).toMatchObject({ kind: 'otherRules', from: third, differs });
  });

  test('can be cut short', () => {
    const half = shortened(whole, 100);
    expect(half.options.length).toBe(100);
    expect(half.digests?.turns.every(([at]) => at <= 100)).toBe(true);
    expect(half.digests?.turns.length).toBeGreaterThan(0);
    expect(examine(half, pool).kind).toBe('unchecked');
    expect(save(replay(half, pool))).toBe(save(replay(whole, pool, 100)));
  });

  test.each<OutsideOutcome>([
    { kind: 'conceded', by: 'corp' },
    { kind: 'time', by: 'runner' },
    { kind: 'abandoned', by: 'corp' },
    { kind: 'drawAgreed' },
  ])('keeps that the game ended outside its rules: %o', (outcome) => {
    const ended = played(setupOf(edition), 100, 7, outcome);
    expect(examine(ended, pool).kind).toBe('same');
    const { state, events } = replay(ended, pool);
    const winner = outcome.kind === 'drawAgreed' ? 'draw' : outcome.by === 'corp' ? 'runner' : 'corp';
    expect(state.outcome).toEqual({ winner, reason: outcome.kind });
    expect(events?.at(-1)).toMatchObject({ kind: 'gameOver', detail: outcome.kind });
    // Who won, and how, is part of what the digests say.
    const { outcome: _, ...goesOn } = ended;
    expect(examine(goesOn, pool).kind).toBe('unreadable');
    for (const other of [
      { kind: 'conceded', by: 'runner' },
      { kind: 'abandoned', by: 'runner' },
      { kind: 'time', by: 'corp' },
    ] as const)
      expect(examine({ ...ended, outcome: other }, pool).kind).toBe('unreadable');
    expect(load(save(replay(ended, pool)), pool).state.outcome).toEqual(state.outcome);
  });

  test('says no other outcome than there is, and takes times', () => {
    const times = whole.options.map((_, index) => index * 10);
    expect(examine({ ...whole, times }, pool).kind).toBe('same');
    expect(examine({ ...whole, outcome: { kind: 'conceded' } }, pool)).toMatchObject({ where: 'outcome' });
    expect(examine({ ...whole, times: ['soon'] }, pool)).toMatchObject({ where: 'times' });
    expect(examine({ ...whole, times: [-1] }, pool)).toMatchObject({ where: 'times' });
    const over = replay(played(setupOf(edition), 20, 7, { kind: 'drawAgreed' }), pool);
    expect(() => endOutside(over, { kind: 'conceded', by: 'corp' })).toThrow('over already');
    expect(over.state.outcome?.winner).toBe('draw');
    expect(() => endOutside(create(setupOf(edition), pool), { kind: 'conceded' } as never)).toThrow(
      InputError,
    );
  });

  test('goes with a save and is offered where the save is refused', () => {
    const game = replay(whole, pool);
    const text = save(game, whole);
    expect(recordInSave(text)).toEqual(whole);
    expect(recordInSave(save(game))).toBe(null);
    expect(save(load(text, pool))).toBe(save(game));
    const edited = createPool(
      CARDS.map((card) => (card.id === 'hedge_fund' ? { ...card, cost: 4 } : card) as (typeof CARDS)[number]),
    );
    expect(() => load(text, edited)).toThrow(/^texts: Hedge Fund: .* carries the record of the game/);
    expect(() => load(save(game), edited)).not.toThrow(/carries the record/);
  });
});

test.each([
  [null, ''],
  [{ format: 'last-click-record', version: 3 }, 'version'],
  [{ ...record(setupOf('1.4'), []), digests: 1 }, 'digests'],
  [{ ...record(setupOf('1.4'), []), digests: { rules: {} } }, 'digests.rules'],
])('what is no record is told so: %#', (value, where) => {
  expect(examine(value, pool)).toMatchObject({ kind: 'unreadable', where });
});

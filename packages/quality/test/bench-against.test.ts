import { createRng, searchBot } from '@lastclick/bots/laboratory';
import { DECKS } from '@lastclick/cards';
import { UsageError } from '@lastclick/cli';
import * as engine from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alternate, type Contestant, type Pair, type Sitting } from '../src/bench/against/alternate.ts';
import { ComparisonProblem } from '../src/bench/against/comparison-problem.ts';
import { KINDS } from '../src/bench/against/kinds.ts';
import { sharedMaterial } from '../src/bench/against/material.ts';
import type { Batch, Measured } from '../src/bench/against/messages.ts';
import { ratiosOf } from '../src/bench/against/ratios.ts';
import { comparisonInWords } from '../src/bench/against/report.ts';
import { comparisonAsked } from '../src/bench/against/settings.ts';
import { type Measurable, workloadOf } from '../src/bench/against/workloads.ts';
import { median, quantile } from '../src/bench/measure.ts';

const measured = (cpu: number, units = 1, trace = 0): Measured => ({ kind: 'measured', cpu, units, trace });

describe('the flags', () => {
  test('ask for every kind in 15 rounds unless told otherwise', () => {
    expect(comparisonAsked({ against: 'HEAD' })).toEqual({ against: 'HEAD', rounds: 15, kinds: KINDS });
    expect(comparisonAsked({ against: 'HEAD', rounds: '3', only: 'games, turns' })).toEqual({
      against: 'HEAD',
      rounds: 3,
      kinds: ['turns', 'games'],
    });
  });

  test('ask for no comparison without a commit', () => {
    expect(comparisonAsked({ json: true })).toBeNull();
  });

  test.each([
    [{ rounds: '3' }, '--rounds is for --against'],
    [{ only: 'turns' }, '--only is for --against'],
    [{ against: 'HEAD', rounds: '0' }, '--rounds is a number from 1 to 1000, not "0"'],
    [{ against: 'HEAD', only: 'turns,rounds' }, `--only lists some of ${KINDS.join(', ')}, not "rounds"`],
    [{ against: 'HEAD', only: '' }, `--only lists some of ${KINDS.join(', ')}, not ""`],
  ])('%j is refused', (flags, message) => {
    expect(() => comparisonAsked(flags)).toThrow(new UsageError(message));
  });
});

describe('the numbers', () => {
  test('a quantile lies between two measurements in proportion', () => {
    expect(quantile([4, 1, 3, 2, 5], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4, 5], 0.1)).toBeCloseTo(1.4);
    expect(quantile([1, 2, 3, 4, 5], 0.9)).toBeCloseTo(4.6);
    expect(quantile([7], 0.9)).toBe(7);
    expect(median([1, 10, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('a ratio is that of the times for one unit, round by round', () => {
    const pairs: Pair[] = [
      { before: measured(100, 10), now: measured(50, 10) },
      { before: measured(100, 10), now: measured(100, 5) },
      { before: measured(300, 10), now: measured(300, 10) },
    ];
    const ratios = ratiosOf(pairs);
    expect(ratios).toMatchObject({ median: 1, before: 10, now: 20, alike: true });
    expect(ratios.low).toBeCloseTo(0.6);
    expect(ratios.high).toBeCloseTo(1.8);
  });

  test('versions that had other options somewhere do not play alike', () => {
    const pairs = [{ before: measured(1, 1, 7), now: measured(1, 1, 8) }];
    expect(ratiosOf(pairs).alike).toBe(false);
  });
});

/** A version that needs so many microseconds for a piece, and remembers what it was given. */
class Pretended implements Contestant {
  readonly name: string;
  readonly batches: Batch[] = [];
  private readonly each: number;

  constructor(name: string, each: number) {
    this.name = name;
    this.each = each;
  }

  async measure(batch: Batch): Promise<Measured> {
    this.batches.push(batch);
    return measured(this.each * batch.amount, batch.amount);
  }
}

describe('taking turns', () => {
  test('both versions do the same work, and are started anew after five rounds', async () => {
    const [before, now] = [new Pretended('before', 1000), new Pretended('now', 500)];
    let [started, stopped] = [0, 0];
    const sitDown = async (): Promise<Sitting> => {
      started += 1;
      return {
        before,
        now,
        stop: () => {
          stopped += 1;
        },
      };
    };
    const steps: string[] = [];
    const outcomes = await alternate(sitDown, ['turns', 'fork'], 6, (_label, done, total) =>
      steps.push(`${done} of ${total}`),
    );
    expect([started, stopped]).toEqual([2, 2]);
    expect(now.batches).toEqual(before.batches);
    expect(steps).toHaveLength(2 * (6 + 2));
    expect([steps[0], steps[1], steps.at(-1)]).toEqual(['0 of 44', '8 of 44', '43 of 44']);
    const outcome = outcomes.get('turns');
    expect(outcome?.kind === 'measured' && outcome.pairs).toHaveLength(6);
    expect(outcome?.kind === 'measured' && ratiosOf(outcome.pairs).median).toBe(0.5);
  });

  test('nothing is measured before both versions have stopped to become faster', async () => {
    /** Its first six long batches are each a tenth faster than the one before. */
    class Warming extends Pretended {
      private long = 0;
      override async measure(batch: Batch): Promise<Measured> {
        const { cpu, units } = await super.measure(batch);
        if (cpu >= 500_000) this.long += 1;
        return measured(cpu * 0.9 ** Math.min(this.long, 6), units);
      }
    }
    const [before, now] = [new Pretended('before', 1000), new Warming('now', 1000)];
    const outcomes = await alternate(
      async () => ({ before, now, stop: () => {} }),
      ['turns'],
      1,
      () => {},
    );
    const outcome = outcomes.get('turns');
    expect(outcome?.kind === 'measured' && ratiosOf(outcome.pairs).median).toBeCloseTo(0.9 ** 6);
  });

  test('what one version cannot do is said, and the rest is measured', async () => {
    const before: Contestant = {
      name: 'abc1234',
      measure: async ({ of, amount }) =>
        of === 'search' ? { kind: 'failed', why: 'there is no such bot' } : measured(1e6 * amount, amount),
    };
    const sitDown = async (): Promise<Sitting> => ({
      before,
      now: new Pretended('now', 1e6),
      stop: () => {},
    });
    const outcomes = await alternate(sitDown, ['turns', 'search'], 1, () => {});
    const words = comparisonInWords(
      { hash: 'abc1234', short: 'abc1234', subject: 'A change' },
      { against: 'abc', rounds: 1, kinds: ['turns', 'search'] },
      outcomes,
    );
    expect(words).toMatch(/^turns +1\.000 +1\.000 – 1\.000 /m);
    expect(words).toMatch(/^search +not measured: abc1234: there is no such bot$/m);
  });
});

describe('the decks', () => {
  test('are those of the benchmarks without the cards that only one version knows', () => {
    const { material, leftOut } = sharedMaterial((id) => id !== 'hedge_fund');
    expect(leftOut).toEqual(['hedge_fund']);
    expect(Object.keys(material.bench.corp.cards)).toHaveLength(17);
    expect(material.bench.corp.cards).not.toHaveProperty('hedge_fund');
  });

  test('need their identities', () => {
    expect(() => sharedMaterial((id) => id !== 'the_catalyst_convention_breaker')).toThrow(ComparisonProblem);
  });
});

describe('the work', () => {
  const { material } = sharedMaterial(() => true);
  // As in the driver: how much is tried shall not depend on the time it takes.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const version: Measurable = {
    engine,
    pool,
    decks: DECKS,
    material,
    bots: async () => ({ createRng, searchBot }),
  };

  test.each(KINDS)('%s: the same seeds are the same work', async (kind) => {
    const [one, two] = [await workloadOf(version, kind), await workloadOf(version, kind)];
    const done = one(3, 2);
    expect(done.units).toBeGreaterThanOrEqual(2);
    expect(two(3, 2)).toEqual(done);
  });

  test.each(['turns', 'games', 'search'] as const)('%s: other seeds are other work', async (kind) => {
    const work = await workloadOf(version, kind);
    expect(work(0, 8).trace).not.toBe(work(8, 8).trace);
  });

  test('games are alike only where every text is the same', async () => {
    const save = (game: engine.Game): string => engine.save(game).replace('"credits":5', '"credits":6');
    const told = await workloadOf(version, 'alike');
    const other = await workloadOf({ ...version, engine: { ...engine, save } }, 'alike');
    expect(told(0, 1)).toEqual(told(0, 1));
    expect(told(0, 1).trace).not.toBe(told(1, 1).trace);
    expect(other(0, 1).trace).not.toBe(told(0, 1).trace);
  });

  test('a version in which no run can be made is found out', async () => {
    const decision = (game: engine.Game): engine.Decision | null => {
      const waiting = engine.decision(game);
      return waiting && { ...waiting, options: waiting.options.filter(({ kind }) => kind !== 'run') };
    };
    const work = await workloadOf({ ...version, engine: { ...engine, decision } }, 'runs');
    expect(() => work(0, 1)).toThrow('no run on HQ is offered');
  });
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { apply, create, fork, REASONS } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { AbilityCounts } from '../src/sweep/abilities.ts';
import { Coverage, type CoverageCounts } from '../src/sweep/coverage.ts';
import { coverageGaps } from '../src/sweep/gate.ts';
import { type SweepOptions, SweepSum, sweepPart } from '../src/sweep/sweep.ts';

const options: SweepOptions = {
  games: 6,
  seed: 'gate',
  edition: '1.4',
  priority: 'useful',
  thorough: false,
};

const nothing: CoverageCounts = {
  cards: {},
  actions: {},
  structures: {},
  refusals: {},
  abilities: [],
  steps: [],
};

/** The gaps in what the counts reached, of one kind. */
const gapsOf = (counts: Partial<CoverageCounts>, kind: string): string[] => {
  const coverage = new Coverage('1.4');
  coverage.add({ ...nothing, ...counts });
  return coverageGaps(coverage)
    .filter((gap) => gap.startsWith(kind))
    .map((gap) => gap.slice(kind.length + 2));
};

describe('the gate', () => {
  const every = new AbilityCounts().missing;

  test('names every ability nothing was seen of, and none that was', () => {
    const missed = every.indexOf('Hedge Fund, play ability');
    expect(missed).toBeGreaterThanOrEqual(0);
    const abilities = every.map((_, index) => (index === missed ? 0 : 1));
    expect(gapsOf({ abilities }, 'ability never resolved')).toEqual(['Hedge Fund, play ability']);
    expect(gapsOf({ abilities: every.map(() => 1) }, 'ability never resolved')).toEqual([]);
  });

  test('knows subroutines, static, paid and conditional abilities, interrupts and single instructions', () => {
    for (const part of [
      /^Palisade, static ability 1, ".+"$/,
      /^Palisade, subroutine 1, ".+"$/,
      /^Corroder, paid ability 2, ".+"$/,
      /^PAD Campaign, conditional ability 1, ".+"$/,
      /^Crash Space, interrupt 1, ".+"$/,
      /^Crash Space, recurring credits refilled$/,
      /^Mayfly, delayed ability 1$/,
      /^Mutual Favor, play ability: instruction 2 of 4 \(install\)$/,
    ])
      expect(every.filter((name) => part.test(name))).toHaveLength(1);
  });

  test('names every refusal never seen', () => {
    const refusals = Object.fromEntries(REASONS.map((reason) => [reason, 1]));
    const { notTagged: _, notEnoughMemory: __, ...others } = refusals;
    expect(gapsOf({ refusals: others }, 'refusal never seen')).toEqual(['notTagged']);
  });

  test('fails when a refusal is seen that is listed as impossible', () => {
    expect(
      gapsOf({ refusals: { notEnoughMemory: 1 } }, 'refusal seen that is listed as impossible'),
    ).toHaveLength(1);
  });
});

describe('abilities', () => {
  const position = () =>
    create(
      {
        scenario: {
          corp: { identity: 'The Syndicate: Profit over Principle', hq: ['Hedge Fund'] },
          runner: { identity: 'The Catalyst: Convention Breaker' },
          priority: 'useful',
        },
      },
      pool,
    );

  test('count when they take effect', () => {
    const counts = new AbilityCounts();
    const game = position();
    game.witness = counts.witness;
    expect(counts.missing).toContain('Hedge Fund, play ability');
    apply(game, 'play c3');
    expect(counts.missing).not.toContain('Hedge Fund, play ability');
  });

  test('do not count in a fork', () => {
    const counts = new AbilityCounts();
    const game = position();
    game.witness = counts.witness;
    apply(fork(game), 'play c3');
    expect(counts.missing).toContain('Hedge Fund, play ability');
  });
});

describe('a sweep in parts', () => {
  const parts = [sweepPart(options, 0, 2), sweepPart(options, 2, 3), sweepPart(options, 3, 6)];
  const sumOf = (some: typeof parts) => {
    const sum = new SweepSum(options);
    for (const part of some) sum.add(part);
    const { coverage, ...report } = sum.report;
    return { ...report, counts: { ...coverage.counts, steps: [...coverage.counts.steps].sort() } };
  };

  test('comes to the same as in one, in any order', () => {
    const whole = sumOf([sweepPart(options, 0, 6)]);
    expect(sumOf(parts)).toEqual(whole);
    expect(sumOf(parts.toReversed())).toEqual(whole);
  });
});

describe('the command', () => {
  const MAIN = fileURLToPath(new URL('../src/sweep/main.ts', import.meta.url));
  const sweep = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

  test('fails with --gate and names what was missed; without, it only says so', () => {
    const gated = sweep('--games', '1', '--seed', 'gate', '--gate', '--json');
    expect(gated.status).toBe(1);
    expect(gated.stderr).toMatch(/^sweep: edition 1\.4: ability never resolved: .+, .+$/m);
    expect(gated.stderr).toMatch(/^sweep: edition 1\.4: refusal never seen: \w+$/m);
    expect(sweep('--games', '1', '--seed', 'gate', '--json').status).toBe(0);
  });

  test('prints the same for any number of threads', () => {
    const args = ['--games', '21', '--edition', 'both', '--priority', 'useful', '--json', '--jobs'];
    const [one, three] = [sweep(...args, '1'), sweep(...args, '3')];
    expect(one.stdout.trim().split('\n')).toHaveLength(2);
    expect(three.stdout).toBe(one.stdout);
  });
});

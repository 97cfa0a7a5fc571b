import { describe, expect, test } from 'vitest';
import { mean, wilson } from '../../src/lab/interval.ts';
import { rate } from '../../src/lab/ladder/elo.ts';
import { duration, Progress, progressLine } from '../../src/lab/progress.ts';

describe('intervals', () => {
  // Values of the published formula, computed by hand.
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
  ])('%i of %i', (wins, games, low, high) => {
    const estimate = wilson(wins, games);
    expect(estimate.value).toBe(wins / games);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test('nothing played says nothing', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('the mean of 2, 4, 4, 6 and how far it may be off', () => {
    const { value, low, high } = mean({ count: 4, total: 16, squares: 72 });
    expect(value).toBe(4);
    expect(high - low).toBeCloseTo(2 * 1.959964 * Math.sqrt(8 / 3 / 4), 6);
  });
});

describe('Elo', () => {
  const meeting = (corp: string, runner: string, corpPoints: number) => ({
    corp,
    runner,
    games: 10_000,
    corpPoints,
  });

  test('ten to one are 400 points, and who never met is rated through others', () => {
    const scores = [
      meeting('good', 'fair', 9091),
      meeting('fair', 'good', 909),
      meeting('fair', 'random', 9091),
      meeting('random', 'fair', 909),
    ];
    const [good, fair, random] = rate(['good', 'fair', 'random'], scores, 'random');
    expect(random?.both.elo).toBeCloseTo(0, 6);
    expect(fair?.both.elo).toBeCloseTo(400, -1);
    expect(good?.both.elo).toBeCloseTo(800, -1);
    expect(good?.both.reach).toBeLessThan(40);
  });

  test('an advantage of a side is not an advantage of a bot', () => {
    const even = [meeting('a', 'b', 7000), meeting('b', 'a', 7000)];
    const [a, b] = rate(['a', 'b'], even, 'none');
    expect(a?.both.elo).toBeCloseTo(0, 6);
    expect(b?.both.elo).toBeCloseTo(0, 6);
    expect((a?.corp.elo ?? 0) - (b?.runner.elo ?? 0)).toBeCloseTo(147, -1);
  });

  test('a bot that never lost has a rating', () => {
    const [one] = rate(['one', 'random'], [meeting('one', 'random', 10_000)], 'random');
    expect(one?.both.elo).toBeGreaterThan(300);
    expect(one?.both.elo).toBeLessThan(5000);
  });
});

describe('progress', () => {
  test.each([
    [0.4, '1 s'],
    [59, '59 s'],
    [61, '1 min 1 s'],
    [7260, '2 h 1 min'],
  ])('%d seconds', (seconds, words) => {
    expect(duration(seconds)).toBe(words);
  });

  test('a bar, how far it is, and the time left at the pace so far', () => {
    expect(progressLine('sim', 25, 100, 10)).toBe(
      `sim ${'█'.repeat(6)}${'░'.repeat(18)} 25 of 100 · 30 s left`,
    );
    expect(progressLine('sim', 0, 100, 10)).not.toContain('left');
  });

  test('at a terminal it is there at once, elsewhere only when it takes long', () => {
    const written: string[] = [];
    const output = { write: (text: string) => written.push(text) };
    new Progress(output).show('sim', 1, 2);
    expect(written).toEqual([]);
    new Progress({ ...output, isTTY: true }).show('sim', 1, 2);
    expect(written.join('')).toContain('1 of 2');
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { isStable, rateOf } from '../src/bench/measure.ts';

test('it is measured until another round would hardly move the middle one', () => {
  const even = [100, 101, 99, 100, 101, 99];
  expect(isStable(even)).toBe(false);
  expect(isStable([...even, 100])).toBe(true);
  const uneven = [100, 140, 80, 120, 60, 110, 90];
  expect(isStable(uneven)).toBe(false);
  expect(isStable(Array.from({ length: 41 }, (_, index) => uneven[index % uneven.length] ?? 0))).toBe(true);
});

describe('a rate', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is how many in each second of CPU time', () => {
    let time = 0;
    vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
      time += 600;
      return { user: time, system: time / 1.5 };
    });
    const seen: number[] = [];
    const rate = rateOf(
      0.005,
      () => 3,
      (round) => seen.push(round),
    );
    // Each look at the clock finds a millisecond gone.
    expect(rate).toEqual({
      perSecond: expect.closeTo(3000),
      low: expect.closeTo(3000),
      high: expect.closeTo(3000),
      rounds: 7,
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

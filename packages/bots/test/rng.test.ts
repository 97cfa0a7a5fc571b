import { createRng, shuffle } from '@lastclick/bots';
import { describe, expect, test } from 'vitest';

describe('the generator', () => {
  test('gives the same numbers for the same seed, others for another', () => {
    const draw = (seed: string): number[] => Array.from({ length: 20 }, createRng(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw('1')[0]).not.toBeCloseTo(draw('2')[0] ?? 0, 3);
  });

  test('goes on from where another one stands', () => {
    const first = createRng('a');
    for (let i = 0; i < 7; i++) first.next();
    const second = createRng(first.seed());
    for (let i = 0; i < 7; i++) expect(second.next()).toBe(first.next());
  });

  test('reaches every number below the limit about equally often', () => {
    const rng = createRng('even');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const n = rng.below(6);
      seen[n] = (seen[n] ?? 0) + 1;
    }
    expect(seen).toHaveLength(6);
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('shuffles a list into an order of the same things', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = shuffle([...list], createRng('s'));
    expect(shuffled).not.toEqual(list);
    expect(shuffled.sort()).toEqual(list);
  });
});

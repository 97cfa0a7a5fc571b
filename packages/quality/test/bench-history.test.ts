import { describe, expect, test } from 'vitest';
import { drawHistory } from '../src/bench/against/draw-history.ts';
import {
  type History,
  type KeptResult,
  readHistory,
  readPicture,
  withResult,
} from '../src/bench/against/history.ts';
import { KINDS } from '../src/bench/against/kinds.ts';

const result = (commit: string, ratio: number): KeptResult => ({
  date: '2026-11-20',
  commit,
  ratios: Object.fromEntries(
    KINDS.map((kind) => [kind, { ratio, low: ratio * 0.9, high: ratio * 1.1 }]),
  ) as KeptResult['ratios'],
});

const HISTORY: History = { against: 'abc1234', results: [result('one', 1), result('two', 0.5)] };

describe('what is kept', () => {
  test('is one result a version, the latest last', () => {
    const { results } = withResult(HISTORY, 'abc1234', result('one', 0.4));
    expect(results.map(({ commit }) => commit)).toEqual(['two', 'one']);
    expect(results.at(-1)?.ratios.turns.ratio).toBe(0.4);
  });

  test('was measured against the same version, whole', () => {
    expect(() => withResult(HISTORY, 'def5678', result('three', 1))).toThrow(
      'against abc1234, not against def5678',
    );
    const { search, ...others } = result('three', 1).ratios;
    const part = { ...result('three', 1), ratios: others as KeptResult['ratios'] };
    expect(() => withResult(HISTORY, 'abc1234', part)).toThrow('search was not measured');
  });
});

describe('the picture', () => {
  test('is that of what is kept', () => {
    expect(readPicture()).toBe(drawHistory(readHistory()));
  });

  test('has a dot for each result in each field, and tells the last one', () => {
    const picture = drawHistory(HISTORY);
    expect(picture.match(/<circle/g)).toHaveLength(2 * KINDS.length);
    expect(picture.match(/×2\.00/g)).toHaveLength(KINDS.length);
    for (const kind of KINDS) expect(picture).toContain(`>${kind}</text>`);
  });
});

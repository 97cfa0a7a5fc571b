import type { CourseOfGame } from '@lastclick/session';
import { describe, expect, test } from 'vitest';
import { axis, clickShares, turnCharts } from '../src/charts/game-charts.ts';

const course: CourseOfGame = {
  turns: [
    {
      turn: 1,
      side: 'corp',
      corp: { credits: 4, cards: 5, points: 0 },
      runner: { credits: 5, cards: 5, points: 0 },
    },
    {
      turn: 2,
      side: 'runner',
      corp: { credits: 4, cards: 5, points: 0 },
      runner: { credits: 9, cards: 3, points: 2 },
    },
  ],
  clicks: { corp: { gainCredit: 1, install: 2 }, runner: { run: 1, gainCredit: 3, somethingNew: 0 } },
};

describe('charts after a game', () => {
  test('one line for each side over the turns', () => {
    expect(turnCharts(course).map(({ title }) => title)).toEqual([
      'Credits',
      'Cards in hand',
      'Agenda points',
    ]);
    expect(turnCharts(course)[0]?.points).toEqual([
      { turn: 1, corp: 4, runner: 5 },
      { turn: 2, corp: 4, runner: 9 },
    ]);
  });

  test('clicks by what they were spent on, the most frequent first, nothing that never happened', () => {
    expect(clickShares(course)).toEqual([
      { words: 'gaining credits', clicks: { corp: 1, runner: 3 } },
      { words: 'installing', clicks: { corp: 2, runner: 0 } },
      { words: 'running', clicks: { corp: 0, runner: 1 } },
    ]);
  });

  test('axes have whole, round ticks within their ends', () => {
    expect(axis(0, 23, 100, 0, 5).ticks).toEqual([0, 5, 10, 15, 20]);
    expect(axis(0, 1, 0, 10, 5).ticks).toEqual([0, 1]);
    expect(axis(1, 1, 0, 10, 5).ticks).toEqual([1]);
    expect(axis(0, 10, 100, 0, 5).at(5)).toBe(50);
  });
});

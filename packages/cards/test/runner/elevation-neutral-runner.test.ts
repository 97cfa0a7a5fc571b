import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, countersOn, finishRun, rig } from './card.ts';

card('Side Hustle', (setUp) => {
  const withCredits = (credits: number) => ({
    rig: [{ card: 'Side Hustle', credits }],
    credits: 5,
    stack: ['Diesel', 'Overclock'],
  });

  test('a credit as it is installed, and one for each run that begins', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Side Hustle'] } });
    table.runner.installs('Side Hustle');
    expect(countersOn(table, 'Side Hustle')).toEqual({ credits: 1 });
    table.runner.takes('run archives');
    finishRun(table);
    expect(countersOn(table, 'Side Hustle')).toEqual({ credits: 2 });
    expect(table.runner.credits).toBe(0);
  });

  test('with the sixth credit it pays all, is trashed and draws a card', () => {
    const table = setUp({ runner: withCredits(5) });
    table.runner.takes('run archives');
    finishRun(table);
    expect(rig(table)).toEqual([]);
    expect([table.runner.credits, table.runner.hand]).toEqual([11, ['Diesel']]);
    expect(table).toBeSettled();
  });

  test('five are not enough', () => {
    const table = setUp({ runner: withCredits(4) });
    table.runner.takes('run archives');
    finishRun(table);
    expect(countersOn(table, 'Side Hustle')).toEqual({ credits: 5 });
    expect([table.runner.credits, table.runner.hand]).toEqual([5, []]);
  });

  test('it looks at what lies there, not at how it came: more than six are taken as well', () => {
    const table = setUp({ at: '5.7.1b', runner: withCredits(8) });
    expect(rig(table)).toEqual([]);
    expect([table.runner.credits, table.runner.hand]).toEqual([13, ['Diesel']]);
  });

  test('another one keeps its own count', () => {
    const table = setUp({
      runner: {
        rig: [
          { card: 'Side Hustle', credits: 5 },
          { card: 'Side Hustle', credits: 1 },
        ],
        credits: 0,
      },
    });
    table.runner.takes('run archives');
    while (table.decision?.kind === 'reaction') table.runner.triggers('Side Hustle');
    finishRun(table);
    expect(rig(table)).toEqual(['Side Hustle']);
    expect(countersOn(table, 'Side Hustle')).toEqual({ credits: 2 });
    expect(table.runner.credits).toBe(6);
  });
});

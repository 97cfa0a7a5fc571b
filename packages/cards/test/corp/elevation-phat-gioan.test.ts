import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, finishRun, goOn, passTo, runOn, shown } from './card.ts';

card('Phật Gioan Baotixita', (setUp) => {
  const title = 'Phật Gioan Baotixita';
  const grip = copies('Sure Gamble', 5);
  const agenda = (advancement: number) => ({ card: 'Offworld Office', advancement });
  const scoring = (power: number) => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: title, rezzed: true, power }] },
          { server: 'remote-2', root: [agenda(4)] },
          { server: 'remote-3', root: [agenda(4)] },
        ],
      },
      runner: { grip },
    });
    table.corp.scores('Offworld Office');
    table.corp.triggers(title);
    return table;
  };
  const removes = (table: ReturnType<typeof scoring>, number: number) =>
    table.choose('corp', table.keys.find((key) => key.endsWith(` ${number}`)) ?? `${number}`);

  test('a power counter as the discard phase of its controller ends', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: [{ card: title, rezzed: true }] }] },
      runner: { grip: [] },
    });
    passTo(table, 'runner.action');
    expect(shown(table, title).counters).toEqual({ power: 1 });
    passTo(table, 'corp.action');
    expect(shown(table, title).counters).toEqual({ power: 1 });
  });

  for (const [power, removed] of [
    [3, 0],
    [3, 1],
    [3, 2],
    [1, 1],
  ] as const) {
    test(`an agenda is scored: 1 net damage, and 1 for each counter removed (${removed} of ${power})`, () => {
      const table = scoring(power);
      removes(table, removed);
      expect(table.runner.hand).toHaveLength(5 - 1 - removed);
      expect(shown(table, title).counters).toEqual(power === removed ? {} : { power: power - removed });
      expect(table).toBeSettled();
    });
  }

  test('never more than two, nor more than there are', () => {
    const many = scoring(5);
    expect(many.keys).toHaveLength(3);
    expect(scoring(1).keys).toHaveLength(2);
  });

  test('without counters still 1 net damage', () => {
    const table = scoring(0);
    if (table.decision?.kind === 'number') removes(table, 0);
    expect(table.runner.hand).toHaveLength(4);
  });

  test('only the first agenda of a turn, scored or stolen', () => {
    const table = scoring(0);
    if (table.decision?.kind === 'number') removes(table, 0);
    table.corp.scores('Offworld Office');
    expect(table.runner.hand).toHaveLength(4);
  });

  test('a stolen agenda counts, the second one of the turn does not', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: title, rezzed: true }] },
          { server: 'remote-2', root: ['Send a Message'] },
          { server: 'remote-3', root: ['Offworld Office'] },
        ],
      },
      runner: { grip },
    });
    for (const [server, left] of [
      ['remote-2', 4],
      ['remote-3', 4],
    ] as const) {
      runOn(table, server);
      if (table.decision?.kind === 'reaction') goOn(table);
      for (let i = 0; i < 5 && table.awaits === 'corp' && table.decision?.kind !== 'window'; i++)
        table.choose('corp', table.keys.find((key) => key === 'pass') ?? table.keys[0] ?? '');
      finishRun(table);
      expect(table.runner.hand).toHaveLength(left);
    }
    expect(table.runner.points).toBe(5);
  });
});

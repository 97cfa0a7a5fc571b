import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { access, card, copies, finishRun, goOn } from './card.ts';

card('Byte!', (setUp) => {
  const grip = copies('Sure Gamble', 5);
  const accessing = (server: string, credits = 4, priority: 'every' | 'useful' = 'useful') => {
    const table = setUp({
      at: 'runner.action',
      priority,
      corp: {
        credits,
        ...(server === 'hq' ? { hq: ['Byte!'] } : {}),
        ...(server === 'rd' ? { rd: ['Byte!', 'Hedge Fund'] } : {}),
        ...(server === 'archives' ? { archives: ['Byte!'] } : {}),
        servers: server === 'remote-1' ? [{ server, root: ['Byte!'] }] : [],
      },
      runner: { grip },
    });
    table.runner.takes(`run ${server}`);
    goOn(table);
    if (priority === 'every') access(table, server);
    return table;
  };

  for (const server of ['hq', 'rd', 'remote-1']) {
    test(`4 credits buy a tag and 3 net damage as it is accessed (${server})`, () => {
      const table = accessing(server);
      table.corp.triggers('Byte!');
      expect([table.corp.credits, table.runner.tags, table.runner.hand.length]).toEqual([0, 1, 2]);
      finishRun(table);
      expect(table).toBeSettled();
    });
  }

  test('the Corp may leave it, and cannot with 3 credits', () => {
    const table = accessing('hq');
    table.corp.passes();
    expect([table.corp.credits, table.runner.tags, table.runner.hand.length]).toEqual([4, 0, 5]);
    const poor = accessing('hq', 3);
    finishRun(poor);
    expect([poor.corp.credits, poor.runner.tags, poor.runner.hand.length]).toEqual([3, 0, 5]);
  });

  test('nothing in Archives', () => {
    const table = accessing('archives', 9);
    finishRun(table);
    expect(table.happened('accessed')).toHaveLength(1);
    expect([table.corp.credits, table.runner.tags]).toEqual([9, 0]);
  });

  test('the Corp sees it while it is accessed in R&D, and no other card', () => {
    const table = accessing('rd', 9, 'every');
    expect(table.happened('revealed').flatMap(({ cards }) => cards.map((one) => one.card))).toEqual(['byte']);
    expect(table.corp.seen.access?.title).toBe('Byte!');
    const other = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { credits: 9, rd: ['Spin Doctor', 'Byte!'] },
      runner: { grip },
    });
    other.runner.takes('run rd');
    goOn(other);
    access(other, 'rd');
    expect(other.runner.seen.access?.title).toBe('Spin Doctor');
    expect(other.corp.seen.access).toBe(null);
    expect(other.happened('revealed')).toEqual([]);
  });

  test('in HQ nothing needs to be revealed', () => {
    expect(accessing('hq', 9, 'every').happened('revealed')).toEqual([]);
  });
});

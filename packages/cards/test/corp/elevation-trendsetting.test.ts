import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, passTo, runOn, trashAccessed } from './card.ts';

card('Aggressive Trendsetting', (setUp) => {
  /** The Runner has trashed an asset in a remote server; the agenda lies in a score area. */
  const trashed = (clicks: number, area: 'corp' | 'runner' | 'none' = 'corp') => {
    const agenda = (side: string) => (area === side ? ['Aggressive Trendsetting'] : []);
    const table = setUp({
      at: 'runner.action',
      corp: {
        scored: agenda('corp'),
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
          { server: 'remote-2', root: [{ card: 'PAD Campaign', rezzed: true }] },
        ],
      },
      runner: { clicks, credits: 20, scored: agenda('runner') },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    return table;
  };

  test('the Runner may spend a click; then nothing comes of it', () => {
    const table = trashed(2);
    expect(table.moves).toEqual(['yes', 'no']);
    table.runner.takes('yes');
    expect(table.runner.clicks).toBe(0);
    passTo(table, 'corp.action');
    expect(table.corp.clicks).toBe(3);
  });

  test('else the Corp has a click more in its next turn, and only then', () => {
    const table = trashed(2);
    table.runner.takes('no');
    expect([table.runner.clicks, table.corp.clicks]).toEqual([1, 0]);
    table.runner.takes('gain credit');
    passTo(table, 'corp.action');
    expect(table.corp.clicks).toBe(4);
  });

  test('without a click left there is nothing to spend', () => {
    const table = trashed(1);
    passTo(table, 'corp.action');
    expect(table.corp.clicks).toBe(4);
  });

  test('the second card trashed in a turn does not matter', () => {
    const table = trashed(3);
    table.runner.takes('yes');
    runOn(table, 'remote-2');
    trashAccessed(table);
    passTo(table, 'corp.action');
    expect(table.corp.clicks).toBe(3);
  });

  test.each(['runner', 'none'] as const)('it does nothing in the score area: %s', (area) => {
    const table = trashed(2, area);
    expect(table.moves).not.toContain('yes');
    expect(table.runner.clicks).toBe(1);
  });
});

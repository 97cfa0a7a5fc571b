import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, meet, rezzed } from './card.ts';

card('Ryō “Phoenix” Ōno: Out of the Ashes', (setUp) => {
  const identity = 'Ryō “Phoenix” Ōno: Out of the Ashes';
  const facing = (ice: readonly string[], rig: readonly string[] = []) =>
    setUp({
      corp: {
        credits: 5,
        hq: ['Hedge Fund', 'Palisade', 'Enigma'],
        servers: [{ server: 'remote-1', ice: ice.map(rezzed) }],
      },
      runner: { identity, credits: 5, rig, grip: ['Sure Gamble', 'Diesel', 'Overclock'] },
    });

  test('a success after a subroutine: a credit, and the Corp trashes a card of HQ of its choice', () => {
    const table = facing(['Tithe']);
    table.runner.takes('run remote-1');
    finishRun(table);
    table.corp.chooses('Palisade');
    finishRun(table);
    expect(table.runner.credits).toBe(6);
    expect(table.corp.hand.sort()).toEqual(['Enigma', 'Hedge Fund']);
    expect(table.happened('trashed').map(({ side }) => side)).toEqual(['corp', 'corp']); // Tithe's damage, and this
    expect(table.runner.seen.corp.archives.map(({ title }) => title)).toEqual([undefined]);
    expect(table).toBeSettled();
  });

  test('only the first time each turn', () => {
    const table = facing(['Tithe']);
    for (const run of [1, 2]) {
      table.runner.takes('run remote-1');
      finishRun(table);
      if (run === 1) table.corp.chooses('Palisade');
      finishRun(table);
    }
    expect([table.runner.credits, table.corp.hand.length]).toEqual([6, 2]);
  });

  test('not without a subroutine, nor after one of another run', () => {
    const table = facing(['Palisade']);
    table.runner.takes('run archives');
    finishRun(table);
    expect([table.runner.credits, table.corp.hand.length]).toEqual([5, 3]);
    table.runner.takes('run remote-1'); // its subroutine resolves and ends the run
    finishRun(table);
    table.runner.takes('run archives');
    finishRun(table);
    expect([table.runner.credits, table.corp.hand.length]).toEqual([5, 3]);
  });

  test('a run without a subroutine does not use the first time up', () => {
    const table = facing(['Tithe']);
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    table.corp.chooses('Palisade');
    finishRun(table);
    expect([table.runner.credits, table.corp.hand.length]).toEqual([6, 2]);
  });

  test('a broken subroutine does not resolve', () => {
    const table = facing(['Tithe'], ['Carmen']);
    table.runner.takes('run remote-1');
    meet(table, 'Tithe');
    table.runner.uses('Carmen', 1);
    table.choose('runner', 'break 1');
    table.runner.uses('Carmen', 1);
    finishRun(table);
    expect([table.runner.credits, table.corp.hand.length]).toEqual([3, 3]);
  });
});

import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, isInPlay, runOn, shown, trashAccessed } from './card.ts';

card('Idiosyncresis', (setUp) => {
  const there = (advancement: number, rezzed = true) => [
    { server: 'remote-1', root: [{ card: 'Idiosyncresis', rezzed, advancement }] },
  ];

  test('trashed as your turn begins: three credits for you and two less for the Runner, by counter', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: there(3) },
      runner: { credits: 10 },
    });
    expect(table.moves).toEqual(['trigger Idiosyncresis 1', 'pass']);
    table.corp.triggers('Idiosyncresis');
    expect(table.corp.credits).toBe(9);
    expect(table.runner.credits).toBe(10 - 6);
    expect(table.corp.discardPile).toEqual(['Idiosyncresis']);
    expect(table).toBeSettled();
  });

  test('the Runner loses no more than they have; you gain all the same', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: there(4) }, runner: { credits: 1 } });
    table.corp.triggers('Idiosyncresis');
    expect(table.runner.credits).toBe(0);
    expect(table.corp.credits).toBe(12);
  });

  test('it may wait', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: there(2) } });
    table.corp.passes();
    expect(table.corp.credits).toBe(0);
    expect(table.runner.credits).toBe(5);
    expect(shown(table, 'Idiosyncresis').counters).toEqual({ advancement: 2 });
  });

  test('it can be advanced, rezzed or not; unrezzed it does nothing', () => {
    for (const rezzed of [true, false]) {
      const table = setUp({ corp: { servers: there(0, rezzed) } });
      table.corp.advances('Idiosyncresis');
      expect(shown(table, 'Idiosyncresis').counters).toEqual({ advancement: 1 });
    }
    const begun = setUp({ at: '5.6.1d', corp: { credits: 0, servers: there(3, false) } });
    expect(begun.corp.credits).toBe(0);
    expect(isInPlay(begun, 'Idiosyncresis')).toBe(true);
  });

  test('nothing as the Runner’s turn begins, and nothing when the Runner trashes it', () => {
    const theirs = setUp({ at: '5.7.1d', corp: { credits: 0, servers: there(3) } });
    expect(theirs.corp.credits).toBe(0);
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: there(3) },
      runner: { credits: 5 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(table.corp.credits).toBe(0);
    expect(table.runner.credits).toBe(5 - 2);
  });
});

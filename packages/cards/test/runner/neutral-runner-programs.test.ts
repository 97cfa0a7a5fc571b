import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, finishRun, rezzed, rig, runInto, strengthOf } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Mayfly', (setUp) => {
  test('breaks any kind of ice, then dies with the run', () => {
    for (const ice of ['Palisade', 'Enigma', 'Tithe']) {
      const table = setUp({
        corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed(ice)] }] },
        runner: { credits: 9, grip: three, rig: ['Mayfly'] },
      });
      runInto(table, 'hq', ice);
      if (ice !== 'Tithe') table.runner.uses('Mayfly', 2);
      table.runner.uses('Mayfly', 1);
      if (table.decision?.kind === 'break') table.choose('runner', 'break 2');
      expect(rig(table)).toEqual(['Mayfly']);
      finishRun(table);
      expect(table.runner.discardPile).toContain('Mayfly');
      expect(accesses(table)).toBe(1);
    }
  });

  test('used twice it is trashed once', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { credits: 2, rig: ['Mayfly'], grip: three },
    });
    runInto(table, 'hq', 'Tithe');
    table.runner.uses('Mayfly', 1);
    table.choose('runner', 'break 1');
    table.runner.uses('Mayfly', 1);
    finishRun(table);
    expect(table.runner.discardPile).toEqual(['Mayfly']);
    expect(table.runner.hand.length).toBe(3);
    expect(table).toBeSettled();
  });

  test('pumped but not used it stays', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Mayfly'] },
    });
    runInto(table, 'hq', 'Palisade');
    table.runner.uses('Mayfly', 2);
    table.runner.passes();
    finishRun(table);
    expect(rig(table)).toEqual(['Mayfly']);
    expect(strengthOf(table, 'Mayfly')).toBe(1);
  });

  test('trashed also when the run is ended', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe'), rezzed('Palisade')] }] },
      runner: { credits: 1, rig: ['Mayfly'], grip: three },
    });
    runInto(table, 'hq', 'Tithe');
    table.runner.uses('Mayfly', 1);
    table.choose('runner', 'break 1');
    finishRun(table);
    expect(table.runner.discardPile).toEqual(['Mayfly']);
  });

  test('too weak: refused; needs two memory units', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Mayfly'] },
    });
    expect(table.runner.memory.used).toBe(2);
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Mayfly 1')).toMatchObject({ because: 'notStrongEnough' });
  });

  test('with three units in use something has to go first', () => {
    const table = setUp({ runner: { rig: ['Leech', 'Fermenter', 'Net Shield'], grip: ['Mayfly'] } });
    table.runner.installs('Mayfly');
    expect(table.moves).not.toContain('done');
    table.choose('runner', table.keys[0] ?? '');
    table.runner.isDone();
    expect(table.runner.memory).toEqual({ limit: 4, used: 4 });
    expect(table.runner.discardPile).toEqual(['Leech']);
  });
});

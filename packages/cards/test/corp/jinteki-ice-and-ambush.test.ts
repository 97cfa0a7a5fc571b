import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  access,
  card,
  copies,
  finishRun,
  goOn,
  ranSuccessfully,
  rootOf,
  runIntoIce,
  runOn,
  shown,
  trashAccessed,
} from './card.ts';

card('Diviner', (setUp) => {
  const diviner = { server: 'hq', ice: [{ card: 'Diviner', rezzed: true }] };
  const run = (grip: string[], rig: string[] = []) => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [diviner] },
      runner: { clicks: 2, grip, rig },
    });
    runOn(table, 'hq');
    return table;
  };

  test('a card with an odd cost trashed ends the run', () => {
    for (const odd of ['Sure Gamble', 'Cleaver', 'Daily Casts']) {
      const table = run([odd]);
      expect(table.runner.discardPile).toEqual([odd]);
      expect(ranSuccessfully(table)).toBe(false);
    }
  });

  test('an even cost, zero included, does not', () => {
    for (const even of ['Diesel', 'Buzzsaw', 'Wildcat Strike']) {
      const table = run([even]);
      expect(table.runner.discardPile).toEqual([even]);
      expect(ranSuccessfully(table)).toBe(true);
    }
  });

  test('damage prevented, nothing trashed: the run goes on', () => {
    const table = run(['Sure Gamble'], ['Net Shield']);
    table.runner.triggers('Net Shield');
    if (table.decision?.kind === 'payOrNot') table.runner.accepts();
    goOn(table);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('an empty grip is fatal', () => {
    expect(run([]).outcome).toMatchObject({ winner: 'corp' });
  });

  test('a decoder of strength three breaks its subroutine', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [diviner] },
      runner: { grip: ['Sure Gamble'], rig: ['Buzzsaw'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Buzzsaw');
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
    expect(ranSuccessfully(table)).toBe(true);
  });
});

card('Karunā', (setUp) => {
  const karuna = { server: 'hq', ice: [{ card: 'Karunā', rezzed: true }] };
  const into = (grip: number) => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Hedge Fund'], servers: [karuna] },
      runner: { grip: copies('Diesel', grip) },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.decision?.kind === 'jackOut');
    return table;
  };

  test('two net damage, then the Runner may jack out and is spared the rest', () => {
    const table = into(5);
    expect(table.runner.hand.length).toBe(3);
    expect(table.moves).toEqual(['continue', 'jack out']);
    table.runner.takes('jack out');
    expect(table.runner.hand.length).toBe(3);
    expect(table.happened('jackedOut').length).toBe(1);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table).toBeSettled();
  });

  test('going on costs two more, and the run is not ended', () => {
    const table = into(5);
    table.runner.takes('continue');
    expect(table.runner.hand.length).toBe(1);
    finishRun(table);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('three cards do not carry the Runner through both', () => {
    const table = into(3);
    table.runner.takes('continue');
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('one card does not survive the first', () => {
    expect(into(1).outcome).toMatchObject({ winner: 'corp' });
  });

  test('with the first subroutine broken nobody is asked before the second', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Hedge Fund'], servers: [karuna] },
      runner: { grip: copies('Diesel', 4), rig: ['Carmen'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Carmen', 2);
    table.runner.uses('Carmen', 1);
    table.runner.takes('break 1');
    table.runner.passes();
    expect(table.runner.hand.length).toBe(2);
    expect(table.happened('damaged').length).toBe(1);
  });
});

card('Urtica Cipher', (setUp) => {
  const urtica = (advancement: number, rezzed = false) => [
    { server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement, rezzed }] },
  ];
  const accessed = (advancement: number, grip: number, rezzed = false) => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: urtica(advancement, rezzed) },
      runner: { grip: copies('Diesel', grip) },
    });
    runOn(table, 'remote-1');
    return table;
  };

  test('two net damage, one more for each counter, rezzed or not', () => {
    expect(accessed(0, 5).runner.hand.length).toBe(3);
    expect(accessed(3, 5).runner.hand.length).toBe(0);
    expect(accessed(1, 5, true).runner.hand.length).toBe(2);
  });

  test('it is one damage, dealt before the Runner may trash the card', () => {
    const table = accessed(2, 5);
    expect(table.happened('damaged').map((event) => event.amount)).toEqual([4]);
    expect(table.moves).toEqual(['trash Urtica Cipher', 'continue']);
    trashAccessed(table);
    expect(table.corp.discardPile).toEqual(['Urtica Cipher']);
    expect(table.runner.credits).toBe(5 - 2);
  });

  test('four counters flatline a Runner with five cards', () => {
    expect(accessed(4, 5).outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('a card beside it is accessed all the same', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: ['Urtica Cipher', 'Manegarm Skunkworks'] }], credits: 0 },
      runner: { grip: copies('Diesel', 3) },
    });
    runOn(table, 'remote-1');
    const hidden = table.runner.seen.corp.servers.find((one) => one.server === 'remote-1');
    expect(hidden?.root.map((one) => one.title)).toEqual([undefined, undefined]);
    access(table, 'Urtica Cipher');
    expect(table.runner.hand.length).toBe(1);
    finishRun(table);
    expect(table.happened('accessed').length).toBe(2);
    expect(rootOf(table, 'remote-1')).toEqual(['Urtica Cipher', 'Manegarm Skunkworks']);
  });

  test('accessed in HQ, R&D or Archives it does nothing', () => {
    for (const corp of [
      { hq: ['Urtica Cipher'] },
      { rd: ['Urtica Cipher', 'Hedge Fund'] },
      { archives: ['Urtica Cipher'] },
    ]) {
      const table = setUp({ at: 'runner.action', corp, runner: { grip: copies('Diesel', 3) } });
      runOn(table, 'hq' in corp ? 'hq' : 'rd' in corp ? 'rd' : 'archives');
      finishRun(table);
      expect(table.happened('accessed').length).toBe(1);
      expect(table.runner.hand.length).toBe(3);
    }
  });

  test('it can be advanced, unrezzed, like an agenda', () => {
    const table = setUp({ corp: { servers: urtica(0) } });
    table.corp.advances('Urtica Cipher');
    expect(shown(table, 'Urtica Cipher').counters).toEqual({ advancement: 1 });
    expect(table.corp.explain('score Urtica Cipher')).toMatchObject({ because: 'notAgenda' });
  });
});

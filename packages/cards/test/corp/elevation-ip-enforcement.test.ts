import { expect, type Position, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card } from './card.ts';

card('IP Enforcement', (setUp, edition) => {
  const holding = (tags: number, credits: number, scored: string[], more: Position['corp'] = {}) =>
    setUp({ corp: { credits, hq: ['IP Enforcement'], ...more }, runner: { tags, scored } });
  const rootsOf = (table: Table) =>
    table.corp.seen.corp.servers.flatMap(({ root }) =>
      root.map((one) => [one.title, one.counters.advancement ?? 0, one.faceup]),
    );

  test('X credits and X tags install an agenda worth X points from the Runner’s score area', () => {
    const table = holding(2, 5, ['Offworld Office', 'Hostile Takeover']);
    table.corp.plays('IP Enforcement');
    expect(table.moves).toEqual(['number 0', 'number 1', 'number 2']);
    table.corp.takes('number 2');
    if (table.decision?.kind === 'destination') table.corp.takes('choose new-remote');
    expect([table.corp.credits, table.runner.tags]).toEqual([5 - 2, 0]);
    expect(rootsOf(table)).toEqual([['Offworld Office', 0, false]]);
    expect(table.runner.points).toBe(1);
    expect(table).toBeSettled();
  });

  test('while the Runner is still tagged it comes with an advancement counter', () => {
    const table = holding(2, 5, ['Hostile Takeover']);
    table.corp.plays('IP Enforcement');
    table.corp.takes('number 1');
    if (table.decision?.kind === 'destination') table.corp.takes('choose new-remote');
    expect(rootsOf(table)).toEqual([['Hostile Takeover', 1, false]]);
    expect(table.runner.tags).toBe(1);
  });

  test('an agenda of another number stays where it is, although the cost is paid', () => {
    const table = holding(2, 5, ['Offworld Office']);
    table.corp.plays('IP Enforcement');
    table.corp.takes('number 1');
    expect(rootsOf(table)).toEqual([]);
    expect([table.corp.credits, table.runner.tags, table.runner.points]).toEqual([4, 1, 2]);
  });

  test('the Corp chooses among several, and its own agendas are not among them', () => {
    const table = holding(1, 5, ['Hostile Takeover', 'Breaking News'], { scored: ['Hostile Takeover'] });
    table.corp.plays('IP Enforcement');
    table.corp.takes('number 1');
    expect([...table.moves].sort()).toEqual(['choose Breaking News', 'choose Hostile Takeover']);
    table.corp.chooses('Breaking News');
    if (table.decision?.kind === 'destination') table.corp.takes('choose new-remote');
    expect(rootsOf(table)).toEqual([['Breaking News', 0, false]]);
    expect(table.corp.points).toBe(1);
  });

  test('it goes into any remote server, and is no agenda of the Runner any more', () => {
    const table = setUp({
      corp: {
        credits: 5,
        hq: ['IP Enforcement'],
        servers: [{ server: 'remote-1', ice: ['Palisade'] }],
      },
      runner: { tags: 1, scored: ['Hostile Takeover'] },
    });
    table.corp.plays('IP Enforcement');
    table.corp.takes('number 1');
    expect(table.moves).toEqual(['choose remote-1', 'choose new-remote']);
    table.corp.takes('choose remote-1');
    expect(table.runner.points).toBe(0);
    expect(table.corp.explain('advance Hostile Takeover').allowed).toBe(true);
  });

  test('refused without tags or credits, where an edition asks that something could change', () => {
    const untagged = holding(0, 5, ['Hostile Takeover']);
    const poor = holding(2, 0, ['Hostile Takeover']);
    const useless = holding(3, 5, []);
    for (const table of [untagged, poor, useless])
      expect(table.moves.includes('play IP Enforcement')).toBe(edition === '26.03');
    expect(holding(2, 1, ['Hostile Takeover']).moves).toContain('play IP Enforcement');
  });
});

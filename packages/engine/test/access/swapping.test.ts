import type { CardView, ServerView } from '@lastclick/engine';
import { all, choose, gainCredits, installed, operation, swap } from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { runOn } from './making-runs.ts';
import { operationWith } from './test-cards.ts';

// Swapping installed cards.

const serverAt = (table: Table, name: string): ServerView | undefined =>
  table.corp.seen.corp.servers.find(({ server }) => server === name);
const titles = (cards: readonly CardView[] | undefined) => (cards ?? []).map((card) => card.title);

const tao = (): Table => {
  const table = scenario({
    at: 'runner.action',
    corp: {
      hq: ['Offworld Office'],
      servers: [
        {
          server: 'rd',
          ice: ['Palisade', { card: 'Pharos', rezzed: true, advancement: 2, hosted: ['Botulus'] }],
        },
        { server: 'remote-1', ice: ['Tithe'], root: ['PAD Campaign'] },
      ],
    },
    runner: { identity: 'Tāo Salonga: Telepresence Magician' },
  });
  runOn(table, 'hq'); // steals Offworld Office
  table.runner.triggers('Tāo Salonga: Telepresence Magician');
  return table;
};

rule(both('10.11.3', '8.8.3 1.12.4'), 'two installed cards change places and stay as they are', () => {
  const table = tao();
  const before = serverAt(table, 'rd')?.ice[1];
  table.runner.chooses('Pharos');
  table.runner.chooses('Tithe');
  expect(titles(serverAt(table, 'rd')?.ice)).toEqual(['Palisade', 'Tithe']);
  expect(titles(serverAt(table, 'remote-1')?.ice)).toEqual(['Pharos']);
  const pharos = serverAt(table, 'remote-1')?.ice[0];
  expect(pharos).toEqual(before); // the same object: rezzed, with its counters and what it hosts
  expect(pharos).toMatchObject({ rezzed: true, counters: { advancement: 2 }, installedThisTurn: false });
  expect(serverAt(table, 'rd')?.ice[1]).toMatchObject({ rezzed: false });
  expect(table.happened('installed', 'rezzed', 'derezzed', 'trashed')).toEqual([]);
  expect(table).toBeSettled();
});

rule(current('8.8.3a'), 'what is hosted on a swapped card stays on it', () => {
  const table = tao();
  table.runner.chooses('Pharos');
  table.runner.chooses('Tithe');
  expect(titles(serverAt(table, 'remote-1')?.ice[0]?.hosted)).toEqual(['Botulus']);
  expect(table.runner.memory.used).toBe(1);
});

rule(both('10.11.3', '8.8.3'), 'two pieces of ice before the same server change their order', () => {
  const table = tao();
  table.runner.chooses('Pharos');
  table.runner.chooses('Palisade');
  expect(titles(serverAt(table, 'rd')?.ice)).toEqual(['Pharos', 'Palisade']);
  expect(titles(serverAt(table, 'remote-1')?.ice)).toEqual(['Tithe']);
});

/** Exchanges two installed cards that are not ice; what it gains lets it be played without them (1.2.5). */
const shuffleboard = operationWith(
  'Shuffleboard',
  swap(choose(installed(['asset', 'agenda', 'upgrade']), 2)),
  gainCredits(1),
);

const boarding = (
  servers: NonNullable<NonNullable<Parameters<typeof scenario>[0]>['corp']>['servers'],
): Table => {
  const table = scenario({
    at: 'corp.action',
    cards: [shuffleboard],
    corp: { hq: ['Shuffleboard'], servers: servers ?? [] },
  });
  table.corp.plays('Shuffleboard');
  return table;
};

refuses(
  both('10.11.2', '8.8.2'),
  'swapping an asset into the root of a central server: nothing happens',
  () => {
    const table = boarding([
      { server: 'hq', root: ['Manegarm Skunkworks'] },
      { server: 'remote-1', root: ['PAD Campaign'] },
    ]);
    expect(titles(serverAt(table, 'hq')?.root)).toEqual(['Manegarm Skunkworks']);
    expect(titles(serverAt(table, 'remote-1')?.root)).toEqual(['PAD Campaign']);
    expect(table).toBeSettled();
  },
);

rule(both('10.11.2', '8.8.2'), 'an asset and an agenda may trade their remote servers', () => {
  const table = boarding([
    { server: 'remote-1', root: ['PAD Campaign'] },
    { server: 'remote-2', root: ['Offworld Office'] },
  ]);
  expect(titles(serverAt(table, 'remote-1')?.root)).toEqual(['Offworld Office']);
  expect(titles(serverAt(table, 'remote-2')?.root)).toEqual(['PAD Campaign']);
  expect(table).toBeSettled();
});

rule(both('10.11.2', '8.8.2'), 'with only one card there is no exchange, and nothing happens', () => {
  const table = boarding([{ server: 'remote-1', root: ['PAD Campaign'] }]);
  expect(table.happened('swapped')).toEqual([]);
  expect(titles(serverAt(table, 'remote-1')?.root)).toEqual(['PAD Campaign']);
  expect(table).toBeSettled();
});

rule(
  both('10.11.4c', '8.8.4c'),
  'agendas swapped between the score areas change their owners of points, and keep what lies on them',
  () => {
    const deal = operation({
      id: 'deal',
      title: 'Deal',
      faction: 'neutral_corp',
      subtypes: [],
      cost: 0,
      play: [swap(all({ in: 'corpScore' }), choose({ in: 'runnerScore' }))],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [deal],
      corp: { hq: ['Deal'], scored: [{ card: 'Hostile Takeover', agenda: 2, hosted: ['Hedge Fund'] }] },
      runner: { scored: [{ card: 'Offworld Office', power: 1 }, 'Offworld Office'] },
    });
    expect([table.corp.points, table.runner.points]).toEqual([1, 2 + 2]);
    table.corp.plays('Deal');
    if (table.decision?.kind === 'target') table.choose('corp', table.keys[0] ?? '');
    expect([table.corp.scored, table.runner.scored]).toEqual([
      ['Offworld Office'],
      ['Offworld Office', 'Hostile Takeover'],
    ]);
    expect([table.corp.points, table.runner.points]).toEqual([2, 2 + 1]);
    expect(table.corp.seen.corp.scored[0]?.counters).toEqual({ power: 1 });
    const given = table.corp.seen.runner.scored.find(({ title }) => title === 'Hostile Takeover');
    expect(given?.counters).toEqual({ agenda: 2 });
    expect(table.corp.discardPile).toEqual(['Deal']); // the hosted card is still on it
    expect(table).toBeSettled();
  },
);

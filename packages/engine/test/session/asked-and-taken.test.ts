import {
  breakSubroutines,
  breakUpTo,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  credits,
  gainCredits,
  install,
  inZone,
  paid,
  run,
  type Step,
  sabotage,
  sub,
  trash,
} from '@lastclick/engine/language';
import { expect, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { eventWith, operationWith } from '../abilities/test-cards.ts';
import { runTo } from '../runs/run-table.ts';
import { breakerWith, iceWith, rezzed } from '../runs/test-cards.ts';

// What the protocol promises of decisions: how many can be chosen, and what is not asked (docs/PROTOCOL.md). All with
// every window asked.

const EDITIONS = ['1.4', '26.03'] as const;
const every: { priority: 'every'; edition: (typeof EDITIONS)[number] } = {
  priority: 'every',
  edition: '1.4',
};

const inBoth = (title: string, body: () => void): void =>
  test.each(EDITIONS)(`${title} (%s)`, (edition) => {
    every.edition = edition;
    body();
  });
const asked = (table: Table) => [table.decision?.kind, table.decision?.chosen, table.decision?.wanted];

/** The Corp has played an operation that trashes such programs, of so many. */
function purging(what: Step, programs: number): Table {
  const table = scenario({
    ...every,
    at: 'corp.action',
    cards: [operationWith('Clean Up', what)],
    corp: { hq: ['Clean Up'] },
    runner: { rig: new Array<string>(programs).fill('Fermenter') },
  });
  table.corp.plays('Clean Up');
  return table;
}
const programs = { in: 'installed', type: 'program' } as const;

inBoth('several targets: how many are chosen, and how many can be', () => {
  const two = purging(trash(choose(programs, 2)), 3);
  expect(asked(two)).toEqual(['target', 0, 2]);
  two.corp.takes(two.keys[0] ?? '');
  expect(asked(two)).toEqual(['target', 1, 2]);
  expect(asked(purging(trash(chooseUpTo(programs, 3)), 4))).toEqual(['target', 0, 3]);
  // Never more than there are.
  expect(asked(purging(trash(chooseUpTo(programs, 3)), 2))).toEqual(['target', 0, 2]);
  expect(asked(purging(trash(chooseAnyNumber(programs)), 2))).toEqual(['target', 0, 2]);
});

inBoth('targets of which there are no more than have to be chosen are taken', () => {
  for (const [wanted, there] of [
    [1, 1],
    [2, 2],
    [2, 1],
  ] as const) {
    const table = purging(trash(choose(programs, wanted)), there);
    expect(table.decision?.kind).not.toBe('target');
    expect(table.runner.discardPile.length).toBe(there);
  }
  // Where fewer may be chosen they are asked about.
  expect(asked(purging(trash(chooseUpTo(programs, 1)), 1))).toEqual(['target', 0, 1]);
});

/** A breaker has been used on ice with so many subroutines. */
function breaking(step: Step, subroutines: number): Table {
  const ice = iceWith('Row', { text: new Array(subroutines).fill(sub(gainCredits(1))) });
  const table = scenario({
    ...every,
    at: 'runner.action',
    cards: [ice, breakerWith('Pick', { ...paid([credits(0)], step), interface: 'barrier' })],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Row')] }] },
    runner: { rig: ['Pick'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Pick');
  return table;
}
const states = (table: Table) => table.runner.seen.run?.subroutines;

inBoth('subroutines: how many can be broken; all of them are without asking', () => {
  expect(asked(breaking(breakSubroutines(2), 3))).toEqual(['break', 0, 2]);
  expect(asked(breaking(breakUpTo(2), 3))).toEqual(['break', 0, 2]);
  expect(asked(breaking(breakUpTo(2), 1))).toEqual(['break', 0, 1]);
  const all = breaking(breakSubroutines(2), 2);
  expect(all.decision?.kind).toBe('window');
  expect(states(all)).toEqual(['broken', 'broken']);
});

inBoth('the only server an effect can run on is not asked for', () => {
  const after = (on: Parameters<typeof run>[0]) => {
    const table = scenario({
      ...every,
      at: 'runner.action',
      cards: [eventWith('Dash', run(on))],
      runner: { grip: ['Dash'] },
    });
    table.runner.plays('Dash');
    return [table.decision?.kind === 'server', table.runner.seen.run?.server];
  };
  expect(after('hq')).toEqual([false, 'hq']);
  expect(after(['hq', 'rd'])).toEqual([true, undefined]);
});

inBoth('the only destination is not asked for', () => {
  const unpack = eventWith('Unpack', install(choose(inZone('grip', { type: 'resource' }))));
  const runner = scenario({
    ...every,
    at: 'runner.action',
    cards: [unpack],
    runner: { credits: 5, grip: ['Unpack', 'Decoy'] },
  });
  runner.runner.plays('Unpack');
  expect(runner.decision?.kind).toBe('window');
  expect(runner.runner.seen.runner.rig.map((card) => card.title)).toEqual(['Decoy']);
  const found = operationWith('Found', install(choose(inZone('hq', { type: 'asset' }))));
  const corp = scenario({
    ...every,
    at: 'corp.action',
    cards: [found],
    corp: { hq: ['Found', 'PAD Campaign'], servers: [{ server: 'remote-1', ice: ['Tithe'] }] },
  });
  corp.corp.plays('Found');
  expect(corp.decision?.kind).toBe('destination');
});

inBoth('a cost that only the pool can pay is paid from it; else its sources are asked for', () => {
  const after = (...rig: readonly string[]) => {
    const table = scenario({
      ...every,
      at: 'runner.action',
      runner: { credits: 5, grip: ['Sure Gamble'], rig },
    });
    table.runner.plays('Sure Gamble');
    return asked(table);
  };
  expect(after()[0]).toBe('window');
  expect(after('Prepaid VoicePAD')).toEqual(['pay', 0, 5]);
});

inBoth('discards: how many are left to name, under 1.4 one at a time', () => {
  const table = scenario({
    ...every,
    at: '5.6.3a',
    corp: { hq: ['IPO', 'IPO', 'IPO', 'Tithe', 'Tithe', 'Tithe', 'Sprint'] },
  });
  const isOne = every.edition === '1.4';
  expect(asked(table)).toEqual(['discard', 0, isOne ? 1 : 2]);
  table.corp.discards('Sprint');
  expect(asked(table)).toEqual(['discard', isOne ? 0 : 1, isOne ? 1 : 2]);
});

inBoth('sabotage: never more than HQ has', () => {
  const after = (hq: readonly string[]) => {
    const table = scenario({
      ...every,
      at: 'runner.action',
      cards: [eventWith('Arson', sabotage(3))],
      corp: { hq, rd: ['IPO', 'Sprint', 'Palisade', 'Diviner'] },
      runner: { grip: ['Arson'] },
    });
    table.runner.plays('Arson');
    return asked(table);
  };
  expect(after(['Tithe'])).toEqual(['target', 0, 1]);
  expect(after(['Tithe', 'Tithe', 'Tithe', 'IPO'])).toEqual(['target', 0, 3]);
});

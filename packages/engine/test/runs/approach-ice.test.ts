import { endTheRun, gainCredits, when } from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { corpMay, finishRun, leave, runStep, runTo, stop, story } from './run-table.ts';
import { agendaWith, assetWith, freely, iceWith, rezzed, whenever } from './test-cards.ts';

// The approach ice phase (6.4, 6.9.2), step by step.

const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
/** Every kind of thing the Corp might want to do in a window. */
const busyCorp = {
  credits: 20,
  servers: [
    { server: 'hq', ice: ['Palisade', 'Enigma'] },
    { server: 'rd', ice: ['Tithe'] },
    { server: 'remote-1', root: [rezzed('Lever')] },
    { server: 'remote-2', root: ['PAD Campaign'] },
    { server: 'remote-3', root: [{ card: 'Ripe', advancement: 3 }] },
  ],
} as const;
const everyMove = [
  'use Lever 1',
  'rez PAD Campaign',
  'rez Palisade',
  'rez Enigma',
  'rez Tithe',
  'score Ripe',
];
const busyRun = () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [lever, agendaWith('Ripe', {})],
    corp: busyCorp,
  });
  table.runner.takes('run hq');
  return table;
};

rule(both('6.9.2a'), 'approaching a piece of ice meets its triggers, for that ice alone', (edition) => {
  const moat = iceWith('Moat', {
    text: [
      when({ deed: 'approach', card: 'this' }, gainCredits(1)),
      whenever({ deed: 'approach' }, gainCredits(10)),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [moat],
    corp: { credits: 0, servers: [{ server: 'hq', ice: ['Palisade', rezzed('Moat')] }] },
  });
  table.runner.takes('run hq');
  const reaction = edition === '1.4' ? '6.9.2b corp reaction' : '6.9.2a corp reaction';
  runTo(table, edition === '1.4' ? '6.9.2b' : '6.9.2a');
  expect([stop(table), table.keys.length]).toEqual([reaction, 1]); // before anybody has priority
  table.corp.triggers('Moat');
  expect([stop(table), table.corp.credits]).toEqual(['6.9.2b runner window', 10]);
  leave(table);
  runTo(table, edition === '1.4' ? '6.9.2b' : '6.9.2a');
  expect([stop(table), table.keys.length]).toEqual([reaction, 2]);
  table.corp.triggers('Moat');
  table.corp.triggers('Moat');
  expect(table.corp.credits).toBe(10 + 10 + 1);
});

rule('6.9.2b', 'the first window of an approach is for paid abilities only', () => {
  const table = busyRun();
  expect(stop(table)).toBe('6.9.2b runner window');
  expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1']);
  expect(table.corp.explain('rez Palisade')).toMatchObject({ because: 'windowWithoutRez' });
  table.corp.uses('Lever');
  expect(table.corp.credits).toBe(20 + 1);
});

rule(
  both('6.9.2e 6.4.3 9.2.7e', '6.9.2b 6.4.3 9.2.7e'),
  'then the Corp may rez assets, upgrades and the approached ice, no other ice',
  (edition) => {
    const window = edition === '1.4' ? '6.9.2e' : '6.9.2b';
    const table = busyRun();
    runTo(table, window);
    expect(stop(table)).toBe(`${window} runner window`);
    expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1', 'rez PAD Campaign', 'rez Palisade']);
    table.corp.rezzes('Palisade');
    expect(table.corp.credits).toBe(20 - 3);
    expect(table.corp.explain('rez Enigma')).toMatchObject({ because: 'iceOnlyWhenApproached' });
  },
);

refuses(both('6.4.3 3.4.3a'), 'in no other window of a run can any ice be rezzed', (edition) => {
  const table = busyRun();
  const rezWindow = edition === '1.4' ? '6.9.2e' : '6.9.2b';
  const windows: string[] = [];
  for (let i = 0; i < 60 && runStep(table) !== ''; i++) {
    if (table.decision?.kind === 'window' && runStep(table) !== rezWindow) {
      windows.push(runStep(table));
      expect(corpMay(table, 'rez Palisade', 'rez Enigma', 'rez Tithe')).toEqual([]);
    }
    leave(table);
  }
  const expected =
    edition === '1.4'
      ? ['6.9.2b', '6.9.2b', '6.9.5b', '6.9.5d']
      : ['6.9.1e', '6.9.4b', '6.9.4e', '6.9.4b', '6.9.4e'];
  expect(windows).toEqual(expected);
});

rule('6.9.2c 6.9.2d', 'no jacking out at the first ice of a run, at later ice the Runner may', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 0, servers: [{ server: 'hq', ice: ['Palisade', 'Enigma', 'Tithe'] }] },
  });
  for (const run of [1, 2]) {
    table.runner.takes('run hq');
    expect([runStep(table), ...table.keys]).toEqual(['6.9.2d', 'continue', 'jack out']);
    expect(story(table, 'iceApproached').slice((run - 1) * 2)).toEqual([
      'iceApproached Palisade', // passed without a question
      'iceApproached Enigma',
    ]);
    table.runner.takes('jack out');
    expect([table.corp.seen.run, table.happened('runUnsuccessful').length]).toEqual([null, run]);
  }
});

rule('6.9.2d 6.9.2e', 'the Corp rezzes only after the Runner has decided not to jack out', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 9, servers: [{ server: 'hq', ice: ['Palisade', 'Enigma'] }] },
  });
  table.runner.takes('run hq');
  table.corp.passes(); // lets Palisade be
  expect(stop(table)).toBe('6.9.2d runner jackOut');
  table.runner.takes('continue');
  expect([stop(table), ...table.moves]).toEqual(['6.9.2e corp window', 'rez Enigma', 'pass']);
});

rule(both('6.9.2f', '6.9.2c'), 'rezzed ice is encountered, unrezzed ice is passed', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 5, servers: [{ server: 'hq', ice: ['Tithe', 'Enigma', rezzed('Tithe')] }] },
    runner: { grip: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'] },
  });
  table.runner.takes('run hq');
  table.corp.rezzes('Tithe');
  finishRun(table); // Enigma stays unrezzed, the second Tithe is rezzed already
  expect(story(table, 'iceApproached', 'iceEncountered', 'icePassed')).toEqual([
    'iceApproached Tithe',
    'iceEncountered Tithe',
    'icePassed Tithe',
    'iceApproached Enigma',
    'icePassed Enigma',
    'iceApproached Tithe',
    'iceEncountered Tithe',
    'icePassed Tithe',
  ]);
});

rule(
  both('6.4.2', '6.9.4f'),
  'going on to the next ice starts the approach anew at its position',
  (edition) => {
    const table = busyRun();
    expect(table.corp.seen.run?.position).toBe(1);
    runTo(table, edition === '1.4' ? '6.9.2e' : '6.9.4e');
    leave(table);
    expect(stop(table)).toBe('6.9.2b runner window');
    expect([table.corp.seen.run?.position, table.corp.seen.run?.ice?.title]).toEqual([0, 'Enigma']);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Palisade', 'iceApproached Enigma']);
  },
);

rule(
  both('6.8.2c 9.2.8f', '6.4.2 9.2.8f 6.8.2b'),
  'approach triggers belong to the beginning of the phase: when it ends they lapse',
  () => {
    const gate = assetWith('Gate', { text: [whenever({ deed: 'approach' }, endTheRun)] });
    const toll = assetWith('Toll', { text: [whenever({ deed: 'approach' }, gainCredits(5))] });
    const position = {
      at: 'runner.action',
      cards: [gate, toll],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: ['Palisade'] },
          { server: 'remote-1', root: [rezzed('Gate')] },
          { server: 'remote-2', root: [rezzed('Toll')] },
        ],
      },
    } as const;
    const gateFirst = scenario(position);
    gateFirst.runner.takes('run hq');
    gateFirst.corp.triggers('Gate');
    expect([gateFirst.corp.credits, gateFirst.corp.seen.run]).toEqual([0, null]);
    const tollFirst = scenario(position);
    tollFirst.runner.takes('run hq');
    tollFirst.corp.triggers('Toll');
    expect([tollFirst.corp.credits, tollFirst.corp.seen.run]).toEqual([5, null]);
  },
);

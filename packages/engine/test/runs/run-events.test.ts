import { choose, gainCredits, ifSuccessful, installed, run, swap } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, installedCard, runTo, story } from './run-table.ts';
import { assetWith, eventWith, freely, iceThat, rezzed } from './test-cards.ts';

// Runs that cards make, and "if successful" (6.7.3 in edition 1.4, 6.7.4 in 26.03).

rule(both('6.7.3', '6.7.4'), '"if successful" is about the run this card made: Red Team', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 0 },
    runner: { credits: 0, rig: [{ card: 'Red Team', credits: 12 }] },
  });
  table.runner.takes('run hq');
  finishRun(table);
  expect([table.runner.credits, installedCard(table, 'Red Team')?.counters.credits]).toEqual([0, 12]);
  table.runner.uses('Red Team');
  table.runner.takes('run rd'); // HQ was run already
  finishRun(table);
  expect([table.runner.credits, installedCard(table, 'Red Team')?.counters.credits]).toEqual([3, 9]);
  table.runner.uses('Red Team');
  table.runner.takes('jack out'); // only Archives is left
  expect(table.happened('runAnnounced').map((event) => event.detail)).toEqual(['hq', 'rd', 'archives']);
  expect([table.runner.credits, installedCard(table, 'Red Team')?.counters.credits]).toEqual([3, 9]);
});

rule(
  both('6.7.3a', '6.7.4a'),
  'moved to a server its effect would not have allowed, the run has no "if successful"',
  () => {
    const crane = assetWith('Crane', { text: [freely(swap(choose(installed('ice'), 2)))] });
    const because = eventWith('Because', { play: [run('remote', ifSuccessful(gainCredits(20)))] });
    const gap = iceThat('Gap', [gainCredits(1)]);
    const runMovedTo = (ice: string) => {
      const table = scenario({
        at: 'runner.action',
        priority: 'every',
        cards: [crane, because, gap],
        corp: {
          servers: [
            { server: 'rd', ice: ['Tithe'] },
            { server: 'remote-1', ice: [rezzed('Gap')], root: [rezzed('Crane')] },
            { server: 'remote-2', ice: ['Enigma'] },
          ],
        },
        runner: { credits: 0, grip: ['Because'] },
      });
      table.runner.plays('Because');
      expect(table.keys).toEqual(['run remote-1', 'run remote-2']);
      table.runner.takes('run remote-1');
      runTo(table, '6.9.3b');
      table.runner.passes();
      table.corp.uses('Crane');
      table.corp.chooses('Gap');
      table.corp.chooses(ice);
      finishRun(table);
      const where = table.happened('runSuccessful').map((event) => event.detail);
      return [...where, table.runner.credits];
    };
    expect(runMovedTo('Tithe')).toEqual(['rd', 0]);
    expect(runMovedTo('Enigma')).toEqual(['remote-2', 20]);
  },
);

rule(
  both('6.7.3b', '6.7.4b 9.6.13a'),
  'what it changes about the access holds for the access of this run and no other: Jailbreak',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'] },
      runner: { grip: ['Jailbreak'], stack: ['Sure Gamble'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    finishRun(table);
    expect(story(table, 'accessed').length).toBe(1 + 1);
    expect(table.runner.hand).toEqual(['Sure Gamble']); // drawn as the run became successful
    table.runner.takes('run hq');
    finishRun(table);
    expect(story(table, 'accessed').length).toBe(1 + 1 + 1);
    expect(table).toBeSettled();
  },
);

rule(
  both('6.7.3', '6.7.4'),
  'an unsuccessful run brings nothing of it, and the event is trashed all the same',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Jailbreak'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    expect([table.runner.hand, table.runner.discardPile]).toEqual([[], ['Jailbreak']]);
    expect(story(table, 'runSuccessful', 'accessed', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
  },
);

rule(both('6.8.5'), 'what lasts for a run is over with it: Tread Lightly', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { credits: 9, servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }] },
    runner: { grip: ['Tread Lightly'] },
  });
  table.runner.plays('Tread Lightly');
  table.runner.takes('run hq');
  while (!table.moves.includes('rez Palisade')) table.choose(table.awaits ?? 'corp', 'pass');
  expect(installedCard(table, 'Palisade')?.cost).toBe(3 + 3);
  finishRun(table);
  expect(installedCard(table, 'Palisade')?.cost).toBe(3);
});

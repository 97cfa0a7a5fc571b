import {
  action,
  choose,
  click,
  encounter,
  endTheRun,
  gainCredits,
  installed,
  swap,
  when,
  whenAccessed,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, runStep, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, iceThat, resourceWith, rezzed, upgradeWith } from './test-cards.ts';

// Encounters outside the normal course of a run (6.5.2 in edition 1.4, 6.5.9 in 26.03).

const remoteIce = { ...installed('ice'), server: 'remote' } as const;
const far = iceThat('Far', [gainCredits(100)]);
const gap = iceThat('Gap', [gainCredits(1)]);
const encounters = ['iceApproached', 'iceEncountered', 'icePassed', 'runSuccessful'] as const;

rule(
  both('6.5.2a', '6.5.9a 6.5.9c'),
  'a forced encounter leaves the run where it is, and then what forced it goes on',
  () => {
    const ambush = assetWith('Ambush', {
      text: [when({ deed: 'pass', first: 'run' }, encounter(choose(remoteIce)), gainCredits(10))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [ambush, far, gap],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Gap'), 'Palisade'] },
          { server: 'remote-1', ice: [rezzed('Far')], root: [rezzed('Ambush')] },
        ],
      },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.bothPass();
    const where = runStep(table);
    table.corp.triggers('Ambush');
    expect(story(table, 'iceEncountered')).toEqual(['iceEncountered Gap', 'iceEncountered Far']);
    expect([table.decision?.kind, table.corp.credits]).toEqual(['window', 1]);
    const { run } = table.corp.seen;
    expect([run?.server, run?.position, run?.step]).toEqual(['hq', 1, where]);
    table.bothPass();
    expect(table.corp.credits).toBe(1 + 100 + 10); // the subroutine of Far, then the rest of Ambush
    expect(table.corp.seen.run?.server).toBe('hq');
    finishRun(table);
    expect(story(table, ...encounters)).toEqual([
      'iceApproached Gap',
      'iceEncountered Gap',
      'icePassed Gap',
      'iceEncountered Far', // neither approached nor passed
      'iceApproached Palisade',
      'icePassed Palisade',
      'runSuccessful',
    ]);
  },
);

rule(
  both('6.5.2a', '6.5.9a'),
  'an encounter within an encounter: afterwards the outer ice resolves its other subroutines',
  () => {
    const shiro = iceThat('Shiro', [encounter(choose(remoteIce))], [gainCredits(10)]);
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [shiro, far],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Shiro')] },
          { server: 'remote-1', ice: [rezzed('Far')] },
        ],
      },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.bothPass();
    expect([stop(table), table.corp.seen.run?.ice?.title]).toEqual(['6.9.3c runner window', 'Far']);
    table.bothPass();
    expect(table.corp.credits).toBe(100 + 10);
    expect(story(table, 'subroutineResolves')).toEqual([
      'subroutineResolves Shiro',
      'subroutineResolves Far',
      'subroutineResolves Shiro',
    ]);
  },
);

rule(
  both('6.5.2b', '6.5.9b'),
  'ending the run in a forced encounter ends the phase around it too: The Twins',
  () => {
    const twins = assetWith('Twins', {
      text: [when({ deed: 'pass', first: 'run' }, encounter('it'))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [twins],
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [rezzed('Wall of Static'), 'Palisade'] },
          { server: 'remote-1', root: [rezzed('Twins')] },
        ],
      },
      runner: { credits: 2, rig: ['Corroder'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Corroder', 2);
    table.runner.uses('Corroder');
    table.bothPass();
    table.corp.triggers('Twins');
    table.bothPass(); // nothing left to break it with
    expect(runStep(table)).toBe('');
    expect(story(table, ...encounters, 'runUnsuccessful')).toEqual([
      'iceApproached Wall of Static',
      'iceEncountered Wall of Static',
      'icePassed Wall of Static',
      'iceEncountered Wall of Static',
      'runUnsuccessful',
    ]);
  },
);

const trap = resourceWith('Trap', {
  text: [action([click()], encounter(choose(installed('ice'))), gainCredits(1))],
});

rule(
  both('6.5.2b', '6.1.4b'),
  'without a run, ending the run ends only the encounter, and what forced it goes on',
  () => {
    const box = iceThat('Box', [gainCredits(1)], [endTheRun], [gainCredits(10)]);
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [trap, box],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Box')] }] },
      runner: { credits: 0, rig: ['Trap'] },
    });
    table.runner.uses('Trap');
    expect([table.decision?.kind, table.corp.seen.run]).toEqual(['window', null]);
    table.bothPass();
    expect([table.corp.credits, table.runner.credits, table.runner.clicks]).toEqual([1, 1, 3]);
    expect(story(table, 'icePassed', 'runUnsuccessful', 'runCompleted')).toEqual([]);
    expect(table.step).toBe('5.7.1e'); // the action is complete
  },
);

rule(current('6.1.4c'), 'with neither a run nor an encounter, ending the run does nothing', () => {
  const unleash = resourceWith('Unleash', { text: [action([click()], endTheRun, gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    cards: [unleash],
    runner: { credits: 0, rig: ['Unleash'] },
  });
  table.runner.uses('Unleash');
  expect([table.runner.credits, table.runner.clicks]).toEqual([1, 3]);
  expect(story(table, 'runEnded', 'runCompleted', 'runUnsuccessful')).toEqual([]);
  expect(table).toBeSettled();
});

rule(
  both('6.5.4 3.9.5f', '9.8.4a 3.9.5f'),
  'subroutines can be broken in a forced encounter, in a run or out of it',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [trap],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 5, rig: ['Trap', 'Corroder'] },
    });
    table.runner.uses('Trap');
    table.runner.uses('Corroder');
    if (table.decision?.kind === 'window') table.runner.passes();
    expect(story(table, 'subroutineBroken', 'subroutineResolves')).toEqual(['subroutineBroken Palisade']);
    expect(table.runner.credits).toBe(5 - 1 + 1);
  },
);

rule(
  current('6.2.5d'),
  'from success on the Runner is at no position and gets none, not even by an encounter during the breach',
  () => {
    const crane = assetWith('Crane', { text: [freely(swap(choose(installed('ice'), 2)))] });
    const pit = upgradeWith('Pit', { text: [whenAccessed(encounter(choose(remoteIce)))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [crane, pit, far, gap],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', root: [rezzed('Pit')] },
          { server: 'rd', ice: ['Gap'] },
          { server: 'remote-1', ice: [rezzed('Far')], root: [rezzed('Crane')] },
        ],
      },
      runner: { credits: 0 },
    });
    const where = () => [table.corp.seen.run?.server, table.corp.seen.run?.position];
    table.runner.takes('run hq');
    runTo(table, '6.9.5b');
    expect(where()).toEqual(['hq', null]);
    table.runner.takes(table.keys[table.moves.indexOf('access Pit')] ?? '');
    table.corp.triggers('Pit');
    expect([table.corp.seen.run?.ice?.title, ...where()]).toEqual(['Far', 'hq', null]);
    table.runner.passes();
    table.corp.uses('Crane'); // Far now protects R&D
    expect(where()).toEqual(['hq', null]);
    finishRun(table);
    expect(table.corp.credits).toBe(100); // the encounter went on, and so did the breach
    expect(story(table, 'accessed')).toEqual(['accessed Pit', 'accessed Hedge Fund']);
  },
);

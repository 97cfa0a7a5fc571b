import {
  choose,
  derez,
  endTheRun,
  host,
  install,
  inZone,
  swap,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { along, gaps, ICE, runOnHq, sap } from './rows-of-ice.ts';
import { finishRun, iceOf, leave, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, iceThat, resourceWith, rezzed } from './test-cards.ts';

// The Runner's position, and what happens to it as ice comes and goes (6.2).

rule(
  both('6.2.3a', '6.2.2a 6.2.6a'),
  'ice installed behind the Runner, in the outermost position, is not met in this run',
  () => {
    const architect = iceThat('Architect', [install(choose(inZone('hq')))]);
    const table = scenario({
      at: 'runner.action',
      cards: [architect, ...gaps],
      corp: { hq: ['Outer'], servers: [{ server: 'rd', ice: [rezzed('Architect'), 'Inner'] }] },
    });
    table.runner.takes('run rd');
    table.corp.takes('choose rd');
    finishRun(table);
    expect(iceOf(table, 'rd')).toEqual(['Outer', 'Architect', 'Inner']);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Architect', 'iceApproached Inner']);
  },
);

rule(both('6.2.3b', '6.2.2c 6.2.6b'), 'ice installed ahead of the Runner is approached: Brân 1.0', () => {
  const table = scenario({
    at: 'runner.action',
    cards: gaps,
    corp: { hq: ['Middle'], servers: [{ server: 'rd', ice: ['Outer', rezzed('Brân 1.0'), 'Inner'] }] },
  });
  table.runner.takes('run rd');
  runTo(table, '6.9.3b');
  table.runner.uses('Brân 1.0');
  table.runner.takes('break 2');
  table.runner.uses('Brân 1.0');
  table.runner.takes('break 3');
  table.runner.passes();
  table.corp.accepts(); // the first subroutine: install Middle directly inward
  table.corp.isDone(); // without trashing other ice
  expect(iceOf(table, 'rd')).toEqual(['Outer', 'Brân 1.0', 'Middle', 'Inner']);
  finishRun(table);
  expect(story(table, 'iceApproached', 'icePassed').slice(3)).toEqual([
    'icePassed Brân 1.0',
    'iceApproached Middle',
    'icePassed Middle',
    'iceApproached Inner',
    'icePassed Inner',
  ]);
});

rule(
  both('6.2.3b', '6.2.2 6.2.2c 6.2.4 6.2.6b'),
  'so is ice installed inward of Brân 1.0 itself, which is trashed to make place',
  () => {
    for (const alsoTrashed of [[], ['Outer'], ['Inner'], ['Outer', 'Inner']]) {
      const table = scenario({
        at: 'runner.action',
        cards: gaps,
        corp: { hq: ['Middle'], servers: [{ server: 'rd', ice: ['Outer', rezzed('Brân 1.0'), 'Inner'] }] },
      });
      table.runner.takes('run rd');
      runTo(table, '6.9.3b');
      table.runner.passes();
      table.corp.accepts();
      for (const title of ['Brân 1.0', ...alsoTrashed])
        table.corp.takes(table.keys[table.moves.indexOf(`trash ${title}`)] ?? title);
      if (table.keys.includes('done')) table.corp.isDone();
      const left = ['Outer', 'Middle', 'Inner'].filter((title) => !alsoTrashed.includes(title));
      expect(iceOf(table, 'rd')).toEqual(left);
      finishRun(table);
      // Nothing more of the encounter: its other subroutines would have ended the run.
      expect(story(table, 'iceApproached')).toEqual(
        ['Outer', 'Brân 1.0', 'Middle', 'Inner']
          .filter((title) => title === 'Outer' || !alsoTrashed.includes(title))
          .map((title) => `iceApproached ${title}`),
      );
      expect(table.happened('runSuccessful')).toHaveLength(1);
    }
  },
);

rule(
  both('6.2.3c 4.7.9e', '6.2.6b 4.6.9e'),
  'ice lost ahead of the Runner is not met, and none is met twice',
  () => {
    const table = runOnHq(rezzed('Outer'), 'Middle', 'Inner');
    runTo(table, '6.9.3b');
    sap(table, 'Middle');
    expect([table.corp.seen.run?.position, table.corp.seen.run?.ice?.title]).toEqual([1, 'Outer']);
    finishRun(table);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Inner']);
  },
);

rule(both('6.2.3a', '6.2.6'), 'ice lost behind the Runner changes nothing', () => {
  const table = runOnHq('Outer', rezzed('Middle'), 'Inner');
  runTo(table, '6.9.3b');
  sap(table, 'Outer');
  expect([table.corp.seen.run?.position, table.corp.seen.run?.ice?.title]).toEqual([1, 'Middle']);
  finishRun(table);
  expect(story(table, 'iceApproached')).toEqual([
    'iceApproached Outer',
    'iceApproached Middle',
    'iceApproached Inner',
  ]);
});

rule(
  both('6.2.4a 8.2.9 6.1.3c', '6.2.7a 6.2.4 8.5.10 6.1.3d'),
  'approached ice is trashed: the window is finished, then the Runner goes on past the empty position',
  (edition) => {
    const table = runOnHq('Outer', 'Middle', 'Inner');
    runTo(table, edition === '1.4' ? '6.9.2e' : '6.9.4b');
    runTo(table, '6.9.2b');
    expect(table.corp.seen.run?.ice?.title).toBe('Middle');
    sap(table, 'Middle');
    expect([stop(table), table.corp.seen.run?.position]).toEqual(['6.9.2b runner window', 1]);
    expect(table.moves).toContain('use Sapper 1'); // the window is still open
    table.bothPass();
    // No chance to jack out of the approach, no second window: 1.4 goes on to the next ice.
    expect(stop(table)).toBe(edition === '1.4' ? '6.9.2b runner window' : '6.9.4b runner window');
    expect(table.corp.seen.run?.ice?.title).toBe(edition === '1.4' ? 'Inner' : undefined);
    finishRun(table);
    expect(story(table, 'iceApproached', 'icePassed')).toEqual([
      'iceApproached Outer',
      'icePassed Outer',
      'iceApproached Middle',
      'iceApproached Inner',
      'icePassed Inner',
    ]);
  },
);

rule(
  both('6.2.4b 8.2.9 6.1.3c', '6.2.7c 8.5.10 6.1.3d'),
  'encountered ice is trashed: the window is finished, no subroutine resolves, the run goes on',
  (edition) => {
    const table = runOnHq(rezzed('Outer'), 'Inner');
    runTo(table, '6.9.3b');
    sap(table, 'Outer');
    expect([stop(table), ...table.moves]).toEqual(['6.9.3b runner window', 'use Sapper 1', 'pass']);
    leave(table);
    expect(stop(table)).toBe(edition === '1.4' ? '6.9.2b runner window' : '6.9.4b runner window');
    expect(table.happened('subroutineResolves')).toEqual([]);
    finishRun(table);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Inner']);
  },
);

rule(
  both('6.2.4b', '6.2.7c'),
  'encountered ice is derezzed: no subroutine resolves, and it is passed',
  () => {
    const lullaby = resourceWith('Lullaby', { text: [freely(derez(choose(ICE)))] });
    const table = scenario({
      at: 'runner.action',
      cards: [lullaby, iceThat('Wall', [endTheRun])],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Wall')] }] },
      runner: { rig: ['Lullaby'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Lullaby');
    finishRun(table);
    expect(story(table, ...along, 'subroutineResolves')).toEqual([
      'iceApproached Wall',
      'iceEncountered Wall',
      'icePassed Wall',
      'serverApproached',
    ]);
  },
);

rule('6.2.4e', 'ice trashed, swapped or derezzed while it is passed: the Runner is not moved', () => {
  const rezzedIce = { ...ICE, rezzed: true } as const;
  for (const meddling of [trash(choose(rezzedIce)), swap(choose(ICE, 2)), derez(choose(rezzedIce))]) {
    const meddler = resourceWith('Meddler', {
      text: [when({ deed: 'pass', first: 'turn' }, meddling)],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [meddler, ...gaps],
      corp: {
        servers: [
          { server: 'hq', ice: [rezzed('Outer'), 'Inner'] },
          { server: 'rd', ice: ['Other'] },
        ],
      },
      runner: { rig: ['Meddler'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.4b');
    table.runner.triggers('Meddler');
    if (table.decision?.kind === 'target') table.runner.chooses('Outer');
    if (table.decision?.kind === 'target') table.runner.chooses('Other');
    expect(table.happened('trashed', 'swapped', 'derezzed').length).toBe(1);
    expect([stop(table), table.corp.seen.run?.server]).toEqual(['6.9.2b runner window', 'hq']);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Inner']);
  }
});

rule(
  current('6.2.7e 6.2.4 6.9.1f'),
  'ice trashed during initiation: nothing to approach there, on to the movement phase',
  () => {
    const table = runOnHq('Outer', 'Inner');
    sap(table, 'Outer');
    expect([stop(table), table.corp.seen.run?.position]).toEqual(['6.9.1e runner window', 1]);
    leave(table);
    expect(stop(table)).toBe('6.9.4b runner window');
    finishRun(table);
    expect(story(table, 'iceApproached', 'icePassed')).toEqual(['iceApproached Inner', 'icePassed Inner']);
  },
);

rule(current('6.2.1a'), 'ice hosted on another card protects nothing', () => {
  const hangar = assetWith('Hangar', { text: [freely(host(choose(ICE)))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [hangar, ...gaps],
    corp: {
      servers: [{ server: 'remote-1', ice: [rezzed('Outer')], root: [rezzed('Hangar')] }],
    },
  });
  table.runner.takes('run remote-1');
  table.runner.passes();
  table.corp.uses('Hangar');
  expect(iceOf(table, 'remote-1')).toEqual([]);
  finishRun(table);
  expect(story(table, 'iceApproached', 'iceEncountered', 'serverApproached')).toEqual(['serverApproached']);
});

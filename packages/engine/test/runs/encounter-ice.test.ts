import { endTheRun, gainCredits, optional, sub, when, whenEncountered } from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { corpMay, goOn, leave, runStep, runTo, stop, story } from './run-table.ts';
import { abacus, assetWith, freely, iceWith, pick, resourceWith, rezzed } from './test-cards.ts';

// The encounter ice phase (6.5, 6.9.3): its beginning, its window, and what it is not.

rule(both('6.9.3a'), 'encounter triggers resolve before anybody has priority in the encounter', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Funhouse')] }] },
  });
  table.runner.takes('run hq');
  runTo(table, edition === '1.4' ? '6.9.3b' : '6.9.3a');
  expect(table.decision?.kind).toBe('reaction');
  table.corp.triggers('Funhouse');
  expect([table.awaits, ...table.keys]).toEqual(['runner', 'yes', 'no']);
  table.runner.accepts(); // takes the tag
  expect([stop(table), table.runner.tags]).toEqual(['6.9.3b runner window', 1]);
  expect(table.happened('subroutineResolves')).toEqual([]);
});

rule(both('6.9.3a 6.1.4'), 'an encounter trigger that ends the run lets no subroutine resolve', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Funhouse')] }] },
  });
  table.runner.takes('run hq');
  table.runner.declines(); // refuses the tag
  expect([table.runner.tags, table.corp.seen.run]).toEqual([0, null]);
  expect(story(table, 'subroutineResolves', 'icePassed', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
});

rule(both('6.9.3b'), 'the window of an encounter: paid abilities and breaking, no rezzing at all', () => {
  const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [lever, abacus, pick],
    corp: {
      servers: [
        { server: 'hq', ice: [rezzed('Abacus'), 'Palisade'] },
        { server: 'remote-1', root: [rezzed('Lever')] },
        { server: 'remote-2', root: ['PAD Campaign'] },
      ],
    },
    runner: { rig: ['Pick'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  expect([stop(table), ...table.moves]).toEqual(['6.9.3b runner window', 'use Pick 1', 'pass']);
  table.runner.uses('Pick');
  table.runner.takes('break 2');
  expect(table.corp.seen.run?.subroutines).toEqual(['unbroken', 'broken', 'unbroken']);
  expect(corpMay(table, 'use Lever 1', 'rez PAD Campaign', 'rez Palisade')).toEqual(['use Lever 1']);
  table.corp.uses('Lever');
  expect(table.corp.credits).toBe(5 + 1);
});

refuses(both('6.9.3b 3.9.5f'), 'subroutines are broken in that window and no other', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [abacus, pick],
    corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
    runner: { rig: ['Pick'] },
  });
  table.runner.takes('run hq');
  const open: string[] = [];
  const windows: string[] = [];
  for (let i = 0; i < 20 && runStep(table) !== ''; i++) {
    if (table.decision?.kind === 'window') windows.push(runStep(table));
    if (table.runner.explain('use Pick 1').allowed) open.push(runStep(table));
    leave(table);
  }
  expect(open).toEqual(['6.9.3b']);
  expect(windows).toEqual(
    edition === '1.4'
      ? ['6.9.2b', '6.9.2e', '6.9.3b', '6.9.5b', '6.9.5d']
      : ['6.9.1e', '6.9.2b', '6.9.3b', '6.9.4b', '6.9.4e'],
  );
});

rule(both('3.4.5a'), 'encountering ice is not accessing it: its trash cost is never offered', (edition) => {
  const husk = iceWith('Husk', { trash: 0, text: [sub(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [husk],
    corp: {
      credits: 0,
      hq: ['Husk'],
      rd: ['Hedge Fund'],
      servers: [{ server: 'hq', ice: [rezzed('Husk')] }],
    },
    runner: { credits: 9 },
  });
  table.runner.takes('run hq');
  const offered: string[] = [];
  while (runStep(table) !== '') {
    if (table.moves.includes('trash Husk')) offered.push(runStep(table));
    goOn(table);
  }
  expect(story(table, 'iceEncountered', 'accessed')).toEqual(['iceEncountered Husk', 'accessed Husk']);
  expect(offered).toEqual([edition === '1.4' ? '6.9.5g' : '6.9.5b']); // only for the copy in HQ
});

rule(
  both('6.8.2c 9.2.8f', '6.8.2b 9.2.8f 6.5.2'),
  'the run is ended as the encounter begins: what else was pending then is lost: Security Nexus, Tollbooth',
  () => {
    const nexus = resourceWith('Nexus', {
      text: [optional(when({ deed: 'encounter' }, endTheRun))],
    });
    const booth = iceWith('Booth', { text: [whenEncountered(gainCredits(5))] });
    const position = {
      at: 'runner.action',
      cards: [nexus, booth],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Booth')] }] },
      runner: { rig: ['Nexus'] },
    } as const;
    const used = scenario(position);
    used.runner.takes('run hq');
    used.runner.triggers('Nexus');
    expect([used.corp.credits, runStep(used)]).toEqual([0, '']);
    const unused = scenario(position);
    unused.runner.takes('run hq');
    unused.runner.passes();
    expect(unused.corp.credits).toBe(5);
  },
);

import {
  action,
  click,
  credits,
  duringARun,
  gainCredits,
  iff,
  run,
  together,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { corpMay, finishRun, installedCard, leave, runStep, runTo, stop, story } from './run-table.ts';
import { agendaWith, assetWith, eventWith, freely, resourceWith, rezzed, whenever } from './test-cards.ts';

// The initiation phase of a run (6.3, 6.9.1), step by step.

rule(both('6.9.1a'), 'the Runner announces the server; an event that allows several asks which', () => {
  const dash = eventWith('Dash', { play: [run(['hq', 'rd'])] });
  const table = scenario({ at: 'runner.action', cards: [dash], runner: { grip: ['Dash'] } });
  table.runner.plays('Dash');
  expect([table.decision?.kind, ...table.keys]).toEqual(['server', 'run hq', 'run rd']);
  table.runner.takes('run rd');
  expect(table.happened('runAnnounced').map((event) => event.detail)).toEqual(['rd']);
  expect(table.corp.seen.run?.server).toBe('rd');
});

rule(
  both('6.9.1b', '6.9.1a 6.9.1b'),
  'a checkpoint comes after the announcement and before the bad publicity credits',
  (edition) => {
    // One instruction gives the credit and starts the run: the first checkpoint after it is the one of the run.
    const windfall = eventWith('Windfall', { play: [together(gainCredits(1), run('hq'))] });
    const teller = resourceWith('Teller', { text: [whenever({ deed: 'gainCredits' }, gainCredits(10))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [windfall, teller],
      corp: { badPublicity: 2 },
      runner: { credits: 3, grip: ['Windfall'], rig: ['Teller'] },
    });
    table.runner.plays('Windfall');
    const checkpoint = edition === '1.4' ? '6.9.1b' : '6.9.1a';
    expect(stop(table)).toBe(`${checkpoint} runner reaction`);
    expect([table.runner.credits, table.corp.seen.run?.badPublicityCredits]).toEqual([3 + 1, 0]);
    table.runner.triggers('Teller');
    table.runner.triggers('Teller'); // the ten credits were gained too
    expect(table.corp.seen.run?.badPublicityCredits).toBe(0);
  },
);

rule(
  both('6.9.1c', '6.9.1b'),
  'one credit for each bad publicity: in the pool, or in a fund of its own',
  (edition) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { badPublicity: 2 },
      runner: { credits: 5 },
    });
    table.runner.takes('run hq');
    expect(table.runner.credits).toBe(edition === '1.4' ? 5 + 2 : 5);
    expect(table.corp.seen.run?.badPublicityCredits).toBe(2);
    const without = scenario({ at: 'runner.action', priority: 'every', runner: { credits: 5 } });
    without.runner.takes('run hq');
    expect([without.runner.credits, without.corp.seen.run?.badPublicityCredits]).toEqual([5, 0]);
  },
);

rule(
  both('6.9.1d 6.9.1e', '6.9.1c 6.9.1d'),
  'the run begins with the bad publicity credits there, and what waits for it resolves before any approach',
  (edition) => {
    const starter = resourceWith('Starter', { text: [whenever({ deed: 'run' }, gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [starter],
      corp: { badPublicity: 1, servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }] },
      runner: { credits: 0, rig: ['Starter'] },
    });
    table.runner.takes('run hq');
    expect(stop(table)).toBe(`${edition === '1.4' ? '6.9.1e' : '6.9.1c'} runner reaction`);
    expect(table.corp.seen.run?.badPublicityCredits).toBe(1);
    expect(story(table, 'iceApproached')).toEqual([]);
    expect(table.corp.seen.run?.position).toBe(null); // the position is taken afterwards
    table.runner.triggers('Starter');
    expect(table.runner.credits).toBe(edition === '1.4' ? 1 + 1 : 1);
    expect(table.corp.seen.run?.position).toBe(1); // one piece of ice lies inward
    expect(table.corp.seen.run?.ice?.title).toBe('Palisade');
  },
);

rule(
  current('6.9.1e'),
  'a window before the first approach: paid abilities and non-ice cards, neither ice nor agendas',
  () => {
    const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [lever, agendaWith('Ripe', {})],
      corp: {
        servers: [
          { server: 'hq', ice: ['Palisade'] },
          { server: 'remote-1', root: [rezzed('Lever')] },
          { server: 'remote-2', root: ['PAD Campaign'] },
          { server: 'remote-3', root: [{ card: 'Ripe', advancement: 3 }] },
        ],
      },
    });
    table.runner.takes('run hq');
    expect(stop(table)).toBe('6.9.1e runner window');
    expect(story(table, 'iceApproached')).toEqual([]);
    expect(corpMay(table, 'use Lever 1', 'rez PAD Campaign', 'rez Palisade', 'score Ripe')).toEqual([
      'use Lever 1',
      'rez PAD Campaign',
    ]);
    table.corp.rezzes('PAD Campaign');
    expect(installedCard(table, 'PAD Campaign')?.rezzed).toBe(true);
  },
);

rule(both('6.9.1f'), 'with ice the outermost is approached next, without ice the run goes on', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.2b');
  expect(story(table, 'iceApproached')).toEqual(['iceApproached Palisade']);

  const open = scenario({ at: 'runner.action', priority: 'every' });
  open.runner.takes('run hq');
  if (runStep(open) === '6.9.1e') leave(open);
  expect(runStep(open)).toBe(edition === '1.4' ? '6.9.5b' : '6.9.4b');
  expect(story(open, 'iceApproached', 'icePassed')).toEqual([]);
});

rule(both('6.3.2c', '6.3.4'), 'the click that starts a run is spent before the run, not during it', () => {
  const meter = resourceWith('Meter', {
    text: [
      whenever({ deed: 'act' }, iff(duringARun, [gainCredits(100)], [gainCredits(1)])),
      whenever({ deed: 'run' }, iff(duringARun, [gainCredits(10)])),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [meter],
    runner: { credits: 0, rig: ['Meter'] },
  });
  table.runner.takes('run hq');
  expect([stop(table), table.runner.clicks]).toEqual(['runner reaction', 3]);
  table.runner.triggers('Meter');
  table.runner.triggers('Meter');
  expect(table.runner.credits).toBe(1 + 10);
});

refuses('6.3.3a', 'bad publicity credits pay nothing that has to be paid to make the run', () => {
  const taxi = resourceWith('Taxi', { text: [action([click(), credits(1)], run('any'))] });
  const poor = { at: 'runner.action', cards: [taxi], corp: { badPublicity: 3 } } as const;
  const table = scenario({ ...poor, runner: { credits: 0, rig: ['Taxi'] } });
  expect(table.runner.explain('use Taxi 1')).toMatchObject({ allowed: false, because: 'notEnoughCredits' });
  expect(scenario({ ...poor, runner: { credits: 1, rig: ['Taxi'] } }).moves).toContain('use Taxi 1');
});

rule(both('6.2.1a', '6.2.5e'), 'no position outside a run; each run starts at the outermost ice', () => {
  const table = scenario({
    at: 'runner.action',
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [{ server: 'hq', ice: ['Palisade', 'Tithe', 'Enigma'] }],
    },
  });
  for (let i = 1; i <= 2; i++) {
    expect(table.corp.seen.run).toBe(null);
    table.runner.takes('run hq');
    finishRun(table);
    expect(story(table, 'iceApproached').length).toBe(3 * i);
    expect(story(table, 'iceApproached').at(-3)).toBe('iceApproached Palisade');
  }
  expect(table).toBeSettled();
});

import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, rig, runInto } from './card.ts';

const _three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Carmen', (setUp) => {
  test('five credits, three after a successful run this turn', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Carmen', 'Cleaver'] } });
    expect(table.runner.explain('install Carmen')).toMatchObject({ because: 'notEnoughCredits' });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.installs('Carmen');
    expect(table.runner.credits).toBe(0);
    expect(table.runner.explain('install Cleaver')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('an unsuccessful run does not help', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 4, grip: ['Carmen'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.explain('install Carmen')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('a run of last turn does not help', () => {
    const table = setUp({
      runner: { credits: 4, grip: ['Carmen'] },
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    });
    expect(table.runner.explain('install Carmen')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('two credits for three strength, one for each subroutine of a sentry', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Ballista')] }] },
      runner: { credits: 3, rig: ['Carmen'] },
    });
    runInto(table, 'hq', 'Ballista');
    table.runner.uses('Carmen', 2);
    table.runner.uses('Carmen', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(accesses(table)).toBe(1);
    expect(rig(table)).toEqual(['Carmen']);
  });

  test('too weak; not a barrier', () => {
    const table = setUp({
      priority: 'every',
      corp: {
        servers: [
          { server: 'hq', ice: [rezzed('Ballista')] },
          { server: 'rd', ice: [rezzed('Palisade')] },
        ],
      },
      runner: { rig: ['Carmen'] },
    });
    runInto(table, 'hq', 'Ballista');
    expect(table.runner.explain('use Carmen 1')).toMatchObject({ because: 'notStrongEnough' });
    const other = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'rd', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Carmen'] },
    });
    runInto(other, 'rd', 'Palisade');
    expect(other.runner.explain('use Carmen 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Marjanah', (setUp) => {
  const wall = { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Ice Wall')] }] };

  test('two credits for a subroutine', () => {
    const table = setUp({ corp: wall, runner: { credits: 2, rig: ['Marjanah'] } });
    runInto(table, 'hq', 'Ice Wall');
    table.runner.uses('Marjanah', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(accesses(table)).toBe(1);
  });

  test('one after a successful run this turn', () => {
    const table = setUp({ corp: wall, runner: { credits: 1, rig: ['Marjanah'] } });
    table.runner.takes('run archives');
    finishRun(table);
    runInto(table, 'hq', 'Ice Wall');
    table.runner.uses('Marjanah', 1);
    expect(table.runner.credits).toBe(0);
  });

  test('one credit is not enough before', () => {
    const table = setUp({ priority: 'every', corp: wall, runner: { credits: 1, rig: ['Marjanah'] } });
    runInto(table, 'hq', 'Ice Wall');
    expect(table.runner.explain('use Marjanah 1')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('one credit for a point of strength', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 3, rig: ['Marjanah'] },
    });
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Marjanah 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Marjanah', 2);
    table.runner.uses('Marjanah', 1);
    expect(table.runner.credits).toBe(0);
  });
});

card('Tranquilizer', (setUp) => {
  const on = (virus: number, up = true) => ({
    servers: [
      {
        server: 'hq',
        ice: [{ card: 'Palisade', rezzed: up, hosted: [{ card: 'Tranquilizer', virus }] }, rezzed('Tithe')],
      },
    ],
  });

  test('grows when installed and when the turn begins', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { grip: ['Tranquilizer'] },
    });
    table.runner.installs('Tranquilizer', 'on Palisade');
    expect(countersOn(table, 'Tranquilizer')).toEqual({ virus: 1 });
  });

  test('with the third counter the host is derezzed, and nothing else', () => {
    const table = setUp({ at: '5.7.1d', corp: on(2) });
    const [hq] = table.corp.seen.corp.servers;
    expect(hq?.ice.map((ice) => ice.rezzed)).toEqual([false, true]);
    expect(countersOn(table, 'Tranquilizer')).toEqual({ virus: 3 });
  });

  test('the Runner has seen what is derezzed', () => {
    const table = setUp({ at: '5.7.1d', corp: on(2) });
    const [palisade] = table.runner.seen.corp.servers[0]?.ice ?? [];
    expect([palisade?.card, palisade?.remembered]).toEqual([undefined, 'palisade']);
  });

  test('two counters do nothing yet', () => {
    const table = setUp({ at: '5.7.1d', corp: on(1) });
    expect(table.corp.seen.corp.servers[0]?.ice[0]?.rezzed).toBe(true);
  });

  test('every turn again', () => {
    const table = setUp({ at: '5.7.1d', corp: on(5) });
    expect(table.corp.seen.corp.servers[0]?.ice[0]?.rezzed).toBe(false);
    expect(countersOn(table, 'Tranquilizer')).toEqual({ virus: 6 });
  });

  test('derezzed ice may be rezzed again in the run', () => {
    const table = setUp({ at: '5.7.1d', corp: { credits: 3, hq: ['Hedge Fund'], ...on(2) } });
    table.runner.takes('run hq');
    goOn(table, () => table.awaits === 'corp');
    table.corp.rezzes('Palisade');
    expect(table.corp.credits).toBe(0);
  });

  test('Cookbook makes it quicker', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Tranquilizer'], rig: ['Cookbook'] },
    });
    table.runner.installs('Tranquilizer', 'on Palisade');
    table.runner.triggers('Cookbook');
    expect(countersOn(table, 'Tranquilizer')).toEqual({ virus: 2 });
    expect(table.corp.seen.corp.servers[0]?.ice[0]?.rezzed).toBe(true);
  });

  test('only on ice', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { grip: ['Tranquilizer'] },
    });
    expect(table.runner.explain('install Tranquilizer')).toMatchObject({ because: 'nothingToHostIt' });
  });
});

import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, meet, rezzed, runInto, strengthOf } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Net Shield', (setUp) => {
  const karuna = { servers: [{ server: 'hq', ice: [rezzed('Karunā')] }] };
  const prevent = (table: ReturnType<typeof setUp>): void => {
    table.runner.triggers('Net Shield');
    if (table.decision?.kind === 'payOrNot') table.runner.accepts();
  };

  test('the first net damage each turn: a credit for one less', () => {
    const table = setUp({
      corp: karuna,
      runner: { credits: 3, rig: ['Net Shield'], grip: [...three, ...three] },
    });
    table.runner.takes('run hq');
    goOn(table);
    expect(table.decision?.kind).toBe('interrupt');
    prevent(table);
    expect(table.runner.credits).toBe(2);
    expect(table.runner.hand.length).toBe(5);
    goOn(table);
    expect(table.runner.hand.length).toBe(3); // the second time it does not help
  });

  test('declined, the first time is over', () => {
    const table = setUp({
      corp: karuna,
      runner: { credits: 3, rig: ['Net Shield'], grip: [...three, ...three] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.passes();
    goOn(table);
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.credits).toBe(3);
  });

  test('without a credit it does nothing', () => {
    const table = setUp({
      corp: karuna,
      runner: { credits: 0, rig: ['Net Shield'], grip: [...three, ...three] },
    });
    table.runner.takes('run hq');
    goOn(table);
    if (table.decision?.kind === 'interrupt') table.runner.triggers('Net Shield');
    goOn(table);
    expect(table.runner.hand.length).toBe(2);
  });

  test('meat damage goes through', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Net Shield'], grip: [...three, ...three] },
    });
    table.corp.plays('Scorched Earth');
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.credits).toBe(5);
  });

  test('one damage prevented: nothing happened to the grip', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { credits: 1, rig: ['Net Shield'], grip: [] },
    });
    table.runner.takes('run hq');
    goOn(table);
    prevent(table);
    finishRun(table);
    expect(table.runner.seen.run).toBeNull();
    expect(table.outcome).toBeNull();
    expect(table.happened('damaged')).toEqual([]);
  });
});

card('Conduit', (setUp, edition) => {
  test('a click: run R&D and access one more for each counter', () => {
    const table = setUp({ runner: { rig: [{ card: 'Conduit', virus: 2 }] } });
    table.runner.uses('Conduit');
    finishRun(table);
    expect(accesses(table)).toBe(3);
    table.runner.triggers('Conduit');
    expect(countersOn(table, 'Conduit')).toEqual({ virus: 3 });
    expect(table.runner.clicks).toBe(3);
  });

  test('an ordinary run on R&D feeds it, but accesses one card', () => {
    const table = setUp({ runner: { rig: [{ card: 'Conduit', virus: 2 }] } });
    table.runner.takes('run rd');
    finishRun(table);
    expect(accesses(table)).toBe(1);
    table.runner.triggers('Conduit');
    expect(countersOn(table, 'Conduit')).toEqual({ virus: 3 });
  });

  test('the counter may be declined', () => {
    const table = setUp({ runner: { rig: ['Conduit'] } });
    table.runner.takes('run rd');
    finishRun(table);
    table.runner.passes();
    expect(countersOn(table, 'Conduit')).toEqual({});
  });

  test('other servers and unsuccessful runs feed nothing', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'rd', ice: [rezzed('Palisade')] }] },
      runner: { rig: [{ card: 'Conduit', virus: 1 }] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.decision?.kind).toBe('action');
    table.runner.uses('Conduit');
    finishRun(table);
    expect(table.decision?.kind).toBe('action');
    expect(countersOn(table, 'Conduit')).toEqual({ virus: 1 });
  });

  test('two of them: only the one used adds accesses, both grow', () => {
    const table = setUp({
      runner: {
        rig: [
          { card: 'Conduit', virus: 2 },
          { card: 'Conduit', virus: 1 },
        ],
      },
    });
    table.runner.uses('Conduit');
    finishRun(table);
    expect(accesses(table)).toBe(3);
    table.runner.triggers('Conduit');
    table.runner.triggers('Conduit');
    const counters = table.runner.seen.runner.rig.map((one) => one.counters.virus);
    expect(counters).toEqual([3, 2]);
  });

  test('trashed on the way it is remembered with its counters in 1.4, and without them in 26.03', () => {
    const table = setUp({
      corp: { servers: [{ server: 'rd', ice: [rezzed('Ansel 1.0')] }] },
      runner: { clicks: 1, rig: [{ card: 'Conduit', virus: 2 }] },
    });
    table.runner.uses('Conduit');
    goOn(table);
    table.corp.declines();
    finishRun(table);
    expect(table.runner.discardPile).toEqual(['Conduit']);
    expect(accesses(table)).toBe(edition === '1.4' ? 1 + 2 : 1);
  });

  test('a purge takes the counters', () => {
    const table = setUp({ at: 'corp.action', runner: { rig: [{ card: 'Conduit', virus: 4 }] } });
    table.corp.takes('purge');
    expect(countersOn(table, 'Conduit')).toEqual({});
  });
});

card('Echelon', (setUp) => {
  test('one strength for each installed icebreaker, itself included', () => {
    expect(strengthOf(setUp({ runner: { rig: ['Echelon'] } }), 'Echelon')).toBe(1);
    const table = setUp({ runner: { rig: ['Echelon', 'Mayfly', 'Leech'] } });
    expect(strengthOf(table, 'Echelon')).toBe(2); // Leech is none
  });

  test('three credits for two strength; breaks sentries one by one', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Ballista')] }] },
      runner: { credits: 4, rig: ['Echelon', 'Corroder'] },
    });
    runInto(table, 'hq', 'Ballista');
    expect(table.runner.explain('use Echelon 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Echelon', 2);
    expect(strengthOf(table, 'Echelon')).toBe(4);
    table.runner.uses('Echelon', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(accesses(table)).toBe(1);
    expect(strengthOf(table, 'Echelon')).toBe(2);
  });

  test('only sentries', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Whitespace')] }] },
      runner: { rig: ['Echelon'] },
    });
    runInto(table, 'hq', 'Whitespace');
    expect(table.runner.explain('use Echelon 1')).toMatchObject({ because: 'wrongIce' });
  });

  test('in the grip it has its printed strength', () => {
    const table = setUp({ runner: { credits: 9, rig: ['Corroder'], grip: ['Echelon'] } });
    expect(strengthOf(table, 'Corroder')).toBe(2);
    table.runner.installs('Echelon');
    table.runner.isDone();
    expect(strengthOf(table, 'Echelon')).toBe(2);
  });
});

card('Unity', (setUp) => {
  test('a credit for as much strength as there are icebreakers', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Enigma')] }] },
      runner: { credits: 3, rig: ['Unity', 'Corroder', 'Leech'] },
    });
    runInto(table, 'hq', 'Enigma');
    expect(table.runner.explain('use Unity 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Unity', 2);
    expect(strengthOf(table, 'Unity')).toBe(3);
    table.runner.uses('Unity', 1);
    table.choose('runner', 'break 1');
    table.runner.uses('Unity', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(accesses(table)).toBe(1);
    expect(table.runner.clicks).toBe(3);
  });

  test('alone it counts itself', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Enigma')] }] },
      runner: { credits: 2, rig: ['Unity'] },
    });
    runInto(table, 'hq', 'Enigma');
    table.runner.uses('Unity', 2);
    expect(strengthOf(table, 'Unity')).toBe(2);
  });

  test('the strength is gone with the encounter', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Whitespace'), rezzed('Enigma')] }] },
      runner: { credits: 20, rig: ['Unity', 'Corroder'] },
    });
    runInto(table, 'hq', 'Whitespace');
    table.runner.uses('Unity', 2);
    expect(strengthOf(table, 'Unity')).toBe(3);
    table.runner.passes();
    meet(table, 'Enigma');
    expect(strengthOf(table, 'Unity')).toBe(1);
  });

  test('only code gates', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Ice Wall')] }] },
      runner: { rig: ['Unity'] },
    });
    runInto(table, 'hq', 'Ice Wall');
    expect(table.runner.explain('use Unity 1')).toMatchObject({ because: 'wrongIce' });
  });
});

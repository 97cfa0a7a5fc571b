import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  card,
  countersOn,
  finishRun,
  meet,
  rezzed,
  rig,
  runInto,
  strengthOf,
  trashAccessed,
} from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Hantu', (setUp) => {
  const facing = (ice: string) => ({ servers: [{ server: 'hq', ice: [rezzed(ice)] }] });

  test('two virus counters when installed, none later', () => {
    const table = setUp({ runner: { credits: 3, clicks: 1, grip: ['Hantu'] } });
    table.runner.installs('Hantu');
    expect(countersOn(table, 'Hantu')).toEqual({ virus: 2 });
    const later = setUp({ at: '5.7.1d', runner: { rig: [{ card: 'Hantu', virus: 1 }] } });
    expect(countersOn(later, 'Hantu')).toEqual({ virus: 1 });
  });

  test('a counter gives two strength for the encounter, a credit breaks one subroutine of a sentry', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Karunā'), rezzed('Tithe')] }] },
      runner: { credits: 3, rig: [{ card: 'Hantu', virus: 1 }], grip: three },
    });
    runInto(table, 'hq', 'Karunā');
    table.runner.uses('Hantu', 2);
    expect(strengthOf(table, 'Hantu')).toBe(4);
    expect(countersOn(table, 'Hantu')).toEqual({});
    table.runner.uses('Hantu', 1);
    table.choose('runner', 'break 1');
    table.runner.uses('Hantu', 1);
    expect(table.runner.credits).toBe(1);
    meet(table, 'Tithe');
    expect(strengthOf(table, 'Hantu')).toBe(2);
    expect(table.runner.hand).toEqual(three); // both subroutines were broken
  });

  test('exactly its strength is enough; too weak it is refused, and without a counter it stays weak', () => {
    const weak = setUp({
      priority: 'every',
      corp: facing('Karunā'),
      runner: { rig: [{ card: 'Hantu', virus: 0 }], grip: three },
    });
    runInto(weak, 'hq', 'Karunā');
    expect(weak.runner.explain('use Hantu 1')).toMatchObject({ because: 'notStrongEnough' });
    expect(weak.runner.explain('use Hantu 2')).toMatchObject({ because: 'notEnoughCounters' });
    const strong = setUp({
      priority: 'every',
      corp: facing('Ballista'),
      runner: { credits: 1, rig: [{ card: 'Hantu', virus: 1 }] },
    });
    runInto(strong, 'hq', 'Ballista');
    expect(strong.runner.explain('use Hantu 1')).toMatchObject({ because: 'notStrongEnough' });
    strong.runner.uses('Hantu', 2);
    expect(strong.runner.explain('use Hantu 1')).toMatchObject({ allowed: true });
  });

  test('refused without a credit, and against other ice', () => {
    const poor = setUp({
      priority: 'every',
      corp: facing('Tithe'),
      runner: { credits: 0, rig: ['Hantu'], grip: three },
    });
    runInto(poor, 'hq', 'Tithe');
    expect(poor.runner.explain('use Hantu 1')).toMatchObject({ because: 'notEnoughCredits' });
    const wrong = setUp({ priority: 'every', corp: facing('Palisade'), runner: { rig: ['Hantu'] } });
    runInto(wrong, 'hq', 'Palisade');
    expect(wrong.runner.explain('use Hantu 1')).toMatchObject({ because: 'wrongIce' });
  });

  test('a purge takes its counters and leaves the program', () => {
    const table = setUp({ at: 'corp.action', runner: { rig: [{ card: 'Hantu', virus: 2 }] } });
    table.corp.takes('purge');
    expect(rig(table)).toEqual(['Hantu']);
    expect(countersOn(table, 'Hantu')).toEqual({});
  });
});

card('Rising Tide', (setUp) => {
  const wall = { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] };

  test('one more strength for each fracter in the heap, and for nothing else', () => {
    const strength = (heap: readonly string[], grip: readonly string[] = []) =>
      strengthOf(setUp({ runner: { rig: ['Rising Tide', 'Cleaver'], heap, grip } }), 'Rising Tide');
    expect(strength([])).toBe(1);
    expect(strength(['Corroder', 'Cleaver', 'Rising Tide'])).toBe(4);
    expect(strength(['Buzzsaw', 'Diesel'])).toBe(1);
    expect(strength([], ['Corroder'])).toBe(1);
  });

  test('it grows as a fracter falls', () => {
    const table = setUp({
      runner: { rig: ['Rising Tide', 'Cleaver', 'Buzzsaw', 'Carmen'], grip: ['Corroder'] },
    });
    table.runner.installs('Corroder');
    table.choose('runner', table.keys.find((key) => table.inWords(key) === 'trash Cleaver') ?? '');
    table.runner.isDone();
    expect(strengthOf(table, 'Rising Tide')).toBe(2);
  });

  test('a credit for a point of strength and for a subroutine', () => {
    const table = setUp({ corp: wall, runner: { credits: 2, rig: ['Rising Tide'], heap: ['Corroder'] } });
    runInto(table, 'hq', 'Wall of Static');
    table.runner.uses('Rising Tide', 2);
    expect(strengthOf(table, 'Rising Tide')).toBe(3);
    table.runner.uses('Rising Tide', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(table.happened('accessed').length).toBe(1);
    expect(strengthOf(table, 'Rising Tide')).toBe(2);
  });

  test('refused: too weak, not a barrier', () => {
    const weak = setUp({
      priority: 'every',
      corp: wall,
      runner: { rig: ['Rising Tide'], heap: ['Corroder'] },
    });
    runInto(weak, 'hq', 'Wall of Static');
    expect(weak.runner.explain('use Rising Tide 1')).toMatchObject({ because: 'notStrongEnough' });
    const gate = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Enigma')] }] },
      runner: { rig: ['Rising Tide'], heap: ['Corroder', 'Cleaver'] },
    });
    runInto(gate, 'hq', 'Enigma');
    expect(gate.runner.explain('use Rising Tide 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Cacophony', (setUp) => {
  const remotes = {
    credits: 0,
    servers: [
      { server: 'remote-1', root: ['PAD Campaign'] },
      { server: 'remote-2', root: ['Hostile Takeover'] },
      { server: 'remote-3', root: ['PAD Campaign'] },
    ],
  };
  const counters = (table: ReturnType<typeof setUp>) => countersOn(table, 'Cacophony').power ?? 0;

  test('trashing a Corp card, then stealing: one counter for the turn', () => {
    const table = setUp({ corp: remotes, runner: { credits: 9, rig: ['Cacophony'] } });
    table.runner.takes('run remote-1');
    trashAccessed(table);
    expect(counters(table)).toBe(1);
    table.runner.takes('run remote-2');
    finishRun(table);
    expect(table.runner.scored).toEqual(['Hostile Takeover']);
    table.runner.takes('run remote-3');
    trashAccessed(table);
    expect(counters(table)).toBe(1);
  });

  test('stealing, then trashing: one counter', () => {
    const table = setUp({ corp: remotes, runner: { credits: 9, rig: ['Cacophony'] } });
    table.runner.takes('run remote-2');
    finishRun(table);
    expect(counters(table)).toBe(1);
    table.runner.takes('run remote-1');
    trashAccessed(table);
    expect(counters(table)).toBe(1);
  });

  test('the first time counts although Cacophony was not there: nothing for the second', () => {
    const table = setUp({ corp: remotes, runner: { credits: 9, grip: ['Cacophony'] } });
    table.runner.takes('run remote-2');
    finishRun(table);
    table.runner.installs('Cacophony');
    table.runner.takes('run remote-1');
    trashAccessed(table);
    expect(counters(table)).toBe(0);
  });

  test("the Runner's own cards do not count, nor what the Corp trashes", () => {
    const table = setUp({ runner: { clicks: 4, rig: ['Cacophony', 'Rent Rioters'] } });
    table.runner.uses('Rent Rioters');
    expect(counters(table)).toBe(0);
    const corp = setUp({
      at: 'corp.action',
      corp: { credits: 0, hq: ['PAD Campaign'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { rig: ['Cacophony'] },
    });
    corp.corp.installs('PAD Campaign', 'remote-1');
    expect(corp.corp.discardPile).toEqual(['PAD Campaign']);
    expect(counters(corp)).toBe(0);
  });

  const ending = (power: number, corp = {}) =>
    setUp({
      corp: { hq: ['Hedge Fund', 'Tithe'], rd: ['IPO', 'IPO', 'IPO', 'IPO'], ...corp },
      runner: { clicks: 1, rig: [{ card: 'Cacophony', power }] },
    });

  test('as the action phase ends two counters sabotage three cards', () => {
    const table = ending(3);
    table.runner.takes('gain credit');
    table.runner.triggers('Cacophony');
    expect(counters(table)).toBe(1);
    table.corp.chooses('Tithe');
    table.corp.isDone();
    expect(table.corp.hand).not.toContain('Tithe');
    expect(table.corp.hand).toContain('Hedge Fund');
    expect(table.corp.discardPile).toEqual(['Tithe', 'IPO', 'IPO']);
  });

  test('it may be declined', () => {
    const table = ending(2);
    table.runner.takes('gain credit');
    table.runner.passes();
    expect(counters(table)).toBe(2);
    expect(table.corp.discardPile).toEqual([]);
  });

  test('one counter is not enough, and the action phase of the Corp is not meant', () => {
    const table = ending(1);
    table.runner.takes('gain credit');
    if (table.decision?.kind === 'reaction') table.runner.triggers('Cacophony');
    expect(counters(table)).toBe(1);
    expect(table.corp.discardPile).toEqual([]);
    const theirs = setUp({
      at: 'corp.action',
      corp: { clicks: 1, hq: ['Hedge Fund'] },
      runner: { rig: [{ card: 'Cacophony', power: 2 }] },
    });
    theirs.corp.takes('gain credit');
    expect(theirs.decision?.kind).not.toBe('reaction');
    expect(counters(theirs)).toBe(2);
  });
});

card('Rent Rioters', (setUp) => {
  test('three clicks and itself for nine credits', () => {
    const table = setUp({ runner: { credits: 0, clicks: 3, rig: ['Rent Rioters', 'Rent Rioters'] } });
    table.runner.uses('Rent Rioters');
    expect(table.runner.credits).toBe(9);
    expect(table.runner.clicks).toBe(0);
    expect(table.runner.discardPile).toEqual(['Rent Rioters']);
    expect(rig(table)).toEqual(['Rent Rioters']);
  });

  test('refused with two clicks, and outside of the action phase', () => {
    const two = setUp({ runner: { clicks: 2, rig: ['Rent Rioters'] } });
    expect(two.runner.explain('use Rent Rioters 1')).toMatchObject({ because: 'notEnoughClicks' });
    const window = setUp({ at: '5.7.1e', priority: 'every', runner: { rig: ['Rent Rioters'] } });
    expect(window.runner.explain('use Rent Rioters 1')).toMatchObject({ allowed: false });
  });

  test('a connection: a tagged Runner can lose it before it pays', () => {
    const table = setUp({ at: 'corp.action', runner: { credits: 0, tags: 1, rig: ['Rent Rioters'] } });
    table.corp.trashesResource('Rent Rioters');
    expect(table.runner.discardPile).toEqual(['Rent Rioters']);
    expect(table.runner.credits).toBe(0);
  });
});

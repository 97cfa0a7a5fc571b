import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  accesses,
  card,
  countersOn,
  finishRun,
  goOn,
  meet,
  rezzed,
  rig,
  runInto,
  strengthOf,
} from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Fermenter', (setUp, edition) => {
  test('a counter when installed, another when the turn begins', () => {
    const table = setUp({ runner: { credits: 1, clicks: 1, grip: ['Fermenter'] } });
    table.runner.installs('Fermenter');
    expect(countersOn(table, 'Fermenter')).toEqual({ virus: 1 });
    const later = setUp({ at: '5.7.1d', runner: { rig: [{ card: 'Fermenter', virus: 2 }] } });
    expect(countersOn(later, 'Fermenter')).toEqual({ virus: 3 });
  });

  test("nothing grows at the beginning of the Corp's turn", () => {
    const table = setUp({ at: '5.6.1d', runner: { rig: [{ card: 'Fermenter', virus: 2 }] } });
    expect(countersOn(table, 'Fermenter')).toEqual({ virus: 2 });
  });

  test('click and trash: two credits for each counter', () => {
    const table = setUp({
      runner: {
        credits: 0,
        rig: [
          { card: 'Fermenter', virus: 3 },
          { card: 'Leech', virus: 2 },
        ],
      },
    });
    table.runner.uses('Fermenter');
    expect(table.runner.credits).toBe(6);
    expect(table.runner.clicks).toBe(3);
    expect(table.runner.discardPile).toEqual(['Fermenter']);
    expect(countersOn(table, 'Leech')).toEqual({ virus: 2 });
  });

  test('it is an action: not in a paid ability window, not without clicks', () => {
    const table = setUp({
      at: '5.7.1e',
      priority: 'every',
      runner: { rig: [{ card: 'Fermenter', virus: 3 }] },
    });
    expect(table.moves).toEqual(['pass']);
    expect(table.runner.explain('use Fermenter 1')).toMatchObject({ allowed: false });
    const done = setUp({ at: '5.7.1e', priority: 'every', runner: { clicks: 0, rig: ['Fermenter'] } });
    expect(done.runner.explain('use Fermenter 1')).toMatchObject({ allowed: false });
  });

  test('after a purge it is worth nothing: refused where the edition asks for a change', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Fermenter', virus: 0 }] } });
    if (edition === '1.4') {
      expect(table.runner.explain('use Fermenter 1')).toMatchObject({ because: 'nothingWouldChange' });
    } else {
      table.runner.uses('Fermenter');
      expect(table.runner.credits).toBe(0);
      expect(table.runner.discardPile).toEqual(['Fermenter']);
    }
  });

  test('purging empties it', () => {
    const table = setUp({ at: 'corp.action', runner: { rig: [{ card: 'Fermenter', virus: 5 }] } });
    table.corp.takes('purge');
    expect(rig(table)).toEqual(['Fermenter']);
    goOn(table);
    expect(countersOn(table, 'Fermenter').virus ?? 0).toBeLessThanOrEqual(1);
  });
});

card('Botulus', (setUp) => {
  const guarded = (virus: number) => ({
    server: 'hq',
    ice: [{ card: 'Palisade', rezzed: true, hosted: [{ card: 'Botulus', virus }] }],
  });

  test('is installed only on ice, rezzed or not, and grows', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: ['Palisade', rezzed('Tithe')], root: [] }] },
      runner: { grip: ['Botulus'], rig: ['Cleaver'] },
    });
    expect(table.moves.filter((move) => move.startsWith('install')).sort()).toEqual([
      'install Botulus on Palisade',
      'install Botulus on Tithe',
    ]);
    table.runner.installs('Botulus', 'on Palisade');
    table.runner.isDone(); // trashing no other program
    expect(countersOn(table, 'Botulus')).toEqual({ virus: 1 });
    expect(table.runner.memory.used).toBe(2);
  });

  test('refused without any ice', () => {
    const table = setUp({ runner: { grip: ['Botulus'] } });
    expect(table.runner.explain('install Botulus')).toMatchObject({ because: 'nothingToHostIt' });
  });

  test('a counter breaks a subroutine of its host, whatever the strength', () => {
    const table = setUp({ corp: { hq: ['Hedge Fund'], servers: [guarded(1)] }, runner: { credits: 0 } });
    runInto(table, 'hq', 'Palisade');
    table.runner.uses('Botulus');
    finishRun(table);
    expect(accesses(table)).toBe(1);
    expect(countersOn(table, 'Botulus')).toEqual({});
  });

  test('without a counter it is refused', () => {
    const table = setUp({ priority: 'every', corp: { servers: [guarded(0)] } });
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Botulus 1')).toMatchObject({ because: 'notEnoughCounters' });
  });

  test('no other ice, no other time', () => {
    const table = setUp({
      priority: 'every',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [rezzed('Tithe'), { card: 'Palisade', hosted: [{ card: 'Botulus', virus: 3 }] }],
          },
        ],
      },
      runner: { grip: three },
    });
    runInto(table, 'hq', 'Tithe');
    expect(table.runner.explain('use Botulus 1')).toMatchObject({ because: 'conditionNotMet' });
  });

  test('another counter when the turn begins', () => {
    const table = setUp({ at: '5.7.1d', corp: { servers: [guarded(1)] } });
    expect(countersOn(table, 'Botulus')).toEqual({ virus: 2 });
  });

  test('is trashed with its host', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Tithe'], servers: [guarded(1)] },
    });
    table.corp.installs('Tithe', 'hq');
    table.choose('corp', table.keys.find((key) => key.startsWith('trash')) ?? '');
    expect(table.runner.discardPile).toEqual(['Botulus']);
  });

  test('of several subroutines the Runner chooses which', () => {
    const table = setUp({
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Enigma', rezzed: true, hosted: [{ card: 'Botulus', virus: 1 }] }] },
        ],
      },
    });
    runInto(table, 'hq', 'Enigma');
    table.runner.uses('Botulus');
    expect(table.moves).toEqual(['break 1', 'break 2']);
    table.choose('runner', 'break 2');
    finishRun(table);
    expect(table.runner.clicks).toBe(2); // the other one resolved
    expect(accesses(table)).toBe(1);
  });

  test('a full memory makes room first', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { rig: ['Cleaver', 'Corroder', 'Carmen', 'Leech'], grip: ['Botulus'] },
    });
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Botulus', 'on Palisade');
    expect(table.moves).not.toContain('done');
    table.choose('runner', table.keys[0] ?? '');
    table.runner.isDone();
    expect(table.runner.discardPile).toEqual(['Cleaver']);
    expect(table.runner.memory).toEqual({ limit: 4, used: 4 });
  });
});

card('Buzzsaw', (setUp) => {
  const gate = { servers: [{ server: 'hq', ice: [rezzed('Enigma')] }], hq: ['Hedge Fund'] };

  test('one credit breaks up to two subroutines', () => {
    const table = setUp({ corp: gate, runner: { credits: 1, rig: ['Buzzsaw'] } });
    runInto(table, 'hq', 'Enigma');
    table.runner.uses('Buzzsaw');
    table.choose('runner', 'break 1');
    table.choose('runner', 'break 2');
    finishRun(table);
    expect(accesses(table)).toBe(1);
    expect(table.runner.clicks).toBe(3);
    expect(table.runner.credits).toBe(0);
  });

  test('breaking one of them is allowed', () => {
    const table = setUp({ corp: gate, runner: { credits: 1, rig: ['Buzzsaw'] } });
    runInto(table, 'hq', 'Enigma');
    table.runner.uses('Buzzsaw');
    table.choose('runner', 'break 2');
    table.runner.isDone();
    goOn(table);
    finishRun(table);
    expect(table.runner.clicks).toBe(2); // the first one took a click
    expect(accesses(table)).toBe(1);
  });

  test('three credits for a point of strength, until the encounter is over', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Funhouse'), rezzed('Enigma')] }] },
      runner: { credits: 9, rig: ['Buzzsaw'] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.decision?.kind === 'payOrNot');
    table.runner.accepts(); // a tag, or Funhouse ends the run
    expect(strengthOf(table, 'Buzzsaw')).toBe(3);
    table.runner.uses('Buzzsaw', 2);
    expect(strengthOf(table, 'Buzzsaw')).toBe(4);
    expect(table.runner.credits).toBe(6);
    table.runner.uses('Buzzsaw', 1);
    table.choose('runner', 'break 1');
    meet(table, 'Enigma');
    expect(strengthOf(table, 'Buzzsaw')).toBe(3);
  });

  test('too weak: refused', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Funhouse')] }] },
      runner: { rig: ['Buzzsaw'] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.decision?.kind === 'payOrNot');
    if (table.decision?.kind === 'reaction') table.choose('corp', table.keys[0] ?? '');
    table.runner.accepts();
    expect(table.runner.explain('use Buzzsaw 1')).toMatchObject({ because: 'notStrongEnough' });
  });

  test('only code gates', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Buzzsaw'] },
    });
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Buzzsaw 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Cleaver', (setUp) => {
  test('one credit, two subroutines of a barrier', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Brân 1.0')] }] },
      runner: { credits: 9, rig: ['Cleaver'] },
    });
    runInto(table, 'hq', 'Brân 1.0');
    for (let i = 0; i < 3; i++) table.runner.uses('Cleaver', 2);
    expect(strengthOf(table, 'Cleaver')).toBe(6);
    table.runner.uses('Cleaver', 1);
    table.choose('runner', 'break 2');
    table.choose('runner', 'break 3');
    expect(table.runner.credits).toBe(9 - 6 - 1);
    goOn(table);
    expect(table.decision?.seat).not.toBe('runner');
  });

  test('strength 3 is not enough for a Palisade before a remote server', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'remote-1', ice: [rezzed('Palisade')], root: ['PAD Campaign'] }] },
      runner: { credits: 2, rig: ['Cleaver'] },
    });
    runInto(table, 'remote-1', 'Palisade');
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Cleaver', 2);
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('exactly its strength is enough', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { credits: 1, rig: ['Cleaver'] },
    });
    runInto(table, 'hq', 'Wall of Static');
    table.runner.uses('Cleaver');
    table.choose('runner', 'break 1');
    expect(table.runner.credits).toBe(0);
  });

  test('not a sentry', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { rig: ['Cleaver'], grip: three },
    });
    runInto(table, 'hq', 'Tithe');
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Corroder', (setUp) => {
  test('a credit for each point of strength and for each subroutine', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { credits: 2, rig: ['Corroder'] },
    });
    runInto(table, 'hq', 'Wall of Static');
    table.runner.uses('Corroder', 2);
    table.runner.uses('Corroder', 1);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(accesses(table)).toBe(1);
  });

  test('of several subroutines it asks which', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Pharos')] }] },
      runner: { credits: 9, rig: ['Corroder'] },
    });
    runInto(table, 'hq', 'Pharos');
    for (let i = 0; i < 3; i++) table.runner.uses('Corroder', 2);
    table.runner.uses('Corroder', 1);
    expect(table.moves).toEqual(['break 1', 'break 2', 'break 3']);
    table.choose('runner', 'break 2');
    table.runner.uses('Corroder', 1);
    table.choose('runner', 'break 3');
    finishRun(table);
    expect(table.runner.tags).toBe(1);
    expect(table.happened('runSuccessful').length).toBe(1);
  });

  test('too weak and too poor', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { credits: 0, rig: ['Corroder'] },
    });
    runInto(table, 'hq', 'Wall of Static');
    expect(table.runner.explain('use Corroder 1')).toMatchObject({ because: 'notStrongEnough' });
    expect(table.runner.explain('use Corroder 2')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Leech', (setUp) => {
  test('a counter for each successful run on a central server', () => {
    const table = setUp({
      corp: { archives: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['Urtica Cipher'] }] },
      runner: { grip: three, rig: ['Leech', { card: 'Fermenter', virus: 1 }] },
    });
    for (const server of ['hq', 'rd', 'archives', 'remote-1']) {
      table.runner.takes(`run ${server}`);
      finishRun(table);
    }
    expect(countersOn(table, 'Leech')).toEqual({ virus: 3 });
    expect(countersOn(table, 'Fermenter')).toEqual({ virus: 1 });
  });

  test('not for a run that was ended', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Leech'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(countersOn(table, 'Leech')).toEqual({});
  });

  test('a counter weakens the encountered ice, for this encounter', () => {
    const table = setUp({
      corp: {
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] }],
      },
      runner: { credits: 2, rig: ['Corroder', { card: 'Leech', virus: 2 }] },
    });
    runInto(table, 'hq', 'Wall of Static');
    table.runner.uses('Leech');
    expect(strengthOf(table, 'Wall of Static')).toBe(2);
    expect(strengthOf(table, 'Ice Wall')).toBe(1);
    table.runner.uses('Corroder', 1);
    meet(table, 'Ice Wall');
    expect(strengthOf(table, 'Wall of Static')).toBe(3);
    expect(countersOn(table, 'Leech')).toEqual({ virus: 1 });
  });

  test('strength may fall below zero', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Whitespace')] }] },
      runner: { rig: [{ card: 'Leech', virus: 2 }] },
    });
    runInto(table, 'hq', 'Whitespace');
    table.runner.uses('Leech');
    expect(strengthOf(table, 'Whitespace')).toBe(-1);
  });

  test('refused without a counter', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Whitespace')] }] },
      runner: { rig: ['Leech'] },
    });
    runInto(table, 'hq', 'Whitespace');
    expect(table.runner.explain('use Leech 1')).toMatchObject({ because: 'notEnoughCounters' });
  });
});

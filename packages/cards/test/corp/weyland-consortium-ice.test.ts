import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn, ranSuccessfully, rig, runIntoIce, runOn, shown } from './card.ts';

card('Ballista', (setUp) => {
  const servers = [{ server: 'hq', ice: [{ card: 'Ballista', rezzed: true }] }];

  test('a program of the Corp’s choice, or the end of the run: the Corp decides', () => {
    for (const mode of [1, 2]) {
      const table = setUp({
        at: 'runner.action',
        corp: { servers },
        runner: { rig: ['Cleaver', 'Leech', 'Docklands Pass'] },
      });
      runOn(table, 'hq');
      expect(table.awaits).toBe('corp');
      table.corp.choosesMode(mode);
      if (mode === 1) {
        expect(table.moves).toEqual(['choose Cleaver', 'choose Leech']);
        table.corp.chooses('Leech');
      }
      goOn(table);
      expect(rig(table)).toEqual(
        mode === 1 ? ['Cleaver', 'Docklands Pass'] : ['Cleaver', 'Leech', 'Docklands Pass'],
      );
      expect(ranSuccessfully(table)).toBe(mode === 1);
    }
  });

  test('against a Runner without programs it ends the run', () => {
    const table = setUp({ at: 'runner.action', corp: { servers }, runner: { rig: ['Docklands Pass'] } });
    runOn(table, 'hq');
    if (table.decision?.kind === 'mode') table.corp.choosesMode(2);
    expect(ranSuccessfully(table)).toBe(false);
    expect(rig(table)).toEqual(['Docklands Pass']);
  });

  test('one subroutine for a killer of strength four', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers },
      runner: { rig: ['Carmen'] },
    });
    runIntoIce(table, 'hq');
    expect(table.runner.explain('use Carmen 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Carmen', 2);
    table.runner.uses('Carmen', 1);
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    expect(rig(table)).toEqual(['Carmen']);
    expect(table.runner.credits).toBe(5 - 2 - 1);
  });
});

card('Pharos', (setUp) => {
  const pharos = (advancement: number) => [
    { server: 'hq', ice: [{ card: 'Pharos', rezzed: true, advancement }] },
  ];

  test('five stronger from the third counter on', () => {
    for (const [advancement, strength] of [
      [0, 5],
      [2, 5],
      [3, 10],
      [6, 10],
    ] as const) {
      expect(shown(setUp({ corp: { servers: pharos(advancement) } }), 'Pharos').strength).toBe(strength);
    }
  });

  test('a tag, then the end of the run', () => {
    const table = setUp({ at: 'runner.action', corp: { servers: pharos(0) } });
    runOn(table, 'hq');
    expect(table.runner.tags).toBe(1);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.happened('subroutineResolves').length).toBe(2);
  });

  test('breaking both ends still costs the tag', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: pharos(0) },
      runner: { credits: 10, rig: ['Cleaver'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Cleaver', 2);
    table.runner.uses('Cleaver', 2);
    table.runner.uses('Cleaver', 1);
    table.runner.takes('break 2');
    table.runner.takes('break 3');
    goOn(table);
    expect(table.runner.tags).toBe(1);
    expect(ranSuccessfully(table)).toBe(true);
    expect(table.runner.credits).toBe(10 - 4 - 1);
  });

  test('it can be advanced unrezzed; other ice cannot', () => {
    const table = setUp({ corp: { servers: [{ server: 'hq', ice: ['Pharos', 'Palisade'] }] } });
    table.corp.advances('Pharos');
    expect(shown(table, 'Pharos').counters).toEqual({ advancement: 1 });
    expect(table.corp.explain('advance Palisade')).toMatchObject({ because: 'notAdvanceable' });
  });
});

card('Ice Wall', (setUp) => {
  test('one stronger for each counter', () => {
    for (const advancement of [0, 1, 7]) {
      const table = setUp({
        corp: { servers: [{ server: 'hq', ice: [{ card: 'Ice Wall', rezzed: true, advancement }] }] },
      });
      expect(shown(table, 'Ice Wall').strength).toBe(1 + advancement);
    }
  });

  test('advanced while unrezzed, rezzed strong, and it ends the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 1, servers: [{ server: 'hq', ice: [{ card: 'Ice Wall', advancement: 4 }] }] },
      runner: { rig: ['Cleaver'], credits: 3 },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Ice Wall'));
    table.corp.rezzes('Ice Wall');
    expect(shown(table, 'Ice Wall').strength).toBe(5);
    goOn(table);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('Leech weakens it for the encounter only', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Ice Wall', rezzed: true, advancement: 3 }] }] },
      runner: { rig: ['Cleaver', { card: 'Leech', virus: 1 }] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Leech');
    expect(shown(table, 'Ice Wall').strength).toBe(3);
    table.runner.uses('Cleaver', 1);
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    expect(shown(table, 'Ice Wall').strength).toBe(4);
  });
});

card('Archer', (setUp) => {
  const unrezzed = [{ server: 'hq', ice: ['Archer'] }];
  const rezzed = [{ server: 'hq', ice: [{ card: 'Archer', rezzed: true }] }];

  test('to rez it an agenda is forfeited beside its four credits', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 4, scored: ['Hostile Takeover', 'Offworld Office'], servers: unrezzed },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Archer'));
    table.corp.rezzes('Archer');
    table.corp.chooses('Hostile Takeover');
    goOn(table);
    expect(table.corp.credits).toBe(0 + 2); // its first subroutine
    expect(table.corp.points).toBe(2);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('without an agenda, or with three credits, it stays facedown', () => {
    for (const corp of [
      { credits: 9, scored: [] },
      { credits: 3, scored: ['Offworld Office'] },
    ]) {
      const table = setUp({
        at: 'runner.action',
        priority: 'every',
        corp: { ...corp, servers: unrezzed },
      });
      table.runner.takes('run hq');
      goOn(
        table,
        () =>
          table.runner.seen.run?.phase === 'run.approachIce' &&
          table.awaits === 'corp' &&
          table.corp.explain('rez Archer').allowed === false &&
          !['windowWithoutRez', 'iceOnlyWhenApproached'].includes(
            (table.corp.explain('rez Archer') as { because?: string }).because ?? '',
          ),
      );
      expect(table.corp.explain('rez Archer')).toMatchObject({
        because: corp.credits === 3 ? 'notEnoughCredits' : 'notEnoughAgendas',
      });
    }
  });

  test('two credits, two programs, the end of the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: rezzed },
      runner: { rig: ['Cleaver', 'Leech', 'Unity', 'Docklands Pass'], credits: 0 },
    });
    expect(shown(table, 'Archer').strength).toBe(6);
    runOn(table, 'hq');
    table.corp.chooses('Leech');
    table.corp.chooses('Cleaver');
    expect(table.corp.credits).toBe(2);
    expect(rig(table)).toEqual(['Unity', 'Docklands Pass']);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('with one program there is only one to trash', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: rezzed },
      runner: { rig: ['Leech'] },
    });
    runOn(table, 'hq');
    expect(rig(table)).toEqual([]);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table).toBeSettled();
  });
});

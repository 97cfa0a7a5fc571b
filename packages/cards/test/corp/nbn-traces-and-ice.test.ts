import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn, ranSuccessfully, rig, runIntoIce, runOn, shown } from './card.ts';

const lastTurn = (deed: 'succeed' | 'run') => ({
  lastTurn: { runner: [{ deed, side: 'runner' as const }] },
});

card('Funhouse', (setUp) => {
  const servers = [{ server: 'hq', ice: [{ card: 'Funhouse', rezzed: true }] }];

  test('a tag or the run ends, as it is encountered', () => {
    const table = setUp({ at: 'runner.action', corp: { servers }, runner: { credits: 0 } });
    runOn(table, 'hq');
    expect(table.decision).toMatchObject({ seat: 'runner', kind: 'payOrNot' });
    table.runner.declines();
    expect(table.runner.tags).toBe(0);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.happened('subroutineResolves')).toEqual([]);
    expect(table).toBeSettled();
  });

  test('then its subroutine: four credits or another tag', () => {
    for (const pays of [true, false]) {
      const table = setUp({ at: 'runner.action', corp: { servers }, runner: { credits: 4 } });
      runOn(table, 'hq');
      table.runner.accepts();
      expect(table.runner.tags).toBe(1);
      if (pays) table.runner.accepts();
      else table.runner.declines();
      goOn(table);
      expect(table.runner.tags).toBe(pays ? 1 : 2);
      expect(table.runner.credits).toBe(pays ? 0 : 4);
      expect(ranSuccessfully(table)).toBe(true);
    }
  });

  test('with three credits the second tag is not a choice', () => {
    const table = setUp({ at: 'runner.action', corp: { servers }, runner: { credits: 3 } });
    runOn(table, 'hq');
    table.runner.accepts();
    goOn(table);
    expect(table.runner.tags).toBe(2);
    expect(table.runner.credits).toBe(3);
  });

  test('the tag taken as a cost cannot be prevented, the one of the subroutine can', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers },
      runner: { credits: 0, rig: ['Decoy'] },
    });
    runOn(table, 'hq');
    table.runner.accepts();
    expect(table.decision?.kind).toBe('interrupt');
    expect(table.runner.tags).toBe(1);
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(1);
    expect(rig(table)).toEqual([]);
  });

  test('a decoder breaks the subroutine, but not the demand before it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers },
      runner: { credits: 10, rig: ['Buzzsaw'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.accepts();
    table.runner.uses('Buzzsaw', 2);
    table.runner.uses('Buzzsaw', 1);
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(table.runner.tags).toBe(1);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('bypassed as it is encountered, it demands nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers },
      runner: { grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.choose('runner', table.keys.find((key) => key.endsWith(' hq') || key === 'choose hq') ?? 'hq');
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    expect(table.runner.tags).toBe(0);
  });
});

card('Ping', (setUp) => {
  test('rezzed in a run on its server it gives a tag, then ends the run', () => {
    const table = setUp({ at: 'runner.action', corp: { servers: [{ server: 'hq', ice: ['Ping'] }] } });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Ping'));
    table.corp.rezzes('Ping');
    goOn(table);
    expect(table.runner.tags).toBe(1);
    expect(table.corp.credits).toBe(5 - 2);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('already rezzed it only ends the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Ping', rezzed: true }] }] },
    });
    runOn(table, 'hq');
    expect(table.runner.tags).toBe(0);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('rezzed outside a run, or in a run elsewhere, it gives no tag', () => {
    const outside = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'hq', ice: ['Ping'] },
          { server: 'remote-1', root: [{ card: 'Send a Message', advancement: 5 }] },
        ],
      },
    });
    outside.corp.scores('Send a Message');
    outside.corp.triggers('Send a Message');
    expect(shown(outside, 'Ping').rezzed).toBe(true);
    expect(outside.runner.tags).toBe(0);
    const elsewhere = setUp({
      at: 'runner.action',
      corp: { rd: ['Send a Message', 'Hedge Fund'], servers: [{ server: 'hq', ice: ['Ping'] }] },
    });
    runOn(elsewhere, 'rd');
    elsewhere.corp.triggers('Send a Message');
    expect(shown(elsewhere, 'Ping').rezzed).toBe(true);
    expect(elsewhere.runner.tags).toBe(0);
  });

  test('rezzed by Send a Message in a run on this server it does', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Send a Message'], servers: [{ server: 'hq', ice: ['Ping'] }] },
    });
    runOn(table, 'hq');
    table.corp.triggers('Send a Message');
    expect(table.runner.tags).toBe(1);
    expect(table.runner.scored).toEqual(['Send a Message']);
  });

  test('strength one: any fracter breaks it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Ping', rezzed: true }] }] },
      runner: { rig: ['Marjanah'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Marjanah', 1);
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
  });
});

card('SEA Source', (setUp) => {
  const trace = (corp: number, runner: number, rigged: string[] = []) => {
    const table = setUp({
      corp: { credits: 2 + 5, hq: ['SEA Source'] },
      runner: { credits: 5, rig: rigged },
      happened: lastTurn('succeed'),
    });
    table.corp.plays('SEA Source');
    table.choose('corp', `spend ${corp}`);
    table.choose('runner', `spend ${runner}`);
    return table;
  };

  test('trace three: more than link and credits is a tag, a draw is not', () => {
    expect(trace(0, 2).runner.tags).toBe(1);
    expect(trace(0, 3).runner.tags).toBe(0);
    expect(trace(2, 4).runner.tags).toBe(1);
    expect(trace(2, 5).runner.tags).toBe(0);
  });

  test('both pay what they spend', () => {
    const table = trace(2, 4);
    expect(table.corp.credits).toBe(7 - 2 - 2);
    expect(table.runner.credits).toBe(5 - 4);
    expect(table).toBeSettled();
  });

  test('link counts', () => {
    expect(trace(0, 2, ['Access to Globalsec']).runner.tags).toBe(0);
    expect(trace(1, 2, ['Access to Globalsec']).runner.tags).toBe(1);
  });

  test('refused unless the Runner’s last turn had a successful run', () => {
    for (const happened of [{}, lastTurn('run')]) {
      const table = setUp({ corp: { hq: ['SEA Source'] }, happened });
      expect(table.corp.explain('play SEA Source')).toMatchObject({ because: 'conditionNotMet' });
    }
  });
});

card('Hard-Hitting News', (setUp) => {
  const table = (runner: number) => {
    const played = setUp({
      corp: { credits: 3, hq: ['Hard-Hitting News', 'Hedge Fund'] },
      runner: { credits: runner },
      happened: lastTurn('run'),
    });
    played.corp.plays('Hard-Hitting News');
    return played;
  };

  test('four tags at once, and the action phase is over', () => {
    const hit = table(3);
    hit.choose('runner', 'spend 3');
    expect(hit.runner.tags).toBe(4);
    expect(hit.happened('tagsTaken').map((event) => event.amount)).toEqual([4]);
    expect(hit.phase).toBe('runner.action');
    expect(hit.corp.discardPile).toEqual(['Hard-Hitting News']);
  });

  test('a failed trace still ends the action phase', () => {
    const missed = table(4);
    missed.choose('runner', 'spend 4');
    expect(missed.runner.tags).toBe(0);
    expect(missed.phase).toBe('runner.action');
  });

  test('any run of the last turn is enough, even one that failed; none is not', () => {
    const ran = setUp({
      at: 'runner.action',
      corp: {
        hq: ['Hard-Hitting News'],
        servers: [{ server: 'rd', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { clicks: 1 },
    });
    runOn(ran, 'rd');
    expect(ranSuccessfully(ran)).toBe(false);
    expect(ran.corp.explain('play Hard-Hitting News')).toMatchObject({ allowed: true });
    const idle = setUp({ corp: { hq: ['Hard-Hitting News'] } });
    expect(idle.corp.explain('play Hard-Hitting News')).toMatchObject({ because: 'conditionNotMet' });
  });

  test('Decoy prevents one of the four', () => {
    const played = setUp({
      corp: { credits: 3, hq: ['Hard-Hitting News'] },
      runner: { credits: 0, rig: ['Decoy'] },
      happened: lastTurn('run'),
    });
    played.corp.plays('Hard-Hitting News');
    played.runner.uses('Decoy');
    expect(played.runner.tags).toBe(3);
  });
});

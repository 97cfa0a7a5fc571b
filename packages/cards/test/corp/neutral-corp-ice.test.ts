import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, ranSuccessfully, runIntoIce, runOn, shown } from './card.ts';

const at = (server: string, title: string) => [{ server, ice: [{ card: title, rezzed: true }] }];

card('Tithe', (setUp) => {
  test('one net damage and a credit for the Corp; the run goes on', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: at('archives', 'Tithe') },
      runner: { grip: copies('Diesel', 2) },
    });
    runOn(table, 'archives');
    expect(table.runner.hand.length).toBe(1);
    expect(table.happened('damaged')).toMatchObject([{ detail: 'net', amount: 1 }]);
    expect(table.corp.credits).toBe(1);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('broken subroutines do nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: at('archives', 'Tithe') },
      runner: { grip: copies('Diesel', 2), rig: ['Carmen'] },
    });
    runIntoIce(table, 'archives');
    table.runner.uses('Carmen', 1);
    table.runner.takes('break 1');
    goOn(table);
    expect(table.runner.hand.length).toBe(2);
    expect(table.corp.credits).toBe(1);
  });

  test('an empty grip is fatal, before the credit', () => {
    const table = setUp({ at: 'runner.action', corp: { credits: 0, servers: at('archives', 'Tithe') } });
    runOn(table, 'archives');
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });
});

card('Palisade', (setUp) => {
  test('two stronger before a remote server', () => {
    const table = setUp({
      corp: { servers: [...at('hq', 'Palisade'), ...at('remote-1', 'Palisade')] },
    });
    const strengths = table.corp.seen.corp.servers.flatMap(({ ice }) => ice.map((one) => one.strength));
    expect(strengths).toEqual([2, 4]);
  });

  test('ends the run', () => {
    const table = setUp({ at: 'runner.action', corp: { servers: at('hq', 'Palisade') } });
    runOn(table, 'hq');
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.happened('accessed')).toEqual([]);
    expect(table).toBeSettled();
  });

  test('a fracter of strength three is enough at HQ and too little at a remote', () => {
    for (const server of ['hq', 'remote-1']) {
      const table = setUp({
        at: 'runner.action',
        priority: 'every',
        corp: { servers: at(server, 'Palisade') },
        runner: { rig: ['Cleaver'] },
      });
      runIntoIce(table, server);
      expect(table.runner.explain('use Cleaver 1')).toMatchObject(
        server === 'hq' ? { allowed: true } : { because: 'notStrongEnough' },
      );
    }
  });

  test('rezzed only while the Runner approaches it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 3, servers: [{ server: 'hq', ice: ['Palisade'] }] },
    });
    expect(table.corp.explain('rez Palisade')).toMatchObject({ allowed: false });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Palisade'));
    table.corp.rezzes('Palisade');
    goOn(table);
    expect(table.corp.credits).toBe(0);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('unaffordable it stays facedown and the Runner walks past', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 2, servers: [{ server: 'hq', ice: ['Palisade'] }] },
    });
    runOn(table, 'hq');
    expect(shown(table, 'Palisade').rezzed).toBe(false);
    expect(ranSuccessfully(table)).toBe(true);
  });
});

card('Whitespace', (setUp, edition) => {
  const run = (credits: number, badPublicity = 0) => {
    const table = setUp({
      at: 'runner.action',
      corp: { badPublicity, servers: at('archives', 'Whitespace') },
      runner: { credits },
    });
    runOn(table, 'archives');
    return table;
  };

  test('three credits lost; six or fewer left end the run', () => {
    for (const [credits, left, through] of [
      [10, 7, true],
      [9, 6, false],
      [2, 0, false],
      [0, 0, false],
    ] as const) {
      const table = run(credits);
      expect(table.runner.credits).toBe(left);
      expect(ranSuccessfully(table)).toBe(through);
    }
  });

  test('bad publicity credits are part of the pool in 1.4 only', () => {
    const table = run(9, 1);
    if (edition === '1.4') {
      // Ten credits, three lost, seven left; the one from bad publicity went first.
      expect(ranSuccessfully(table)).toBe(true);
      expect(table.runner.credits).toBe(7);
    } else {
      expect(ranSuccessfully(table)).toBe(false);
      expect(table.runner.credits).toBe(6);
    }
  });

  test('with the first subroutine broken, seven credits are enough', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: at('archives', 'Whitespace') },
      runner: { credits: 8, rig: ['Unity'] },
    });
    runIntoIce(table, 'archives');
    table.runner.uses('Unity', 1);
    table.runner.takes('break 1');
    goOn(table);
    expect(table.runner.credits).toBe(7);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('credits on cards can neither be lost nor counted', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: at('archives', 'Whitespace') },
      runner: { credits: 5, rig: [{ card: 'Smartware Distributor', credits: 9 }] },
    });
    runOn(table, 'archives');
    expect(table.runner.credits).toBe(2);
    expect(table.runner.seen.runner.rig[0]?.counters).toEqual({ credits: 9 });
    expect(ranSuccessfully(table)).toBe(false);
  });
});

card('Enigma', (setUp) => {
  test('a click lost and the run ended', () => {
    const table = setUp({ at: 'runner.action', corp: { servers: at('hq', 'Enigma') } });
    runOn(table, 'hq');
    expect(table.runner.clicks).toBe(4 - 1 - 1);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('without clicks there is none to lose', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: at('hq', 'Enigma') },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    expect(table.happened('clicksLost')).toEqual([]);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('a fracter does not break a code gate', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { servers: at('hq', 'Enigma') },
      runner: { rig: ['Cleaver'] },
    });
    runIntoIce(table, 'hq');
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Wall of Static', (setUp) => {
  test('ends the run', () => {
    const table = setUp({ at: 'runner.action', corp: { servers: at('rd', 'Wall of Static') } });
    runOn(table, 'rd');
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.runner.clicks).toBe(3);
  });

  test('strength three: Corroder pays one for strength and one to break', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: at('rd', 'Wall of Static') },
      runner: { credits: 2, rig: ['Corroder'] },
    });
    runIntoIce(table, 'rd');
    expect(table.runner.explain('use Corroder 1')).toMatchObject({ because: 'notStrongEnough' });
    table.runner.uses('Corroder', 2);
    table.runner.uses('Corroder', 1);
    if (table.decision?.kind === 'break') table.runner.takes('break 1');
    goOn(table);
    expect(table.runner.credits).toBe(0);
    expect(ranSuccessfully(table)).toBe(true);
  });
});

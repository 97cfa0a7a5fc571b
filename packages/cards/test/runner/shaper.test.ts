import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, countersOn, goOn, rezzed, strengthOf } from './card.ts';

const _three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Creative Commission', (setUp) => {
  test('five credits, and a click with them', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Creative Commission'] } });
    table.runner.plays('Creative Commission');
    expect(table.runner.credits).toBe(5);
    expect(table.runner.clicks).toBe(2);
  });

  test('with the last click nothing is lost', () => {
    const table = setUp({ runner: { credits: 1, clicks: 1, grip: ['Creative Commission'] } });
    table.runner.plays('Creative Commission');
    expect(table.runner.credits).toBe(5);
    expect(table.happened('clicksLost')).toEqual([]);
  });

  test('not without a credit', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Creative Commission'] } });
    expect(table.runner.explain('play Creative Commission')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('VRcation', (setUp) => {
  test('four cards, and a click with them', () => {
    const table = setUp({ runner: { credits: 1, grip: ['VRcation'] } });
    table.runner.plays('VRcation');
    expect(table.runner.hand.length).toBe(4);
    expect(table.runner.clicks).toBe(2);
    expect(table.runner.credits).toBe(0);
  });

  test('with the last click nothing is lost', () => {
    const table = setUp({ runner: { clicks: 1, grip: ['VRcation'] } });
    table.runner.plays('VRcation');
    expect(table.runner.hand.length).toBe(4);
    expect(table.happened('clicksLost')).toEqual([]);
  });

  test('a short stack gives what it has', () => {
    const table = setUp({ runner: { grip: ['VRcation'], stack: ['Diesel'] } });
    table.runner.plays('VRcation');
    expect(table.runner.hand).toEqual(['Diesel']);
  });
});

card('Diesel', (setUp, edition) => {
  test('three cards for nothing', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Diesel'] } });
    table.runner.plays('Diesel');
    expect(table.runner.hand.length).toBe(3);
    expect(table.runner.clicks).toBe(3);
    expect(table.corp.hand).toEqual([]);
  });

  test('an empty stack: refused where the edition asks for a change', () => {
    const table = setUp({ runner: { grip: ['Diesel'], stack: [] } });
    expect(table.runner.explain('play Diesel').allowed).toBe(edition !== '1.4');
  });
});

card('Tāo Salonga: Telepresence Magician', (setUp) => {
  const tao = 'Tāo Salonga: Telepresence Magician';
  const guarded = {
    servers: [
      { server: 'hq', ice: ['Palisade', 'Tithe'] },
      { server: 'rd', ice: [rezzed('Enigma')] },
    ],
  };
  const iceAt = (table: ReturnType<typeof setUp>, server: string): string[] =>
    table.corp.seen.corp.servers.find((one) => one.server === server)?.ice.map((ice) => ice.title ?? '') ??
    [];

  test('stolen: two installed pieces of ice may change places', () => {
    const table = setUp({
      corp: { archives: ['Offworld Office'], ...guarded },
      runner: { identity: tao },
    });
    table.runner.takes('run archives');
    goOn(table);
    table.runner.triggers(tao);
    table.runner.chooses('Palisade');
    table.runner.chooses('Enigma');
    expect(iceAt(table, 'hq')).toEqual(['Enigma', 'Tithe']);
    expect(iceAt(table, 'rd')).toEqual(['Palisade']);
    const [hq, rd] = table.corp.seen.corp.servers;
    expect(hq?.ice.map((ice) => ice.rezzed)).toEqual([true, false]);
    expect(rd?.ice.map((ice) => ice.rezzed)).toEqual([false]);
  });

  test("scored: the same on the Corp's turn", () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          ...guarded.servers,
          { server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] },
        ],
      },
      runner: { identity: tao },
    });
    table.corp.scores('Hostile Takeover');
    table.runner.triggers(tao);
    table.runner.chooses('Palisade');
    table.runner.chooses('Tithe');
    expect(iceAt(table, 'hq')).toEqual(['Tithe', 'Palisade']);
    expect(iceAt(table, 'rd')).toEqual(['Enigma']);
  });

  test('declined', () => {
    const table = setUp({ corp: { archives: ['Offworld Office'], ...guarded }, runner: { identity: tao } });
    table.runner.takes('run archives');
    goOn(table);
    table.runner.passes();
    expect(iceAt(table, 'hq')).toEqual(['Palisade', 'Tithe']);
  });

  test('what is hosted goes along', () => {
    const table = setUp({
      corp: {
        archives: ['Offworld Office'],
        servers: [
          { server: 'hq', ice: [{ card: 'Palisade', hosted: [{ card: 'Botulus', virus: 2 }] }] },
          { server: 'rd', ice: ['Tithe'] },
        ],
      },
      runner: { identity: tao },
    });
    table.runner.takes('run archives');
    goOn(table);
    table.runner.triggers(tao);
    expect(iceAt(table, 'rd')).toEqual(['Palisade']);
    expect(countersOn(table, 'Botulus')).toEqual({ virus: 2 });
    const [, rd] = table.runner.seen.corp.servers;
    expect(rd?.ice[0]?.hosted.map((one) => one.title)).toEqual(['Botulus']);
  });

  test('Palisade is stronger where it has come to', () => {
    const table = setUp({
      corp: {
        archives: ['Offworld Office'],
        servers: [
          { server: 'hq', ice: [rezzed('Palisade')] },
          { server: 'remote-1', ice: ['Tithe'], root: ['PAD Campaign'] },
        ],
      },
      runner: { identity: tao },
    });
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.takes('run archives');
    goOn(table);
    table.runner.triggers(tao);
    expect(strengthOf(table, 'Palisade')).toBe(4);
  });

  test('with a single piece of ice there is nothing to swap', () => {
    const table = setUp({
      corp: { archives: ['Offworld Office'], servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { identity: tao },
    });
    table.runner.takes('run archives');
    goOn(table);
    if (table.decision?.kind === 'reaction') table.runner.triggers(tao);
    goOn(table);
    expect(iceAt(table, 'hq')).toEqual(['Palisade']);
    expect(table).toBeSettled();
  });
});

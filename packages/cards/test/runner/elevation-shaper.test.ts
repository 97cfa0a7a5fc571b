import { expect, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  accesses,
  card,
  countersOn,
  finishRun,
  goOn,
  rezzed,
  rig,
  runInto,
  strengthOf,
  trashAccessed,
} from './card.ts';

/** Pays what is asked with hosted credits as far as they go. */
function paysFromCards(table: Table): void {
  while (table.decision?.kind === 'pay') table.choose('runner', table.keys.at(-1) ?? '');
}

card('Azimat', (setUp) => {
  const campaign = { credits: 0, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] };
  const filled = { card: 'Azimat', credits: 2 };

  test('two credits when installed, refilled before your turn begins', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Azimat'] } });
    table.runner.installs('Azimat');
    expect(countersOn(table, 'Azimat')).toEqual({ credits: 2 });
    expect(table.runner.memory.used).toBe(2);
    for (const credits of [0, 1, 2]) {
      const later = setUp({ at: '5.7.1a', runner: { rig: [{ card: 'Azimat', credits }] } });
      goOn(later);
      expect(countersOn(later, 'Azimat')).toEqual({ credits: 2 });
    }
  });

  test('they pay trash costs, together with the pool', () => {
    const table = setUp({ corp: campaign, runner: { credits: 2, rig: [filled] } });
    table.runner.takes('run remote-1');
    trashAccessed(table);
    paysFromCards(table);
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect(table.runner.credits).toBe(0);
    expect(countersOn(table, 'Azimat')).toEqual({});
  });

  test('a credit too few: refused', () => {
    const table = setUp({ priority: 'every', corp: campaign, runner: { credits: 1, rig: [filled] } });
    table.runner.takes('run remote-1');
    goOn(table);
    table.choose('runner', table.keys[0] ?? '');
    goOn(table);
    if (table.decision?.kind === 'trashAccessed') {
      expect(table.keys).toEqual(['continue']); // trashing is not even offered
      table.runner.takes('continue');
      goOn(table);
    }
    expect(table.decision?.kind).toBe('action');
    expect(accesses(table)).toBe(1);
    expect(table.corp.discardPile).toEqual([]);
    expect(countersOn(table, 'Azimat')).toEqual({ credits: 2 });
  });

  test('for nothing else: not for installing, playing or breaking', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, rig: [filled, 'Corroder'], grip: ['Akamatsu Mem Chip', 'Overclock'] },
    });
    goOn(table, () => table.decision?.kind === 'action');
    expect(table.runner.explain('install Akamatsu Mem Chip')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
    runInto(table, 'hq', 'Palisade');
    expect(table.runner.explain('use Corroder 1')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Devadatta Drone', (setUp) => {
  const drone = (power: number) => ({ card: 'Devadatta Drone', power });

  test('two power counters when installed', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Devadatta Drone'] } });
    table.runner.installs('Devadatta Drone');
    expect(countersOn(table, 'Devadatta Drone')).toEqual({ power: 2 });
  });

  test('a counter for one more card of R&D, at each breach', () => {
    const table = setUp({ runner: { rig: [drone(2)] } });
    for (const [left, seen] of [
      [{ power: 1 }, 2],
      [{}, 4],
    ] as const) {
      table.runner.takes('run rd');
      goOn(table);
      table.runner.triggers('Devadatta Drone');
      finishRun(table);
      expect(countersOn(table, 'Devadatta Drone')).toEqual(left);
      expect(accesses(table)).toBe(seen);
    }
    expect(rig(table)).toEqual(['Devadatta Drone']);
  });

  test('two drones, two more cards, one counter from each', () => {
    const table = setUp({ runner: { rig: [drone(2), drone(1)] } });
    table.runner.takes('run rd');
    goOn(table);
    table.runner.triggers('Devadatta Drone');
    table.runner.triggers('Devadatta Drone');
    finishRun(table);
    expect(accesses(table)).toBe(3);
  });

  test('it may be declined', () => {
    const table = setUp({ runner: { rig: [drone(2)] } });
    table.runner.takes('run rd');
    goOn(table);
    table.runner.passes();
    finishRun(table);
    expect(accesses(table)).toBe(1);
    expect(countersOn(table, 'Devadatta Drone')).toEqual({ power: 2 });
  });

  test('nothing without a counter, and nothing in HQ', () => {
    const empty = setUp({ runner: { rig: [drone(0)] } });
    empty.runner.takes('run rd');
    goOn(empty);
    if (empty.decision?.kind === 'reaction') empty.runner.triggers('Devadatta Drone');
    finishRun(empty);
    expect(accesses(empty)).toBe(1);
    const hq = setUp({ corp: { hq: ['Hedge Fund', 'IPO'] }, runner: { rig: [drone(2)] } });
    hq.runner.takes('run hq');
    finishRun(hq);
    expect(accesses(hq)).toBe(1);
    expect(countersOn(hq, 'Devadatta Drone')).toEqual({ power: 2 });
  });
});

card('Principia', (setUp) => {
  const wall = { servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }], hq: ['Hedge Fund'] };

  test('a credit less for each other installed icebreaker', () => {
    const costs = (...installed: readonly string[]): number => {
      const table = setUp({ runner: { credits: 4, rig: installed, grip: ['Principia'] } });
      goOn(table, () => table.decision?.kind === 'action');
      table.runner.installs('Principia');
      if (table.decision?.kind === 'trashLikeCards') table.runner.isDone();
      expect(rig(table)).toContain('Principia');
      return 4 - table.runner.credits;
    };
    expect(costs()).toBe(4);
    expect(costs('Leech', 'Docklands Pass')).toBe(4);
    expect(costs('Carmen')).toBe(3);
    expect(costs('Carmen', 'Buzzsaw', 'Principia')).toBe(1);
    expect(costs('T400 Memory Diamond', 'Carmen', 'Buzzsaw', 'Mayfly')).toBe(1);
  });

  test('never below nothing', () => {
    const table = setUp({
      runner: {
        credits: 0,
        rig: ['T400 Memory Diamond', 'Dyson Mem Chip', 'Carmen', 'Buzzsaw', 'Unity', 'Echelon', 'Marjanah'],
        grip: ['Principia'],
      },
    });
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Principia');
    table.runner.isDone();
    expect(table.runner.credits).toBe(0);
    expect(rig(table)).toContain('Principia');
  });

  test('a program trashed to make room does not count', () => {
    const table = setUp({
      runner: { credits: 4, rig: ['Carmen', 'Buzzsaw', 'Unity', 'Echelon'], grip: ['Principia'] },
    });
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Principia');
    table.choose('runner', table.keys.find((key) => table.inWords(key) === 'trash Unity') ?? '');
    table.runner.isDone();
    expect(table.runner.credits).toBe(4 - (4 - 3));
    expect(table.runner.discardPile).toEqual(['Unity']);
  });

  test('refused with a credit too few; other programs cost what they cost', () => {
    const table = setUp({ runner: { credits: 2, rig: ['Carmen'], grip: ['Principia', 'Cleaver'] } });
    goOn(table, () => table.decision?.kind === 'action');
    expect(table.runner.explain('install Principia')).toMatchObject({ because: 'notEnoughCredits' });
    const installed = setUp({ runner: { credits: 2, rig: ['Principia'], grip: ['Cleaver'] } });
    expect(installed.runner.explain('install Cleaver')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('two credits for two strength, one for a subroutine of a barrier', () => {
    const table = setUp({ corp: wall, runner: { credits: 3, rig: ['Principia'] } });
    runInto(table, 'hq', 'Wall of Static');
    table.runner.uses('Principia', 2);
    expect(strengthOf(table, 'Principia')).toBe(4);
    table.runner.uses('Principia', 1);
    finishRun(table);
    expect(accesses(table)).toBe(1);
    expect(table.runner.credits).toBe(0);
    expect(strengthOf(table, 'Principia')).toBe(2);
  });

  test('too weak, or not a barrier: refused', () => {
    const weak = setUp({ priority: 'every', corp: wall, runner: { rig: ['Principia'] } });
    runInto(weak, 'hq', 'Wall of Static');
    expect(weak.runner.explain('use Principia 1')).toMatchObject({ because: 'notStrongEnough' });
    const gate = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Enigma')] }] },
      runner: { rig: ['Principia'] },
    });
    runInto(gate, 'hq', 'Enigma');
    expect(gate.runner.explain('use Principia 1')).toMatchObject({ because: 'wrongIce' });
  });
});

card('Ritual', (setUp) => {
  test('a card for each click left after it', () => {
    const table = setUp({ runner: { clicks: 3, grip: ['Ritual'] }, corp: { hq: ['Hedge Fund'] } });
    table.runner.plays('Ritual');
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.clicks).toBe(2);
  });

  test('with the last click, none', () => {
    const table = setUp({ at: 'runner.action', runner: { clicks: 1, grip: ['Ritual', 'Diesel'] } });
    table.runner.plays('Ritual');
    expect(table.runner.hand).toEqual(['Diesel']);
    expect(table.runner.discardPile).toEqual(['Ritual']);
  });

  test('no more than the stack has', () => {
    const table = setUp({ runner: { clicks: 4, grip: ['Ritual'], stack: ['Diesel'] } });
    table.runner.plays('Ritual');
    expect(table.runner.hand).toEqual(['Diesel']);
  });
});

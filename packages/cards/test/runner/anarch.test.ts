import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, meet, rezzed, trashAccessed } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Wildcat Strike', (setUp, _edition) => {
  test('the Corp chooses: six credits', () => {
    const table = setUp({ corp: { credits: 1 }, runner: { credits: 2, grip: ['Wildcat Strike'] } });
    table.runner.plays('Wildcat Strike');
    expect(table.awaits).toBe('corp');
    table.corp.choosesMode(1);
    expect(table.runner.credits).toBe(6);
    expect(table.runner.hand).toEqual([]);
    expect(table.corp.credits).toBe(1);
    expect(table.runner.discardPile).toEqual(['Wildcat Strike']);
    expect(table).toBeSettled();
  });

  test('the Corp chooses: four cards', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Wildcat Strike'] } });
    table.runner.plays('Wildcat Strike');
    table.corp.choosesMode(2);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.hand.length).toBe(4);
  });

  test('with an empty stack the Corp may still name the draw', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Wildcat Strike'], stack: [] } });
    table.runner.plays('Wildcat Strike');
    table.corp.choosesMode(2);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.hand).toEqual([]);
    expect(table.outcome).toBeNull();
  });

  test('three cards in the stack: all of them are drawn', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Wildcat Strike'], stack: three } });
    table.runner.plays('Wildcat Strike');
    table.corp.choosesMode(2);
    expect(table.runner.hand.length).toBe(3);
    expect(table.outcome).toBeNull();
  });

  test('refused with one credit', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Wildcat Strike'] } });
    expect(table.runner.explain('play Wildcat Strike')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('René “Loup” Arcemont: Party Animal', (setUp) => {
  const loup = 'René “Loup” Arcemont: Party Animal';
  const twoRemotes = {
    servers: [
      { server: 'remote-1', root: ['Rashida Jaheem'] },
      { server: 'remote-2', root: ['Melange Mining Corp.'] },
    ],
  };
  const trashIt = (table: ReturnType<typeof setUp>, server: string): void => {
    table.runner.takes(`run ${server}`);
    trashAccessed(table);
    goOn(table);
  };

  test('the first accessed card trashed each turn: a credit and a card', () => {
    const table = setUp({ corp: twoRemotes, runner: { identity: loup, credits: 5 } });
    trashIt(table, 'remote-1');
    expect(table.runner.credits).toBe(5 - 1 + 1);
    expect(table.runner.hand.length).toBe(1);
    trashIt(table, 'remote-2');
    expect(table.runner.credits).toBe(5 - 1 + 1 - 1);
    expect(table.runner.hand.length).toBe(1);
  });

  test('Carnivore feeds him too', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'] },
      runner: { identity: loup, credits: 0, rig: ['Carnivore'], grip: ['Diesel', 'Diesel'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.uses('Carnivore');
    table.runner.chooses('Diesel');
    if (table.decision?.kind === 'pay') table.runner.chooses('Diesel');
    expect(table.runner.credits).toBe(1);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
  });

  test('stealing is not trashing, and leaving the card alone neither', () => {
    const table = setUp({
      corp: { hq: ['Offworld Office'], ...twoRemotes },
      runner: { identity: loup, credits: 5 },
    });
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    expect(accesses(table)).toBe(2);
    expect(table.runner.points).toBe(2);
    expect(table.runner.credits).toBe(5);
    expect(table.runner.hand).toEqual([]);
  });

  test('a card from R&D counts', () => {
    const table = setUp({
      corp: { rd: ['PAD Campaign', 'Hedge Fund'] },
      runner: { identity: loup, credits: 5 },
    });
    trashIt(table, 'rd');
    expect(table.runner.credits).toBe(5 - 4 + 1);
    expect(table.runner.hand.length).toBe(1);
  });
});

card('Stimhack', (setUp) => {
  test('nine credits for the run, then a core damage', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 1, grip: ['Stimhack', 'Diesel', 'Diesel'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run remote-1');
    goOn(table);
    trashAccessed(table);
    table.choose('runner', table.keys.find((key) => key.startsWith('pay 4')) ?? '');
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect(table.runner.credits).toBe(1);
    expect(table.runner.coreDamage).toBe(1);
    expect(table.runner.maximumHandSize).toBe(4);
    expect(table.runner.hand).toEqual(['Diesel']);
    expect(table.runner.discardPile.sort()).toEqual(['Diesel', 'Stimhack']);
    expect(table).toBeSettled();
  });

  test('what is not spent is gone after the run', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Stimhack', 'Diesel'] } });
    table.runner.plays('Stimhack');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.explain('gain credit').allowed).toBe(true);
  });

  test('the damage comes even if the run is ended', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Stimhack', 'Diesel'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.coreDamage).toBe(1);
  });

  test('an empty grip: flatline', () => {
    const table = setUp({ runner: { grip: ['Stimhack'] } });
    table.runner.plays('Stimhack');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.outcome).toMatchObject({ winner: 'corp' });
  });

  test('hosted credits break ice', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, grip: ['Stimhack', 'Diesel'], rig: ['Corroder'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run hq');
    meet(table, 'Palisade');
    table.runner.uses('Corroder', 1);
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('no card can take the damage away', () => {
    const table = setUp({
      runner: { rig: ['Net Shield', { card: 'Plascrete Carapace', power: 4 }], grip: ['Stimhack', 'Diesel'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.coreDamage).toBe(1);
    expect(table.runner.hand).toEqual([]);
  });

  test('bad publicity credits come on top', () => {
    const table = setUp({
      corp: { badPublicity: 2, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, grip: ['Stimhack', 'Diesel'], rig: ['Corroder'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run hq');
    meet(table, 'Palisade');
    expect(table.runner.seen.run?.badPublicityCredits).toBe(2);
    expect(countersOn(table, 'Stimhack')).toEqual({ credits: 9 });
  });
});

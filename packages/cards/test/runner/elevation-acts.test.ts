import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card } from './card.ts';

const inRig = (table: { runner: { seen: { runner: { rig: readonly { title?: string }[] } } } }) =>
  table.runner.seen.runner.rig.map(({ title }) => title);

card('Illumination', (setUp) => {
  const ran = (credits: number, grip: string[], corp = {}) => {
    const table = setUp({ corp: { rd: ['Hedge Fund', 'Hedge Fund'], ...corp }, runner: { credits, grip } });
    table.runner.plays('Illumination');
    return table;
  };
  const goOn = (table: ReturnType<typeof ran>) => {
    for (let i = 0; i < 50 && table.decision?.kind !== 'target' && table.decision?.kind !== 'action'; i++)
      table.choose(table.awaits ?? 'runner', table.keys.includes('continue') ? 'continue' : 'pass');
  };

  test('up to three cards, each paid for before the next is chosen', () => {
    const table = ran(4, ['Illumination', 'Cleaver', 'Mayfly', 'Smartware Distributor', 'Sure Gamble']);
    goOn(table);
    expect(table.moves).toEqual(['choose Cleaver', 'choose Mayfly', 'choose Smartware Distributor', 'done']);
    table.runner.chooses('Cleaver');
    expect([table.runner.credits, inRig(table)]).toEqual([4 - 2, ['Cleaver']]);
    table.runner.chooses('Smartware Distributor');
    expect([table.runner.credits, inRig(table)]).toEqual([2, ['Cleaver', 'Smartware Distributor']]);
    // Mayfly costs one, less one.
    table.runner.chooses('Mayfly');
    table.runner.isDone(); // trashes no program
    expect([table.runner.credits, inRig(table)]).toEqual([2, ['Cleaver', 'Smartware Distributor', 'Mayfly']]);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
  });

  test('what is still too dear cannot be chosen; one may stop', () => {
    const table = ran(1, ['Illumination', 'Cleaver', 'Mayfly']);
    goOn(table);
    expect(table.moves).toEqual(['choose Mayfly', 'done']);
    table.runner.isDone();
    expect([table.runner.hand, table.runner.credits]).toEqual([['Cleaver', 'Mayfly'], 1]);
  });

  test('nothing is installed if the run fails', () => {
    const table = ran(9, ['Illumination', 'Cleaver'], {
      servers: [{ server: 'rd', ice: [{ card: 'Palisade', rezzed: true }] }],
    });
    goOn(table);
    expect([table.decision?.kind, inRig(table)]).toEqual(['action', []]);
    expect(table.runner.credits).toBe(9);
  });
});

card('Scrounge', (setUp) => {
  test('a program from the heap, and another to the bottom of the stack', () => {
    const table = setUp({
      runner: {
        credits: 4,
        grip: ['Scrounge'],
        heap: ['Cleaver', 'Mayfly', 'Sure Gamble'],
        stack: ['Diesel', 'Diesel'],
      },
    });
    table.runner.plays('Scrounge');
    expect(table.moves).toEqual(['choose Cleaver', 'choose Mayfly']);
    table.runner.chooses('Cleaver');
    expect([inRig(table), table.runner.credits, table.runner.clicks]).toEqual([['Cleaver'], 4 - 1 - 3, 2]);
    table.runner.accepts();
    expect(table.runner.discardPile).toEqual(['Sure Gamble', 'Scrounge']);
    expect(table.runner.deckSize).toBe(3);
  });

  test('the second program may stay', () => {
    const table = setUp({
      runner: { credits: 4, grip: ['Scrounge'], heap: ['Cleaver', 'Mayfly'], stack: ['Diesel'] },
    });
    table.runner.plays('Scrounge');
    table.runner.chooses('Cleaver');
    table.runner.declines();
    expect([table.runner.discardPile, table.runner.deckSize]).toEqual([['Mayfly', 'Scrounge'], 1]);
  });

  test('a program too dear is not installed, but may go under the stack', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Scrounge'], heap: ['Cleaver'], stack: ['Diesel'] } });
    table.runner.plays('Scrounge');
    table.runner.accepts();
    expect([inRig(table), table.runner.credits, table.runner.deckSize]).toEqual([[], 2, 2]);
  });

  test('refused with one click', () => {
    const table = setUp({ runner: { clicks: 1, credits: 9, grip: ['Scrounge'], heap: ['Cleaver'] } });
    expect(table.runner.explain('play Scrounge')).toMatchObject({ because: 'additionalCostUnpayable' });
  });
});

card('Topan: Ormas Leader', (setUp) => {
  const identity = 'Topan: Ormas Leader';

  test('a card for two less, and a meat damage for it', () => {
    const table = setUp({ runner: { identity, credits: 1, grip: ['Cleaver', 'Sure Gamble', 'Diesel'] } });
    table.runner.uses(identity);
    expect([inRig(table), table.runner.credits, table.runner.clicks]).toEqual([['Cleaver'], 0, 3]);
    expect(table.runner.hand).toHaveLength(1);
  });

  test('the damage comes with what else happens when the card is installed, in any order', () => {
    const table = setUp({ runner: { identity, credits: 9, grip: ['Devadatta Drone', 'Sure Gamble'] } });
    table.runner.uses(identity);
    expect(table.moves).toHaveLength(2);
    table.runner.triggers(identity);
    expect(table.runner.hand).toEqual([]);
    expect(table.runner.seen.runner.rig[0]?.counters.power).toBe(2);
  });

  test('other installs do no damage; only once per turn', () => {
    const table = setUp({
      runner: { identity, credits: 9, grip: ['Cleaver', 'Mayfly', 'Sure Gamble', 'Diesel', 'Diesel'] },
    });
    table.runner.installs('Mayfly');
    expect(table.runner.hand).toHaveLength(4);
    table.runner.uses(identity);
    table.runner.isDone();
    expect(table.runner.hand).toHaveLength(2);
    expect(table.runner.explain(`use ${identity} 1`)).toMatchObject({ because: 'usedThisTurn' });
  });

  test('with an empty hand left the damage flatlines', () => {
    const table = setUp({ runner: { identity, credits: 9, grip: ['Cleaver'] } });
    table.runner.uses(identity);
    expect(table.outcome).toMatchObject({ winner: 'corp' });
  });
});

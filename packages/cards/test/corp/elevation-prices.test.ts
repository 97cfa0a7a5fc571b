import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { access, card, goOn, runOn, trashAccessed } from './card.ts';

card('Biawak', (setUp) => {
  const approached = (credits: number, scored: string[] = ['Offworld Office', 'Hostile Takeover']) => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits, scored, servers: [{ server: 'hq', ice: ['Biawak'] }] },
      runner: { credits: 9, rig: ['Carmen', 'Telework Contract', 'Pennyshaver'] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Biawak') || table.runner.seen.run?.phase === 'run.movement');
    return table;
  };

  test('an agenda of your choice pays for ten of its fourteen credits', () => {
    const table = approached(4);
    table.corp.rezzes('Biawak');
    table.corp.chooses('Offworld Office');
    expect(table.corp.credits).toBe(0);
    expect(table.corp.scored).toEqual(['Hostile Takeover']);
    expect(table.corp.seen.corp.servers[0]?.ice[0]?.faceup).toBe(true);
  });

  test('with enough credits you are asked, and may keep your agendas', () => {
    const table = approached(14);
    table.corp.rezzes('Biawak');
    expect(table.keys.length).toBe(2);
    table.choose('corp', table.keys[0] ?? '');
    expect(table.corp.credits).toBe(0);
    expect(table.corp.scored).toEqual(['Offworld Office', 'Hostile Takeover']);
  });

  test('or keep ten credits', () => {
    const table = approached(14);
    table.corp.rezzes('Biawak');
    table.choose('corp', table.keys[1] ?? '');
    table.corp.chooses('Hostile Takeover');
    expect(table.corp.credits).toBe(10);
    expect(table.corp.scored).toEqual(['Offworld Office']);
  });

  test('without an agenda it is paid for without a question', () => {
    const table = approached(15, []);
    table.corp.rezzes('Biawak');
    expect(table.corp.credits).toBe(1);
  });

  test('refused one credit short, with an agenda or without', () => {
    for (const table of [approached(3), approached(13, [])]) {
      expect(table.moves).not.toContain('rez Biawak');
      expect(table.corp.seen.corp.servers[0]?.ice[0]?.faceup).toBe(false);
    }
    expect(approached(4).corp.explain('rez Biawak').allowed).toBe(true);
  });

  test('a program and a resource are trashed, hardware is not, and the run ends', () => {
    const table = approached(4);
    table.corp.rezzes('Biawak');
    table.corp.chooses('Offworld Office');
    for (let i = 0; i < 2; i++) {
      goOn(table);
      table.corp.choosesMode(1);
    }
    goOn(table, () => table.runner.seen.run === null);
    expect(table.runner.discardPile).toEqual(['Carmen', 'Telework Contract']);
    expect(table.runner.seen.runner.rig.map(({ card: id }) => id)).toEqual(['pennyshaver']);
    expect(table.runner.seen.run).toBeNull();
  });
});

card('Mahkota Langit Grid', (setUp) => {
  const grid = { card: 'Mahkota Langit Grid', rezzed: true };
  const hold = (credits: number, here = true) =>
    setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', root: here ? [grid, 'Nico Campaign'] : ['Nico Campaign'] },
          { server: 'remote-2', root: here ? ['Urtica Cipher'] : [grid] },
        ],
      },
      runner: { credits },
    });

  test('an asset beside it costs two more to trash', () => {
    const table = hold(4);
    runOn(table, 'remote-1');
    access(table, 'Nico Campaign');
    trashAccessed(table);
    expect(table.runner.credits).toBe(0);
    expect(table.corp.discardPile).toEqual(['Nico Campaign']);
  });

  test('refused with one credit less', () => {
    const table = hold(3);
    runOn(table, 'remote-1');
    access(table, 'Nico Campaign');
    expect(table.moves).not.toContain('trash Nico Campaign');
    expect(table.moves).toContain('continue');
  });

  test('itself, and an asset in another server, cost no more', () => {
    const table = hold(2);
    runOn(table, 'remote-1');
    access(table, 'Mahkota Langit Grid');
    trashAccessed(table);
    expect(table.runner.credits).toBe(0);
    const elsewhere = hold(2, false);
    runOn(elsewhere, 'remote-1');
    trashAccessed(elsewhere);
    expect(elsewhere.runner.credits).toBe(0);
  });

  const afterIt = (trashes: boolean): number => {
    const table = hold(7);
    runOn(table, 'remote-1');
    access(table, 'Mahkota Langit Grid');
    trashAccessed(table);
    expect(table.runner.credits).toBe(5);
    goOn(table);
    if (!trashes) {
      table.runner.takes('continue');
      goOn(table, () => table.decision?.kind === 'action');
      runOn(table, 'remote-1');
    }
    trashAccessed(table);
    return table.runner.credits;
  };

  test('trashed first, it still makes the asset cost two more in this run, and not in the next', () => {
    expect(afterIt(true)).toBe(7 - 2 - 4);
    expect(afterIt(false)).toBe(7 - 2 - 2);
  });

  const spends = (root: string[], other: string[] = []) =>
    setUp({
      at: '5.6.1a',
      corp: {
        credits: 9,
        servers: [
          { server: 'remote-1', root: [{ ...grid, credits: 2 }, ...root] },
          { server: 'remote-2', root: other },
        ],
      },
    });

  test('its credits rez an asset in its server, but none in another', () => {
    const table = spends(['Nico Campaign']);
    table.corp.rezzes('Nico Campaign');
    expect(table.moves).toEqual(['pay 1 Mahkota Langit Grid', 'pay 2 Mahkota Langit Grid', 'pay pool']);
    const other = spends([], ['Nico Campaign']);
    other.corp.rezzes('Nico Campaign');
    expect(other.corp.credits).toBe(9 - 2 + 3); // its own first three credits
  });
});

import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { access, card, copies, finishRun, rootOf, runOn, trashAccessed } from './card.ts';

card('Daniela Jorge Inácio', (setUp) => {
  const name = 'Daniela Jorge Inácio';
  const at = (root: string[], grip: string[], rig: string[] = []) => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: name, rezzed: true }, ...root] }] },
      runner: { credits: 5, grip, stack: copies('Sure Gamble', 3), rig },
    });
    runOn(table, 'remote-1');
    return table;
  };

  test('trashing her takes two credits and two random cards to the bottom of the stack', () => {
    const table = at([], ['Diesel', 'Jailbreak', 'Overclock']);
    trashAccessed(table);
    expect([table.runner.credits, table.runner.hand.length, table.runner.deckSize]).toEqual([
      5 - 2,
      3 - 2,
      3 + 2,
    ]);
    expect(table.corp.discardPile).toEqual([name]);
    expect(table.happened('putOnDeckBottom').map((event) => event.amount)).toEqual([2]);
    expect(table).toBeSettled();
  });

  test('with one card in the grip she stays; with two she goes', () => {
    const one = at([], ['Diesel']);
    expect(rootOf(one, 'remote-1')).toEqual([name]);
    expect([one.runner.credits, one.runner.hand]).toEqual([5, ['Diesel']]);
    const two = at([], ['Diesel', 'Jailbreak']);
    trashAccessed(two);
    expect([two.runner.hand, two.corp.discardPile]).toEqual([[], [name]]);
  });

  test('an agenda of the server costs two cards to steal, or stays', () => {
    for (const pays of [true, false]) {
      const table = at(['Offworld Office'], ['Diesel', 'Jailbreak']);
      access(table, 'Offworld Office');
      expect(table.decision?.kind).toBe('payOrNot');
      if (pays) table.runner.accepts();
      else table.runner.declines();
      expect(table.runner.scored).toEqual(pays ? ['Offworld Office'] : []);
      expect(table.runner.hand.length).toBe(pays ? 0 : 2);
    }
  });

  test('also in the rest of the run in which she is trashed, and not after', () => {
    const table = at(['Offworld Office'], copies('Diesel', 4));
    access(table, name);
    trashAccessed(table);
    expect(table.runner.hand.length).toBe(2);
    if (table.decision?.kind === 'access') access(table, 'Offworld Office');
    expect(table.decision?.kind).toBe('payOrNot');
    table.runner.declines();
    finishRun(table);
    runOn(table, 'remote-1');
    expect([table.runner.scored, table.runner.hand.length]).toEqual([['Offworld Office'], 2]);
  });

  test('another way to trash her costs the two cards as well', () => {
    const table = at([], copies('Diesel', 4), ['Carnivore']);
    table.runner.uses('Carnivore');
    table.runner.chooses('Diesel');
    table.runner.chooses('Diesel');
    table.runner.accepts();
    expect([table.runner.hand, table.corp.discardPile, table.runner.credits]).toEqual([[], [name], 5]);
  });

  test('unrezzed she asks for nothing, and agendas of other servers are none of her business', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 0,
        hq: ['Offworld Office'],
        servers: [
          { server: 'remote-1', root: [{ card: name, rezzed: true }] },
          { server: 'remote-2', root: [name] },
        ],
      },
      runner: { credits: 5, grip: ['Diesel'] },
    });
    runOn(table, 'hq');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    runOn(table, 'remote-2');
    trashAccessed(table);
    expect([table.runner.hand, table.corp.discardPile]).toEqual([['Diesel'], [name]]);
  });
});

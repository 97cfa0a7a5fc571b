// Interactions of Runner cards that players ask about.
import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, finishRun, goOn, rezzed, runInto, trashAccessed } from './card.ts';

card('Leech: 26.03 9.5.6c', (setUp) => {
  test('not before any ice is encountered', () => {
    const table = setUp({
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { rig: [{ card: 'Leech', virus: 2 }] },
    });
    table.runner.takes('run hq');
    expect(table.decision?.kind).toBe('window');
    expect(table.runner.explain('use Leech 1')).toMatchObject({ allowed: false });
  });
});

card('Inside Job: 1.4 9.2.8f', (setUp) => {
  test('bypassed ice does not get to its own encounter ability', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Funhouse')] }] },
      runner: { credits: 2, grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.tags).toBe(0);
    expect(accesses(table)).toBe(1);
  });
});

card('Loup and Marilyn', (setUp) => {
  const loup = 'René “Loup” Arcemont: Party Animal';
  const trashIt = (table: ReturnType<typeof setUp>, server: string): void => {
    table.runner.takes(`run ${server}`);
    trashAccessed(table);
    goOn(table);
  };
  test('a card shuffled away instead still counts as trashed', () => {
    const table = setUp({
      corp: {
        servers: [{ server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits: 2 }] }],
      },
      runner: { identity: loup, credits: 5 },
    });
    trashIt(table, 'remote-1');
    table.corp.triggers('Marilyn Campaign');
    expect(table.corp.discardPile).toEqual([]);
    expect(table.runner.credits).toBe(5 - 3 + 1);
    expect(table.runner.hand.length).toBe(1);
  });
});

card('Mutual Favor', (setUp) => {
  const stack = ['Diesel', 'Cleaver', 'Leech', 'Carmen'];
  test('what cannot be paid for goes to the grip', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Mutual Favor'], stack } });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.plays('Mutual Favor');
    table.runner.chooses('Cleaver');
    if (table.decision?.kind === 'mode') table.runner.choosesMode(1);
    expect(table.runner.hand).toEqual(['Cleaver']);
    expect(table.runner.seen.setAside).toEqual([]);
    expect(table).toBeSettled();
  });

  test('nothing found after a run: nothing is asked', () => {
    const table = setUp({ runner: { grip: ['Mutual Favor'], stack: ['Diesel'] } });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.plays('Mutual Favor');
    expect(table.decision?.kind).toBe('action');
    expect(table.runner.deckSize).toBe(1);
  });
});

card('Carnivore under Ansel: 1.4 1.2.5', (setUp, edition) => {
  test('refused', () => {
    if (edition !== '1.4') return;
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Ansel 1.0')] }] },
      runner: { clicks: 3, rig: ['Carnivore'], grip: ['Sure Gamble', 'Diesel', 'Overclock'] },
    });
    runInto(table, 'hq', 'Ansel 1.0');
    table.runner.uses('Ansel 1.0');
    table.choose('runner', 'break 1');
    table.runner.uses('Ansel 1.0');
    table.choose('runner', 'break 2');
    goOn(table);
    expect(accesses(table)).toBe(1);
    expect(table.moves).not.toContain('use Carnivore 1');
  });
});

card('Stimhack: its credits are considered to be in the pool', (setUp) => {
  const withPool = (setup: typeof setUp, credits: number) => {
    const table = setup({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Whitespace')] }] },
      runner: { credits, grip: ['Stimhack', 'Diesel'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run hq');
    return table;
  };
  test('Whitespace: ten less three is seven', () => {
    const table = withPool(setUp, 1);
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });
  test('Whitespace: nine less three is six', () => {
    const table = withPool(setUp, 0);
    finishRun(table);
    expect(accesses(table)).toBe(0);
  });
});

card('Net Shield: ruling 12', (setUp) => {
  test('triggering it is the consent to pay', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { credits: 1, rig: ['Net Shield'], grip: [] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.triggers('Net Shield');
    expect(table.decision?.kind).not.toBe('payOrNot');
    expect(table.runner.credits).toBe(0);
  });
});

card('Wildcat Strike is no "must": 9.11.3c does not narrow the choice', (setUp) => {
  test('the Corp may name the draw with an empty stack', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Wildcat Strike'], stack: [] } });
    table.runner.plays('Wildcat Strike');
    table.corp.choosesMode(2);
    expect(table.runner.credits).toBe(0);
  });
});

card('Urtica Cipher works facedown', (setUp) => {
  test('two net damage', () => {
    const table = setUp({
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Urtica Cipher'] }] },
      runner: { grip: ['Sure Gamble', 'Diesel', 'Overclock'] },
    });
    goOn(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    expect(table.runner.hand.length).toBe(1);
  });
});

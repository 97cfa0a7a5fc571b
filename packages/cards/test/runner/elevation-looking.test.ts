import { expect, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card } from './card.ts';

// Cards that look at cards, host them or take them back.

const stackOf = (table: Table): string[] => {
  const { zones, cards, pool } = table.game.state;
  return zones.stack.map((id) => pool[cards[id]?.def ?? -1] ?? '').reverse();
};

card('MuslihaT: Multifarious Marketeer', (setUp) => {
  const identity = 'MuslihaT: Multifarious Marketeer';
  const beginning = (top: string) =>
    setUp({ at: '5.7.1d', runner: { identity, grip: [], stack: [top, 'Diesel', 'Sure Gamble'] } });

  test('an icebreaker on top may be revealed and taken', () => {
    const table = beginning('Unity');
    expect(table.decision?.kind).toBe('may');
    expect(table.runner.seen.looking.map(({ title }) => title)).toEqual(['Unity']);
    expect(table.corp.seen.looking).toEqual([]);
    table.runner.accepts();
    expect(table.runner.hand).toEqual(['Unity']);
    expect(table.happened('revealed').flatMap(({ cards }) => cards.map(({ card: id }) => id))).toEqual([
      'unity',
    ]);
    expect(stackOf(table)).toEqual(['diesel', 'sure_gamble']);
  });

  test('so may a run event; both may be left', () => {
    const table = beginning('Jailbreak');
    table.runner.accepts();
    expect(table.runner.hand).toEqual(['Jailbreak']);
    const left = beginning('Jailbreak');
    left.runner.declines();
    expect(left.runner.hand).toEqual([]);
    expect(left.happened('revealed')).toEqual([]);
    expect(stackOf(left)[0]).toBe('jailbreak');
  });

  test('another card is only looked at, and only by the Runner', () => {
    const table = beginning('Sure Gamble');
    expect(table.decision?.kind).not.toBe('may');
    const [looked] = table.happened('lookedAt');
    expect(looked?.cards.map(({ card: id, seenBy }) => [id, seenBy])).toEqual([['sure_gamble', 'runner']]);
    expect(table.runner.hand).toEqual([]);
  });

  test('a program that is no icebreaker is none', () => {
    const table = beginning('Pantograph');
    expect(table.decision?.kind).not.toBe('may');
    expect(stackOf(table)[0]).toBe('pantograph');
  });
});

card('Madani', (setUp, edition) => {
  const atWork = (credits = 5, clicks = 4) =>
    setUp({
      at: 'runner.action',
      runner: { credits, clicks, rig: ['Madani'], grip: ['Unity', 'Carmen', 'Diesel'] },
    });
  const hosted = (table: Table): (string | undefined)[] =>
    table.corp.seen.runner.rig.find(({ title }) => title === 'Madani')?.hosted.map(({ title }) => title) ??
    [];

  test('a click hosts any number of programs of the grip faceup, and they are not installed', () => {
    const table = atWork();
    table.runner.uses('Madani', 1);
    expect(table.moves).toEqual(['choose Unity', 'choose Carmen', 'done']);
    table.runner.chooses('Unity');
    table.runner.chooses('Carmen');
    expect(hosted(table).sort()).toEqual(['Carmen', 'Unity']);
    expect(table.runner.hand).toEqual(['Diesel']);
    expect(table.runner.memory.used).toBe(0);
    expect(table.runner.clicks).toBe(3);
    expect(table.happened('installed')).toEqual([]);
  });

  test('once a turn one of them is installed, for its cost', () => {
    const table = atWork();
    table.runner.uses('Madani', 1);
    table.runner.chooses('Unity');
    table.runner.chooses('Carmen');
    table.runner.uses('Madani', 2);
    table.runner.chooses('Unity');
    expect(table.runner.credits).toBe(5 - 3);
    expect(table.runner.clicks).toBe(3);
    expect(hosted(table)).toEqual(['Carmen']);
    expect(table.runner.memory.used).toBe(1);
    expect(table.runner.explain('use Madani 2')).toMatchObject({ allowed: false });
  });

  test('refused without a hosted program; one it cannot pay for is not installed', () => {
    const table = atWork(0);
    expect(table.runner.explain('use Madani 2').allowed).toBe(false);
    table.runner.uses('Madani', 1);
    table.runner.chooses('Unity');
    table.runner.isDone();
    const { allowed } = table.runner.explain('use Madani 2');
    expect(allowed).toBe(edition === '26.03'); // there it may be used for nothing
    if (allowed) table.runner.uses('Madani', 2);
    expect(table.happened('installed')).toEqual([]);
    expect(hosted(table)).toEqual(['Unity']);
  });
});

card('Magdalene Keino-Chemutai: Cryptarchitect', (setUp) => {
  const identity = 'Magdalene Keino-Chemutai: Cryptarchitect';
  const discarding = (grip: string[], credits = 9) =>
    setUp({ at: '5.7.2a', runner: { identity, credits, grip } });

  test('a program or piece of hardware among the discarded cards may be installed, and only those', () => {
    const table = discarding([
      'Unity',
      'Pantograph',
      'Diesel',
      'Carmen',
      ...Array<string>(4).fill('Sure Gamble'),
    ]);
    table.runner.discards('Unity');
    table.runner.discards('Pantograph');
    table.runner.discards('Diesel');
    table.runner.triggers(identity);
    expect(table.moves.sort()).toEqual(['choose Pantograph', 'choose Unity']);
    table.runner.chooses('Unity');
    expect(table.runner.credits).toBe(9 - 3);
    expect(table.runner.discardPile.sort()).toEqual(['Diesel', 'Pantograph']);
    expect(table.corp.seen.runner.rig.map(({ title }) => title)).toEqual(['Unity']);
  });

  test('it is offered once, and may be declined', () => {
    const table = discarding(['Unity', 'Carmen', ...Array<string>(5).fill('Sure Gamble')]);
    table.runner.discards('Unity');
    table.runner.discards('Carmen');
    table.runner.passes();
    expect(table.runner.discardPile.sort()).toEqual(['Carmen', 'Unity']);
    expect(table.happened('triggered')).toEqual([]);
    expect(table.decision?.kind).not.toBe('reaction');
  });

  test('not without discarding, and not what lay in the heap before', () => {
    const none = discarding(['Unity', 'Sure Gamble']);
    expect(none.decision?.kind).not.toBe('reaction');
    const table = setUp({
      at: '5.7.2a',
      runner: {
        identity,
        credits: 9,
        heap: ['Carmen'],
        grip: ['Unity', ...Array<string>(5).fill('Sure Gamble')],
      },
    });
    table.runner.discards('Unity');
    table.runner.triggers(identity);
    expect(table.runner.discardPile).toEqual(['Carmen']);
    expect(table.corp.seen.runner.rig.map(({ title }) => title)).toEqual(['Unity']);
  });
});

import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, rezzed, rig } from './card.ts';

card('Lie Low', (setUp) => {
  const hold = (clicks: number, credits: number, tags: number) =>
    setUp({ runner: { clicks, credits, tags, grip: ['Lie Low'] } });

  test('two clicks and a credit for four cards', () => {
    const table = hold(4, 1, 2);
    table.runner.plays('Lie Low');
    table.runner.choosesMode(1);
    expect(table.runner.clicks).toBe(2);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.hand.length).toBe(4);
    expect(table.runner.tags).toBe(2);
    expect(table).toBeSettled();
  });

  test('or to remove up to two tags', () => {
    const table = hold(4, 1, 3);
    table.runner.plays('Lie Low');
    table.runner.choosesMode(2);
    expect(table.moves).toEqual(['number 0', 'number 1', 'number 2']);
    table.runner.takes('number 2');
    expect(table.runner.tags).toBe(1);
    expect(table.runner.hand).toEqual([]);
  });

  test('with one tag, no more than that', () => {
    const table = hold(4, 1, 1);
    table.runner.plays('Lie Low');
    table.runner.choosesMode(2);
    expect(table.moves).toEqual(['number 0', 'number 1']);
  });

  test('refused with one click, or without a credit', () => {
    expect(hold(1, 1, 2).runner.explain('play Lie Low')).toMatchObject({
      because: 'additionalCostUnpayable',
    });
    expect(hold(2, 0, 2).runner.explain('play Lie Low')).toMatchObject({ because: 'notEnoughCredits' });
    expect(hold(2, 1, 0).runner.explain('play Lie Low').allowed).toBe(true);
  });
});

card('Transfer of Wealth', (setUp) => {
  const runs = (credits: number, ice: string[] = []) => {
    const table = setUp({
      corp: { credits, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: ice.map(rezzed) }] },
      runner: { credits: 1, grip: ['Transfer of Wealth'] },
    });
    table.runner.plays('Transfer of Wealth');
    finishRun(table);
    return table;
  };

  test('a tag, three credits less for the Corp and six for you', () => {
    const table = runs(7);
    expect(table.runner.tags).toBe(1);
    expect(table.corp.credits).toBe(4);
    expect(table.runner.credits).toBe(1 + 6);
  });

  test('two for each credit the Corp really lost', () => {
    const table = runs(2);
    expect(table.corp.credits).toBe(0);
    expect(table.runner.credits).toBe(1 + 4);
    expect(runs(0).runner.credits).toBe(1);
    expect(runs(0).runner.tags).toBe(1);
  });

  test('nothing if the run fails', () => {
    const table = runs(7, ['Wall of Static']);
    expect(table.runner.tags).toBe(0);
    expect(table.corp.credits).toBe(7);
    expect(table.runner.credits).toBe(1);
  });
});

card('“Knickknack” O’Brian', (setUp) => {
  const name = '“Knickknack” O’Brian';
  const begin = (rig: string[]) => {
    const table = setUp({ corp: { hq: ['Hedge Fund'] }, runner: { credits: 0, rig: [name, ...rig] } });
    table.runner.takes('run hq');
    return table;
  };

  test('another installed card is trashed for its printed cost and a card', () => {
    const table = begin(['Docklands Pass', 'Cleaver']);
    table.runner.triggers(name);
    expect(table.moves.sort()).toEqual(['choose Cleaver', 'choose Docklands Pass']);
    table.runner.chooses('Cleaver');
    expect(table.runner.credits).toBe(3);
    expect(table.runner.hand.length).toBe(1);
    expect(table.runner.discardPile).toEqual(['Cleaver']);
  });

  test('it may be declined, and comes with the first run of a turn alone', () => {
    const table = begin(['Cleaver']);
    table.runner.passes();
    finishRun(table);
    table.runner.takes('run rd');
    expect(table.decision?.kind).not.toBe('reaction');
    expect(rig(table)).toEqual([name, 'Cleaver']);
  });

  test('nothing to trash but himself: nothing happens', () => {
    const table = begin([]);
    finishRun(table);
    expect(rig(table)).toEqual([name]);
    expect(table.runner.credits).toBe(0);
  });
});

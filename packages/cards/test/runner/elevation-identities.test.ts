import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn } from './card.ts';

const FRONT = 'Dewi Subrotoputri: Pedagogical Dhalang';
const BACK = 'Dewi Subrotoputri: Shadow Guide';

card(FRONT, (setUp) => {
  const ran = (identity: string, rig: string[], stopped = false) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        hq: ['Hedge Fund'],
        servers: stopped ? [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }] : [],
      },
      runner: { identity, credits: 5, rig, stack: ['Sure Gamble', 'Sure Gamble'], grip: [] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('yes') || table.corp.seen.run === null);
    return table;
  };
  const FULL = ['Corroder', 'Corroder', 'Corroder', 'Corroder'];
  const ROOM = ['Corroder', 'Corroder', 'Corroder'];
  const state = (table: ReturnType<typeof setUp>) => [
    table.runner.seen.runner.identity.title,
    table.runner.credits,
    table.runner.hand.length,
  ];

  test('with full memory a successful run may turn it for a credit', () => {
    const table = ran(FRONT, FULL);
    expect(table.moves).toEqual(['yes', 'no']);
    table.runner.takes('yes');
    expect(state(table)).toEqual([BACK, 6, 0]);
    goOn(table, () => table.corp.seen.run === null);
    // The side that came up did not see this run succeed.
    expect(state(table)).toEqual([BACK, 6, 0]);
  });

  test('it may be left as it is', () => {
    const table = ran(FRONT, FULL);
    table.runner.takes('no');
    goOn(table, () => table.corp.seen.run === null);
    expect(state(table)).toEqual([FRONT, 5, 0]);
  });

  test('with memory left the front does nothing', () => {
    expect(state(ran(FRONT, ROOM))).toEqual([FRONT, 5, 0]);
  });

  test('with memory left the other side may be turned for a card', () => {
    const table = ran(BACK, ROOM);
    table.runner.takes('yes');
    expect(state(table)).toEqual([FRONT, 5, 1]);
  });

  test('with full memory the other side does nothing', () => {
    expect(state(ran(BACK, FULL))).toEqual([BACK, 5, 0]);
  });

  test('neither asks after a run that did not succeed', () => {
    expect(state(ran(FRONT, FULL, true))).toEqual([FRONT, 5, 0]);
  });
});

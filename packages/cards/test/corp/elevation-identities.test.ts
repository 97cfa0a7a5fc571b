import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn } from './card.ts';

const FRONT = 'Nebula Talent Management: Making Stars';
const BACK = 'Gemilang Arena: Burning Bright';

card(FRONT, (setUp) => {
  type Position = NonNullable<Parameters<typeof setUp>[0]>;
  const identityOf = (table: ReturnType<typeof setUp>) => table.corp.seen.corp.identity.title;
  const asCorp = (position: NonNullable<Position['corp']>, more: Partial<Position> = {}) =>
    setUp({ at: 'corp.action', ...more, corp: { credits: 20, ...position } });

  test('after a turn with an operation it pays a credit and turns over', () => {
    const table = asCorp({
      identity: FRONT,
      clicks: 2,
      hq: ['Hedge Fund'],
      rd: ['Hedge Fund', 'Hedge Fund'],
    });
    table.corp.plays('Hedge Fund');
    expect([identityOf(table), table.corp.clicks]).toEqual([FRONT, 1]);
    table.corp.takes('gain credit');
    expect([identityOf(table), table.corp.credits]).toEqual([BACK, 20 + 4 + 1 + 1]);
    // The counterpart of the other player is untouched.
    expect(table.runner.credits).toBe(5);
  });

  test('without an operation it stays as it is', () => {
    const table = asCorp({ identity: FRONT, clicks: 1 });
    table.corp.takes('gain credit');
    expect([identityOf(table), table.corp.credits]).toEqual([FRONT, 21]);
  });

  test('the other side gives a click for the first operation of a turn, not for the second', () => {
    const table = asCorp({ identity: BACK, clicks: 3, hq: ['Hedge Fund', 'Hedge Fund', 'Palisade'] });
    table.corp.installs('Palisade', 'new-remote');
    expect(table.corp.clicks).toBe(2);
    table.corp.plays('Hedge Fund');
    expect(table.corp.clicks).toBe(2);
    table.corp.plays('Hedge Fund');
    expect([table.corp.clicks, identityOf(table)]).toEqual([1, BACK]);
  });

  test('the front gives no click for an operation', () => {
    const table = asCorp({ identity: FRONT, clicks: 3, hq: ['Hedge Fund'] });
    table.corp.plays('Hedge Fund');
    expect(table.corp.clicks).toBe(2);
  });

  test.each([
    ['hq', FRONT],
    ['rd', FRONT],
    ['archives', BACK],
  ])('a successful run on %s leaves it at %s', (server, side) => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity: BACK, hq: ['Hedge Fund'], rd: ['Hedge Fund'], archives: ['Hedge Fund'] },
    });
    table.runner.takes(`run ${server}`);
    goOn(table, () => table.corp.seen.run === null);
    expect(identityOf(table)).toBe(side);
  });

  test('a run that is not successful does not turn it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity: BACK, servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.corp.seen.run === null);
    expect(identityOf(table)).toBe(BACK);
  });
});

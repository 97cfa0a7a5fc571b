import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, runOn } from './card.ts';

const TITLE = 'Next Big Thing';

card(TITLE, (setUp) => {
  const scoredWith = (side: 'corp' | 'runner', agenda: number, hq: string[] = []) => {
    const scored = [{ card: TITLE, agenda }];
    return setUp({
      at: 'corp.action',
      corp: { hq, rd: copies('Hedge Fund', 6), ...(side === 'corp' ? { scored } : {}) },
      runner: side === 'runner' ? { scored } : {},
    });
  };
  const hostedBy = (table: ReturnType<typeof setUp>, side: 'corp' | 'runner') =>
    table.corp.seen[side].scored[0]?.counters.agenda ?? 0;

  test('scored, it has an agenda counter', () => {
    const table = setUp({
      at: '5.6.1b',
      corp: { servers: [{ server: 'remote-1', root: [{ card: TITLE, advancement: 5 }] }] },
    });
    table.corp.scores(TITLE);
    expect(hostedBy(table, 'corp')).toBe(1);
  });

  test('stolen, it has one too', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [TITLE] }] },
    });
    runOn(table, 'remote-1');
    if (hostedBy(table, 'runner') === 0) table.runner.takes(table.moves[0] ?? '');
    expect(hostedBy(table, 'runner')).toBe(1);
  });

  test.each(['corp', 'runner'] as const)('the Corp uses it in the score area of the %s', (side) => {
    const table = scoredWith(side, 1, ['PAD Campaign']);
    table.corp.uses(TITLE);
    expect([table.corp.hand.length, table.corp.clicks, hostedBy(table, side)]).toEqual([5, 2, 0]);
    table.corp.chooses('PAD Campaign');
    table.corp.chooses('Hedge Fund');
    table.corp.takes('done');
    expect([table.corp.hand, table.corp.seen.corp.rd.count]).toEqual([copies('Hedge Fund', 3), 4]);
    // The Runner's cards are left alone.
    expect(table.runner.hand).toEqual([]);
  });

  test('nothing need go back', () => {
    const table = scoredWith('corp', 1);
    table.corp.uses(TITLE);
    table.corp.takes('done');
    expect([table.corp.hand.length, table.corp.seen.corp.rd.count]).toEqual([4, 2]);
  });

  test.each(['corp', 'runner'] as const)('without a counter it cannot be used (%s)', (side) => {
    const table = scoredWith(side, 0);
    expect(table.moves.filter((move) => move.includes(TITLE))).toEqual([]);
    expect(table.corp.explain(`use ${TITLE} 1`)).toMatchObject({ allowed: false });
  });

  test('the Runner cannot use it', () => {
    const table = setUp({
      at: 'runner.action',
      runner: { scored: [{ card: TITLE, agenda: 1 }] },
    });
    expect(table.moves.filter((move) => move.includes(TITLE))).toEqual([]);
    expect(table.runner.explain(`use ${TITLE} 1`)).toMatchObject({ allowed: false });
  });
});

import { both, expect, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, leavesIt, runOn } from './making-runs.ts';
import { upgradeWith, wideNet } from './test-cards.ts';

// Which cards of a server are accessed, and in which order.

const hand = ['Hedge Fund', 'IPO', 'Sprint', 'Tithe'];

rule(both('7.2.3 7.2.1', '7.3.5a 7.4.1c 7.4.4'), 'one card of R&D by default, and it is the top one', () => {
  const table = scenario({ at: 'runner.action', corp: { rd: ['Sprint', 'IPO', 'Hedge Fund'] } });
  runOn(table, 'rd');
  expect(accessed(table)).toEqual(['Sprint']);
  expect(table).toBeSettled();
});

rule(both('7.3.2', '7.3.5a 7.4.4'), 'one card of HQ by default', () => {
  const table = scenario({ at: 'runner.action', corp: { hq: hand } });
  runOn(table, 'hq');
  expect(accessed(table).length).toBe(1);
  expect(table).toBeSettled();
});

rule(
  both('7.3.1', '7.3.4a 7.4.1b'),
  'the card of HQ is a random one: sooner or later it is each of them',
  () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const table = scenario({ at: 'runner.action', seed, corp: { hq: hand } });
      runOn(table, 'hq');
      for (const title of accessed(table)) seen.add(title);
    }
    expect([...seen].sort()).toEqual([...hand].sort());
  },
);

rule(
  both('7.3.1 7.1.6', '7.3.4a 7.4.3'),
  'several cards of HQ are picked one at a time, none of them twice',
  () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const table = scenario({
        at: 'runner.action',
        seed,
        cards: [wideNet],
        corp: { hq: hand },
        runner: { rig: ['Wide Net'] },
      });
      runOn(table, 'hq');
      expect(new Set(accessed(table)).size).toBe(1 + 2);
      orders.add(accessed(table).join());
    }
    expect(orders.size).toBeGreaterThan(10); // of the 24 orders there are
  },
);

rule(both('7.4.2', '7.4.1d'), 'all cards of Archives are accessed', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { archives: ['IPO', 'Sprint', { card: 'PAD Campaign', faceup: false }] },
  });
  runOn(table, 'archives');
  for (const title of ['Sprint', 'PAD Campaign']) accesses(table, title); // the last one follows by itself
  expect(accessed(table)).toEqual(['Sprint', 'PAD Campaign', 'IPO']);
  expect(table).toBeSettled();
});

rule(
  both('7.5.1 7.1.4', '7.4.1a'),
  'all cards in a remote server are accessed, in an order the Runner chooses',
  () => {
    const inOrder = (...order: readonly string[]): string[] => {
      const table = scenario({
        at: 'runner.action',
        corp: {
          servers: [{ server: 'remote-1', root: ['Offworld Office', 'Anoetic Void', 'Manegarm Skunkworks'] }],
        },
        runner: { credits: 0 },
      });
      runOn(table, 'remote-1');
      expect(table.moves.length).toBe(3);
      accesses(table, order[0] ?? '');
      expect(table.moves.length).toBe(2);
      accesses(table, order[1] ?? '');
      expect(table).toBeSettled();
      return accessed(table);
    };
    const first = ['Offworld Office', 'Anoetic Void', 'Manegarm Skunkworks'];
    const second = ['Manegarm Skunkworks', 'Offworld Office', 'Anoetic Void'];
    expect(inOrder(...first)).toEqual(first);
    expect(inOrder(...second)).toEqual(second);
  },
);

rule(
  both('7.1.2a 7.2.1a', '7.4.1a 7.4.1c'),
  'an upgrade in the root of R&D adds one access, before or after the top card',
  () => {
    for (const rootFirst of [true, false]) {
      const table = scenario({
        at: 'runner.action',
        corp: { rd: ['Sprint', 'IPO'], servers: [{ server: 'rd', root: ['Anoetic Void'] }] },
        runner: { credits: 0 },
      });
      runOn(table, 'rd');
      expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access rd']);
      accesses(table, rootFirst ? 'Anoetic Void' : 'rd');
      expect(accessed(table)).toEqual(rootFirst ? ['Anoetic Void', 'Sprint'] : ['Sprint', 'Anoetic Void']);
      expect(table).toBeSettled();
    }
  },
);

rule(
  both('7.1.2a 7.1.4', '7.3.4a 7.4.1a 7.4.1b'),
  'in HQ the Runner picks the upgrade of the root or a random card of the hand',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { hq: hand, servers: [{ server: 'hq', root: ['Anoetic Void', 'Manegarm Skunkworks'] }] },
      runner: { credits: 0 },
    });
    runOn(table, 'hq');
    expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access Manegarm Skunkworks', 'access hq']);
    accesses(table, 'Manegarm Skunkworks');
    expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access hq']);
    accesses(table, 'hq');
    expect(accessed(table)[0]).toBe('Manegarm Skunkworks');
    expect(hand).toContain(accessed(table)[1]);
    expect(accessed(table)[2]).toBe('Anoetic Void');
    expect(table).toBeSettled();
  },
);

rule(
  both('7.2.1 7.2.1a', '7.4.7 7.4.7a'),
  'R&D goes from the top down, with root cards wherever the Runner likes',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [wideNet],
      corp: {
        rd: ['Sprint', 'IPO', 'Tithe', 'Hedge Fund'],
        servers: [{ server: 'rd', root: ['Anoetic Void'] }],
      },
      runner: { credits: 0, rig: ['Wide Net'] },
    });
    runOn(table, 'rd');
    accesses(table, 'rd');
    expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access rd']); // of R&D one card at a time
    accesses(table, 'rd');
    accesses(table, 'Anoetic Void');
    expect(accessed(table)).toEqual(['Sprint', 'IPO', 'Anoetic Void', 'Tithe']);
    expect(table).toBeSettled();
  },
);

rule('7.2.1b', 'accessed cards stay in R&D in the order they were in', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [wideNet],
    corp: { rd: ['Sprint', 'IPO', 'Tithe', 'Hedge Fund'] },
    runner: { rig: ['Wide Net'], clicks: 1 },
  });
  runOn(table, 'rd');
  expect(accessed(table)).toEqual(['Sprint', 'IPO', 'Tithe']);
  expect(table.corp.hand).toEqual(['Sprint']); // the mandatory draw of the Corp's next turn
  table.corp.takes('draw card');
  table.corp.takes('draw card');
  expect(table.corp.hand).toEqual(['Sprint', 'IPO', 'Tithe']);
});

rule(
  both('7.6.5 7.6.6', '7.5.4 7.5.5 7.5.6'),
  'one card after another until none is left, or none at all',
  () => {
    const table = scenario({ at: 'runner.action', corp: { archives: ['IPO', 'Sprint', 'Tithe'] } });
    runOn(table, 'archives');
    const rest = (): string[] => table.moves.map((move) => move.slice('access '.length));
    expect(rest()).toEqual(['IPO', 'Sprint', 'Tithe']);
    accesses(table, 'Sprint');
    expect(rest()).toEqual(['IPO', 'Tithe']);
    accesses(table, 'Tithe');
    expect(accessed(table)).toEqual(['Sprint', 'Tithe', 'IPO']);
    const nothing = scenario({ at: 'runner.action' });
    runOn(nothing, 'archives');
    expect(accessed(nothing)).toEqual([]);
    expect(nothing.runner.clicks).toBe(3);
    expect(nothing).toBeSettled();
  },
);

const guard = upgradeWith('Guard', {});
rule(both('7.1.4', '7.5.4'), 'a root card may be left for last or taken first in Archives as well', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [guard],
    corp: { archives: ['IPO', 'Sprint'], servers: [{ server: 'archives', root: ['Guard'] }] },
  });
  runOn(table, 'archives');
  accesses(table, 'Sprint');
  accesses(table, 'Guard');
  leavesIt(table);
  expect(accessed(table)).toEqual(['Sprint', 'Guard', 'IPO']);
});

import {
  action,
  change,
  choose,
  click,
  compare,
  forThe,
  gains,
  installed,
  loses,
  of,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { installedCard } from '../runs/run-table.ts';
import { assetWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

/** A barrier; with an odd number of counters it is a sentry instead. */
const weathercock = iceWith('Weathercock', {
  text: [
    { ...gains('this', 'sentry'), while: compare(of('this', 'advancement'), { odd: true }) },
    { ...loses('this', 'barrier'), while: compare(of('this', 'advancement'), { odd: true }) },
  ],
});
const wall = iceWith('Wall', { strength: 2 });

const subtypes = (table: Table, title: string): string[] =>
  [...(installedCard(table, title)?.subtypes ?? ['as printed'])].sort();

rule(
  both('9.11.1b 2.16.5', '9.12.1b 2.16.5'),
  'a subtype is had that is given more often than it is taken',
  () => {
    const painter = assetWith('Painter', { text: [gains({ type: 'ice' }, 'barrier', 'ap')] });
    const scraper = assetWith('Scraper', { text: [loses({ type: 'ice' }, 'barrier')] });
    const withAssets = (...assets: readonly string[]) =>
      subtypes(
        scenario({
          cards: [wall, painter, scraper],
          corp: {
            servers: [
              { server: 'hq', ice: [rezzed('Wall')] },
              ...assets.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card)] })),
            ],
          },
        }),
        'Wall',
      );
    expect(withAssets()).toEqual(['as printed']);
    expect(withAssets('Painter')).toEqual(['ap', 'barrier']);
    expect(withAssets('Scraper')).toEqual([]);
    expect(withAssets('Scraper', 'Painter')).toEqual(['ap', 'barrier']);
    expect(withAssets('Scraper', 'Painter', 'Scraper')).toEqual(['ap']);
  },
);

rule(both('9.11.1b', '9.12.1b'), 'what a card says of its own subtypes holds while it says so', () => {
  const position = (advancement: number) =>
    scenario({
      cards: [weathercock],
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Weathercock', rezzed: true, advancement }] }] },
    });
  expect(subtypes(position(0), 'Weathercock')).toEqual(['as printed']);
  expect(subtypes(position(1), 'Weathercock')).toEqual(['sentry']);
  expect(subtypes(position(2), 'Weathercock')).toEqual(['as printed']);
});

rule(both('9.9.1', '9.10.1'), 'gained for a turn, a subtype is asked for as if it were printed', () => {
  const brush = resourceWith('Brush', {
    text: [action([click()], forThe('turn', gains(choose(installed('ice')), 'sentry')))],
  });
  const guard = assetWith('Guard', { text: [change({ subtype: 'sentry' }, 'strength', 5)] });
  const table = scenario({
    at: 'runner.action',
    cards: [wall, brush, guard],
    corp: {
      servers: [
        { server: 'hq', ice: [rezzed('Wall')] },
        { server: 'remote-1', root: [rezzed('Guard')] },
      ],
    },
    runner: { clicks: 2, rig: ['Brush'] },
  });
  expect(installedCard(table, 'Wall')?.strength).toBe(2);
  table.runner.uses('Brush');
  expect([installedCard(table, 'Wall')?.strength, subtypes(table, 'Wall')]).toEqual([
    7,
    ['barrier', 'sentry'],
  ]);
  table.runner.takes('gain credit');
  expect(subtypes(table, 'Wall')).toEqual(['as printed']);
});

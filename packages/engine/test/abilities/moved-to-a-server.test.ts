// Installed cards that move to another server, chosen where there are several.

import { describeText, EDITION_IDS } from '@lastclick/engine';
import {
  action,
  choose,
  click,
  gainCredits,
  move,
  moving,
  optional,
  when,
  whenYourTurnEnds,
} from '@lastclick/engine/language';
import { current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { goOn, iceOf } from '../runs/run-table.ts';
import { abacus, assetWith, iceWith, rezzed, upgradeWith } from '../runs/test-cards.ts';

const elsewhere = { server: { server: 'any', not: 'this' }, at: 'root' } as const;

const envoy = upgradeWith('Envoy', {
  text: [optional(whenYourTurnEnds(move('this', elsewhere))), when(moving('this'), gainCredits(1))],
});
const porter = assetWith('Porter', {
  text: [
    action([click()], move('this', elsewhere)),
    action([click()], move(choose({ in: 'ice' }), { server: 'hq', at: 'ice' })),
    when(moving({ type: 'ice' }), gainCredits(5)),
  ],
});
const lodge = assetWith('Lodge', { text: [] });
const sentinel = iceWith('Sentinel', {
  text: [when({ deed: 'run' }, move('this', { server: 'attacked', at: 'ice' }))],
});
const cards = [envoy, porter, lodge, sentinel, abacus];

const rootOf = (table: Table, server: string): (string | undefined)[] =>
  table.corp.seen.corp.servers.find((one) => one.server === server)?.root.map(({ title }) => title) ?? [];

test.each(EDITION_IDS)(
  'an upgrade moves to the root of the server that its controller chooses, and stays what it is (%s)',
  (edition) => {
    const table = scenario({
      at: 'corp.action',
      edition,
      cards,
      corp: {
        credits: 0,
        clicks: 1,
        servers: [
          { server: 'remote-1', root: [{ ...rezzed('Envoy'), power: 2 }] },
          { server: 'remote-2', root: [rezzed('Lodge')] },
        ],
      },
    });
    table.corp.takes('gain credit');
    table.corp.triggers('Envoy');
    // Its own server is none of them, and no server comes to be by a move.
    expect(table.moves.filter((move) => move.startsWith('choose')).sort()).toEqual([
      'choose archives',
      'choose hq',
      'choose rd',
      'choose remote-2',
    ]);
    table.corp.pays('choose remote-2');
    expect(rootOf(table, 'remote-2').sort()).toEqual(['Envoy', 'Lodge']);
    expect(rootOf(table, 'remote-1')).toEqual([]);
    expect(table.corp.credits).toBe(2);
    const moved = table.corp.seen.corp.servers
      .flatMap(({ root }) => root)
      .find(({ title }) => title === 'Envoy');
    expect([moved?.rezzed, moved?.counters]).toEqual([true, { power: 2 }]);
  },
);

test.each(EDITION_IDS)(
  'an asset moves only to where it may lie, and where there is no such server it stays (%s)',
  (edition) => {
    const table = scenario({
      at: 'corp.action',
      edition,
      cards,
      corp: {
        credits: 0,
        clicks: 2,
        servers: [
          { server: 'remote-1', root: [rezzed('Porter')] },
          { server: 'remote-2', root: [rezzed('Lodge')] },
        ],
      },
    });
    table.corp.uses('Porter');
    expect(rootOf(table, 'remote-1')).toEqual(['Porter']);
    expect(table.corp.credits).toBe(0);
  },
);

rule(current('6.2.2a'), 'ice moves to the outermost position before another server', () => {
  const table = scenario({
    at: 'corp.action',
    cards,
    corp: {
      credits: 0,
      clicks: 2,
      servers: [
        { server: 'hq', ice: [rezzed('Abacus')] },
        { server: 'rd', ice: [rezzed('Sentinel')] },
        { server: 'remote-1', root: [rezzed('Porter')] },
      ],
    },
  });
  table.corp.uses('Porter', 2);
  table.corp.chooses('Sentinel');
  expect(iceOf(table, 'hq')).toEqual(['Sentinel', 'Abacus']);
  expect(iceOf(table, 'rd')).toEqual([]);
  expect(table.corp.credits).toBe(5);
  // Before its own server it moves outward, which is no move to another.
  table.corp.uses('Porter', 2);
  table.corp.chooses('Abacus');
  expect(iceOf(table, 'hq')).toEqual(['Abacus', 'Sentinel']);
  expect(table.corp.credits).toBe(5);
});

rule(current('6.2.2a'), 'ice that moves in the way of a run is approached first', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: [rezzed('Abacus')] },
        { server: 'rd', ice: [rezzed('Sentinel')] },
      ],
    },
    runner: { clicks: 4 },
  });
  table.runner.takes('run hq');
  goOn(table);
  expect(iceOf(table, 'hq')).toEqual(['Sentinel', 'Abacus']);
  expect(table.happened('iceApproached')[0]?.cards[0]?.card).toBe('sentinel');
});

test('the move is told as an editor would', () => {
  expect(describeText(envoy)).toBe(
    'At the end of your turn, you may move this upgrade to the root of any server other than this server.\nWhen you move this upgrade, gain 1[credit].',
  );
  expect(describeText(sentinel)).toBe(
    'Whenever a run begins, move this ice to the outermost position protecting the attacked server.',
  );
});

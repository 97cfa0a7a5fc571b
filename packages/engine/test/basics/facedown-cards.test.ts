// Cards that are turned over, and cards of the Runner that are installed facedown.

import { createPool, describeText, fork, load, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  all,
  choose,
  click,
  did,
  gainCredits,
  host,
  iff,
  install,
  installed,
  installFacedown,
  installing,
  is,
  memory,
  paid,
  placeCounters,
  trash,
  trashing,
  turn,
  when,
  whenInstalled,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { installedCard } from '../runs/run-table.ts';
import { assetWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

const ofYours = { in: 'installed', side: 'runner' } as const;

/** Turns own cards over for a click, and installs cards facedown. */
const burrow = resourceWith('Burrow', {
  text: [
    action([click()], turn(choose({ ...ofYours, type: 'resource', not: { is: 'this' } }), 'facedown')),
    action(
      [click()],
      turn(choose({ ...ofYours, faceup: false }), 'faceup'),
      iff(is('that', { type: 'event' }), [trash('that')]),
    ),
    action([click()], installFacedown(choose({ in: 'grip' }))),
    action([click()], trash(choose({ ...ofYours, faceup: false }))),
  ],
});
const lodge = resourceWith('Lodge', {
  text: [memory(2), whenInstalled(gainCredits(3)), when(trashing('this'), gainCredits(10))],
});
const watcher = resourceWith('Watcher', {
  text: [
    when(installing({ type: 'resource' }), placeCounters('power', 1)),
    when(installing({}), placeCounters('virus', 1)),
    when(trashing({ type: 'resource' }), placeCounters('agenda', 1)),
    when(trashing({ side: 'runner' }), placeCounters('advancement', 1)),
  ],
});
const cards = [burrow, lodge, watcher];

const at = (runner: object): Table =>
  scenario({ at: 'runner.action', cards, runner: { clicks: 4, credits: 0, ...runner } });
const use = (table: Table, number: number, card: string): void => {
  table.runner.uses('Burrow', number);
  if (table.decision?.kind === 'target') table.runner.chooses(card);
};
const facedownIn = ({ corp }: Table) => corp.seen.runner.rig.filter(({ faceup }) => !faceup);
const noted = (table: Table) => installedCard(table, 'Watcher')?.counters ?? {};

rule(
  both('8.4.2 8.4.5 8.4.3', '8.1.4a 8.1.4d 1.12.5 1.21.2a'),
  'a card of the Runner that is turned facedown stays in play and is nothing any more',
  () => {
    const table = at({ rig: ['Burrow', 'Lodge', 'Watcher'] });
    const object = installedCard(table, 'Lodge')?.object;
    expect(table.runner.seen.runner.memory.limit).toBe(6);
    use(table, 1, 'Lodge');
    expect(table.runner.seen.runner.memory.limit).toBe(4);
    const [corpSees] = facedownIn(table);
    expect([corpSees?.object, corpSees?.title, corpSees?.remembered]).toEqual([object, undefined, 'lodge']);
    // Its own player may look at it.
    expect(table.runner.seen.runner.rig.find(({ faceup }) => !faceup)?.title).toBe('Lodge');
    expect(table.happened('trashed', 'installed')).toEqual([]);
    expect(noted(table)).toEqual({});
    // As it is no resource now, Watcher alone can be turned.
    table.runner.uses('Burrow', 1);
    expect(facedownIn(table).length).toBe(2);
    expect(installedCard(table, 'Watcher')).toBeUndefined();
  },
);

rule(
  both('8.4.6', '8.1.4e'),
  'turned faceup again it is active at once, and was not installed by that',
  () => {
    const table = at({ rig: ['Burrow', 'Lodge'] });
    use(table, 1, 'Lodge');
    use(table, 2, 'Lodge');
    expect(table.runner.seen.runner.memory.limit).toBe(6);
    expect([table.runner.credits, installedCard(table, 'Lodge')?.faceup]).toEqual([0, true]);
    expect(table.happened('turnedFaceup').length).toBe(1);
  },
);

rule(
  both('8.2.11a 8.4.1 8.4.2', '8.5.11a 8.1.4 8.1.4a'),
  'any card can be installed facedown, for nothing and as nothing',
  () => {
    const table = at({ rig: ['Burrow', 'Watcher'], grip: ['Sure Gamble', 'Corroder', 'Lodge'] });
    use(table, 3, 'Sure Gamble');
    use(table, 3, 'Corroder');
    use(table, 3, 'Lodge');
    expect(table.runner.hand).toEqual([]);
    expect([table.runner.credits, table.runner.seen.runner.memory.used]).toEqual([0, 0]);
    expect(facedownIn(table).map(({ title, remembered }) => title ?? remembered)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // Three cards were installed, none of them a resource.
    expect(noted(table)).toEqual({ virus: 3 });
    // An event has no place there: once it is one again, it is trashed.
    use(table, 2, 'Sure Gamble');
    expect([table.runner.discardPile, table.runner.credits]).toEqual([['Sure Gamble'], 0]);
  },
);

rule(
  both('8.4.4 8.4.2', '8.1.4c 8.1.4a'),
  'it lies faceup in the heap, and nothing in particular was trashed',
  () => {
    const table = at({ rig: ['Burrow', 'Watcher', 'Lodge'] });
    use(table, 1, 'Lodge');
    use(table, 4, 'Lodge');
    expect(table.runner.discardPile).toEqual(['Lodge']);
    expect(table.corp.seen.runner.heap.map(({ title, faceup }) => [title, faceup])).toEqual([
      ['Lodge', true],
    ]);
    expect([noted(table), table.runner.credits]).toEqual([{ advancement: 1 }, 0]);
    // Faceup it would have been one, and would have said so.
    const open = at({ rig: ['Burrow', 'Watcher', 'Lodge', 'Lodge'] });
    use(open, 1, 'Lodge');
    expect(noted(open)).toEqual({});
  },
);

rule(
  both('1.20.1 4.5.6c', '1.21.1 4.4.6c'),
  'cards in Archives are turned over; who cannot see them cannot tell them apart any more',
  () => {
    const veil = assetWith('Veil', {
      text: [
        action([click()], turn(all({ in: 'archives' }), 'facedown')),
        action(
          [click()],
          turn(choose({ in: 'archives', faceup: false }), 'faceup'),
          iff(did, [gainCredits(2)]),
        ),
      ],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [veil],
      corp: {
        credits: 0,
        clicks: 3,
        archives: ['Hedge Fund', { card: 'Tithe', faceup: false }, 'PAD Campaign'],
        servers: [{ server: 'remote-1', root: [rezzed('Veil')] }],
      },
    });
    table.corp.uses('Veil', 1);
    const seen = () => table.runner.seen.corp.archives.map(({ title, object }) => title ?? object);
    expect(seen()).toEqual([0, 0, 0]);
    expect(table.runner.seen.corp.archives.every((card) => card.remembered === undefined)).toBe(true);
    expect(table.corp.discardPile.toSorted()).toEqual(['Hedge Fund', 'PAD Campaign', 'Tithe']);
    table.corp.uses('Veil', 2);
    table.corp.chooses('PAD Campaign');
    expect(seen()).toEqual(['PAD Campaign', 0, 0]);
    expect(table.corp.credits).toBe(2);
    // Nothing is turned that lies that way already.
    const open = scenario({
      at: 'corp.action',
      cards: [veil],
      corp: {
        credits: 0,
        clicks: 3,
        archives: ['Hedge Fund'],
        servers: [{ server: 'remote-1', root: [rezzed('Veil')] }],
      },
    });
    if (open.keys.some((key) => key.includes('paid-turn-2'))) open.corp.uses('Veil', 2);
    expect([open.corp.credits, open.happened('turnedFaceup').length]).toEqual([0, 0]);
  },
);

rule(
  both('8.1.2 8.1.2b 3.2.3a', '8.1.1 8.1.3 3.2.3'),
  'of what the Corp has installed agendas are turned faceup, and rezzed cards turned facedown are derezzed',
  () => {
    const lamp = assetWith('Lamp', {
      text: [
        action([click()], turn(choose({ in: 'installed', side: 'corp', not: { is: 'this' } }), 'faceup')),
        action([click()], turn(choose({ in: 'installed', side: 'corp', not: { is: 'this' } }), 'facedown')),
      ],
    });
    const slab = iceWith('Slab', { text: [] });
    const table = scenario({
      at: 'corp.action',
      cards: [lamp, slab],
      corp: {
        credits: 0,
        clicks: 3,
        servers: [
          { server: 'hq', ice: ['Slab', rezzed('Slab')] },
          { server: 'remote-1', root: [rezzed('Lamp')] },
          { server: 'remote-2', root: ['Hostile Takeover'] },
        ],
      },
    });
    table.corp.uses('Lamp', 1);
    // Unrezzed ice is not to be had that way: only the agenda is there to choose.
    const seen = () =>
      table.runner.seen.corp.servers.at(-1)?.root.map(({ title, rezzed: is }) => [title, is]);
    expect(seen()).toEqual([['Hostile Takeover', false]]);
    table.corp.uses('Lamp', 2);
    expect(table.moves.length).toBe(2);
    table.corp.chooses('Slab');
    expect(table.happened('derezzed').length).toBe(1);
    expect(seen()).toEqual([['Hostile Takeover', false]]);
  },
);

rule(both('1.15.1', '1.16.1'), 'turning a hosted card facedown is a cost', () => {
  const doll = resourceWith('Doll', {
    text: [
      action([click()], host(choose({ in: 'grip', title: 'this' }))),
      paid([turn(choose({ hostedOn: 'this', faceup: true }), 'facedown')], gainCredits(2)),
      action([click()], turn(all({ hostedOn: 'this', faceup: false }), 'faceup')),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [doll],
    runner: { clicks: 4, credits: 0, rig: ['Doll'], grip: ['Doll'] },
  });
  const offered = () => table.keys.some((key) => key.includes('paid-gainCredits'));
  expect(offered()).toBe(false);
  table.runner.uses('Doll', 1);
  table.runner.uses('Doll', 2);
  expect([table.runner.credits, offered()]).toEqual([2, false]);
  expect(table.corp.seen.runner.rig[0]?.hosted.map(({ faceup, remembered }) => [faceup, remembered])).toEqual(
    [[false, 'doll']],
  );
  table.runner.uses('Doll', 3);
  expect(offered()).toBe(true);
});

test('copies, saves and worlds keep what lies facedown', () => {
  const table = at({ rig: ['Burrow', 'Lodge'], grip: ['Sure Gamble'] });
  use(table, 1, 'Lodge');
  use(table, 3, 'Sure Gamble');
  const real = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));
  const pool = createPool([...cards, ...real]);
  const { position } = view(table.game, 'corp', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  // The Corp saw which card was turned, not which one was installed.
  expect(hidden.filter(({ zone }) => zone === 'rig').length).toBe(1);
  const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'diesel'));
  for (const game of [fork(table.game), load(save(table.game), pool), worldOf(position, names, 1, pool)])
    expectSame(view(game, 'corp').runner.rig, table.corp.seen.runner.rig);
});

test('it is said in words, and refused where it means nothing', () => {
  expect(describeText(burrow).split('\n').slice(1, 3)).toEqual([
    '[click]: Turn 1 installed Runner card faceup. If that card is an event, trash that card.',
    '[click]: Install 1 card from your grip facedown.',
  ]);
  const pool = (text: NonNullable<Parameters<typeof assetWith>[1]['text']>) => () =>
    createPool([assetWith('Wrong', { text })]);
  expect(pool([action([click()], installFacedown(choose({ in: 'hq' })))])).toThrow(
    'what the Corp installs is facedown anyway',
  );
  expect(pool([action([turn(choose(installed('ice')), 'faceup')], gainCredits(1))])).toThrow(
    'only turning cards facedown is a cost',
  );
  const runners = (effect: ReturnType<typeof install>) => () =>
    createPool([resourceWith('Wrong', { text: [action([click()], effect)] })]);
  expect(runners({ ...install(choose({ in: 'grip' })), facedown: true, less: 1 } as never)).toThrow(
    'has no install cost',
  );
});

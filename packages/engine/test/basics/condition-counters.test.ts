// Operations and events that turn themselves into condition counters.

import { createPool, describe, describeText, fork, load, save, view, worldOf } from '@lastclick/engine';
import {
  action,
  addToHand,
  all,
  change,
  choose,
  click,
  damage,
  derez,
  encountering,
  endTheRun,
  event,
  forEachCard,
  forEachCounter,
  gainCredits,
  gains,
  gainsText,
  giveTags,
  hostAsCounter,
  insteadOfBreaching,
  operation,
  passing,
  placeCounters,
  preventing,
  purging,
  run,
  sub,
  trash,
  upTo,
  when,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, installedCard } from '../runs/run-table.ts';
import { assetWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const rezzedIce = choose({ in: 'installed', type: 'ice', rezzed: true });
/** Stronger ice, and more of it. */
const brace = operation({
  ...ofCorp,
  id: 'brace',
  title: 'Brace',
  subtypes: ['condition'],
  play: [hostAsCounter(rezzedIce, change('host', 'strength', 2))],
});
const spike = operation({
  ...ofCorp,
  id: 'spike',
  title: 'Spike',
  play: [
    hostAsCounter(
      rezzedIce,
      gains('host', 'barrier'),
      gainsText('host', sub(endTheRun)),
      change('host', 'strength', forEachCounter('power')),
      when(encountering({ is: 'host' }), giveTags(1), placeCounters('power', 1)),
    ),
  ],
});
const alibi = event({
  ...ofRunner,
  id: 'alibi',
  title: 'Alibi',
  play: [
    hostAsCounter(
      choose({ in: 'installed', type: 'resource' }),
      preventing({ deed: 'damage' }, [trash('this')], upTo(3)),
    ),
  ],
});
const graffiti = event({
  ...ofRunner,
  id: 'graffiti',
  title: 'Graffiti',
  play: [
    run(
      'archives',
      insteadOfBreaching(
        hostAsCounter(
          choose({ in: 'corpScore' }),
          change('host', 'points', -1),
          when(purging(), trash('this')),
        ),
      ),
    ),
  ],
});
const slab = iceWith('Slab', { text: [] });
const yard = assetWith('Yard', {
  text: [
    action([click()], gainCredits(forEachCard({ type: 'operation', in: ['installed', 'archives'] }, 1, 1))),
    action([click()], trash(choose({ in: 'installed', type: 'ice' }))),
    action([click()], derez(choose({ in: 'installed', type: 'ice', rezzed: true }))),
    action([click()], addToHand(all({ hostedOn: { cards: 'all', from: { type: 'ice' } } }))),
  ],
});
const anchor = resourceWith('Anchor', { text: [] });
const cards = [brace, spike, alibi, graffiti, slab, yard, anchor];

const withIce = (more: object = {}): Table =>
  scenario({
    at: 'corp.action',
    cards,
    corp: {
      credits: 0,
      clicks: 5,
      hq: ['Brace', 'Spike'],
      servers: [
        { server: 'hq', ice: [rezzed('Slab')] },
        { server: 'remote-1', root: [rezzed('Yard')] },
      ],
      ...more,
    },
  });
const slabOf = (table: Table) => installedCard(table, 'Slab');

rule(
  both('1.9.5j 10.1.4 1.12.5d', '1.9.5j 10.1.4 1.13.6d 8.6.6b'),
  'an operation becomes a counter that works for its host, and is not trashed',
  () => {
    const table = withIce();
    const before = slabOf(table)?.strength ?? 0;
    table.corp.plays('Brace');
    expect(slabOf(table)?.strength).toBe(before + 2);
    expect([table.corp.discardPile, table.happened('trashed', 'installed')]).toEqual([[], []]);
    const [counter] = slabOf(table)?.hosted ?? [];
    expect([counter?.card, counter?.turnedInto, counter?.faceup]).toEqual(['brace', 'brace:counter', true]);
    // Everybody sees it.
    expectSame(table.runner.seen.corp.servers, table.corp.seen.corp.servers);
    // It is no card and no operation any more.
    table.corp.uses('Yard', 1);
    expect(table.corp.credits).toBe(1);
    if (table.keys.some((key) => key.includes('paid-addToHand'))) table.corp.uses('Yard', 4);
    expect([slabOf(table)?.hosted.length, table.corp.hand]).toEqual([1, ['Spike']]);
  },
);

rule(
  both('10.1.4 1.12.11', '10.1.4 1.13.11'),
  'as its host goes it is a card again, in the discard pile',
  () => {
    const table = withIce();
    table.corp.plays('Brace');
    table.corp.uses('Yard', 2);
    expect(table.corp.discardPile.toSorted()).toEqual(['Brace', 'Slab']);
    expect(table.corp.seen.corp.archives.find(({ title }) => title === 'Brace')?.turnedInto).toBeUndefined();
    table.corp.uses('Yard', 1);
    expect(table.corp.credits).toBe(1 + 1);
  },
);

rule(both('1.9.5j', '1.9.5j 1.13.14'), 'its abilities are about its host, and counters lie on it', () => {
  const table = withIce();
  table.corp.plays('Spike');
  const before = slabOf(table)?.strength ?? 0;
  expect(slabOf(table)?.subtypes).toContain('barrier');
  expect(slabOf(table)?.gained?.map(({ text }) => text)).toEqual(['[subroutine] End the run.']);
  while (table.corp.seen.turn.side === 'corp')
    table.corp.takes(table.keys.includes('gain credit') ? 'gain credit' : (table.keys.at(-1) ?? ''));
  table.runner.takes('run hq');
  finishRun(table);
  expect(table.runner.tags).toBe(1);
  expect(slabOf(table)?.strength).toBe(before + 1);
  expect(slabOf(table)?.hosted.map(({ counters }) => counters)).toEqual([{ power: 1 }]);
});

rule(both('10.1.4', '10.1.4'), 'it stays active while its host is derezzed', () => {
  const table = withIce();
  table.corp.plays('Brace');
  table.corp.uses('Yard', 3);
  expect(slabOf(table)?.hosted.map(({ turnedInto }) => turnedInto)).toEqual(['brace:counter']);
});

rule(
  both('10.1.4 1.18.1', '10.1.4 1.19.1'),
  'it can be trashed as a cost, and by what it says itself',
  () => {
    const blast = operation({ ...ofCorp, id: 'blast', title: 'Blast', play: [damage('net', 2)] });
    const table = scenario({
      at: 'runner.action',
      cards: [...cards, blast],
      corp: { hq: ['Blast'], clicks: 3, scored: ['Hostile Takeover'] },
      runner: { clicks: 2, grip: ['Alibi', 'Graffiti', 'Diesel', 'Diesel'], rig: ['Anchor'] },
    });
    table.runner.plays('Alibi');
    expect(installedCard(table, 'Anchor')?.hosted.length).toBe(1);
    expect(table.corp.points).toBe(1);
    table.runner.plays('Graffiti');
    finishRun(table);
    expect([table.corp.points, table.runner.discardPile]).toEqual([0, []]);
    while (table.corp.seen.turn.side === 'runner')
      table.choose(table.awaits ?? 'runner', table.keys.at(-1) ?? '');
    table.corp.plays('Blast');
    table.runner.uses('Alibi');
    if (table.decision?.kind === 'number') table.choose('runner', 'number 2');
    expect([table.runner.hand.length, table.runner.discardPile]).toEqual([2, ['Alibi']]);
    table.corp.takes('purge');
    expect([table.corp.points, table.runner.discardPile]).toEqual([1, ['Alibi', 'Graffiti']]);
  },
);

test('copies, saves and worlds keep it', () => {
  const table = withIce();
  table.corp.plays('Spike');
  const real = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));
  const pool = createPool([...cards, ...real]);
  const { position } = view(table.game, 'runner', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'sure_gamble'));
  for (const game of [fork(table.game), load(save(table.game), pool), worldOf(position, names, 1, pool)])
    expectSame(view(game, 'runner').corp.servers, table.runner.seen.corp.servers);
});

test('it is said in words, and refused where it means nothing', () => {
  expect(describeText(brace)).toBe(
    'Host this operation on 1 rezzed piece of ice as a condition counter with “The host ice gets +2 strength.”.',
  );
  expect(describe({ ...ofCorp, id: 'x:counter', title: 'X', side: 'corp', type: 'operation' }).type).toBe(
    'Condition counter',
  );
  const wrong = (text: Parameters<typeof hostAsCounter>) => () =>
    createPool([assetWith('Wrong', { text: [action([click()], hostAsCounter(...text))] })]);
  expect(wrong([rezzedIce, change('host', 'strength', 1)])).toThrow('only operations and events');
  const empty = () =>
    createPool([operation({ ...ofCorp, id: 'no', title: 'No', play: [hostAsCounter(rezzedIce)] })]);
  expect(empty).toThrow('it has to say something');
  const unnamed = () =>
    createPool([
      operation({
        ...ofCorp,
        id: 'no',
        title: 'No',
        play: [hostAsCounter(rezzedIce, when(passing({}), trash('that')))],
      }),
    ]);
  expect(unnamed).toThrow('no.play[0].to.asCounter[0].steps[0].what: no instruction before it names cards');
  const two = () => {
    const counter = hostAsCounter(rezzedIce, change('host', 'strength', 1));
    return createPool([operation({ ...ofCorp, id: 'no', title: 'No', play: [counter, counter] })]);
  };
  expect(two).toThrow('one condition counter, not one of several');
});

// Acts an effect directs: for less, for nothing, in a place it names, one after the other.

import {
  additionalCost,
  choose,
  chooseUpTo,
  click,
  credits,
  event,
  gainCredits,
  install,
  installing,
  inZone,
  operation,
  paid,
  resource,
  rez,
  rezzing,
  upgrade,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';

const titles = (cards: readonly { readonly title?: string }[] | undefined) =>
  cards?.map(({ title }) => title);

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const sale = event({
  ...ofRunner,
  id: 'sale',
  title: 'Sale',
  play: [install(choose(inZone('grip')), { less: 3 })],
});
const gift = event({
  ...ofRunner,
  id: 'gift',
  title: 'Gift',
  play: [install(choose(inZone('grip')), { free: 'cost' })],
});
const theft = event({
  ...ofRunner,
  id: 'theft',
  title: 'Theft',
  play: [install(choose(inZone('grip')), { free: 'all' })],
});
const spree = event({
  ...ofRunner,
  id: 'spree',
  title: 'Spree',
  play: [install(chooseUpTo(inZone('grip'), 2), { less: 1 }), gainCredits(1)],
});
const toll = resource({
  ...ofRunner,
  id: 'toll',
  title: 'Toll',
  text: [additionalCost(installing({ type: 'hardware' }), credits(2))],
});
const wiring = operation({
  ...ofCorp,
  id: 'wiring',
  title: 'Wiring',
  play: [install(choose(inZone('hq')), { into: { server: 'remote', at: 'root' } })],
});
const wall = operation({
  ...ofCorp,
  id: 'wall',
  title: 'Wall',
  play: [install(choose(inZone('hq', { type: 'ice' })), { into: { server: 'rd', at: 'ice' } })],
});
const annex = upgrade({
  ...ofCorp,
  id: 'annex',
  title: 'Annex',
  trash: 1,
  text: [
    paid(
      [click()],
      install(choose(inZone('hq')), { into: { server: { server: 'any', not: 'this' } }, free: 'all' }),
      gainCredits(1),
    ),
  ],
});
const powerUp = operation({
  ...ofCorp,
  id: 'power_up',
  title: 'Power Up',
  play: [rez(choose({ in: 'installed', rezzed: false }), { less: 2 })],
});
const fuse = upgrade({
  ...ofCorp,
  cost: 3,
  id: 'fuse',
  title: 'Fuse',
  trash: 1,
  text: [additionalCost(rezzing('this'), credits(2))],
});
const spark = operation({
  ...ofCorp,
  id: 'spark',
  title: 'Spark',
  play: [rez(choose({ in: 'installed', rezzed: false }), { free: 'cost' })],
});
const cards = [sale, gift, theft, spree, toll, wiring, wall, annex, powerUp, fuse, spark];

const runnerWith = (credits: number, grip: string[], rig: string[] = []) =>
  scenario({ at: 'runner.action', cards, runner: { credits, grip, rig } });
const rigOf = (table: ReturnType<typeof runnerWith>) => titles(table.runner.seen.runner.rig);

rule(
  both('1.15.1c 8.2.11', '1.16.2a 8.5.11'),
  'an install for less costs that much less, never below 0',
  () => {
    const table = runnerWith(2, ['Sale', 'Pantograph', 'Wyldside', 'Decoy']);
    table.runner.plays('Sale');
    table.runner.chooses('Wyldside');
    expect([table.runner.credits, rigOf(table)]).toEqual([2, ['Wyldside']]);
  },
);

rule(both('1.14.2b', '1.15.2b'), 'only what could be installed for that can be chosen', () => {
  const table = runnerWith(0, ['Sale', 'Daily Casts', 'Wyldside', 'Pantograph', 'Sure Gamble']);
  table.runner.plays('Sale');
  expect(table.moves).toEqual(['choose Daily Casts', 'choose Wyldside', 'choose Pantograph']);
});

rule(both('8.2.11', '1.16.5a'), 'with the install cost ignored, what it costs on top is still paid', () => {
  const table = runnerWith(2, ['Gift', 'Pantograph'], ['Toll']);
  table.runner.plays('Gift');
  table.runner.accepts();
  expect([table.runner.credits, rigOf(table)]).toEqual([0, ['Toll', 'Pantograph']]);
  const poor = runnerWith(1, ['Gift', 'Pantograph'], ['Toll']);
  if (poor.runner.explain('play Gift').allowed) poor.runner.plays('Gift');
  expect([poor.runner.credits, rigOf(poor)]).toEqual([1, ['Toll']]);
});

rule(both('8.2.11', '1.16.5c'), 'with all costs ignored nothing is paid', () => {
  const table = runnerWith(0, ['Theft', 'Pantograph'], ['Toll']);
  table.runner.plays('Theft');
  expect([table.runner.credits, rigOf(table)]).toEqual([0, ['Toll', 'Pantograph']]);
});

rule(both('8.2.4', '8.5.5'), 'each of several cards is installed before the next is chosen', () => {
  const table = runnerWith(4, ['Spree', 'Daily Casts', 'Wyldside', 'Decoy', 'Sure Gamble']);
  table.runner.plays('Spree');
  table.runner.chooses('Daily Casts');
  expect([table.runner.credits, rigOf(table)]).toEqual([2, ['Daily Casts']]);
  // 2 credits are left: Wyldside for 2 and Decoy for nothing.
  expect(table.moves).toEqual(['choose Wyldside', 'choose Decoy', 'done']);
  table.runner.chooses('Decoy');
  expect([table.runner.credits, rigOf(table)]).toEqual([2 + 1, ['Daily Casts', 'Decoy']]);
});

rule(both('9.10.4b', '9.11.4b'), 'fewer may be installed, or none', () => {
  const one = runnerWith(4, ['Spree', 'Daily Casts', 'Decoy']);
  one.runner.plays('Spree');
  one.runner.chooses('Decoy');
  one.runner.isDone();
  expect([one.runner.credits, rigOf(one)]).toEqual([5, ['Decoy']]);
  const none = runnerWith(4, ['Spree', 'Daily Casts', 'Decoy']);
  none.runner.plays('Spree');
  none.runner.isDone();
  expect([none.runner.credits, rigOf(none)]).toEqual([5, []]);
});

rule(both('8.2.1a', '8.5.2a 8.5.14'), 'an install directed to a kind of place goes nowhere else', () => {
  const table = scenario({
    cards,
    corp: {
      hq: ['Wiring', 'Ice Wall', 'PAD Campaign', 'Annex'],
      servers: [{ server: 'hq' }, { server: 'remote-1', ice: ['Ice Wall'] }],
    },
  });
  table.corp.plays('Wiring');
  expect(table.moves).toEqual(['choose PAD Campaign', 'choose Annex']);
  table.corp.chooses('Annex');
  expect(table.moves).toEqual(['choose remote-1', 'choose new-remote']);
});

rule(both('8.2.1a', '8.5.2a'), 'the only place it may go is not asked about; its cost is paid', () => {
  const table = scenario({
    cards,
    corp: { credits: 5, hq: ['Wall', 'Enigma'], servers: [{ server: 'rd', ice: ['Ice Wall', 'Ice Wall'] }] },
  });
  table.corp.plays('Wall');
  if (table.moves.includes('done')) table.corp.isDone();
  expect([table.corp.credits, titles(table.corp.seen.corp.servers[1]?.ice)]).toEqual([
    3,
    ['Enigma', 'Ice Wall', 'Ice Wall'],
  ]);
});

rule(both('8.2.1a', '8.5.2a'), 'another server is every server but its own', () => {
  const table = scenario({
    cards,
    corp: {
      credits: 5,
      hq: ['Enigma', 'PAD Campaign'],
      servers: [
        { server: 'remote-1', root: [{ card: 'Annex', rezzed: true }] },
        { server: 'remote-2', ice: ['Enigma'] },
      ],
    },
  });
  table.corp.uses('Annex');
  table.corp.chooses('PAD Campaign');
  expect(table.moves).toEqual(['choose remote-2', 'choose new-remote']);
});

rule(both('1.15.1c 8.1.2a', '1.16.2a 8.1.2'), 'a rez for less', () => {
  const table = scenario({
    cards,
    corp: { credits: 1, hq: ['Power Up'], servers: [{ server: 'hq', ice: ['Enigma', 'Archer'] }] },
  });
  table.corp.plays('Power Up');
  expect([table.corp.credits, table.corp.seen.corp.servers[0]?.ice.map(({ rezzed }) => rezzed)]).toEqual([
    0,
    [true, false],
  ]);
});

rule(both('8.1.2a', '1.16.5a'), 'with the rez cost ignored, what it costs on top may be declined', () => {
  const position = {
    cards,
    corp: { credits: 2, hq: ['Spark'], servers: [{ server: 'hq', root: ['Fuse'] }] },
  };
  const table = scenario(position);
  table.corp.plays('Spark');
  table.corp.accepts();
  expect([table.corp.credits, table.corp.seen.corp.servers[0]?.root[0]?.rezzed]).toEqual([0, true]);
  const declined = scenario(position);
  declined.corp.plays('Spark');
  declined.corp.declines();
  expect([declined.corp.credits, declined.corp.seen.corp.servers[0]?.root[0]?.rezzed]).toEqual([2, false]);
});

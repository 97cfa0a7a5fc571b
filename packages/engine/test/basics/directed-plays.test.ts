// Operations and events an effect has played.

import {
  additionalCost,
  choose,
  chooseSome,
  chooseUpTo,
  click,
  draw,
  event,
  gainCredits,
  giveTags,
  happened,
  iff,
  inZone,
  not,
  operation,
  play,
  playing,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;

const salvage = operation({
  ...ofCorp,
  id: 'salvage',
  title: 'Salvage',
  play: [play(choose(inZone('archives', { type: 'operation' })), { after: 'removed' })],
});
const bargain = operation({
  ...ofCorp,
  id: 'bargain',
  title: 'Bargain',
  play: [play(choose(inZone('hq')), { less: 3 })],
});
const sponsor = operation({
  ...ofCorp,
  id: 'sponsor',
  title: 'Sponsor',
  play: [play(choose(inZone('hq')), { free: 'cost' })],
});
const contract = operation({
  ...ofCorp,
  id: 'contract',
  title: 'Contract',
  play: [play(chooseUpTo(inZone('hq'), 2))],
});
const double = operation({
  ...ofCorp,
  cost: 2,
  id: 'double',
  title: 'Double',
  play: [gainCredits(7)],
  text: [additionalCost(playing('this'), click())],
});
const abroad = operation({
  ...ofCorp,
  id: 'abroad',
  title: 'Abroad',
  play: [gainCredits(1), iff(not(happened(playing('this', { from: 'hq' }), 'turn')), [gainCredits(4)])],
});
const menu = event({
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  id: 'menu',
  title: 'Menu',
  play: [chooseSome(2, [gainCredits(1)], [draw(1)], [giveTags(1)]), gainCredits(10)],
});
const cards = [salvage, bargain, sponsor, contract, double, abroad, menu];

const corpWith = (credits: number, hq: string[], archives: string[] = [], clicks = 3) =>
  scenario({ cards, corp: { credits, clicks, hq, archives } });

rule(both('8.5.1 8.6.2', '8.6.2 8.6.7b'), 'an operation played by an effect is paid for', () => {
  const table = corpWith(5, ['Salvage'], ['Hedge Fund']);
  table.corp.plays('Salvage');
  expect([table.corp.credits, table.corp.clicks]).toEqual([5 - 5 + 9, 2]);
  expect(table.corp.discardPile).toEqual(['Salvage']);
  expect(table.corp.seen.removed.map(({ title }) => title)).toEqual(['Hedge Fund']);
  const poor = corpWith(4, ['Salvage', 'Tithe'], ['Hedge Fund']);
  if (poor.corp.explain('play Salvage').allowed) poor.corp.plays('Salvage');
  expect(poor.corp.credits).toBe(4);
  expect(poor.corp.discardPile).toContain('Hedge Fund');
});

rule(both('8.5.1', '8.6.2'), 'for less, or with its play cost ignored', () => {
  const cheap = corpWith(2, ['Bargain', 'Hedge Fund']);
  cheap.corp.plays('Bargain');
  expect(cheap.corp.credits).toBe(2 - 2 + 9);
  const free = corpWith(0, ['Sponsor', 'Hedge Fund']);
  free.corp.plays('Sponsor');
  expect(free.corp.credits).toBe(9);
});

rule(
  both('1.15.9a', '1.16.4c'),
  'what it costs on top is paid, or declined and then it is not played',
  () => {
    const paid = corpWith(0, ['Sponsor', 'Double']);
    paid.corp.plays('Sponsor');
    paid.corp.accepts();
    expect([paid.corp.credits, paid.corp.clicks]).toEqual([7, 1]);
    const declined = corpWith(0, ['Sponsor', 'Double']);
    declined.corp.plays('Sponsor');
    declined.corp.declines();
    expect([declined.corp.credits, declined.corp.clicks, declined.corp.hand]).toEqual([0, 2, ['Double']]);
    expect(declined.events.map(({ kind }) => kind)).not.toContain('revealed');
    const unable = corpWith(0, ['Sponsor', 'Double'], [], 1);
    if (unable.corp.explain('play Sponsor').allowed) unable.corp.plays('Sponsor');
    expect(unable.corp.hand).toContain('Double');
  },
);

rule(both('8.5.2', '8.6.3'), 'several are played one at a time, each before the next is chosen', () => {
  const table = corpWith(5, ['Contract', 'Hedge Fund', 'Abroad', 'Double']);
  table.corp.plays('Contract');
  expect(table.moves).toEqual(['choose Hedge Fund', 'choose Abroad', 'choose Double', 'done']);
  table.corp.chooses('Hedge Fund');
  expect(table.corp.credits).toBe(9);
  table.corp.chooses('Double');
  table.corp.accepts();
  expect([table.corp.credits, table.corp.clicks, table.corp.hand]).toEqual([9 - 2 + 7, 1, ['Abroad']]);
});

rule(both('8.6.4', '8.6.7d'), 'a card knows where it was played from', () => {
  const hand = corpWith(0, ['Abroad']);
  hand.corp.plays('Abroad');
  expect(hand.corp.credits).toBe(1);
  const archives = corpWith(0, ['Salvage'], ['Abroad']);
  archives.corp.plays('Salvage');
  expect(archives.corp.credits).toBe(5);
});

rule(current('9.12.6b 9.12.6c 9.12.6d'), 'modes are resolved one after the other, each once', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    runner: { credits: 0, grip: ['Menu'], stack: ['Diesel'] },
  });
  table.runner.plays('Menu');
  const [gain, drawn, tag] = table.keys;
  table.choose('runner', tag ?? '');
  expect([table.keys, table.runner.tags, table.runner.credits]).toEqual([[gain, drawn], 1, 0]);
  table.choose('runner', gain ?? '');
  expect([table.runner.credits, table.runner.hand]).toEqual([11, []]);
  expect(table).toBeSettled();
});

// An additional cost that can be paid in one of several ways: each of them comes with what the act costs by itself.

import {
  additionalCost,
  choose,
  click,
  credits,
  event,
  gainCredits,
  hardware,
  install,
  installing,
  inZone,
  oneCostOf,
  paid,
  playing,
  resource,
  running,
  trashFromHand,
  upgrade,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { titles } from './reading-the-table.ts';

const ofRunner = { faction: 'neutral_runner', subtypes: [] } as const;

const drill = hardware({
  ...ofRunner,
  cost: 3,
  id: 'drill',
  title: 'Drill',
  text: [additionalCost(installing('this'), oneCostOf([click()], [trashFromHand(1)], [credits(2)]))],
});
const press = hardware({
  ...ofRunner,
  cost: 3,
  id: 'press',
  title: 'Press',
  text: [additionalCost(installing('this'), oneCostOf([trashFromHand(1)], [credits(2)]))],
});
const fitter = resource({
  ...ofRunner,
  cost: 0,
  id: 'fitter',
  title: 'Fitter',
  text: [paid([click()], install(choose(inZone('grip', { type: 'hardware' }))))],
});
const rave = event({
  ...ofRunner,
  cost: 1,
  id: 'rave',
  title: 'Rave',
  text: [additionalCost(playing('this'), oneCostOf([credits(2)], [click()]))],
  play: [gainCredits(5)],
});
const gate = upgrade({
  faction: 'neutral_corp',
  subtypes: [],
  cost: 0,
  trash: 1,
  id: 'gate',
  title: 'Gate',
  text: [additionalCost(running('this'), oneCostOf([credits(2)], [click()]))],
});
const bystander = resource({ ...ofRunner, cost: 3, id: 'bystander', title: 'Bystander', text: [] });
const cards = [drill, press, fitter, rave, gate, bystander];

const runnerWith = (clicks: number, credits: number, grip: string[], rig: string[] = []) =>
  scenario({ at: 'runner.action', cards, runner: { clicks, credits, grip, rig } });
const rigOf = (table: ReturnType<typeof runnerWith>) => titles(table.runner.seen.runner.rig);
const unpayable = { allowed: false, because: 'additionalCostUnpayable' };

rule(
  both('1.15.9b', '1.16.10b'),
  'the install cost is paid with whichever of several additional costs the player likes',
  () => {
    const table = runnerWith(2, 5, ['Drill', 'Sure Gamble']);
    table.runner.installs('Drill');
    expect(table.moves).toEqual(['pay way 1', 'pay way 2', 'pay way 3']);
    table.runner.pays('pay way 2');
    expect(rigOf(table)).toEqual(['Drill']);
    expect([table.runner.clicks, table.runner.credits]).toEqual([2 - 1, 5 - 3]);
    expect(table.runner.seen.runner.grip.count).toBe(0);

    const rich = runnerWith(2, 5, ['Drill']);
    rich.runner.installs('Drill');
    rich.runner.pays('pay way 2');
    expect([rich.runner.clicks, rich.runner.credits]).toEqual([2 - 1, 5 - 3 - 2]);
  },
);

rule(both('1.15.9b', '1.16.10b'), 'no way is open to who could pay it without the install cost alone', () => {
  // With 4 credits, one click and an empty grip each additional cost could be paid, but none with 3 credits and a click.
  const table = runnerWith(1, 4, ['Drill', 'Bystander']);
  table.runner.installs('Drill');
  expect(rigOf(table)).toEqual(['Drill']);
  expect(table.runner.seen.runner.grip.count).toBe(0);

  const poor = runnerWith(1, 4, ['Drill']);
  expect(poor.runner.explain('install Drill')).toMatchObject(unpayable);
  const able = runnerWith(1, 5, ['Drill']);
  expect(able.runner.explain('install Drill').allowed).toBe(true);
});

rule(both('1.15.9b', '1.16.10b'), 'an install that an effect directs asks for both as well', () => {
  const poor = runnerWith(2, 4, ['Press', 'Bystander'], ['Fitter']);
  poor.runner.uses('Fitter');
  poor.runner.accepts();
  expect([poor.runner.credits, rigOf(poor)]).toEqual([4 - 3, ['Fitter', 'Press']]);
  const table = runnerWith(1, 5, ['Press'], ['Fitter']);
  table.runner.uses('Fitter');
  table.runner.accepts();
  expect([table.runner.credits, rigOf(table)]).toEqual([5 - 3 - 2, ['Fitter', 'Press']]);
});

rule(both('1.15.9b', '1.16.10b'), 'the click of the action is spent before, whichever way is paid', () => {
  const late = runnerWith(1, 2, ['Rave']);
  expect(late.runner.explain('play Rave')).toMatchObject(unpayable);
  const early = runnerWith(2, 2, ['Rave']);
  early.runner.plays('Rave');
  expect([early.runner.clicks, early.runner.credits]).toEqual([0, 2 - 1 + 5]);
});

rule(both('6.3.2b', '6.3.2b'), 'so it is with a run', () => {
  const at = (clicks: number, credits: number) =>
    scenario({
      at: 'runner.action',
      cards,
      corp: { servers: [{ server: 'hq', root: [{ card: 'Gate', rezzed: true }] }] },
      runner: { clicks, credits },
    });
  expect(at(1, 1).moves).not.toContain('run hq');
  expect(at(1, 1).moves).toContain('run rd');
  expect(at(2, 1).moves).toContain('run hq');
  expect(at(1, 2).moves).toContain('run hq');
});

const toll = resource({
  ...ofRunner,
  cost: 0,
  id: 'toll',
  title: 'Toll',
  text: [additionalCost(playing({ type: 'event' }), oneCostOf([credits(1)], [click()]))],
});
const nest = event({
  ...ofRunner,
  cost: 0,
  id: 'nest',
  title: 'Nest',
  text: [additionalCost(playing('this'), oneCostOf([oneCostOf([credits(4)], [click()])], [credits(7)]))],
  play: [gainCredits(9)],
});

rule(both('1.15.9b', '1.16.10b'), 'ways to pay for many cards at once that ask for the same are one', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [toll],
    runner: { clicks: 4, credits: 25, grip: ['Sure Gamble'], rig: Array.from({ length: 20 }, () => 'Toll') },
  });
  table.runner.plays('Sure Gamble');
  // One for each number of clicks left: 20 credits, or a click for each one less.
  expect(table.moves).toEqual(['pay way 1', 'pay way 2', 'pay way 3', 'pay way 4']);
  table.runner.pays('pay way 3');
  expect([table.runner.clicks, table.runner.credits]).toEqual([4 - 1 - 2, 25 - 5 - 18 + 9]);
});

rule(both('1.15.9b', '1.16.10b'), 'a way to pay that is one of several itself is none for nothing', () => {
  const play = (clicks: number, credits: number) =>
    scenario({ at: 'runner.action', cards: [nest], runner: { clicks, credits, grip: ['Nest'] } });
  expect(play(1, 3).runner.explain('play Nest')).toMatchObject(unpayable);
  const table = play(2, 7);
  table.runner.plays('Nest');
  expect(table.moves).toEqual(['pay way 1', 'pay way 2', 'pay way 3']);
  table.runner.pays('pay way 2');
  expect([table.runner.clicks, table.runner.credits]).toEqual([0, 7 + 9]);
});

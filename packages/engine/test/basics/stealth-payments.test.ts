// Credits that have to come from certain cards: stealth cards hold them for icebreakers.

import { createPool, describeText, InputError } from '@lastclick/engine';
import {
  additionalCost,
  type CardData,
  click,
  credits,
  draw,
  encountering,
  endTheRun,
  gainCredits,
  hardware,
  ice,
  mayPay,
  oneCostOf,
  optional,
  paid,
  playing,
  program,
  pumpStrength,
  resource,
  spendHosted,
  spendingCredits,
  stealthCredits,
  sub,
  using,
  when,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { inRig } from './reading-the-table.ts';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const forBreakers = spendHosted(using({ subtype: 'icebreaker' }));
const cloak = program({
  ...ofRunner,
  memory: 1,
  id: 'veil',
  title: 'Veil',
  subtypes: ['stealth'],
  text: [forBreakers],
});
const shade = resource({
  ...ofRunner,
  id: 'shade',
  title: 'Shade',
  subtypes: ['stealth'],
  text: [forBreakers],
});
const purse = resource({ ...ofRunner, id: 'purse', title: 'Purse', text: [forBreakers] });
/** A stealth card whose credits are for something else. */
const locker = resource({
  ...ofRunner,
  id: 'locker',
  title: 'Locker',
  subtypes: ['stealth'],
  text: [spendHosted(playing({ type: 'event' }))],
});
const knife = program({
  ...ofRunner,
  memory: 1,
  strength: 1,
  id: 'knife',
  title: 'Knife',
  subtypes: ['icebreaker'],
  text: [
    paid([click(), stealthCredits(1)], pumpStrength(5, 'turn')),
    paid([click(), credits(2), stealthCredits(1)], draw(1)),
  ],
});
const twin = program({
  ...ofRunner,
  memory: 1,
  strength: 1,
  id: 'twin',
  title: 'Twin',
  subtypes: ['icebreaker'],
  text: [paid([click(), stealthCredits(3)], draw(1))],
});
const eye = hardware({
  ...ofRunner,
  id: 'eye',
  title: 'Eye',
  subtypes: ['icebreaker'],
  text: [optional(when(encountering(), mayPay([stealthCredits(1)], gainCredits(5))))],
});
const watcher = resource({
  ...ofRunner,
  id: 'watcher',
  title: 'Watcher',
  text: [when(spendingCredits({ subtype: 'stealth' }), gainCredits(1))],
});
const wall = ice({
  faction: 'neutral_corp',
  cost: 0,
  strength: 1,
  id: 'wall',
  title: 'Wall',
  subtypes: ['barrier'],
  text: [sub(endTheRun)],
});
const cards = [cloak, shade, purse, locker, knife, twin, eye, watcher, wall];

const at = (pool: number, ...rig: (string | { card: string; credits: number })[]) =>
  scenario({ at: 'runner.action', cards, runner: { credits: pool, rig } });
const with1 = (card: string, held = 1) => ({ card, credits: held });

rule(both('1.10.4b', '1.10.4b'), 'a credit that has to come from a stealth card is spent from one', () => {
  const table = at(5, 'Knife', with1('Veil'));
  table.runner.uses('Knife', 1);
  expect(inRig(table, 'Veil')?.counters.credits ?? 0).toBe(0);
  expect(table.runner.credits).toBe(5);
  expect(inRig(table, 'Knife')?.strength).toBe(1 + 5);
});

refuses(both('1.15.1', '1.16.1'), 'paying it from the pool, from another card, or for something else', () => {
  for (const table of [at(9, 'Knife'), at(9, 'Knife', with1('Purse')), at(9, 'Knife', with1('Locker'))]) {
    expect(table.moves).not.toContain('use Knife 1');
    expect(table.runner.explain('use Knife 1')).toMatchObject({
      allowed: false,
      because: 'notEnoughCredits',
    });
  }
  expect(at(0, 'Knife', with1('Veil')).moves).toContain('use Knife 1');
});

rule(
  both('1.10.3c', '1.10.3c'),
  'the rest of the cost comes from wherever the payer likes, stealth cards too',
  () => {
    const table = at(5, 'Knife', with1('Veil', 2), with1('Purse', 1));
    table.runner.uses('Knife', 2);
    expect(table.moves).toEqual(['pay 1 Veil', 'pay 2 Veil', 'pay 1 Purse']);
    table.runner.pays(table.keys[2] ?? '');
    // The stealth credit is still to be paid, so the pool cannot pay all of the rest.
    expect(table.moves).toEqual(['pay 1 Veil', 'pay 2 Veil']);
    table.runner.pays(table.keys[0] ?? '');
    expect(table.runner.credits).toBe(5 - 1);
    expect([inRig(table, 'Veil')?.counters.credits, inRig(table, 'Purse')?.counters.credits ?? 0]).toEqual([
      1, 0,
    ]);
  },
);

rule(both('1.15.1', '1.16.1'), 'another card may not take what only a stealth card can pay', () => {
  // Three credits in all, one of them stealth: the purse gives two at most.
  const table = at(0, 'Knife', with1('Veil', 1), with1('Purse', 5));
  table.runner.uses('Knife', 2);
  expect(table.moves).toEqual(['pay 1 Veil', 'pay 2 Purse']);
});

rule(both('1.10.3c', '1.10.3c'), 'several stealth cards pay together', () => {
  const table = at(9, 'Twin', with1('Veil', 2), with1('Shade', 2), with1('Purse', 3));
  table.runner.uses('Twin');
  expect(table.moves).toEqual(['pay 1 Veil', 'pay 2 Veil', 'pay 1 Shade', 'pay 2 Shade']);
  table.runner.pays(table.keys[0] ?? '');
  expect(inRig(table, 'Shade')?.counters.credits ?? 0).toBe(0);
  expect([inRig(table, 'Purse')?.counters.credits, table.runner.credits]).toEqual([3, 9]);
  const short = at(9, 'Twin', with1('Veil', 2), with1('Purse', 3));
  expect(short.moves).not.toContain('use Twin 1');
});

rule(both('1.15.10a', '1.16.11a'), 'so it is with a nested cost', () => {
  const encounter = (...rig: (string | { card: string; credits: number })[]) => {
    const table = scenario({
      at: 'runner.action',
      cards,
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Wall', rezzed: true }] }] },
      runner: { credits: 3, rig },
    });
    table.runner.takes('run hq');
    return table;
  };
  const able = encounter('Eye', with1('Veil'));
  able.runner.triggers('Eye');
  expect([able.runner.credits, inRig(able, 'Veil')?.counters.credits ?? 0]).toEqual([3 + 5, 0]);
  const unable = encounter('Eye', with1('Purse'));
  if (unable.moves.includes('trigger Eye')) unable.runner.triggers('Eye');
  expect([unable.runner.credits, inRig(unable, 'Purse')?.counters.credits]).toEqual([3, 1]);
});

rule(both('1.10.4d', '1.10.4d'), 'spending from a stealth card can be told from spending otherwise', () => {
  const table = at(5, 'Knife', with1('Veil', 1), 'Watcher');
  table.runner.uses('Knife', 2);
  expect(table.runner.credits).toBe(5 - 2 + 1);
});

test('a text says where the credits come from', () => {
  expect(describeText(knife)).toContain('[click], 1[credit] from a stealth card: ');
  expect(describeText(knife)).toContain('[click], 2[credit], 1[credit] from a stealth card: ');
  expect(describeText(twin)).toContain('3[credit] from stealth cards');
});

test.each<[string, NonNullable<CardData['text']>[number], string]>([
  [
    'what others pay on top',
    additionalCost(playing({ type: 'operation' }, { by: 'opponent' }), stealthCredits(1)),
    'x.text[0].pay[0].from',
  ],
  ['two kinds of cards', paid([stealthCredits(1), stealthCredits(2)], draw(1)), 'x.text[0].cost[1].from'],
  [
    'two kinds of cards in one way to pay',
    paid([oneCostOf([stealthCredits(1)], [click()]), stealthCredits(2)], draw(1)),
    'x.text[0].cost[1].from',
  ],
])('%s is refused at load', (_what, ability, where) => {
  let error: unknown = null;
  try {
    createPool([resource({ ...ofRunner, id: 'x', title: 'Ex', text: [ability] })]);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(InputError);
  expect(error).toMatchObject({ where });
});

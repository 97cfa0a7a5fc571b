// Cards that an effect has installed and rezzed as one act.

import { createPool, describeText, termsOf } from '@lastclick/engine';
import {
  additionalCost,
  agenda,
  asset,
  cannot,
  choose,
  chooseUpTo,
  credits,
  event,
  gainCredits,
  ice,
  install,
  installing,
  inZone,
  operation,
  rezzing,
  upgrade,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const order = (title: string, ...play: Parameters<typeof operation>[0]['play'] & object) =>
  operation({ ...ofCorp, id: title.toLowerCase(), title, play });

const restoring = order('Restoring', install(choose(inZone('archives')), { rez: true }));
const granting = order('Granting', install(choose(inZone('hq')), { rez: true, free: 'all' }));
const lending = order('Lending', install(choose(inZone('hq')), { rez: true, free: 'cost' }));
const funding = order('Funding', install(choose(inZone('hq')), { rez: true, less: 3 }));
const opening = order('Opening', install(chooseUpTo(inZone('hq'), 2), { rez: true }));

const site = asset({
  ...ofCorp,
  id: 'site',
  title: 'Site',
  cost: 2,
  trash: 1,
  text: [when(rezzing('this'), gainCredits(1))],
});
const yard = asset({ ...ofCorp, id: 'yard', title: 'Yard', cost: 1, trash: 1, text: [] });
const fence = ice({ ...ofCorp, id: 'fence', title: 'Fence', cost: 3, strength: 1, text: [] });
const gate = ice({
  ...ofCorp,
  id: 'gate',
  title: 'Gate',
  cost: 1,
  strength: 1,
  text: [additionalCost(rezzing('this'), credits(2))],
});
const prize = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  id: 'prize',
  title: 'Prize',
  advancement: 3,
  points: 1,
  text: [],
});
const curfew = upgrade({
  ...ofCorp,
  id: 'curfew',
  title: 'Curfew',
  trash: 1,
  text: [cannot(rezzing({ type: 'asset' }))],
});
const sponsor = upgrade({
  ...ofCorp,
  id: 'sponsor',
  title: 'Sponsor',
  trash: 1,
  text: [when(installing({ type: 'asset' }), gainCredits(4))],
});
const cards = [
  restoring,
  granting,
  lending,
  funding,
  opening,
  site,
  yard,
  fence,
  gate,
  prize,
  curfew,
  sponsor,
];

const corpWith = (
  creditsOfCorp: number,
  hq: readonly string[],
  more: { readonly archives?: readonly string[]; readonly root?: readonly string[] } = {},
): Table =>
  scenario({
    cards,
    at: 'corp.action',
    corp: {
      credits: creditsOfCorp,
      hq: [...hq],
      archives: [...(more.archives ?? [])],
      servers: [
        {
          server: 'hq',
          ice: ['Fence'],
          root: (more.root ?? []).map((card) => ({ card, faceup: true })),
        },
      ],
    },
  });

/** What the Runner sees of a server's newest ice, or of its root. */
const seen = (table: Table, server: string) => {
  const found = table.runner.seen.corp.servers.find((one) => one.server === server);
  return found?.ice[0] ?? found?.root[0];
};

/** Installs protecting HQ, outside of what is there. */
function protectHq(table: Table): void {
  table.corp.takes('choose hq');
  table.corp.takes('done');
}

rule(both('8.2.11 8.1.2a', '8.5.15'), 'a card is installed, then rezzed, and both are paid for', () => {
  const table = corpWith(5, ['Restoring'], { archives: ['Fence'] });
  table.corp.plays('Restoring');
  protectHq(table);
  expect(table.corp.credits).toBe(5 - 1 - 3);
  expect(table.happened('installed', 'rezzed').map(({ kind }) => kind)).toEqual(['installed', 'rezzed']);
  expect(seen(table, 'hq')).toMatchObject({ title: 'Fence', rezzed: true });
  expect(table.runner.seen.corp.servers[0]?.ice[1]?.rezzed).toBe(false);
  expect(table).toBeSettled();
});

rule(both('8.2.11', '1.16.5c 8.5.15'), 'with all costs ignored nothing is paid for either', () => {
  const table = corpWith(0, ['Granting', 'Gate']);
  table.corp.plays('Granting');
  protectHq(table);
  expect([table.corp.credits, seen(table, 'hq')?.rezzed]).toEqual([0, true]);
});

rule(both('8.2.11', '1.16.5a'), 'with both costs ignored, what rezzing costs on top is paid or not', () => {
  const table = corpWith(2, ['Lending', 'Gate']);
  table.corp.plays('Lending');
  protectHq(table);
  table.corp.accepts();
  expect([table.corp.credits, seen(table, 'hq')?.rezzed]).toEqual([0, true]);
  expect(table.happened('revealed')).toEqual([]);
});

function declined(): void {
  const table = corpWith(2, ['Lending', 'Gate']);
  table.corp.plays('Lending');
  protectHq(table);
  expect(table.happened('revealed')).toEqual([]);
  table.corp.declines();
  expect([table.corp.credits, seen(table, 'hq')?.rezzed]).toEqual([2, false]);
  expect(table.happened('revealed')).toMatchObject([{ side: 'corp', cards: [{ seenBy: 'all' }] }]);
}

rule(current('8.5.13d'), 'what is not rezzed after all is revealed: declined', declined);
test('the same under 1.4 (ruling 40)', declined);

test('a Runner card cannot say that what it installs is rezzed', () => {
  const install = { effect: 'install', what: 'this', rez: true } as const;
  const runner = { faction: 'shaper', subtypes: [], cost: 0, id: 'swap', title: 'Swap' } as const;
  expect(() => createPool([event({ ...runner, play: [install] })])).toThrow('the Runner rezzes nothing');
});

rule(
  current('8.5.13d'),
  'what is not rezzed after all is revealed: too dear, an agenda, or forbidden',
  () => {
    const poor = corpWith(1, ['Restoring'], { archives: ['Fence'] });
    poor.corp.plays('Restoring');
    protectHq(poor);
    expect([poor.corp.credits, seen(poor, 'hq')?.rezzed]).toEqual([0, false]);
    const agendas = corpWith(1, ['Granting', 'Prize']);
    agendas.corp.plays('Granting');
    const banned = corpWith(1, ['Granting', 'Site'], { root: ['Curfew'] });
    banned.corp.plays('Granting');
    for (const table of [agendas, banned]) expect(seen(table, 'remote-1')?.rezzed).toBe(false);
    for (const table of [poor, agendas, banned]) expect(table.happened('revealed')).toHaveLength(1);
  },
);

rule(
  both('9.10.1a', '8.5.15 9.11.1a'),
  'what waits for the install waits until the card is rezzed too',
  () => {
    const table = corpWith(0, ['Granting', 'Site'], { root: ['Sponsor'] });
    table.corp.plays('Granting');
    expect([table.corp.credits, table.decision?.kind]).toEqual([0, 'reaction']);
    expect(table.moves).toHaveLength(2);
    expect(
      table
        .happened('installed', 'rezzed', 'creditsGained')
        .map(({ kind }) => kind)
        .slice(0, 2),
    ).toEqual(['installed', 'rezzed']);
  },
);

rule(current('8.5.15a'), 'each of several cards is rezzed before the next is installed', () => {
  const table = corpWith(2, ['Opening', 'Site', 'Yard']);
  table.corp.plays('Opening');
  table.corp.chooses('Site');
  table.corp.chooses('Yard');
  table.corp.takes('choose new-remote');
  expect(table.happened('installed', 'rezzed').map(({ kind }) => kind)).toEqual([
    'installed',
    'rezzed',
    'installed',
    'rezzed',
  ]);
  // What the first brought as it was rezzed pays for the second.
  expect(table.corp.credits).toBe(2 - 2 + 1 - 1);
});

rule(both('1.15.1c', '1.16.2f'), 'the Corp divides a total between install and rez cost', () => {
  for (const share of [0, 1]) {
    const table = corpWith(4, ['Funding', 'Fence']);
    table.corp.plays('Funding');
    protectHq(table);
    expect(table.decision).toMatchObject({ kind: 'divide', options: [{ number: 0 }, { number: 1 }] });
    // Each option tells what installing costs with it.
    expect(table.decision?.options.map((option) => termsOf(table.game, option).cost)).toEqual([
      [{ pay: 'credits', amount: 1 }],
      [],
    ]);
    table.corp.takes(`number ${share}`);
    // Rez cost 3: lowered by 3 or 2; install cost 1: lowered by 0 or 1.
    expect([table.corp.credits, seen(table, 'hq')?.rezzed]).toEqual([3, true]);
  }
  const cheap = corpWith(4, ['Funding', 'Gate']);
  cheap.corp.plays('Funding');
  protectHq(cheap);
  cheap.corp.takes('number 0');
  cheap.corp.accepts();
  // More than a cost comes to is lost; what it costs on top is not lowered.
  expect(cheap.corp.credits).toBe(4 - 1 - 2);
  const asset = corpWith(0, ['Funding', 'Site']);
  asset.corp.plays('Funding');
  expect([asset.decision?.kind, seen(asset, 'remote-1')?.rezzed]).toEqual(['action', true]);
});

rule(both('1.15.1', '1.16.1'), 'only a share that leaves the install cost payable can be declared', () => {
  const table = corpWith(0, ['Funding', 'Fence']);
  table.corp.plays('Funding');
  protectHq(table);
  // Nothing is left to pay of the install cost, and 1 of the rez cost that cannot be paid.
  expect([table.corp.credits, seen(table, 'hq')?.rezzed]).toEqual([0, false]);
});

test('install and rez reads well', () => {
  expect([restoring, granting, lending, funding, opening].map((card) => describeText(card))).toEqual([
    'Install and rez 1 card from Archives, paying all costs.',
    'Install and rez 1 card from HQ, ignoring all costs.',
    'Install and rez 1 card from HQ, ignoring its install and rez costs.',
    'Install and rez 1 card from HQ, paying a total of 3[credit] less.',
    'Install and rez up to 2 cards from HQ, one at a time, paying all costs.',
  ]);
});

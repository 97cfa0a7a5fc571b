// Who cannot spend credits, end a run or create servers, and what using and trashing costs.

import { describeText } from '@lastclick/engine';
import {
  action,
  additionalCost,
  allOf,
  asLongAs,
  atLeast,
  breakSubroutines,
  breaks,
  cannot,
  choose,
  click,
  costsLess,
  creatingServer,
  credits,
  derez,
  draw,
  encounteringSource,
  endingRun,
  endTheRun,
  forThe,
  gainCredits,
  giveTags,
  happened,
  install,
  not,
  paid,
  runnerIsTagged,
  spendHosted,
  sub,
  trashing,
  trashSource,
  unlessOpponentPays,
  using,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, goOn, installedCard } from '../runs/run-table.ts';
import {
  abacus,
  assetWith,
  breakerWith,
  iceThat,
  iceWith,
  pick,
  resourceWith,
  rezzed,
} from '../runs/test-cards.ts';

const whileResolving = { if: 'during', what: 'subroutine' } as const;
const canUse = (table: Table, title: string): boolean =>
  table.moves.some((move) => move.startsWith(`use ${title}`));

/** Goes on to the next action. */
function toAction(table: Table): void {
  while (table.decision?.kind !== 'action') goOn(table);
}

const miser = iceWith('Miser', {
  text: [
    asLongAs(allOf(encounteringSource, whileResolving), cannot({ deed: 'spendCredits', by: 'opponent' })),
    sub(unlessOpponentPays([credits(1)], giveTags(1))),
  ],
});
const beggar = iceThat('Beggar', [unlessOpponentPays([credits(1)], giveTags(1))]);
const purse = resourceWith('Purse', { text: [spendHosted(using())] });

rule(both('1.2.2'), 'nobody spends credits while an effect keeps them from it', () => {
  for (const ice of ['Miser', 'Beggar']) {
    const table = scenario({
      at: 'runner.action',
      cards: [miser, beggar, purse, pick],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed(ice)] }] },
      runner: { clicks: 4, credits: 5, rig: ['Pick', { card: 'Purse', credits: 3 }] },
    });
    table.runner.takes('run hq');
    while (!canUse(table, 'Pick')) goOn(table);
    // No subroutine resolves yet, and breakers are paid for as ever.
    goOn(table);
    while (table.decision?.kind !== 'payOrNot' && table.runner.tags === 0 && table.runner.seen.run !== null)
      goOn(table);
    const asked = table.decision?.kind === 'payOrNot';
    expect([asked, table.runner.tags]).toEqual(ice === 'Miser' ? [false, 1] : [true, 0]);
  }
});

const bulwark = breakerWith(
  'Bulwark',
  breaks(
    'barrier',
    [credits(2)],
    forThe(
      'encounter',
      asLongAs(whileResolving, cannot(endingRun(undefined, { via: { is: 'encountered' } }))),
    ),
  ),
);
const wall = iceThat('Wall', [endTheRun], [gainCredits(1)]);
const siren = assetWith('Siren', { text: [paid([credits(0)], endTheRun)] });

rule(both('1.2.2'), 'the subroutines of ice cannot end the run where an effect says so; others can', () => {
  const at = (): Table => {
    const table = scenario({
      at: 'runner.action',
      cards: [bulwark, wall, siren],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Wall')] },
          { server: 'remote-1', root: [rezzed('Siren')] },
        ],
      },
      runner: { clicks: 4, credits: 2, rig: ['Bulwark'] },
    });
    table.runner.takes('run hq');
    while (!canUse(table, 'Bulwark')) goOn(table);
    return table;
  };
  const stopped = at();
  finishRun(stopped);
  expect(stopped.happened('runCompleted')[0]?.amount).toBe(0);
  const kept = at();
  kept.runner.uses('Bulwark');
  finishRun(kept);
  expect([kept.happened('runCompleted')[0]?.amount, kept.corp.credits]).toEqual([1, 1]);
  // The Corp's asset still ends it, during the encounter too.
  const other = at();
  other.runner.uses('Bulwark');
  while (other.awaits !== 'corp') goOn(other);
  other.corp.uses('Siren');
  finishRun(other);
  expect(other.happened('runCompleted')[0]?.amount).toBe(0);
});

const covenant = assetWith('Covenant', {
  text: [asLongAs(atLeast(2, { value: 'servers', which: 'remote' }), cannot(creatingServer()))],
});
const hut = assetWith('Hut', { text: [action([click()], install(choose({ in: 'hq', type: 'asset' })))] });

rule(
  both('4.7.8b 8.2.1a', '4.6.8f 8.5.2a'),
  'no remote server is created where an effect limits them',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [covenant, hut],
      corp: {
        credits: 5,
        clicks: 3,
        hq: ['Hut', 'Hut', 'Hut'],
        servers: [{ server: 'remote-1', root: [rezzed('Covenant')] }],
      },
    });
    table.corp.installs('Hut', 'new-remote');
    toAction(table);
    expect(table.moves).not.toContain('install Hut new-remote');
    expect(table.corp.explain('install Hut new-remote')).toEqual({
      allowed: false,
      rule: '1.2.2',
      because: 'forbidden',
    });
    // Servers that are there are open.
    expect(table.corp.explain('install Hut remote-2').allowed).toBe(true);
    while (!table.moves.includes('rez Hut')) goOn(table);
    table.corp.rezzes('Hut');
    toAction(table);
    table.corp.uses('Hut');
    table.corp.chooses('Hut');
    expect(table.moves.filter((move) => move.includes('new-remote'))).toEqual([]);
  },
);

const grinder = breakerWith('Grinder', breaks('barrier', [credits(2)], breakSubroutines(1)));
const oiled = {
  ...grinder,
  id: 'oiled',
  title: 'Oiled',
  text: [
    costsLess(using('this'), 1, happened(trashing({ side: 'runner' }, { from: 'installed' }))),
    ...(grinder.text ?? []),
  ],
};
const scrap = resourceWith('Scrap', { text: [paid([trashSource], draw(1))] });

rule(both('1.15.1c', '1.16.2a'), 'abilities cost less to use, never less than nothing', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [grinder, oiled, scrap, abacus],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
    runner: {
      clicks: 4,
      credits: 3,
      stack: ['Sure Gamble', 'Sure Gamble'],
      rig: ['Grinder', 'Oiled', 'Scrap'],
    },
  });
  table.runner.takes('run hq');
  while (!canUse(table, 'Grinder')) goOn(table);
  table.runner.uses('Grinder');
  while (table.decision?.kind === 'break') goOn(table);
  expect([canUse(table, 'Grinder'), canUse(table, 'Oiled')]).toEqual([false, false]);
  table.runner.uses('Scrap');
  expect([canUse(table, 'Grinder'), canUse(table, 'Oiled')]).toEqual([false, true]);
  table.runner.uses('Oiled');
  goOn(table);
  expect(table.runner.credits).toBe(0);
});

const guard = resourceWith('Guard', {
  text: [
    asLongAs(
      not(runnerIsTagged),
      additionalCost(trashing('this', { by: 'opponent', notVia: {} }), credits(1)),
    ),
  ],
});
const hermit = resourceWith('Hermit', {
  text: [
    asLongAs(runnerIsTagged, additionalCost(trashing('this', { by: 'opponent', notVia: {} }), credits(1))),
  ],
});

rule(both('1.15.9', '1.16.10'), 'an additional cost is asked only while its condition holds', () => {
  for (const [title, left] of [
    ['Guard', 1],
    ['Hermit', 0],
  ] as const) {
    const table = scenario({
      at: 'corp.action',
      cards: [guard, hermit],
      corp: { clicks: 3, credits: 3 },
      runner: { tags: 1, rig: [title] },
    });
    table.corp.trashesResource(title);
    while (table.decision?.kind === 'payOrNot' || table.decision?.kind === 'pay') goOn(table);
    expect([table.corp.credits, installedCard(table, title)]).toEqual([left, undefined]);
    const poor = scenario({
      at: 'corp.action',
      cards: [guard, hermit],
      corp: { clicks: 3, credits: 2 },
      runner: { tags: 1, rig: [title] },
    });
    const answer = poor.corp.explain(`trash resource ${title}`);
    expect(answer.allowed ? 'allowed' : answer.because).toBe(
      left === 1 ? 'allowed' : 'additionalCostUnpayable',
    );
  }
});

const dimmer = assetWith('Dimmer', {
  text: [action([click(), derez(choose({ in: 'installed', rezzed: true, type: 'ice' }))], gainCredits(3))],
});

rule(both('1.15.1', '1.16.1'), 'derezzing a card is a cost, and cannot be paid without a rezzed one', () => {
  const at = (ice: object): Table =>
    scenario({
      at: 'corp.action',
      cards: [dimmer, abacus],
      corp: {
        credits: 0,
        clicks: 3,
        servers: [
          { server: 'remote-1', root: [rezzed('Dimmer')] },
          { server: 'hq', ice: [ice as never] },
        ],
      },
    });
  const table = at(rezzed('Abacus'));
  table.corp.uses('Dimmer');
  if (table.decision?.kind === 'pay') table.corp.chooses('Abacus');
  expect([table.corp.credits, installedCard(table, 'Abacus')?.rezzed]).toEqual([3, false]);
  expect(at({ card: 'Abacus' }).corp.explain('use Dimmer 1').allowed).toBe(false);
});

test('they read as an editor would write them', () => {
  expect(describeText(covenant)).toBe(
    'You cannot create remote servers while there are 2 or more remote servers.',
  );
  expect(describeText(oiled)).toContain(
    'Each ability of this program costs 1[credit] less to use if you have trashed an installed Runner card this turn.',
  );
  expect(describeText(bulwark)).toContain('Abilities of the encountered ice cannot end a run');
  expect(describeText(guard)).toContain('while you are not tagged');
});

// Deeds told apart by their card, where it came from and by what means, and numbers and subtypes known only then.

import { describeText, EDITION_IDS } from '@lastclick/engine';
import {
  accessMore,
  acting,
  action,
  atLeast,
  breaching,
  cannot,
  choose,
  click,
  during,
  gainClicks,
  gainCredits,
  gainingClicks,
  gainsNamedSubtype,
  giveTags,
  howOften,
  ifSuccessful,
  install,
  installFacedown,
  installing,
  nameSubtype,
  run,
  spendHosted,
  succeeding,
  takingTags,
  trashSource,
  using,
  when,
  whenInstalled,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, goOn, installedCard } from '../runs/run-table.ts';
import { abacus, agendaWith, assetWith, eventWith, resourceWith, rezzed } from '../runs/test-cards.ts';

const _whileResolving = { if: 'during', what: 'subroutine' } as const;
const _canUse = (table: Table, title: string): boolean =>
  table.moves.some((move) => move.startsWith(`use ${title}`));

/** Goes on to the next action. */
function toAction(table: Table): void {
  while (table.decision?.kind !== 'action') goOn(table);
}

const mine = resourceWith('Mine', {
  text: [action([click()], gainCredits(1)), action([click(), trashSource], gainCredits(2))],
});
const foreman = resourceWith('Foreman', {
  text: [
    when(acting({ card: { type: 'resource', not: { title: 'Foreman' } } }), gainCredits(10)),
    when(acting({ card: { type: 'resource' }, stage: 'complete' }), gainCredits(100)),
  ],
});

rule(
  both('5.2.2'),
  'an action of a card is told apart from basic ones, also where its cost took the card away',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [mine, foreman],
      runner: { clicks: 4, credits: 0, grip: ['Mine'], rig: ['Foreman', 'Mine'] },
    });
    table.runner.takes('gain credit');
    // Installing a resource is a basic action, of no card.
    table.runner.installs('Mine');
    expect(table.runner.credits).toBe(1);
    table.runner.uses('Mine', 1);
    expect(table.runner.credits).toBe(1 + 1 + 10 + 100);
    table.runner.uses('Mine', 2);
    expect(table.runner.credits).toBe(112 + 2 + 10 + 100);
  },
);

const heirloom = assetWith('Heirloom', { text: [] });
const registrar = assetWith('Registrar', {
  text: [
    when(installing({ type: 'asset' }, { from: 'hq' }), gainCredits(1)),
    when(installing({ type: 'asset' }, { from: 'archives' }), gainCredits(10)),
    action([click()], install(choose({ in: 'archives' }), { into: { server: 'new' } })),
  ],
});

test.each(EDITION_IDS)('where a card was installed from is told apart (%s)', (edition) => {
  const table = scenario({
    at: 'corp.action',
    edition,
    cards: [heirloom, registrar],
    corp: {
      credits: 0,
      clicks: 3,
      hq: ['Heirloom'],
      archives: ['Heirloom'],
      servers: [{ server: 'remote-1', root: [rezzed('Registrar')] }],
    },
  });
  table.corp.installs('Heirloom', 'new-remote');
  toAction(table);
  expect(table.corp.credits).toBe(1);
  table.corp.uses('Registrar');
  if (table.decision?.kind === 'target') table.corp.chooses('Heirloom');
  expect(table.corp.credits).toBe(11);
});

const ledger = eventWith('Ledger', {
  play: [run('hq', ifSuccessful(giveTags(1)))],
  text: [when(takingTags({ via: 'this' }), gainCredits(5))],
});
const rumor = resourceWith('Rumor', {
  text: [action([click()], giveTags(1)), when(takingTags(), gainCredits(1))],
});

rule(both('9.6.5'), 'tags are told apart by the card whose ability gives them', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [ledger, rumor],
    runner: { clicks: 4, credits: 0, grip: ['Ledger'], rig: ['Rumor'] },
  });
  table.runner.uses('Rumor');
  expect(table.runner.credits).toBe(1);
  table.runner.plays('Ledger');
  finishRun(table);
  expect(table.runner.credits).toBe(1 + 1 + 5);
});

const spur = resourceWith('Spur', {
  text: [
    action([click()], gainClicks(1)),
    when(succeeding(), gainClicks(1)),
    when(gainingClicks({ duringRun: true }), gainCredits(1)),
    action([click()], gainCredits(howOften(gainingClicks()))),
  ],
});

rule(current('1.11.3a'), 'gaining clicks is a deed, in a run or not', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [spur],
    runner: { clicks: 4, credits: 0, rig: ['Spur'] },
  });
  table.runner.uses('Spur', 1);
  expect(table.runner.credits).toBe(0);
  table.runner.takes('run archives');
  finishRun(table);
  expect(table.runner.credits).toBe(1);
  table.runner.uses('Spur', 2);
  expect(table.runner.credits).toBe(1 + 2);
});

const reader = resourceWith('Reader', {
  text: [during(atLeast(2, { value: 'run', what: 'allowed' }), when(breaching('rd'), gainCredits(1)))],
});
const prier = resourceWith('Prier', { text: [when(succeeding('rd'), accessMore(1))] });

rule(both('7.1.2', '7.3.5'), 'how many cards a breach is about is known as it begins', () => {
  for (const [rig, gained] of [
    [['Reader'], 0],
    [['Reader', 'Prier'], 1],
  ] as const) {
    const table = scenario({
      at: 'runner.action',
      cards: [reader, prier],
      runner: { clicks: 4, credits: 0, rig },
    });
    table.runner.takes('run rd');
    finishRun(table);
    expect(table.runner.credits).toBe(gained);
  }
});

const mask = resourceWith('Mask', {
  text: [
    whenInstalled(nameSubtype('sentry', 'code_gate')),
    action([click()], nameSubtype('sentry', 'code_gate')),
    gainsNamedSubtype({ type: 'ice' }),
    { static: 'lose', of: { type: 'ice', subtype: 'barrier' }, named: 'subtype' },
  ],
});

rule(
  both('9.11.1b', '9.12.1b'),
  'cards gain and lose the subtype that was chosen, whichever that is now',
  () => {
    const lens = resourceWith('Lens', {
      text: [
        whenInstalled(nameSubtype('sentry', 'code_gate')),
        gainsNamedSubtype({ type: 'ice' }),
        action([click()], nameSubtype('sentry', 'code_gate')),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [lens, abacus],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { clicks: 4, credits: 0, grip: ['Lens'] },
    });
    const subtypes = (): readonly string[] => installedCard(table, 'Abacus')?.subtypes ?? [];
    expect(subtypes()).toEqual([]);
    table.runner.installs('Lens');
    table.runner.pays('choose sentry');
    expect([...subtypes()].sort()).toEqual(['barrier', 'sentry']);
    table.runner.uses('Lens');
    table.runner.pays('choose code_gate');
    expect([...subtypes()].sort()).toEqual(['barrier', 'code_gate']);
    expect(describeText(mask)).toContain('Pieces of ice gain the chosen subtype.');
    expect(describeText(mask)).toContain('Barriers lose the chosen subtype.');
  },
);

const purse = resourceWith('Purse', { text: [spendHosted(using())] });
const purist = resourceWith('Purist', {
  text: [
    cannot(installing({ type: 'resource' })),
    action([click()], installFacedown(choose({ in: 'grip' }))),
  ],
});
const vow = resourceWith('Vow', {
  text: [cannot(installing()), action([click()], installFacedown(choose({ in: 'grip' })))],
});

rule(
  both('8.4.2', '8.1.4a'),
  'what is installed facedown is nothing that could be forbidden by its type',
  () => {
    const at = (title: string): Table =>
      scenario({
        at: 'runner.action',
        cards: [purist, vow, purse, agendaWith('Any', { text: [] })],
        runner: { clicks: 4, credits: 5, grip: ['Purse'], rig: [title] },
      });
    const table = at('Purist');
    expect(table.runner.explain('install Purse').allowed).toBe(false);
    table.runner.uses('Purist');
    if (table.decision?.kind === 'target') table.runner.chooses('Purse');
    expect(table.runner.seen.runner.rig.some(({ faceup }) => !faceup)).toBe(true);
    // Whoever cannot install anything cannot do that either.
    const none = at('Vow');
    if (none.runner.explain('use Vow 1').allowed) {
      none.runner.uses('Vow');
      while (none.decision?.kind === 'target') goOn(none);
    }
    expect(none.runner.seen.runner.rig.some(({ faceup }) => !faceup)).toBe(false);
  },
);

test('they read as an editor would write them', () => {
  expect(describeText(registrar)).toContain('Whenever you install an asset from Archives, gain 10[credit].');
  expect(describeText(foreman)).toContain('complete an action on a resource');
  expect(describeText(reader)).toContain('if you may access 2 or more cards in this breach');
});

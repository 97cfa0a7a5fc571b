import {
  all,
  asMany,
  type CardData,
  choose,
  credits,
  damage,
  draw,
  type EffectData,
  from,
  gainCredits,
  instead,
  interrupting,
  may,
  oncePerTurn,
  optional,
  preventing,
  setImminent,
  trash,
  trashSource,
  when,
  whenYourTurnBegins,
  would,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import {
  assetWith,
  eventWith,
  mandatoryHouse,
  operationWith,
  programWith,
  resourceWith,
  rezzed,
} from './test-cards.ts';

const four = ['Diesel', 'Diesel', 'Diesel', 'Diesel'];
const PLASCRETE = { card: 'Plascrete Carapace', power: 4 };

rule(
  both('9.1.8b'),
  'an ability active in the heap resolves once when its card is trashed from the grip',
  () => {
    const worse = {
      ...eventWith('Had Worse', gainCredits(1)),
      text: [from('heap', when({ deed: 'trash', by: 'any', card: 'this' }, draw(3)))],
    };
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [worse, operationWith('Zap', damage('net', 1))],
      corp: { hq: ['Zap'] },
      runner: { grip: ['Had Worse'] },
    });
    table.corp.plays('Zap');
    table.runner.triggers('Had Worse');
    if (table.decision?.kind === 'reaction') table.runner.triggers('Had Worse');
    expect(table.runner.hand.length).toBe(3);
  },
);

rule(
  both('9.11.2a', '9.1.8g 9.12.2a'),
  'a card trashed together with others sees all of them, itself included',
  () => {
    const hostile = assetWith('Hostile', {
      text: [when({ deed: 'trash', card: { side: 'corp', type: 'asset' } }, gainCredits(1))],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [
        hostile,
        operationWith('Demolition', trash(all({ in: 'installed', side: 'corp', type: 'asset' }))),
      ],
      corp: { credits: 0, hq: ['Demolition'], servers: rezzed('Hostile', 'PAD Campaign', 'Nico Campaign') },
    });
    table.corp.plays('Demolition');
    while (table.decision?.kind === 'reaction') table.choose('corp', table.keys[0] ?? '');
    expect(table.corp.credits).toBe(3);
  },
);

rule(both('9.1.6 9.1.6b 9.6.15d'), 'triggering an optional ability uses its card', () => {
  const donor = assetWith('Donor', { text: [optional(whenYourTurnBegins(gainCredits(5)))] });
  const audience = assetWith('Audience', {
    text: [when({ deed: 'use' }, gainCredits(10))],
  });
  const table = scenario({
    at: '5.6.1d',
    cards: [donor, audience],
    corp: { credits: 0, servers: rezzed('Donor', 'Audience') },
  });
  table.corp.triggers('Donor');
  expect(table.corp.credits).toBe(5 + 10);
});

rule(both('9.8.7e', '9.9.7e'), 'unpreventable damage may still be raised, and stays unpreventable', () => {
  const flare: EffectData = { effect: 'damage', type: 'meat', amount: 1, unpreventable: true };
  const cleaners = assetWith('Cleaners', {
    text: [interrupting({ deed: 'damage', type: 'meat' }, [credits(1)], setImminent(3))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Flare', flare), cleaners],
    corp: { credits: 1, hq: ['Flare'], servers: rezzed('Cleaners') },
    runner: { grip: four, rig: [PLASCRETE] },
  });
  table.corp.plays('Flare');
  expect(table.awaits).toBe('corp');
  table.corp.uses('Cleaners');
  expect(table.decision?.kind).toBe('action'); // the Runner cannot prevent any of it
  expect(table.runner.hand.length).toBe(4 - 3);
});

rule(
  both('9.8.4a 9.8.4b', '9.9.4a 9.9.4b'),
  'an interrupt sees the value after standing replacements',
  () => {
    const tip = resourceWith('Tip', {
      text: [optional(would({ deed: 'draw' }, gainCredits(asMany)))],
    });
    for (const rig of [
      ['Verbal Plasticity', 'Tip'],
      ['Tip', 'Verbal Plasticity'],
    ]) {
      const table = scenario({ at: 'runner.action', cards: [tip], runner: { credits: 0, rig } });
      table.runner.takes('draw card'); // 2 cards instead of 1
      table.runner.triggers('Tip');
      expect(table.runner.credits).toBe(2);
    }
  },
);

rule(
  both('9.8.11 · any other effect', '9.9.11 · any other effect'),
  'the controller of the effect orders two replacements',
  () => {
    const twice = resourceWith('Reader A', {
      text: [instead({ deed: 'draw' }, 2)],
    });
    const thrice = resourceWith('Reader B', {
      text: [instead({ deed: 'draw' }, 3)],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [twice, thrice],
      runner: { rig: ['Reader A', 'Reader B'] },
    });
    table.runner.takes('draw card');
    expect(table.decision).toMatchObject({ kind: 'replacement', seat: 'runner' }); // which applies last
  },
);

rule(both('9.8.2', '9.9.2'), 'a forbidden draw is not expected, so nothing about drawing is relevant', () => {
  const lockdown = assetWith('Lockdown', {
    text: [{ static: 'cannot', deed: { deed: 'draw', by: 'opponent' } }],
  });
  const tip = resourceWith('Tip', {
    text: [optional(would({ deed: 'draw' }, gainCredits(7)))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [lockdown, tip],
    corp: { servers: rezzed('Lockdown') },
    runner: { credits: 0, rig: ['Tip'], grip: ['Process Automation'] },
  });
  table.runner.plays('Process Automation'); // gain 2 credits and draw 1 card
  expect(table.decision?.kind).toBe('action');
  expect(table.runner.credits).toBe(2);
});

rule(both('5.4.3c'), 'an action cut off by the end of the phase is complete: MirrorMorph still pays', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { identity: 'MirrorMorph: Endless Iteration', credits: 8, hq: ['IPO'] },
  });
  table.corp.takes('gain credit');
  table.corp.takes('draw card');
  table.corp.plays('IPO'); // the third different action, and terminal
  expect(table.decision?.kind).toBe('reaction');
  table.corp.triggers('MirrorMorph: Endless Iteration');
  if (table.decision?.kind === 'mode') table.corp.choosesMode(1);
  expect(table.corp.credits).toBe(8 + 1 - 8 + 13 + 1);
});

rule(current('9.3.6g'), 'triggering and then declining does not spend the one use each turn', () => {
  const stipend = assetWith('Stipend', {
    text: [oncePerTurn(when({ deed: 'draw' }, may(gainCredits(2))))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [stipend],
    corp: { credits: 0, servers: rezzed('Stipend') },
  });
  table.corp.takes('draw card');
  table.corp.triggers('Stipend');
  table.corp.declines();
  table.corp.takes('draw card');
  table.corp.triggers('Stipend');
  expect(table.decision?.kind).toBe('may');
  table.corp.accepts();
  expect(table.corp.credits).toBe(2);
});

rule(both('9.1.7'), 'a program in the grip does not make itself cheaper', () => {
  const discount = {
    ...programWith('Discount', 1, {
      text: [{ static: 'price', deed: { deed: 'install', card: { type: 'program' } }, less: 1 }],
    }),
    cost: 2,
  };
  const table = scenario({
    at: 'runner.action',
    cards: [discount],
    runner: { credits: 5, grip: ['Discount', 'Fermenter'] },
  });
  table.runner.installs('Discount');
  expect(table.runner.credits).toBe(5 - 2);
  table.runner.installs('Fermenter');
  expect(table.runner.credits).toBe(5 - 2 - 0);
});

rule(both('9.8.7a', '9.9.7a'), 'a negative amount prevented raises the damage instead of removing it', () => {
  const cleaners = assetWith('Cleaners', {
    text: [interrupting({ deed: 'damage', type: 'meat' }, [credits(1)], { effect: 'prevent', amount: -1 })],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Punch', damage('meat', 1)), cleaners],
    corp: { credits: 3, hq: ['Punch'], servers: rezzed('Cleaners') },
    runner: { grip: four, rig: ['Crash Space'] },
  });
  table.corp.plays('Punch');
  table.corp.passes();
  table.runner.uses('Crash Space'); // 1 - 3
  table.runner.takes('number 3');
  for (let i = 0; i < 3; i++) table.corp.uses('Cleaners');
  if (table.decision?.kind === 'interrupt') table.corp.passes();
  expect(table.runner.hand.length).toBe(4 - (1 - 3 + 3));
});

rule(both('9.6.5c'), 'a trigger about an installed card looks at the card as it was trashed', () => {
  const digger = assetWith('Digger', {
    text: [when({ deed: 'trash', from: 'installed', card: { type: 'resource' } }, gainCredits(1))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [digger],
    corp: { credits: 2, servers: rezzed('Digger') },
    runner: { tags: 1, rig: ['Wyldside'] },
  });
  table.corp.trashesResource('Wyldside');
  expect(table.corp.credits).toBe(1);
});

rule(both('9.8.5', '9.9.5'), 'preventing one card from being trashed does not save the others', () => {
  const construct = resourceWith('Construct', {
    text: [preventing({ deed: 'trash', by: 'any', card: { type: 'hardware' } }, [trashSource], 1)],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [construct, operationWith('Blackout', trash(all({ in: 'installed', type: 'hardware' })))],
    corp: { hq: ['Blackout'] },
    runner: { rig: ['Construct', 'Dyson Mem Chip', 'Akamatsu Mem Chip'] },
  });
  table.corp.plays('Blackout');
  table.runner.uses('Construct');
  while (table.decision?.kind === 'interrupt' || table.decision?.kind === 'target')
    table.choose('runner', table.keys[0] ?? '');
  expect(table.runner.discardPile.length).toBe(2);
});

rule(
  both('10.3.1'),
  'the steps of a checkpoint follow one another: copies, then what they host, then servers',
  () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        servers: [
          {
            server: 'remote-1',
            root: [{ card: 'Jeeves Model Bioroids', rezzed: true, hosted: ['Hedge Fund'] }],
          },
          { server: 'remote-2', root: ['Jeeves Model Bioroids'] },
        ],
      },
    });
    table.corp.rezzes('Jeeves Model Bioroids');
    const trashed = table.happened('trashed').map((event) => event.cards[0]?.card);
    expect(trashed).toEqual(['jeeves_model_bioroids', 'hedge_fund']);
    expect(table.corp.seen.corp.servers.map(({ server }) => server)).not.toContain('remote-1');
    expect(table.decision?.kind).toBe('window'); // all before anyone may act
  },
);

rule(both('9.6.9c'), 'triggering an optional ability does not answer a later "may" in it', () => {
  const donor = assetWith('Donor', {
    text: [optional(whenYourTurnBegins(gainCredits(5), may(gainCredits(2))))],
  });
  const table = scenario({ at: '5.6.1d', cards: [donor], corp: { credits: 0, servers: rezzed('Donor') } });
  table.corp.triggers('Donor');
  expect(table.decision?.kind).toBe('may');
  table.corp.declines();
  expect(table.corp.credits).toBe(5);
});

rule(
  both('9.11.2b', '9.12.2b'),
  'damage for each of nothing is not expected, so nothing can interrupt it',
  () => {
    const table = scenario({
      at: '5.6.1d',
      cards: [mandatoryHouse],
      corp: { servers: rezzed('Mandatory House') },
      runner: { grip: [], rig: ['Crash Space'] },
    });
    expect(table.decision?.kind).toBe('action');
  },
);

rule(
  both('9.8.11 · a targeted card', '9.9.11 · a targeted card'),
  'whose card was chosen for an effect orders the replacements of it',
  () => {
    const padding = resourceWith('Padding', {
      text: [
        {
          ability: 'instead',
          to: { deed: 'trash', by: 'any', card: { type: 'resource' } },
          steps: [gainCredits(1)],
        },
      ],
    });
    const salvage = assetWith('Salvage', {
      text: [
        { ability: 'instead', to: { deed: 'trash', card: { type: 'resource' } }, steps: [gainCredits(10)] },
      ],
    });
    const play = (raid: CardData) => {
      const table = scenario({
        at: 'corp.action',
        cards: [padding, salvage, raid],
        corp: { credits: 0, hq: ['Raid'], servers: rezzed('Salvage') },
        runner: { credits: 0, rig: ['Padding', 'Wyldside'] },
      });
      table.corp.plays('Raid');
      if (table.decision?.kind === 'target') table.corp.chooses('Wyldside');
      expect(table.decision?.kind).toBe('replacement');
      return table;
    };
    const chosen = play(operationWith('Raid', trash(choose({ in: 'installed', type: 'resource' }))));
    expect(chosen.awaits).toBe('runner'); // the Corp's effect, the Runner's card
    chosen.choose(
      'runner',
      chosen.keys[chosen.moves.findIndex((move) => move.startsWith('replace Padding'))] ?? '',
    );
    expect([chosen.runner.credits, chosen.corp.credits]).toEqual([1, 0]);
    const notChosen = play(operationWith('Raid', trash(all({ in: 'installed', title: 'Wyldside' }))));
    expect(notChosen.awaits).toBe('corp');
  },
);

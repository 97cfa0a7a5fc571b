import {
  action,
  addToHand,
  choose,
  click,
  credits,
  forEachCounter,
  gainCredits,
  hosted,
  install,
  later,
  may,
  oncePerTurn,
  optional,
  paid,
  placeCounters,
  trash,
  trashSource,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, resourceWith, rezzed } from './test-cards.ts';

// What it means to use an ability, and abilities whose source is gone.

const observer = resourceWith('Observer', {
  text: [when({ deed: 'use' }, gainCredits(1))],
});
const audience = assetWith('Audience', {
  text: [when({ deed: 'use' }, gainCredits(10))],
});

rule(both('9.1.3c'), 'the source of a delayed ability is the card that created it', () => {
  const planner = resourceWith('Planner', {
    text: [action([click()], later(whenYourTurnEnds(placeCounters('power', 1))))],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [planner],
    runner: { clicks: 1, rig: ['Planner', 'Daily Casts'] },
  });
  table.runner.uses('Planner');
  table.bothPass();
  table.bothPass();
  expect(table.moves).toEqual([expect.stringMatching(/^trigger Planner /)]);
  table.runner.triggers('Planner');
  expect(table.runner.seen.runner.rig.map((card) => card.counters.power)).toEqual([1, undefined]);
});

rule(both('9.1.4 9.5.4'), 'an ability whose source changed zones cannot act on it any more', () => {
  const boomerang = resourceWith('Boomerang', {
    text: [action([click(), trashSource], gainCredits(2), addToHand('this'))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [boomerang],
    runner: { credits: 0, rig: ['Boomerang'] },
  });
  table.runner.uses('Boomerang');
  expect(table.runner.credits).toBe(2); // the ability goes on without its source …
  expect(table.runner.hand).toEqual([]); // … but the card in the heap is a new object
  expect(table.runner.discardPile).toEqual(['Boomerang']);
});

rule(
  both('9.1.4 9.11.2b', '9.1.4 9.12.2b'),
  'a source that is still there has the counters it has now, not those before the cost',
  () => {
    const dispenser = resourceWith('Dispenser', {
      text: [action([click(), hosted('power')], gainCredits(forEachCounter('power')))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [dispenser],
      runner: { credits: 0, rig: [{ card: 'Dispenser', power: 3 }] },
    });
    table.runner.uses('Dispenser');
    expect(table.runner.credits).toBe(2);
  },
);

rule(
  both('9.1.4'),
  'a source that leaves while its ability resolves is remembered as it last was in 1.4, not in 26.03',
  (edition) => {
    const candle = resourceWith('Candle', {
      text: [
        action([click()], placeCounters('power', 1), trash('this'), gainCredits(forEachCounter('power'))),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [candle],
      runner: { credits: 0, rig: [{ card: 'Candle', power: 2 }] },
    });
    table.runner.uses('Candle');
    expect(table.runner.discardPile).toEqual(['Candle']);
    expect(table.runner.credits).toBe(edition === '1.4' ? 3 : 0);
  },
);

rule('9.1.4', 'an ability still knows the counters its source had', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 0, rig: [{ card: 'Fermenter', virus: 4 }] },
  });
  table.runner.uses('Fermenter');
  expect(table.runner.credits).toBe(4 * 2);
  expect(table.runner.discardPile).toEqual(['Fermenter']);
});

rule(
  current('9.5.5'),
  'counters on a source that its own cost takes away still count for the ability',
  () => {
    const table = scenario({
      at: 'runner.action',
      runner: { credits: 0, rig: [{ card: 'Fermenter', virus: 4 }] },
    });
    table.runner.uses('Fermenter');
    expect(table.runner.credits).toBe(4 * 2);
    expect(table.runner.seen.runner.heap[0]?.counters).toEqual({});
  },
);

rule(both('9.5.5'), 'cards hosted on a source that its own cost takes away wait for the ability', () => {
  const table = scenario({
    at: '5.7.1e',
    runner: {
      rig: [
        {
          card: 'Bookmark',
          hosted: [
            { card: 'Diesel', faceup: false },
            { card: 'Sure Gamble', faceup: false },
          ],
        },
      ],
    },
  });
  table.runner.uses('Bookmark', 3); // trash Bookmark: add all hosted cards to the grip
  expect(table.runner.hand.sort()).toEqual(['Diesel', 'Sure Gamble']);
  expect(table.runner.discardPile).toEqual(['Bookmark']);
});

rule(both('9.1.6 9.1.6a'), 'a paid ability is used; a mandatory ability is not', () => {
  const table = scenario({
    at: '5.7.1d',
    cards: [observer],
    runner: {
      credits: 0,
      tags: 1,
      rig: ['Observer', 'Forger', { card: 'Smartware Distributor', credits: 1 }],
    },
  });
  expect(table.runner.credits).toBe(1); // only what Smartware Distributor gave
  table.runner.uses('Forger');
  expect(table.runner.credits).toBe(1 + 1);
});

rule(
  both('9.1.6a 9.5.3 · considered used'),
  'a paid ability is used once its cost is paid, before it resolves',
  () => {
    const table = scenario({
      at: '5.7.1e',
      priority: 'every',
      cards: [observer],
      runner: { credits: 0, tags: 1, rig: ['Observer', 'Forger'] },
    });
    table.runner.uses('Forger');
    expect(table.decision?.kind).toBe('reaction');
    expect([table.runner.tags, table.runner.discardPile]).toEqual([1, ['Forger']]);
    table.runner.triggers('Observer');
    expect([table.runner.tags, table.runner.credits]).toEqual([0, 1]);
  },
);

rule(both('9.1.6 9.1.6b'), 'a conditional ability is used only if its optional part is carried out', () => {
  const generous = assetWith('Generous', { text: [whenYourTurnBegins(may(gainCredits(3)))] });
  const position = {
    at: '5.6.1d',
    cards: [generous, audience],
    corp: { credits: 0, servers: rezzed('Generous', 'Audience') },
  };
  const accepted = scenario(position);
  accepted.corp.accepts();
  expect(accepted.corp.credits).toBe(3 + 10);
  const declined = scenario(position);
  declined.corp.declines();
  expect(declined.corp.credits).toBe(0);
});

rule(both('9.1.6c'), 'a card whose credits pay a cost is used as that cost is paid', () => {
  const position = {
    at: 'runner.action',
    priority: 'every' as const,
    cards: [observer],
    runner: { credits: 5, rig: ['Observer', 'Prepaid VoicePAD'], grip: ['Sure Gamble'] },
  };
  const table = scenario(position);
  table.runner.plays('Sure Gamble');
  table.runner.pays(table.keys.find((key) => key.startsWith('pay 1')) ?? '');
  expect(table.decision?.kind).toBe('reaction'); // before the event does anything
  expect(table.runner.credits).toBe(5 - 4);
  table.runner.triggers('Observer');
  expect(table.runner.credits).toBe(5 - 4 + 1 + 9);
  const fromPool = scenario(position);
  fromPool.runner.plays('Sure Gamble');
  fromPool.runner.pays('pay pool');
  expect(fromPool.runner.credits).toBe(5 - 5 + 9);
});

rule(
  both('9.3.3c', '9.3.3c 9.3.6g'),
  'once each turn: refused a second time, there again next turn; declined, it was not used',
  () => {
    const press = assetWith('Press', {
      text: [
        oncePerTurn(paid([credits(0)], gainCredits(1))),
        optional(oncePerTurn(when({ deed: 'draw' }, gainCredits(10)))),
      ],
    });
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [press],
      corp: { credits: 0, servers: rezzed('Press') },
    });
    const spent = { allowed: false, rule: '9.3.3c', because: 'usedThisTurn' };
    const draws = (): void => {
      table.bothPass();
      table.corp.takes('draw card');
    };
    table.corp.uses('Press');
    expect([table.corp.explain('use Press 1'), table.moves]).toEqual([spent, ['pass']]);
    draws();
    table.corp.passes(); // declined: not used
    draws();
    table.corp.triggers('Press');
    expect(table.corp.credits).toBe(1 + 10);
    draws();
    expect(table.decision?.kind).toBe('window'); // the limit is used up

    while (table.decision?.kind !== 'reaction')
      table.choose(table.awaits ?? 'corp', table.keys.find((key) => key === 'pass') ?? table.keys[0] ?? '');
    expect(table.corp.seen.turn).toMatchObject({ number: 5, side: 'corp' }); // the mandatory draw
    table.corp.triggers('Press');
    table.corp.uses('Press');
    expect(table.corp.credits).toBe(11 + 10 + 1);
    expect(table.corp.explain('use Press 1')).toEqual(spent);
  },
);

const peddler = resourceWith('Peddler', {
  text: [paid([trashSource], install(choose({ hostedOn: 'this', can: 'install' })))],
});
const rummager = resourceWith('Rummager', {
  text: [
    when({ deed: 'trash', by: 'any', from: 'stack' }, gainCredits(100)),
    when({ deed: 'trash', by: 'any', card: { type: 'event' } }, gainCredits(1)),
  ],
});

rule(
  both('9.5.5'),
  'of the cards set aside with their host one is installed; the others are trashed, and not from a deck',
  () => {
    const facedown = (card: string) => ({ card, faceup: false });
    const table = scenario({
      at: '5.7.1e',
      cards: [peddler, rummager],
      runner: {
        credits: 0,
        rig: [
          {
            card: 'Peddler',
            hosted: [facedown('Diesel'), facedown('Smartware Distributor'), facedown('Sure Gamble')],
          },
          'Rummager',
        ],
      },
    });
    table.runner.uses('Peddler');
    while (table.decision?.kind === 'reaction') table.choose('runner', table.keys[0] ?? '');
    expect(table.runner.seen.runner.rig.map((card) => card.title)).toEqual([
      'Rummager',
      'Smartware Distributor',
    ]);
    expect(table.runner.discardPile.toSorted()).toEqual(['Diesel', 'Peddler', 'Sure Gamble']);
    expect([table.runner.seen.setAside, table.runner.credits]).toEqual([[], 1 + 1]);
  },
);

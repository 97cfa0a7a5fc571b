import {
  all,
  damage,
  draw,
  type EffectData,
  forEachCard,
  gainClicks,
  gainCredits,
  giveTags,
  loseCredits,
  opponentChoosesOne,
  takeBadPublicity,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, eventWith, mandatoryHouse, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Where instructions end, and how numbers and sets of cards are worked out.

const mourner = assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(10))] });
const extortion = operationWith('Extortion', opponentChoosesOne([giveTags(1)], [loseCredits(2, 'opponent')]));

rule(
  both('9.10.4f 9.11.3d', '9.11.4g 9.12.3d'),
  'choosing an option is over before the option can be interrupted: the tag is chosen, then avoided',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [extortion],
      corp: { hq: ['Extortion'] },
      runner: { credits: 5, rig: ['Decoy'] },
    });
    table.corp.plays('Extortion');
    expect(table.decision).toMatchObject({ kind: 'mode', seat: 'runner' });
    table.runner.choosesMode(1);
    expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
    table.runner.uses('Decoy');
    expect([table.runner.tags, table.runner.credits]).toEqual([0, 5]); // and no falling back on the other option
  },
);

rule(both('9.10.4f', '9.11.4g'), 'only the option chosen becomes imminent', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [extortion],
    corp: { hq: ['Extortion'] },
    runner: { credits: 5, rig: ['Decoy'] },
  });
  table.corp.plays('Extortion');
  table.runner.choosesMode(2);
  expect(table.decision?.kind).toBe('action'); // Decoy was never relevant
  expect(table.runner.credits).toBe(3);
});

rule(
  both('10.3.4', '9.11.4f 10.3.4'),
  'paying a nested cost is followed by a checkpoint before what it buys',
  () => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      cards: [mourner],
      corp: { credits: 0, servers: rezzed('Rashida Jaheem', 'Mourner') },
    });
    table.corp.triggers('Rashida Jaheem'); // you may trash her to gain 3 credits and draw 3 cards
    expect(table.corp.discardPile).toEqual(['Rashida Jaheem']);
    expect(table.decision?.kind).toBe('reaction');
    expect([table.corp.credits, table.corp.hand.length]).toEqual([0, 0]);
    table.corp.triggers('Mourner');
    expect(table.happened('creditsGained').map((event) => event.amount)).toEqual([10, 3]);
  },
);

rule(
  '9.10.2',
  'a step of a phase has a checkpoint only where one is written: discards are noticed in the next window',
  () => {
    const recycler = assetWith('Recycler', {
      text: [when({ deed: 'discard' }, gainCredits(1))],
    });
    const table = scenario({
      at: '5.6.3a',
      priority: 'every',
      cards: [recycler],
      corp: { credits: 0, hq: new Array<string>(7).fill('Hedge Fund'), servers: rezzed('Recycler') },
    });
    table.corp.discards('Hedge Fund');
    expect(table.decision?.kind).toBe('discard'); // no checkpoint between the two discards
    table.corp.discards('Hedge Fund');
    expect([table.decision?.kind, table.step]).toEqual(['reaction', '5.6.3b']);
    expect(table.keys.length).toBe(2); // one for each card
  },
);

rule(
  current('9.11.2'),
  'every step of a phase is followed by a checkpoint: discards are noticed in their own step',
  () => {
    const recycler = assetWith('Recycler', {
      text: [when({ deed: 'discard' }, gainCredits(1))],
    });
    const table = scenario({
      at: '5.6.3a',
      priority: 'every',
      cards: [recycler],
      corp: { credits: 0, hq: new Array<string>(6).fill('Hedge Fund'), servers: rezzed('Recycler') },
    });
    table.corp.discards('Hedge Fund');
    expect([table.decision?.kind, table.step]).toEqual(['reaction', '5.6.3a']);
  },
);

rule(both('9.11.2a', '9.12.2a'), 'an effect on a set of cards acts on all of them at once', () => {
  const fire: EffectData = { effect: 'trash', what: all({ in: 'installed', type: 'resource' }) };
  const gravedigger = assetWith('Gravedigger', {
    text: [when({ deed: 'trash', card: { type: 'resource' } }, gainCredits(1))],
  });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [operationWith('Fire', fire), gravedigger],
    corp: { credits: 0, hq: ['Fire'], servers: rezzed('Gravedigger') },
    runner: { rig: ['Daily Casts', 'Wyldside', 'Decoy'] },
  });
  table.corp.plays('Fire');
  expect(table.happened('trashed').map((event) => event.amount)).toEqual([3]);
  expect(table.runner.seen.runner.rig).toEqual([]); // all are gone before anything reacts
  expect(table.keys.length).toBe(3); // once for each card, in one window
});

rule(
  both('9.11.2b', '9.12.2b'),
  'damage for each counter is one instance of damage: one Crash Space stops three of it',
  () => {
    const table = scenario({
      at: '5.6.1d',
      corp: {
        servers: [{ server: 'remote-1', root: [{ card: 'Clearinghouse', rezzed: true, advancement: 3 }] }],
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'], rig: ['Crash Space'] },
    });
    table.corp.triggers('Clearinghouse');
    table.runner.uses('Crash Space'); // prevent up to 3 meat damage
    table.runner.takes('number 3');
    expect(table.runner.hand.length).toBe(4);
    expect(table.happened('damaged')).toEqual([]);
  },
);

rule(current('9.12.2b'), 'for each of nothing, nothing happens', () => {
  const table = scenario({
    at: '5.6.1d',
    cards: [mandatoryHouse],
    corp: { servers: rezzed('Mandatory House') },
    runner: { grip: [] },
  });
  expect(table.happened('triggered').length).toBe(1);
  expect(table.happened('damaged')).toEqual([]);
  expect(table.outcome).toBeNull();
  expect(table.decision?.kind).toBe('action');
});

rule(
  current('9.12.2c'),
  'credits, clicks, tags, bad publicity, draws and damage for each of something are one effect each',
  () => {
    const each = forEachCard({ in: 'installed', side: 'corp', rezzed: true });
    const audit = operationWith(
      'Audit',
      gainCredits(each),
      gainClicks(each),
      giveTags(each),
      takeBadPublicity(each),
      draw(each),
      damage('net', each),
    );
    const table = scenario({
      at: 'corp.action',
      cards: [audit],
      corp: { hq: ['Audit'], servers: rezzed('PAD Campaign', 'Nico Campaign', 'Marilyn Campaign') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
    });
    table.corp.plays('Audit');
    const kinds = [
      'creditsGained',
      'clicksGained',
      'tagsTaken',
      'badPublicityTaken',
      'drawn',
      'damaged',
    ] as const;
    for (const kind of kinds) expect(table.happened(kind).map((event) => event.amount)).toEqual([3]);
  },
);

rule(both('9.11.1a', '9.12.1a'), 'what raises a value applies before what lowers it', () => {
  const tax = assetWith('Tax', {
    text: [{ static: 'price', deed: { deed: 'play', card: { type: 'event' }, by: 'any' }, more: 2 }],
  });
  const sponsor = resourceWith('Sponsor', {
    text: [{ static: 'price', deed: { deed: 'play', card: { type: 'event' }, by: 'any' }, less: 8 }],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [tax, sponsor, eventWith('Free Sample', gainCredits(1))],
    corp: { servers: rezzed('Tax') },
    runner: { credits: 0, rig: ['Sponsor'], grip: ['Sure Gamble', 'Free Sample'] },
  });
  // 5 + 2 - 8 is below 0, so the cost is 0; lowered first it would be 0 + 2.
  table.runner.plays('Sure Gamble');
  expect(table.runner.credits).toBe(9);
  table.runner.plays('Free Sample');
  expect(table.runner.credits).toBe(9 + 1);
});

rule(
  both('9.11.2a', '9.12.2a'),
  'cards trashed together see each other go: each once for each card, or once for all of them',
  () => {
    const hostile = assetWith('Hostile', {
      text: [when({ deed: 'trash', by: 'opponent', card: { side: 'corp' } }, gainCredits(1))],
    });
    const tracker = assetWith('Tracker', {
      text: [
        when({ deed: 'trash', by: 'opponent', card: { side: 'corp' }, oneOrMore: true }, gainCredits(10)),
      ],
    });
    const collapse = eventWith('Collapse', trash(all({ in: 'installed', side: 'corp', server: 'remote' })));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [hostile, tracker, collapse],
      corp: { credits: 0, servers: rezzed('Hostile', 'Tracker', 'PAD Campaign') },
      runner: { grip: ['Collapse'] },
    });
    table.runner.plays('Collapse');
    expect(table.corp.seen.corp.servers.length).toBe(3);
    expect(table.keys.length).toBe(3 + 1); // both are in Archives by now
    while (table.decision?.kind === 'reaction') table.choose('corp', table.keys[0] ?? '');
    expect(table.corp.credits).toBe(3 * 1 + 10);
  },
);

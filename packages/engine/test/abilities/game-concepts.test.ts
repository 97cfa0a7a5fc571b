import {
  choose,
  gainCredits,
  giveTags,
  load,
  paid,
  placeCounters,
  purgeVirusCounters,
  removeBadPublicity,
  removeCounters,
  removeTags,
  resource,
  runnerIdentity,
  trashSourceCard,
  when,
  whenEmpty,
  whenInstalled,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, programWith, resourceWith, rezzed } from './test-cards.ts';

// Purging, forfeiting, information, tags, link, loading.

rule(both('10.1.1', '10.1.2'), 'a card may purge too: every virus counter goes, and nothing else', () => {
  const worm = programWith('Worm', 1);
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Scrub', purgeVirusCounters), worm],
    corp: { hq: ['Scrub'] },
    runner: {
      rig: [
        { card: 'Fermenter', virus: 3 },
        { card: 'Worm', virus: 2, power: 1 },
      ],
    },
  });
  table.corp.plays('Scrub');
  expect(table.runner.seen.runner.rig.map((card) => card.counters)).toEqual([{}, { power: 1 }]);
  expect(table.happened('purged').map((event) => event.amount)).toEqual([3 + 2]);
});

rule(both('10.1.2', '8.2.5'), 'a forfeited agenda leaves the game, and its points with it', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: {
      scored: ['Offworld Office', { card: 'Hostile Takeover', agenda: 1, hosted: ['Hedge Fund'] }],
      servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
    },
  });
  expect(table.corp.points).toBe(2 + 1);
  table.corp.rezzes('Corporate Town');
  table.corp.chooses('Hostile Takeover');
  expect([table.corp.points, table.corp.scored]).toEqual([2, ['Offworld Office']]);
  expect(table.corp.seen.removed.map((card) => card.title)).toEqual(['Hostile Takeover']);
  expect(table.corp.discardPile).toEqual(['Hedge Fund']); // what it hosted is trashed
});

rule(both('10.2.2a'), 'hands, decks and facedown cards are hidden from the opponent', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      hq: ['IPO'],
      archives: [{ card: 'Sprint', faceup: false }],
      servers: [{ server: 'remote-1', root: ['PAD Campaign'], ice: ['Tithe'] }],
    },
    runner: { grip: ['Diesel'] },
  });
  const seen = table.runner.seen;
  expect(seen.corp.hq.cards).toBeUndefined();
  expect(seen.corp.archives.map((card) => card.title)).toEqual([undefined]);
  const remote = seen.corp.servers[3];
  expect([remote?.root[0]?.title, remote?.ice[0]?.title]).toEqual([undefined, undefined]);
  expect(table.corp.seen.runner.grip.cards).toBeUndefined();
  for (const view of [seen, table.corp.seen]) {
    expect(view.corp.rd.cards).toBeUndefined(); // not even its owner looks through a deck
    expect(view.runner.stack.cards).toBeUndefined();
  }
  expect(JSON.stringify(seen)).not.toMatch(/IPO|Sprint|PAD Campaign|Tithe/);
  expect(JSON.stringify(table.corp.seen)).not.toContain('Diesel');
});

rule(both('10.2.3a'), 'faceup cards, the size of every zone and the credit pools are open', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      credits: 7,
      hq: ['IPO', 'Sprint'],
      archives: ['Hedge Fund', { card: 'Sprint', faceup: false }],
      servers: [{ server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 6 }] }],
    },
    runner: { credits: 3, grip: ['Diesel'], heap: ['Sure Gamble'], rig: ['Wyldside'], tags: 1 },
  });
  const corp = table.runner.seen.corp;
  expect([corp.credits, corp.hq.count, corp.rd.count, corp.archives.length]).toEqual([7, 2, 9, 2]);
  expect(corp.archives.map((card) => card.title)).toContain('Hedge Fund');
  expect(corp.servers[3]?.root[0]).toMatchObject({ title: 'Nico Campaign', counters: { credits: 6 } });
  const runner = table.corp.seen.runner;
  expect([runner.credits, runner.grip.count, runner.stack.count, runner.tags]).toEqual([3, 1, 9, 1]);
  expect([runner.heap[0]?.title, runner.rig[0]?.title]).toEqual(['Sure Gamble', 'Wyldside']);
});

rule(both('10.5.3'), 'any number of tags makes the Runner tagged', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Nosy', giveTags(1))],
    corp: { credits: 4, hq: ['Nosy'] },
    runner: { rig: ['Daily Casts', 'Wyldside'] },
  });
  expect(table.corp.explain('trash resource Wyldside')).toMatchObject({ because: 'notTagged' });
  table.corp.plays('Nosy');
  table.corp.trashesResource('Wyldside');
  table.corp.trashesResource('Daily Casts'); // the tag stays
  expect([table.runner.tags, table.corp.credits, table.corp.clicks]).toEqual([1, 0, 0]);
});

refuses('10.5.4', 'removing a tag that is not there', () => {
  const table = scenario({ at: 'runner.action', runner: { tags: 1, credits: 9 } });
  table.runner.takes('remove tag');
  expect(table.runner.tags).toBe(0);
  expect(table.runner.explain('remove tag')).toMatchObject({ allowed: false });
});

rule(both('10.7.1'), "link is the identity's base link and what installed cards add", () => {
  const wired = runnerIdentity({
    id: 'wired',
    title: 'Wired',
    faction: 'neutral_runner',
    subtypes: [],
    link: 1,
    minimumDeckSize: 30,
    influenceLimit: null,
  });
  const table = scenario({
    at: 'runner.action',
    cards: [wired],
    runner: { identity: 'Wired', credits: 9, rig: ['Forger'], grip: ['Dyson Mem Chip', 'Dyson Mem Chip'] },
  });
  expect(table.runner.link).toBe(1 + 1); // chips in the grip add nothing
  table.runner.installs('Dyson Mem Chip');
  expect(table.runner.link).toBe(1 + 1 + 1);
});

rule(both('10.9.1'), 'a loaded card is empty when no counter of that kind is left', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 1, clicks: 9, grip: ['Armitage Codebusting'] },
  });
  table.runner.installs('Armitage Codebusting'); // loads 12 credits; trashed when empty
  for (let i = 0; i < 5; i++) table.runner.uses('Armitage Codebusting');
  expect(table.runner.seen.runner.rig[0]?.counters.credits).toBe(12 - 10);
  table.runner.uses('Armitage Codebusting');
  expect(table.runner.discardPile).toEqual(['Armitage Codebusting']);
  expect(table.runner.credits).toBe(12);
});

rule(both('10.9.2'), 'a card is not empty before it has been loaded', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    runner: { credits: 3, grip: ['Daily Casts'] },
  });
  table.runner.installs('Daily Casts');
  expect(table.moves).toEqual(['trigger Daily Casts 1']); // its loading; nothing about being empty
  expect(table.runner.seen.runner.rig[0]?.counters).toEqual({});
  table.runner.triggers('Daily Casts');
  expect(table.runner.seen.runner.rig[0]?.counters.credits).toBe(8);
});

const jar = resource({
  ...resourceWith('Jar', { text: [whenInstalled(load('power', 1)), whenEmpty('power', trashSourceCard)] }),
});
const onJar = choose({ in: 'installed', type: 'resource' });

rule(both('10.9.2'), 'counters that came and went before the loading do not make it empty', () => {
  const tester = resourceWith('Tester', {
    text: [
      when(
        { deed: 'install', card: { type: 'resource' } },
        placeCounters('power', 1, 'it'),
        removeCounters('power', 1, 'it'),
      ),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [jar, tester],
    runner: { rig: ['Tester'], grip: ['Jar'] },
  });
  table.runner.installs('Jar');
  table.runner.triggers('Tester'); // before Jar loads itself
  expect(table.happened('countersRemoved').length).toBe(1);
  table.runner.triggers('Jar');
  expect(table.runner.seen.runner.rig[1]).toMatchObject({ title: 'Jar', counters: { power: 1 } });
});

rule(both('10.9.3'), 'losing counters that were never loaded does not make a card empty', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [
      jar,
      operationWith('Gift', placeCounters('credits', 2, onJar)),
      operationWith('Take', removeCounters('credits', 2, onJar)),
      operationWith('Drain', removeCounters('power', 1, onJar)),
    ],
    corp: { hq: ['Gift', 'Take', 'Drain'] },
    runner: { rig: [{ card: 'Jar', power: 1 }] },
  });
  table.corp.plays('Gift');
  table.corp.plays('Take');
  expect(table.runner.seen.runner.rig[0]).toMatchObject({ title: 'Jar', counters: { power: 1 } });
  table.corp.plays('Drain'); // the loaded kind
  expect(table.runner.discardPile).toEqual(['Jar']);
});

rule(both('10.9.4'), 'other abilities may add to loaded counters and take from them', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [
      jar,
      operationWith('Fill', placeCounters('power', 2, onJar)),
      operationWith('Drain', removeCounters('power', 2, onJar)),
    ],
    corp: { hq: ['Fill', 'Drain', 'Drain'] },
    runner: { rig: [{ card: 'Jar', power: 1 }] },
  });
  table.corp.plays('Fill');
  expect(table.runner.seen.runner.rig[0]?.counters.power).toBe(1 + 2);
  table.corp.plays('Drain');
  expect(table.runner.seen.runner.rig[0]?.counters.power).toBe(1);
  table.corp.plays('Drain'); // as much as there is
  expect(table.runner.discardPile).toEqual(['Jar']);
});

rule(both('10.12.1', '10.1.5'), 'a card that names itself means that copy only', () => {
  const table = scenario({
    at: '5.7.1d',
    runner: {
      rig: [
        { card: 'Daily Casts', credits: 2 },
        { card: 'Daily Casts', credits: 8 },
      ],
    },
  });
  const [first] = table.keys;
  table.choose('runner', first ?? '');
  while (table.decision?.kind === 'reaction') table.choose('runner', table.keys[0] ?? '');
  expect(table.runner.discardPile).toEqual(['Daily Casts']);
  expect(table.runner.seen.runner.rig.map((card) => card.counters.credits)).toEqual([6]);
});

rule(
  both('10.1.1 10.1.1a', '10.1.2'),
  'a purge takes the virus counters off cards of both sides; without any it is a purge all the same',
  () => {
    const sanitation = resourceWith('Sanitation', { text: [when({ deed: 'purge' }, gainCredits(1))] });
    const table = scenario({
      at: 'corp.action',
      cards: [sanitation],
      corp: {
        credits: 0,
        clicks: 6,
        servers: [
          { server: 'hq', ice: [{ card: 'Palisade', rezzed: true, virus: 2 }] },
          { server: 'remote-1', root: [{ card: 'PAD Campaign', virus: 1, advancement: 1 }] },
        ],
      },
      runner: { credits: 0, rig: ['Sanitation', { card: 'Fermenter', virus: 3 }] },
    });
    table.corp.takes('purge');
    const { servers } = table.corp.seen.corp;
    expect([servers[0]?.ice[0]?.counters, servers[3]?.root[0]?.counters]).toEqual([{}, { advancement: 1 }]);
    expect(table.runner.seen.runner.rig[1]?.counters).toEqual({});
    expect(table.happened('purged').map((event) => event.amount)).toEqual([2 + 1 + 3]);
    expect(table.runner.credits).toBe(1);
    table.corp.takes('purge'); // nothing to remove
    expect([table.corp.clicks, table.runner.credits]).toEqual([0, 1 + 1]);
  },
);

rule(
  both('10.5.5 10.6.3', '1.14.3a'),
  'either player pays costs with tags and bad publicity, whoever they are on',
  () => {
    const enforcer = assetWith('Enforcer', { text: [paid([removeTags(1)], gainCredits(3))] });
    const reporter = resourceWith('Reporter', { text: [paid([removeBadPublicity(1)], gainCredits(3))] });
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [enforcer, reporter],
      corp: { credits: 0, badPublicity: 1, servers: rezzed('Enforcer') },
      runner: { credits: 0, tags: 1, rig: ['Reporter'] },
    });
    table.corp.uses('Enforcer'); // a tag of the Runner's
    expect([table.corp.credits, table.runner.tags]).toEqual([3, 0]);
    expect(table.corp.explain('use Enforcer 1')).toMatchObject({ allowed: false, because: 'notEnoughTags' });
    table.corp.passes();
    table.runner.uses('Reporter'); // bad publicity of the Corp's
    expect([table.runner.credits, table.corp.badPublicity]).toEqual([3, 0]);
    expect(table.runner.explain('use Reporter 1')).toMatchObject({ allowed: false });
  },
);

import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { titles } from './reading-the-table.ts';
import {
  beaconAgenda,
  beaconAsset,
  beaconEvent,
  beaconIce,
  beaconOperation,
  beaconResource,
  beaconUpgrade,
  cleanSweep,
  echo,
  hoarder,
  openDoors,
  rebateOffice,
  satchel,
} from './test-cards.ts';

// Beacons raise their player's maximum hand size by 1 while they are active; it is 5 otherwise.

const PRECISION_DESIGN = 'Haas-Bioroid: Precision Design'; // maximum hand size 6

rule(both('1.8.3a'), 'active: what is installed faceup or rezzed, scored agendas, and the identities', () => {
  const table = scenario({
    cards: [beaconAsset, beaconIce, beaconUpgrade, beaconAgenda, beaconResource, hoarder],
    corp: {
      identity: PRECISION_DESIGN, //                             5 + 1
      scored: ['Beacon Agenda'], //                                + 1
      servers: [
        { server: 'remote-1', root: [{ card: 'Beacon Asset', rezzed: true }] }, // + 1
        { server: 'hq', root: [{ card: 'Beacon Upgrade', rezzed: true }] }, //     + 1
        { server: 'rd', ice: [{ card: 'Beacon Ice', rezzed: true }] }, //          + 1
      ],
    },
    runner: { identity: hoarder.title, rig: ['Beacon Resource'] },
  });
  expect(table.corp.maximumHandSize).toBe(5 + 1 + 1 + 1 + 1 + 1);
  expect(table.runner.maximumHandSize).toBe(5 + 1 + 1);
});

rule(both('1.8.3a'), 'active: an event or operation in the play area, as long as it resolves', () => {
  const event = scenario({ at: 'runner.action', cards: [beaconEvent], runner: { grip: ['Beacon Event'] } });
  event.runner.plays('Beacon Event');
  expect(titles(event.corp.seen.playing)).toEqual(['Beacon Event']);
  expect(event.runner.maximumHandSize).toBe(5 + 1); // a mode is being chosen
  event.runner.choosesMode(1);
  expect(event.runner.maximumHandSize).toBe(5);

  const operation = scenario({ cards: [beaconOperation], corp: { hq: ['Beacon Operation'] } });
  operation.corp.plays('Beacon Operation');
  expect(operation.corp.maximumHandSize).toBe(5 + 1);
  operation.corp.choosesMode(1);
  expect(operation.corp.maximumHandSize).toBe(5);
});

rule(
  both('1.8.4a 4.3.5 4.4.5 4.5.4 4.9.4', '1.8.4a 4.2.5 4.3.5 4.4.4 4.9.4'),
  'inactive: decks, hands, discard piles, the other score area, removed and facedown cards',
  () => {
    const table = scenario({
      cards: [beaconAsset, beaconIce, beaconUpgrade, beaconAgenda, beaconResource],
      corp: {
        hq: ['Beacon Asset', 'Beacon Agenda'],
        rd: ['Beacon Asset', 'Beacon Asset'],
        archives: ['Beacon Asset', { card: 'Beacon Upgrade', faceup: false }],
        servers: [
          { server: 'remote-1', root: ['Beacon Agenda', 'Beacon Upgrade'], ice: ['Beacon Ice'] },
          { server: 'remote-2', root: ['Beacon Asset'] },
        ],
      },
      runner: {
        grip: ['Beacon Resource'],
        stack: ['Beacon Resource'],
        heap: ['Beacon Resource'],
        rig: [{ card: 'Beacon Resource', faceup: false }],
        scored: ['Beacon Agenda'],
      },
      removed: [
        { card: 'Beacon Asset', side: 'corp' },
        { card: 'Beacon Resource', side: 'runner' },
      ],
    });
    expect(table.corp.maximumHandSize).toBe(5);
    expect(table.runner.maximumHandSize).toBe(5);
  },
);

rule(both('4.9.4'), 'removed: not even an ability that works in Archives', () => {
  const earned = (where: 'archives' | 'removed'): number => {
    const table = scenario({
      at: '5.6.1d',
      cards: [echo], // pays as the turn begins while it is in Archives
      corp: { credits: 0, archives: where === 'archives' ? ['Echo'] : [] },
      removed: where === 'removed' ? [{ card: 'Echo', side: 'corp' }] : [],
    });
    return table.corp.credits;
  };
  expect(earned('archives')).toBe(1);
  expect(earned('removed')).toBe(0);
});

rule(both('1.8.4a 4.8.1'), 'inactive: what is set aside', () => {
  const table = scenario({
    at: '5.7.1e',
    priority: 'every',
    cards: [satchel, beaconResource],
    runner: { rig: [{ card: 'Satchel', hosted: [{ card: 'Beacon Resource', faceup: false }] }] },
  });
  table.runner.uses('Satchel', 2); // trashed as the cost; what it hosts is set aside for the effect
  expect(titles(table.runner.seen.setAside)).toEqual(['Beacon Resource']);
  expect(table.runner.maximumHandSize).toBe(5);
  table.runner.choosesMode(1);
  expect(table.runner.hand).toEqual(['Beacon Resource']);
});

rule(both('1.8.3b'), 'Runner cards are active as soon as they are installed', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [beaconResource],
    runner: { grip: ['Beacon Resource', 'Akamatsu Mem Chip'] },
  });
  table.runner.installs('Beacon Resource');
  expect(table.runner.maximumHandSize).toBe(5 + 1);
  table.runner.installs('Akamatsu Mem Chip');
  expect(table.runner.memory.limit).toBe(4 + 1);
});

rule(both('1.8.3c'), 'Corp cards are installed inactive; rezzing and scoring make them active', () => {
  const table = scenario({
    priority: 'every',
    cards: [beaconAsset, beaconUpgrade, beaconAgenda],
    corp: {
      clicks: 5,
      credits: 5,
      hq: ['Beacon Asset', 'Beacon Upgrade', 'Beacon Agenda'],
    },
  });
  table.corp.installs('Beacon Asset', 'new-remote');
  table.bothPass();
  table.corp.installs('Beacon Upgrade', 'rd');
  table.bothPass();
  table.corp.installs('Beacon Agenda', 'new-remote');
  table.bothPass();
  table.corp.advances('Beacon Agenda');
  table.bothPass();
  table.corp.advances('Beacon Agenda');
  expect(table.corp.maximumHandSize).toBe(5);
  table.corp.rezzes('Beacon Asset');
  expect(table.corp.maximumHandSize).toBe(5 + 1);
  table.corp.rezzes('Beacon Upgrade');
  expect(table.corp.maximumHandSize).toBe(5 + 2);
  table.corp.scores('Beacon Agenda');
  expect(table.corp.maximumHandSize).toBe(5 + 3);
});

rule(both('1.8.3c 3.4.3'), 'ice is inactive until it is rezzed for its cost', () => {
  const table = scenario({
    cards: [beaconIce, openDoors],
    corp: { credits: 5, clicks: 3, hq: ['Beacon Ice', 'Open Doors'] },
  });
  table.corp.installs('Beacon Ice', 'hq');
  expect(table.corp.maximumHandSize).toBe(5);
  expect(table.runner.seen.corp.servers[0]?.ice[0]).toMatchObject({ rezzed: false, faceup: false });
  table.corp.plays('Open Doors'); // rez one card, paying its rez cost of 2
  expect(table.corp.maximumHandSize).toBe(5 + 1);
  expect(table.corp.credits).toBe(5 - 2);
});

rule(both('1.8.6'), 'abilities work only while their card is active', () => {
  const earned = (rezzed: boolean): number => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed }] }] },
    });
    if (table.decision?.kind === 'reaction') table.corp.triggers('PAD Campaign');
    return table.corp.credits;
  };
  expect(earned(true)).toBe(1);
  expect(earned(false)).toBe(0);
});

rule(both('1.8.6'), 'an unrezzed card that makes assets cheaper does not make itself cheaper', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [rebateOffice], // rez cost 2; assets cost 1 less to rez
    corp: {
      credits: 5,
      servers: [
        { server: 'remote-1', root: ['Rebate Office'] },
        { server: 'remote-2', root: ['PAD Campaign'] },
      ],
    },
  });
  table.corp.rezzes('Rebate Office');
  expect(table.corp.credits).toBe(5 - 2);
  table.corp.rezzes('PAD Campaign');
  expect(table.corp.credits).toBe(3 - (2 - 1));
});

refuses(both('1.8.6'), 'using an ability of a card that is not active', () => {
  const table = scenario({
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Melange Mining Corp.', rezzed: false }] }] },
    runner: { heap: ['Professional Contacts'] },
  });
  expect(table.corp.explain('use Melange Mining Corp. 1')).toEqual({
    allowed: false,
    rule: '9.1.7',
    because: 'inactive',
  });
  const runner = scenario({ at: 'runner.action', runner: { heap: ['Professional Contacts'] } });
  expect(runner.runner.explain('use Professional Contacts 1')).toMatchObject({ because: 'inactive' });
});

rule(both('3.2.3'), "agendas are active in the Corp's score area only, and never rezzed", () => {
  const agenda = 'Superconducting Hub'; // maximum hand size + 2
  const table = scenario({
    priority: 'every',
    at: '5.6.2a',
    corp: { servers: [{ server: 'remote-1', root: [{ card: agenda, advancement: 3 }] }] },
  });
  expect(table.corp.maximumHandSize).toBe(5);
  expect(table.corp.explain(`rez ${agenda}`)).toMatchObject({
    allowed: false,
    because: 'agendasAreNotRezzed',
  });
  table.corp.scores(agenda);
  expect(table.corp.maximumHandSize).toBe(5 + 2);

  const stolen = scenario({ runner: { scored: [agenda] } });
  expect(stolen.corp.maximumHandSize).toBe(5);
  expect(stolen.runner.maximumHandSize).toBe(5);
});

rule(both('2.16.3'), 'an ability for cards without a subtype leaves those with it alone', () => {
  const table = scenario({
    cards: [cleanSweep],
    corp: { hq: ['Clean Sweep'] },
    runner: { rig: ['Fermenter', 'Net Shield', { card: 'Fermenter', virus: 3 }] },
  });
  table.corp.plays('Clean Sweep'); // one program that is no virus: there is one only
  expect(table.runner.discardPile).toEqual(['Net Shield']);
});

rule(both('3.1.1b'), 'identities are not installed', () => {
  const table = scenario({
    cards: [openDoors],
    corp: { hq: ['Open Doors'], servers: [{ server: 'remote-1', root: ['PAD Campaign', 'Simone Diego'] }] },
  });
  table.corp.plays('Open Doors'); // choose an installed card
  expect(table.moves).toEqual(['choose PAD Campaign', 'choose Simone Diego']);
});

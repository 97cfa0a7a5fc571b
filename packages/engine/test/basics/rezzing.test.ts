import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inServers, serverAt } from './reading-the-table.ts';
import { beaconAsset, closedDoors, grandOpening, mint, openDoors, pressOnce } from './test-cards.ts';

const rezzable = (card: string) =>
  scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { credits: 9, servers: [{ server: 'remote-1', root: [card] }] },
  });

rule(
  both('3.3.2 3.6.3'),
  'assets and upgrades come unrezzed and are rezzed for their cost in a window',
  () => {
    for (const [title, cost] of [
      ['PAD Campaign', 2],
      ['Simone Diego', 4],
    ] as const) {
      const table = scenario({ priority: 'every', corp: { credits: 9, hq: [title] } });
      table.corp.installs(title, 'new-remote');
      expect(inServers(table, title)?.rezzed).toBe(false);
      expect(table.decision?.kind).toBe('window');
      table.corp.rezzes(title);
      expect(inServers(table, title)?.rezzed).toBe(true);
      expect(table.corp.credits).toBe(9 - cost);
      expect(serverAt(table.runner.seen, 'remote-1')?.root[0]?.title).toBe(title);
    }
  },
);

refuses(both('3.3.2 3.6.3'), 'rezzing outside a paid ability window', () => {
  for (const title of ['PAD Campaign', 'Simone Diego']) {
    const table = rezzable(title);
    table.bothPass();
    expect(table.decision?.kind).toBe('action');
    expect(table.corp.explain(`rez ${title}`)).toMatchObject({
      allowed: false,
      because: 'notAPaidAbilityWindow',
    });
  }
});

rule(
  both('8.1.2a', '8.1.2b 8.1.2d'),
  'effects rez at other times: for the cost, unless they say otherwise',
  () => {
    const play = (title: string) => {
      const table = scenario({
        cards: [openDoors, grandOpening],
        corp: { credits: 5, hq: [title], servers: [{ server: 'hq', ice: ['Tithe'] }] },
      });
      table.corp.plays(title);
      expect(inServers(table, 'Tithe')?.rezzed).toBe(true);
      return table.corp.credits;
    };
    expect(play('Open Doors')).toBe(5 - 1); //  rez a card
    expect(play('Grand Opening')).toBe(5); // rez a card, ignoring all costs
  },
);

refuses(both('3.2.3', '8.1.2c'), 'rezzing an agenda', (edition) => {
  expect(rezzable('Offworld Office').corp.explain('rez Offworld Office')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '3.2.3' : '8.1.2c',
    because: 'agendasAreNotRezzed',
  });
});

rule(current('8.1.2e'), 'rezzing: payment, checkpoint, and only then the card is turned faceup', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [mint],
    corp: {
      credits: 1,
      scored: ['Hostile Takeover'],
      servers: [
        { server: 'remote-1', root: ['Corporate Town'] }, // 1 credit and an agenda
        { server: 'remote-2', root: [{ card: 'Mint', rezzed: true }] }, // may gain 2 for a forfeited agenda
      ],
    },
  });
  table.corp.rezzes('Corporate Town');
  if (table.decision?.kind === 'pay') table.corp.chooses('Hostile Takeover');
  expect(table.decision?.kind).toBe('reaction');
  expect(table.corp.credits).toBe(0);
  expect(inServers(table, 'Corporate Town')?.rezzed).toBe(false);
  table.corp.triggers('Mint');
  expect(inServers(table, 'Corporate Town')?.rezzed).toBe(true);
  expect(table.corp.credits).toBe(2);
});

rule(both('8.1.2b', '8.1.3a 8.1.3b'), 'only effects derez; it costs nothing and turns the card off', () => {
  const table = scenario({
    cards: [beaconAsset, closedDoors],
    corp: {
      credits: 0,
      hq: ['Closed Doors'],
      servers: [{ server: 'remote-1', root: [{ card: 'Beacon Asset', rezzed: true }] }],
    },
  });
  expect(table.moves).toEqual(['gain credit', 'draw card', 'play Closed Doors', 'purge']);
  expect(table.corp.maximumHandSize).toBe(5 + 1);
  table.corp.plays('Closed Doors'); // derez a card
  expect(table.corp.credits).toBe(0);
  expect(table.corp.maximumHandSize).toBe(5);
  expect(serverAt(table.runner.seen, 'remote-1')?.root[0]).toMatchObject({ faceup: false, rezzed: false });
});

rule(
  current('1.12.5'),
  'derezzed and rezzed again it is the same object: its "once per turn" is used',
  () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      cards: [pressOnce, closedDoors],
      corp: {
        credits: 0,
        hq: ['Closed Doors'],
        servers: [{ server: 'remote-1', root: [{ card: 'Press Once', rezzed: true }] }], // once per turn
      },
    });
    table.corp.uses('Press Once');
    table.bothPass();
    table.corp.plays('Closed Doors');
    table.corp.rezzes('Press Once');
    expect(table.corp.explain('use Press Once 1')).toMatchObject({ allowed: false, because: 'usedThisTurn' });
  },
);

rule('2.2.1', 'when a unique card becomes active, the older one of its name is trashed', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      credits: 9,
      servers: [
        { server: 'remote-1', root: [{ card: 'Simone Diego', rezzed: true }] },
        { server: 'remote-2', root: ['Simone Diego'] },
        { server: 'remote-3', root: ['Simone Diego'] },
      ],
    },
  });
  const rooted = () =>
    table.corp.seen.corp.servers.map(({ server, root }) => [server, root[0]?.rezzed]).slice(3);
  expect(rooted()).toEqual([
    ['remote-1', true],
    ['remote-2', false], // not active: nothing happens to it
    ['remote-3', false],
  ]);
  table.corp.rezzes('Simone Diego'); // the one in remote-2
  expect(rooted()).toEqual([
    ['remote-2', true],
    ['remote-3', false],
  ]);
  expect(table.corp.discardPile).toEqual(['Simone Diego']);

  const runner = scenario({
    at: 'runner.action',
    runner: { credits: 9, grip: ['Wyldside'], rig: ['Wyldside'] },
  });
  runner.runner.installs('Wyldside');
  expect(runner.runner.discardPile).toEqual(['Wyldside']);
  expect(runner.runner.seen.runner.rig.length).toBe(1);
});

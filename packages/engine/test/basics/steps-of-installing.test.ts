import { both, expect, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, serverAt, titles } from './reading-the-table.ts';
import { beaconAsset, beaconResource, mandate, monument, mourner, phoenix } from './test-cards.ts';

const action = 'runner.action';

// The steps of an installation, looked at from the choices in its middle.

rule(
  both('8.3.1', '8.5.16a'),
  'the card is in the play area as it will lie there, but neither installed nor active',
  () => {
    const corp = scenario({
      priority: 'every',
      cards: [beaconAsset],
      corp: { credits: 2, hq: ['Lateral Growth', 'Beacon Asset'] },
    });
    corp.corp.plays('Lateral Growth');
    corp.corp.accepts();
    expect(corp.decision?.kind).toBe('destination');
    expect(corp.corp.hand).toEqual([]);
    expect(titles(corp.corp.seen.playing)).toEqual(['Lateral Growth', 'Beacon Asset']);
    expect(titles(corp.runner.seen.playing)).toEqual(['Lateral Growth', undefined]); // facedown
    expect(inServers(corp, 'Beacon Asset')).toBeUndefined();

    const runner = scenario({
      at: action,
      runner: { credits: 5, grip: ['Fermenter'], rig: ['Cybsoft MacroDrive'] },
    });
    runner.runner.installs('Fermenter');
    expect(runner.decision?.kind).toBe('pay');
    expect(titles(runner.corp.seen.playing)).toEqual(['Fermenter']); // faceup
    expect(runner.runner.memory.used).toBe(0);
    expect(inRig(runner, 'Fermenter')).toBeUndefined();
  },
);

rule(
  both('8.3.2 8.3.3 8.3.4', '8.5.16b 8.5.16c 8.5.16d'),
  'first the destination, then trashing like cards, then the cost',
  () => {
    const table = scenario({
      priority: 'every',
      corp: {
        credits: 2,
        hq: ['Lateral Growth', 'Tithe'],
        servers: [
          { server: 'remote-1', root: [{ card: 'The Root', rezzed: true, credits: 3 }] }, // pays for installing
          { server: 'rd', ice: ['Tithe', 'Tithe'] },
        ],
      },
    });
    const kinds: (string | undefined)[] = [];
    table.corp.plays('Lateral Growth');
    table.corp.accepts();
    kinds.push(table.decision?.kind);
    table.choose('corp', 'choose rd');
    kinds.push(table.decision?.kind);
    table.choose('corp', table.keys[0] ?? ''); // trashes one of two pieces of ice
    expect(table.corp.discardPile).toEqual(['Tithe']);
    table.corp.isDone();
    kinds.push(table.decision?.kind);
    expect(table.moves).toEqual(['pay 1 The Root', 'pay pool']); // 1, not 2: the cost comes after
    table.corp.pays('pay pool');
    expect(kinds).toEqual(['destination', 'trashLikeCards', 'pay']);
    expect(serverAt(table.corp.seen, 'rd')?.ice.length).toBe(2);
  },
);

rule(
  both('8.3.4 1.15.2', '8.5.16d 1.16.3 1.16.3a'),
  'a checkpoint follows the payment, even of 0, and only then the card is installed',
  () => {
    const table = scenario({
      priority: 'every',
      cards: [mourner],
      corp: {
        credits: 0,
        hq: ['Tithe'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Mourner', rezzed: true }] }, // 5 credits for a trashed card
          { server: 'rd', ice: ['Tithe'] },
        ],
      },
    });
    table.corp.installs('Tithe', 'rd');
    table.corp.chooses('Tithe'); // the old ice is trashed, so the new one costs 0
    if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
    expect(table.decision?.kind).toBe('reaction');
    expect(serverAt(table.corp.seen, 'rd')?.ice).toEqual([]);
    table.corp.triggers('Mourner');
    expect(titles(serverAt(table.corp.seen, 'rd')?.ice)).toEqual(['Tithe']);
    expect(table.corp.credits).toBe(5);
  },
);

rule(both('8.3.5', '8.5.16e'), 'then it is installed, opens its server, and a faceup card is active', () => {
  const corp = scenario({ corp: { hq: ['Tithe'] } });
  expect(corp.corp.seen.corp.servers.length).toBe(3);
  corp.corp.installs('Tithe', 'new-remote');
  expect(titles(serverAt(corp.corp.seen, 'remote-1')?.ice)).toEqual(['Tithe']);
  const runner = scenario({ at: action, cards: [beaconResource], runner: { grip: ['Beacon Resource'] } });
  runner.runner.installs('Beacon Resource');
  expect(runner.runner.seen.runner.rig[0]).toMatchObject({ installedThisTurn: true, faceup: true });
  expect(runner.runner.maximumHandSize).toBe(5 + 1);
});

rule(both('8.3.6', '8.5.16f'), 'then abilities on installing are met, those of the card itself too', () => {
  const table = scenario({
    at: action,
    priority: 'every',
    runner: { credits: 9, grip: ['Fermenter'], rig: ['Cookbook', 'Technical Writer'] },
  });
  table.runner.installs('Fermenter');
  expect(table.decision?.kind).toBe('reaction');
  expect(inRig(table, 'Fermenter')).toMatchObject({ installedThisTurn: true, counters: {} });
  expect(table.moves.map((move) => move.split(' ')[1])).toEqual(
    expect.arrayContaining(['Fermenter', 'Cookbook', 'Technical']),
  );
  table.runner.triggers('Fermenter');
  table.runner.triggers('Technical Writer');
  table.runner.triggers('Cookbook');
  expect(inRig(table, 'Fermenter')?.counters.virus).toBe(2);
  expect(inRig(table, 'Technical Writer')?.counters.credits).toBe(1);
});

rule(
  both('8.2.5a 1.2.2', '8.5.6a 1.2.2'),
  'where a card cannot be trashed that has to make room, nothing can be installed that needs it',
  () => {
    const table = scenario({
      cards: [beaconAsset, monument, mandate],
      corp: {
        hq: ['Beacon Asset', 'Mandate'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Monument', rezzed: true }] },
          { server: 'remote-2', root: ['Beacon Asset'] },
        ],
      },
    });
    const offered = table.moves.filter((move) => move.startsWith('install Beacon'));
    expect(offered).toEqual(['install Beacon Asset remote-2', 'install Beacon Asset new-remote']);
    expect(table.corp.explain('install Beacon Asset remote-1').allowed).toBe(false);
    // An upgrade may lie beside it, and nothing is asked about what cannot be trashed.
    table.corp.installs('Mandate', 'remote-1');
    expect(table).toBeSettled();
    expect(titles(serverAt(table.corp.seen, 'remote-1')?.root ?? [])).toEqual(['Monument', 'Mandate']);
  },
);

rule(
  both('8.2.5a 8.3.3', '8.5.6a 8.5.16c'),
  'a card that stays although it was to be trashed is not to be trashed again: the install does not happen',
  () => {
    const table = scenario({
      cards: [beaconAsset, phoenix],
      corp: {
        credits: 0,
        hq: ['Beacon Asset'],
        servers: [{ server: 'remote-1', root: [{ card: 'Phoenix', rezzed: true }] }],
      },
    });
    table.corp.installs('Beacon Asset', 'remote-1');
    expect(table.decision?.kind).toBe('action');
    expect(table.corp.credits).toBe(3); // once, instead of being trashed
    expect([table.corp.hand, table.corp.clicks]).toEqual([['Beacon Asset'], 2]);
    expect(inServers(table, 'Phoenix')).toBeDefined();
    expect(table).toBeSettled();
  },
);

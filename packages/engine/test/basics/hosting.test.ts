import { explain } from '@lastclick/engine';
import {
  choose,
  click,
  action as clickAction,
  event,
  hardware,
  host,
  hosts,
  install,
  inZone,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig, keyInRig, titles } from './reading-the-table.ts';
import {
  barnacle,
  beaconResource,
  boardingHouse,
  bodyguard,
  comeHome,
  landlord,
  smallProgram,
  workshop,
} from './test-cards.ts';

const APARTMENT = 'Off-Campus Apartment'; // can host any number of connections
const action = 'runner.action';
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

rule(
  both('1.12.2', '1.13.2a'),
  'a card hosted without being installed is not installed and not active',
  () => {
    const table = scenario({
      at: action,
      cards: [beaconResource],
      runner: { grip: ['Beacon Resource', 'Akamatsu Mem Chip'], rig: ['Bookmark'] },
    });
    table.runner.uses('Bookmark'); // hosts up to three cards from the grip
    table.runner.chooses('Beacon Resource');
    table.runner.chooses('Akamatsu Mem Chip');
    if (table.decision?.kind === 'target') table.runner.isDone();
    expect(titles(inRig(table, 'Bookmark')?.hosted)).toEqual(['Beacon Resource', 'Akamatsu Mem Chip']);
    expect(table.runner.maximumHandSize).toBe(5);
    expect(table.runner.memory.limit).toBe(4);
    expect(titles(table.runner.seen.runner.rig)).toEqual(['Bookmark']);
    expect(table.happened('installed')).toEqual([]);
  },
);

rule(both('1.12.2 1.12.6', '1.13.7a'), 'a card installed onto a host is installed, faceup and active', () => {
  const table = scenario({ at: action, runner: { credits: 5, grip: ['Joshua B.'], rig: [APARTMENT] } });
  table.runner.installs('Joshua B.', `on ${APARTMENT}`);
  const [joshua] = table.corp.seen.runner.rig[0]?.hosted ?? [];
  expect(joshua).toMatchObject({ title: 'Joshua B.', faceup: true, installedThisTurn: true });
  for (let i = 0; i < 3; i++) table.runner.takes('gain credit');
  for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
  table.runner.triggers('Joshua B.'); // its ability works as the next turn begins
  expect(table.runner.clicks).toBe(4 + 1);
});

rule(both('1.12.4 · any number', '1.13.5 · any number'), 'a host takes any number of cards', () => {
  const connections = ['Decoy', 'Smartware Distributor', 'Decoy', 'Smartware Distributor'];
  const table = scenario({ at: action, runner: { credits: 9, grip: connections, rig: [APARTMENT] } });
  for (const connection of connections) table.runner.installs(connection, `on ${APARTMENT}`);
  expect(titles(inRig(table, APARTMENT)?.hosted)).toEqual(connections);
});

rule(
  both('1.12.5 1.12.5a · kinds', '1.13.6 1.13.6a · kinds'),
  'a card that says what it can host is a destination for just that; other cards are none',
  () => {
    const table = scenario({
      at: action,
      cards: [smallProgram],
      runner: { credits: 9, grip: ['Decoy', 'Wyldside', 'Small Program'], rig: [APARTMENT, 'Daily Casts'] },
    });
    expect(table.moves.filter((move) => move.startsWith('install'))).toEqual([
      'install Decoy',
      `install Decoy on ${APARTMENT}`,
      'install Wyldside', // a location, not a connection
      'install Small Program',
    ]);
    table.runner.installs('Decoy', `on ${APARTMENT}`);
    expect(titles(inRig(table, APARTMENT)?.hosted)).toEqual(['Decoy']);
    expect(titles(table.runner.seen.runner.rig)).toEqual([APARTMENT, 'Daily Casts']);
  },
);

rule(
  both('1.12.5a · kinds', '1.13.6a · kinds'),
  'a card that an effect installs may be installed there as well',
  () => {
    const unpack = event({
      ...ofRunner,
      id: 'unpack',
      title: 'Unpack',
      play: [install(choose(inZone('grip', { type: 'resource' })))],
    });
    const table = scenario({
      at: action,
      cards: [unpack],
      runner: { credits: 9, grip: ['Unpack', 'Unpack', 'Decoy', 'Decoy'], rig: [APARTMENT] },
    });
    const onIt = `choose on ${keyInRig(table, APARTMENT)}`;
    for (const where of [onIt, 'choose rig']) {
      table.runner.plays('Unpack');
      if (table.decision?.kind === 'target') table.runner.chooses('Decoy');
      expect([table.decision?.kind, ...table.keys]).toEqual(['destination', 'choose rig', onIt]);
      table.runner.takes(where);
    }
    expect(titles(inRig(table, APARTMENT)?.hosted)).toEqual(['Decoy']);
    expect(titles(table.runner.seen.runner.rig)).toEqual([APARTMENT, 'Decoy']);
  },
);

const booth = hardware({
  ...ofRunner,
  id: 'booth',
  title: 'Booth',
  text: [hosts({ subtype: 'connection' }, 2)],
});

rule(
  both('1.12.4 · limits 1.12.5a · numbers', '1.13.5 · limits 1.13.6a · numbers'),
  'a host that says how many is a destination while there is room',
  () => {
    const table = scenario({
      at: action,
      cards: [booth],
      runner: { credits: 9, clicks: 4, grip: ['Decoy', 'Decoy', 'Decoy'], rig: ['Booth'] },
    });
    const offered = () => table.moves.includes('install Decoy on Booth');
    for (let i = 0; i < 2; i++) {
      expect(offered()).toBe(true);
      table.runner.installs('Decoy', 'on Booth');
    }
    expect(offered()).toBe(false);
    expect(table.runner.explain(`install Decoy on ${keyInRig(table, 'Booth')}`)).toMatchObject({
      allowed: false,
      because: 'cannotHostIt',
    });
    table.runner.installs('Decoy');
    expect(titles(inRig(table, 'Booth')?.hosted)).toEqual(['Decoy', 'Decoy']);
  },
);

const crate = hardware({
  ...ofRunner,
  id: 'crate',
  title: 'Crate',
  text: [hosts({}, 1), clickAction([click()], host(choose(inZone('grip'))))],
});

rule(both('1.12.4 · limits', '1.13.5 · limits'), 'and its own ability puts no more on it', (edition) => {
  const table = scenario({
    at: action,
    cards: [crate],
    runner: { grip: ['Diesel', 'Unity'], rig: ['Crate'] },
  });
  table.runner.uses('Crate');
  table.runner.chooses('Unity');
  expect(titles(inRig(table, 'Crate')?.hosted)).toEqual(['Unity']);
  if (edition === '1.4')
    expect(table.runner.explain('use Crate 1')).toMatchObject({
      allowed: false,
      because: 'nothingWouldChange',
    });
  else {
    table.runner.uses('Crate'); // to no effect
    expect(table.runner.hand).toEqual(['Diesel']);
  }
  expect(titles(inRig(table, 'Crate')?.hosted)).toEqual(['Unity']);
});

rule(both('1.12.5c', '1.13.6c'), 'a card for rezzed ice only is installed there and nowhere else', () => {
  const table = scenario({
    at: action,
    cards: [barnacle],
    corp: {
      servers: [
        { server: 'hq', ice: [{ card: 'Tithe', rezzed: true }] },
        { server: 'rd', ice: ['Tithe'] },
      ],
    },
    runner: { grip: ['Barnacle'] },
  });
  expect(table.moves.filter((move) => move.startsWith('install'))).toEqual(['install Barnacle on Tithe']);
  table.runner.installs('Barnacle', 'on Tithe');
  expect(titles(table.corp.seen.corp.servers[0]?.ice[0]?.hosted)).toEqual(['Barnacle']);
});

refuses(both('1.12.5c', '1.13.6c'), 'installing it without any rezzed ice', () => {
  const table = scenario({
    at: action,
    cards: [barnacle],
    corp: { servers: [{ server: 'rd', ice: ['Tithe'] }] },
    runner: { grip: ['Barnacle'] },
  });
  expect(table.runner.explain('install Barnacle')).toMatchObject({
    allowed: false,
    because: 'nothingToHostIt',
  });
  expect(table.moves.filter((move) => move.startsWith('install'))).toEqual([]);
});

refuses(both('1.12.7', '1.13.8'), 'moving an installed card onto a host or off it', () => {
  const table = scenario({
    at: action,
    runner: { rig: [{ card: APARTMENT, hosted: ['Smartware Distributor'] }, 'Decoy'] },
  });
  const onto = `install ${keyInRig(table, 'Decoy')} on ${keyInRig(table, APARTMENT)}`;
  expect(explain(table.game, 'runner', onto)).toMatchObject({ allowed: false, because: 'notInHand' });
  const off = `install ${keyInRig(table, 'Smartware Distributor')}`;
  expect(explain(table.game, 'runner', off)).toMatchObject({ allowed: false, because: 'notInHand' });
  expect(table.moves.filter((move) => move.includes(APARTMENT))).toEqual([]);
});

rule(both('1.12.8', '1.13.9'), 'a card on a hosted card is not hosted by the lowest card', () => {
  const table = scenario({
    cards: [boardingHouse, landlord],
    runner: { rig: [{ card: 'Boarding House', hosted: [{ card: 'Landlord', hosted: ['Decoy', 'Decoy'] }] }] },
  });
  expect(table.runner.maximumHandSize).toBe(5 + 1); // + 1 for each card hosted on Boarding House
});

rule(both('1.12.9', '1.13.10'), 'an ability about hosted cards means those on its own card', () => {
  const full = (hosted: string) => ({ card: 'Bookmark', hosted: [{ card: hosted, faceup: false }] });
  const table = scenario({ at: action, runner: { rig: [full('Diesel'), full('VRcation')] } });
  table.runner.uses('Bookmark', 2); // adds all cards hosted on it to the grip
  expect(table.runner.hand).toEqual(['Diesel']);
  expect(table.runner.seen.runner.rig.map((card) => titles(card.hosted))).toEqual([[], ['VRcation']]);
});

rule(both('1.12.10', '1.13.11'), 'taking hosted cards or counters away does nothing to the host', () => {
  const table = scenario({
    at: action,
    runner: {
      credits: 0,
      rig: [
        { card: 'Bookmark', hosted: [{ card: 'Diesel', faceup: false }] },
        { card: 'Smartware Distributor', credits: 1 },
      ],
    },
  });
  table.runner.uses('Bookmark', 2);
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Bookmark', 'Smartware Distributor']);
  const counters = scenario({
    at: '5.7.1d',
    runner: { credits: 0, rig: [{ card: 'Smartware Distributor', credits: 1 }] },
  });
  expect(counters.runner.credits).toBe(1); // its last credit was taken; nothing says that it is trashed
  expect(titles(counters.runner.seen.runner.rig)).toEqual(['Smartware Distributor']);
});

rule(
  both('1.12.11', '1.13.13'),
  'when a host is uninstalled, all it hosts is trashed, and all that hosts in turn',
  () => {
    const table = scenario({
      cards: [landlord],
      corp: { credits: 5 },
      runner: {
        tags: 1,
        rig: [
          { card: APARTMENT, hosted: ['Smartware Distributor', { card: 'Landlord', hosted: ['Decoy'] }] },
        ],
      },
    });
    table.corp.trashesResource(APARTMENT);
    expect(table.runner.discardPile.sort()).toEqual(
      [APARTMENT, 'Smartware Distributor', 'Landlord', 'Decoy'].sort(),
    );
    expect(table.runner.seen.runner.rig).toEqual([]);
    expect(table).toBeSettled();
  },
);

rule(both('1.12.11', '1.13.13'), 'returning the host to the grip does the same', () => {
  const table = scenario({
    at: action,
    cards: [comeHome],
    runner: { grip: ['Come Home'], rig: [{ card: APARTMENT, hosted: ['Decoy'] }] },
  });
  table.runner.plays('Come Home');
  table.runner.chooses(APARTMENT);
  expect(table.runner.hand).toEqual([APARTMENT]);
  expect(table.runner.discardPile).toEqual(['Decoy', 'Come Home']);
});

rule(both('1.12.11', '1.13.13'), 'and nothing prevents it', () => {
  const table = scenario({
    cards: [bodyguard],
    corp: { credits: 9 },
    runner: { tags: 1, rig: ['Bodyguard', { card: APARTMENT, hosted: ['Decoy'] }, 'Smartware Distributor'] },
  });
  table.corp.trashesResource('Smartware Distributor'); // a connection: Bodyguard can save it
  expect(table.decision?.kind).toBe('interrupt');
  table.runner.uses('Bodyguard');
  expect(titles(table.runner.seen.runner.rig)).toContain('Smartware Distributor');
  table.corp.trashesResource(APARTMENT); // Decoy loses its host: Bodyguard is not asked
  expect(table.decision?.kind).toBe('action');
  expect(table.runner.discardPile).toEqual([APARTMENT, 'Decoy']);
});

rule(current('1.13.12'), 'a hosted card leaves its old zone; leaving the host ends the hosting', () => {
  const table = scenario({
    at: action,
    corp: { credits: 9, clicks: 3 },
    runner: { credits: 5, grip: ['Diesel', 'Decoy'], rig: ['Bookmark'] },
  });
  table.runner.uses('Bookmark');
  table.runner.chooses('Diesel');
  table.runner.isDone();
  expect(table.runner.hand).toEqual(['Decoy']); // moved to the play area
  table.runner.passes();
  table.runner.uses('Bookmark', 2);
  expect(table.runner.hand).toEqual(['Decoy', 'Diesel']);
  expect(inRig(table, 'Bookmark')?.hosted).toEqual([]);
});

rule(current('1.13.2c'), 'a hosted card that is installed is no longer hosted', () => {
  const table = scenario({
    at: action,
    cards: [workshop, beaconResource, comeHome],
    runner: {
      grip: ['Come Home'],
      rig: [{ card: 'Workshop', hosted: [{ card: 'Beacon Resource', faceup: false }] }],
    },
  });
  table.runner.uses('Workshop', 2);
  expect(inRig(table, 'Workshop')?.hosted).toEqual([]);
  expect(table.runner.maximumHandSize).toBe(5 + 1);
  table.runner.plays('Come Home');
  table.runner.chooses('Workshop'); // the former host goes; the card stays
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Beacon Resource']);
});

rule(
  both('1.12.11 10.3.1g', '1.13.13 10.3.1g'),
  'what an installed agenda hosts is trashed as it is scored',
  () => {
    const table = scenario({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4, hosted: ['Hedge Fund'] }] },
        ],
      },
    });
    table.corp.scores('Offworld Office');
    expect(table.corp.scored).toEqual(['Offworld Office']);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  },
);

rule(
  both('1.12.11 10.3.1g', '1.13.13 10.3.1g'),
  'and as it is stolen; what a scored agenda hosts stays',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        scored: [{ card: 'Superconducting Hub', hosted: ['IPO'] }],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', hosted: ['Hedge Fund'] }] }],
      },
    });
    table.runner.takes('run remote-1');
    table.runner.takes('continue');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table).toBeSettled();
  },
);

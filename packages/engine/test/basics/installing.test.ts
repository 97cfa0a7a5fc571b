import { explain, maskEvents } from '@lastclick/engine';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, serverAt } from './reading-the-table.ts';
import {
  beaconAsset,
  beaconResource,
  comeHome,
  oldTown,
  plainUpgrade,
  quickBuild,
  smallProgram,
  wreckingBall,
} from './test-cards.ts';

const action = 'runner.action';

rule(both('8.1.1', '8.5.1'), 'permanent cards of every type can be installed', () => {
  const corp = scenario({
    corp: { clicks: 5, credits: 1, hq: ['Offworld Office', 'PAD Campaign', 'Simone Diego', 'Tithe', 'IPO'] },
  });
  corp.corp.installs('Offworld Office', 'new-remote');
  corp.corp.installs('PAD Campaign', 'new-remote');
  corp.corp.installs('Simone Diego', 'hq');
  corp.corp.installs('Tithe', 'hq');
  expect(corp.corp.hand).toEqual(['IPO']);
  const runner = scenario({
    at: action,
    runner: { credits: 9, grip: ['Fermenter', 'Daily Casts', 'Akamatsu Mem Chip', 'Diesel'] },
  });
  for (const title of ['Fermenter', 'Daily Casts', 'Akamatsu Mem Chip']) runner.runner.installs(title);
  expect(runner.runner.hand).toEqual(['Diesel']);
});

refuses(both('8.1.1 3.5.1 3.7.1', '8.5.1 3.5.1 3.7.1'), 'installing an operation or an event', () => {
  const corp = scenario({ corp: { hq: ['Hedge Fund'] } });
  expect(corp.corp.explain('install Hedge Fund new-remote')).toMatchObject({ because: 'wrongType' });
  const runner = scenario({ at: action, runner: { grip: ['Sure Gamble'] } });
  expect(runner.runner.explain('install Sure Gamble')).toMatchObject({ because: 'wrongType' });
});

refuses(both('8.1.1', '8.5.1'), 'an effect installing an event', () => {
  const table = scenario({
    at: action,
    cards: [quickBuild],
    runner: { credits: 9, grip: ['Quick Build', 'Diesel', 'Daily Casts', 'Forger'] },
  });
  table.runner.plays('Quick Build'); // install a card from the grip
  expect(table.moves).toEqual(['choose Daily Casts', 'choose Forger']);
});

rule(both('8.2.1', '8.5.2'), 'Corp cards are installed facedown and inactive', () => {
  const table = scenario({ cards: [beaconAsset], corp: { hq: ['Beacon Asset'] } });
  table.corp.installs('Beacon Asset', 'new-remote');
  expect(serverAt(table.runner.seen, 'remote-1')?.root[0]).toMatchObject({ faceup: false, rezzed: false });
  expect(serverAt(table.runner.seen, 'remote-1')?.root[0]?.title).toBeUndefined();
  expect(table.corp.maximumHandSize).toBe(5);
});

rule(both('8.2.3', '8.5.4'), 'Runner cards are installed faceup and active, in no particular place', () => {
  const table = scenario({ at: action, cards: [beaconResource], runner: { grip: ['Beacon Resource'] } });
  table.runner.installs('Beacon Resource');
  expect(table.corp.seen.runner.rig[0]).toMatchObject({ title: 'Beacon Resource', faceup: true });
  expect(table.runner.maximumHandSize).toBe(5 + 1);
  expect(table.happened('installed')[0]?.detail).toBe('');
});

rule(both('8.2.11', '8.5.11'), 'the install cost is paid before the card is installed', () => {
  const table = scenario({ at: action, runner: { credits: 5, grip: ['Daily Casts'] } });
  table.runner.installs('Daily Casts');
  const order = table.happened('creditsSpent', 'installed').map((event) => event.kind);
  expect(order).toEqual(['creditsSpent', 'installed']);
  expect(table.runner.credits).toBe(5 - 3);
});

rule(
  both('8.2.11a', '8.5.11a'),
  'ice pays for the ice already there, Runner cards what they print, others nothing',
  () => {
    const corp = scenario({
      corp: {
        credits: 5,
        hq: ['Tithe', 'PAD Campaign', 'Simone Diego'],
        servers: [{ server: 'hq', ice: ['Tithe', 'Tithe'] }],
      },
    });
    corp.corp.installs('Tithe', 'hq');
    corp.corp.isDone();
    expect(corp.corp.credits).toBe(5 - 2);
    corp.corp.installs('PAD Campaign', 'new-remote');
    corp.corp.passes();
    corp.corp.installs('Simone Diego', 'hq');
    expect(corp.corp.credits).toBe(3);
    const runner = scenario({ at: action, runner: { credits: 5, grip: ['Pantograph'] } });
    runner.runner.installs('Pantograph');
    expect(runner.runner.credits).toBe(5 - 2);
  },
);

refuses(both('8.2.2 4.7.6b', '8.5.3 4.6.6b'), 'rearranging what is installed', () => {
  const table = scenario({
    corp: {
      credits: 9,
      servers: [
        { server: 'remote-1', root: ['Offworld Office'], ice: ['Tithe'] },
        { server: 'remote-2', ice: ['Tithe'] },
      ],
    },
  });
  const key = `c${inServers(table, 'Offworld Office')?.object ?? 0}`;
  expect(explain(table.game, 'corp', `install ${key} remote-2`)).toMatchObject({ because: 'notInHand' });
  expect(table.moves).toEqual(['gain credit', 'draw card', 'advance Offworld Office', 'purge']);
});

// What a card was before it left play is forgotten.

rule(
  { '1.4': ['8.2.10'], '26.03': ['1.12.1', '1.12.2'] },
  'a card that comes back is a new card: no counters, and its "once per turn" is fresh',
  () => {
    const table = scenario({
      at: action,
      cards: [comeHome],
      runner: {
        clicks: 4,
        credits: 5,
        grip: ['Come Home'],
        rig: [{ card: 'Telework Contract', credits: 9 }], // once per turn: take 3 credits
      },
    });
    table.runner.uses('Telework Contract');
    expect(table.runner.explain('use Telework Contract 1')).toMatchObject({ because: 'usedThisTurn' });
    table.runner.plays('Come Home');
    expect(table.runner.hand).toEqual(['Telework Contract']);
    table.runner.installs('Telework Contract');
    expect(inRig(table, 'Telework Contract')?.counters.credits).toBe(9); // loaded anew, not 6 + 9
    table.runner.uses('Telework Contract');
    expect(table.runner.credits).toBe(5 + 3 - 1 + 3);
  },
);

rule(current('1.12.6'), 'a program that is gone was still the first one of the turn', () => {
  const table = scenario({
    at: action,
    cards: [smallProgram],
    runner: { credits: 5, grip: ['Fermenter', 'Net Shield'], rig: ['DZMZ Optimizer'] },
  });
  table.runner.installs('Fermenter'); // the first program each turn costs 1 less: 0
  expect(table.runner.credits).toBe(5);
  table.runner.uses('Fermenter'); // trashed: 2 credits
  table.runner.installs('Net Shield'); // the second one: 2
  expect(table.runner.credits).toBe(5 + 2 - 2);
});

rule(
  current('8.5.13a 8.5.13b'),
  'the Runner is not shown which card was installed, whatever its type',
  () => {
    const table = scenario({
      cards: [oldTown, plainUpgrade],
      corp: {
        credits: 2,
        hq: ['Lateral Growth', 'Tithe', 'Plain Upgrade', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: [{ card: 'Old Town', rezzed: true }] }], // a region
      },
    });
    table.corp.plays('Lateral Growth'); // installs a card from HQ
    table.corp.accepts();
    table.corp.chooses('Tithe');
    table.choose('corp', 'choose remote-1');
    const settle = (): void => {
      while (table.decision?.kind !== 'action') table.choose('corp', table.keys.at(-1) ?? ''); // done, pass
    };
    settle();
    table.corp.installs('Plain Upgrade', 'remote-1'); // next to a region
    settle();
    table.corp.installs('Offworld Office', 'remote-1'); // next to upgrades
    settle();
    const shown = maskEvents(table.events, 'runner').flatMap((event) => event.cards.map((card) => card.card));
    expect(table.happened('installed').length).toBe(3);
    for (const id of ['tithe', 'plain_upgrade', 'offworld_office']) expect(shown).not.toContain(id);
  },
);

rule(both('8.4.4', '8.1.4c'), 'a facedown Runner card is turned faceup in the heap', () => {
  const table = scenario({
    cards: [wreckingBall],
    corp: { hq: ['Wrecking Ball'] },
    runner: { rig: [{ card: 'Wyldside', faceup: false }] },
  });
  expect(table.corp.seen.runner.rig[0]?.title).toBeUndefined();
  table.corp.plays('Wrecking Ball'); // trash an installed card of the Runner
  expect(table.corp.seen.runner.heap[0]).toMatchObject({ title: 'Wyldside', faceup: true });
});

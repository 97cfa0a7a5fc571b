import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, titles } from './reading-the-table.ts';
import {
  beaconIce,
  bodyguard,
  eventDiscount,
  eventTax,
  grandOpening,
  mixedBattery,
  openDoors,
  quickBuild,
  smallPrint,
  undertaker,
} from './test-cards.ts';

rule(both('1.15.1a', '1.16.1a'), 'the payment of a cost cannot be prevented', () => {
  const table = scenario({
    at: '5.7.1e',
    priority: 'every',
    cards: [bodyguard],
    runner: { tags: 1, rig: ['Bodyguard', 'Forger'] }, // Bodyguard can prevent the trashing of hardware
  });
  table.runner.uses('Forger'); // trash Forger: remove a tag
  expect(table.decision?.kind).toBe('window'); // Bodyguard was not asked
  expect(table.runner.discardPile).toEqual(['Forger']);
  expect(table.runner.tags).toBe(0);
});

rule(both('1.15.1c', '1.16.2a'), 'a cost is raised first, then lowered, and is never below 0', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [eventTax, eventDiscount],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Event Tax', rezzed: true }] }] }, // + 2
    runner: { credits: 4, grip: ['Sure Gamble', 'Diesel'], rig: ['Event Discount'] }, //           - 3
  });
  table.runner.plays('Diesel'); // 0 + 2 - 3 would be -1; lowering first would make it 0 + 2
  expect(table.runner.credits).toBe(4 - 0);
  table.runner.plays('Sure Gamble');
  expect(table.runner.credits).toBe(4 - (5 + 2 - 3) + 9);
});

rule(both('1.15.1d', '1.16.1d'), 'a cost of 0 can be paid, and is paid on purpose', () => {
  const position = { cards: [smallPrint], corp: { credits: 0, hq: ['Small Print'] } };
  const paid = scenario(position);
  paid.corp.plays('Small Print'); // you may pay 0 credits to gain 2
  expect(paid.decision?.kind).toBe('payOrNot');
  paid.corp.accepts();
  expect(paid.corp.credits).toBe(2);
  const declined = scenario(position);
  declined.corp.plays('Small Print');
  declined.corp.declines();
  expect(declined.corp.credits).toBe(0);
});

rule(
  both('1.15.2', '1.16.3'),
  'a checkpoint follows the payment: what the cost set off comes before the effect',
  () => {
    const table = scenario({
      at: '5.7.1e',
      priority: 'every',
      cards: [undertaker],
      runner: { tags: 1, rig: ['Undertaker', 'Forger'] },
    });
    table.runner.uses('Forger'); // trash it: remove a tag
    expect(table.decision?.kind).toBe('reaction');
    expect(table.runner.tags).toBe(1);
    table.runner.triggers('Undertaker');
    expect(inRig(table, 'Undertaker')?.counters.power).toBe(1);
    expect(table.runner.tags).toBe(0);
  },
);

rule(
  both('1.15.4a', '1.16.4a 1.16.4b'),
  'an effect that installs or rezzes leaves the cost to be paid',
  () => {
    const rezzing = scenario({
      cards: [openDoors],
      corp: { credits: 5, hq: ['Open Doors'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
    rezzing.corp.plays('Open Doors'); // rez a card
    expect(inServers(rezzing, 'PAD Campaign')?.rezzed).toBe(true);
    expect(rezzing.corp.credits).toBe(5 - 2);

    const installing = scenario({
      at: 'runner.action',
      cards: [quickBuild],
      runner: { credits: 5, grip: ['Quick Build', 'Daily Casts'] },
    });
    installing.runner.plays('Quick Build'); // install a card from the grip
    expect(titles(installing.runner.seen.runner.rig)).toEqual(['Daily Casts']);
    expect(installing.runner.credits).toBe(5 - 3);

    const ice = scenario({
      corp: {
        credits: 2,
        hq: ['Lateral Growth', 'Tithe'],
        servers: [{ server: 'hq', ice: ['Tithe', 'Tithe'] }],
      },
    });
    ice.corp.plays('Lateral Growth'); // gain 4; then you may install a card
    ice.corp.accepts();
    ice.choose('corp', 'choose hq');
    ice.corp.isDone();
    expect(ice.corp.credits).toBe(2 - 2 + 4 - 2);
  },
);

rule(current('1.16.4b'), 'what cannot be paid for is not rezzed, and nothing is spent', () => {
  const table = scenario({
    cards: [openDoors],
    corp: { credits: 1, hq: ['Open Doors'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
  });
  table.corp.plays('Open Doors');
  expect(inServers(table, 'PAD Campaign')?.rezzed).toBe(false);
  expect(table.corp.credits).toBe(1);
});

rule(current('1.16.5c'), 'ignoring all costs ignores additional costs too', () => {
  const table = scenario({
    cards: [grandOpening],
    corp: { credits: 0, hq: ['Grand Opening'], servers: [{ server: 'remote-1', root: ['Corporate Town'] }] },
  });
  table.corp.plays('Grand Opening'); // rez a card, ignoring all costs; it costs 1 credit and an agenda
  expect(inServers(table, 'Corporate Town')?.rezzed).toBe(true);
  expect(table.corp.credits).toBe(0);
});

refuses(both('1.15.5', '1.16.6'), 'installing without the credits for it', (edition) => {
  const table = scenario({ at: 'runner.action', runner: { credits: 2, grip: ['Daily Casts', 'Fermenter'] } });
  expect(table.runner.explain('install Daily Casts')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.15.5' : '1.16.6',
    because: 'notEnoughCredits',
  });
  table.runner.installs('Fermenter');
  expect(table.runner.credits).toBe(2 - 1);
});

rule(both('1.15.5b', '1.16.6b'), 'ice costs a credit for each piece already protecting the server', () => {
  const table = scenario({
    cards: [beaconIce],
    corp: {
      credits: 5,
      hq: ['Beacon Ice', 'Beacon Ice'],
      servers: [{ server: 'rd', ice: ['Tithe', { card: 'Tithe', rezzed: true }] }],
    },
  });
  table.corp.installs('Beacon Ice', 'rd');
  table.corp.isDone();
  expect(table.corp.credits).toBe(5 - 2);
  table.corp.installs('Beacon Ice', 'archives');
  expect(table.corp.credits).toBe(3 - 0);
});

rule(both('1.15.5c', '1.16.6c'), 'agendas, assets and upgrades are installed for nothing', () => {
  const table = scenario({ corp: { credits: 0, hq: ['Offworld Office', 'PAD Campaign', 'Simone Diego'] } });
  table.corp.installs('Offworld Office', 'new-remote');
  table.corp.installs('PAD Campaign', 'new-remote');
  table.corp.installs('Simone Diego', 'rd');
  expect(table.corp.hand).toEqual([]);
  expect(table.corp.credits).toBe(0);
});

refuses(both('1.15.6', '1.16.7'), 'playing without the credits for it', (edition) => {
  const table = scenario({ corp: { credits: 4, hq: ['Hedge Fund'] } });
  expect(table.corp.explain('play Hedge Fund')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.15.6' : '1.16.7',
    because: 'notEnoughCredits',
  });
  const rich = scenario({ corp: { credits: 5, hq: ['Hedge Fund'] } });
  rich.corp.plays('Hedge Fund');
  expect(rich.corp.credits).toBe(5 - 5 + 9);
});

refuses(both('1.15.7', '1.16.8'), 'rezzing without the credits for it', (edition) => {
  const position = (credits: number) =>
    scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
  expect(position(1).corp.explain('rez PAD Campaign')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.15.7' : '1.16.8',
    because: 'notEnoughCredits',
  });
  const table = position(2);
  table.corp.rezzes('PAD Campaign');
  expect(table.corp.credits).toBe(0);
});

rule(both('2.3.2'), 'play, install and rez costs are paid in credits', () => {
  const corp = scenario({
    at: '5.6.2a',
    corp: { credits: 7, hq: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
  });
  corp.corp.rezzes('PAD Campaign');
  corp.corp.plays('Hedge Fund');
  expect(corp.happened('creditsSpent').map((event) => event.amount)).toEqual([2, 5]);
  const runner = scenario({ at: 'runner.action', runner: { credits: 7, grip: ['Daily Casts'] } });
  runner.runner.installs('Daily Casts');
  expect(runner.happened('creditsSpent').map((event) => event.amount)).toEqual([3]);
  expect(runner.runner.credits).toBe(7 - 3);
});

rule(both('1.15.1', '1.16.1'), 'a cost of counters of several kinds needs each kind, and takes each', () => {
  const battery = (counters: { readonly power?: number; readonly virus?: number }) =>
    scenario({
      at: '5.7.1e',
      priority: 'every',
      cards: [mixedBattery],
      runner: { credits: 0, rig: [{ card: 'Mixed Battery', ...counters }] },
    });
  const table = battery({ power: 3, virus: 2 });
  table.runner.uses('Mixed Battery'); // remove 2 power counters and 1 virus counter: gain 3
  expect(inRig(table, 'Mixed Battery')?.counters).toMatchObject({ power: 1, virus: 1 });
  expect(table.runner.credits).toBe(3);
  for (const short of [{ power: 3 }, { virus: 3 }, { power: 1, virus: 2 }]) {
    expect(battery(short).runner.explain('use Mixed Battery 1')).toMatchObject({
      allowed: false,
      because: 'notEnoughCounters',
    });
  }
});

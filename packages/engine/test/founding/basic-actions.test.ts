import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';

rule(both('5.2.7b', '5.2.6b'), 'Corp: a click for a credit', () => {
  const table = scenario({ at: 'corp.action', corp: { credits: 4 } });
  table.corp.takes('gain credit');
  expect([table.corp.clicks, table.corp.credits]).toEqual([2, 5]);
});

rule(both('5.2.7c', '5.2.6c'), 'Corp: a click for a card', () => {
  const table = scenario({ at: 'corp.action' });
  table.corp.takes('draw card');
  expect([table.corp.clicks, table.corp.hand.length, table.corp.deckSize]).toEqual([2, 1, 8]);
});

rule(both('5.2.7c 1.7.2c', '5.2.6c 1.7.2c'), 'drawing from an empty R&D is possible, and loses', () => {
  const table = scenario({ at: 'corp.action', corp: { rd: [] } });
  table.corp.takes('draw card');
  expect(table.outcome).toEqual({ winner: 'runner', reason: 'emptyDeck' });
});

rule(both('5.2.7d', '5.2.6d'), 'Corp: a click to install an agenda, asset, upgrade or ice from HQ', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { clicks: 5, credits: 0, hq: ['Offworld Office', 'PAD Campaign', 'Simone Diego', 'Tithe'] },
  });
  table.corp.installs('Offworld Office', 'new-remote');
  table.corp.installs('PAD Campaign', 'new-remote');
  table.corp.installs('Simone Diego', 'hq');
  table.corp.installs('Tithe', 'remote-1');
  const servers = table.corp.seen.corp.servers.map(({ server, ice, root }) => [
    server,
    ice.map((card) => card.title),
    root.map((card) => card.title),
  ]);
  expect(servers).toEqual([
    ['hq', [], ['Simone Diego']],
    ['rd', [], []],
    ['archives', [], []],
    ['remote-1', ['Tithe'], ['Offworld Office']],
    ['remote-2', [], ['PAD Campaign']],
  ]);
});

rule(both('5.2.7e', '5.2.6e'), 'Corp: a click to play an operation from HQ, paying its cost', () => {
  const table = scenario({ at: 'corp.action', corp: { credits: 5, hq: ['Hedge Fund'] } });
  table.corp.plays('Hedge Fund');
  expect([table.corp.clicks, table.corp.credits]).toEqual([2, 5 - 5 + 9]);
  expect(table.corp.discardPile).toEqual(['Hedge Fund']);
});

rule(
  both('5.2.7f 1.17.1', '5.2.6f 1.18.1'),
  'Corp: a click and a credit to advance an installed card',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        credits: 2,
        servers: [
          { server: 'remote-1', root: ['Offworld Office'] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
    });
    table.corp.advances('Offworld Office');
    expect(table.corp.seen.corp.servers[3]?.root[0]?.counters.advancement).toBe(1);
    expect([table.corp.clicks, table.corp.credits]).toEqual([2, 1]);
    expect(table.corp.explain('advance PAD Campaign')).toMatchObject({
      allowed: false,
      because: 'notAdvanceable',
    });
  },
);

rule(
  both('5.2.7g 10.5.3', '5.2.6g 10.5.3'),
  "Corp: a click and two credits to trash a tagged Runner's resource",
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: { credits: 2 },
      runner: { tags: 1, rig: ['Daily Casts', 'Plascrete Carapace'] },
    });
    expect(table.corp.explain('trash resource Plascrete Carapace')).toMatchObject({
      because: 'notAResource',
    });
    table.corp.trashesResource('Daily Casts');
    expect([table.corp.clicks, table.corp.credits]).toEqual([2, 0]);
    expect(table.runner.discardPile).toEqual(['Daily Casts']);
  },
);

refuses(both('5.2.7g', '5.2.6g'), 'trashing a resource of a Runner who is not tagged', () => {
  const table = scenario({ at: 'corp.action', runner: { rig: ['Daily Casts'] } });
  expect(table.corp.explain('trash resource Daily Casts')).toMatchObject({
    allowed: false,
    because: 'notTagged',
  });
});

refuses(
  both('5.2.4', '1.15.2b'),
  'an action for which there is no object, whatever it would be (ruling 4)',
  (edition) => {
    const bare = scenario({ at: 'corp.action', corp: { credits: 5, hq: [] }, runner: { tags: 1 } });
    const rule = edition === '1.4' ? '5.2.4' : '1.15.2b';
    for (const action of ['trash resource', 'advance', 'install', 'play']) {
      expect(bare.corp.explain(action)).toEqual({ allowed: false, because: 'nothingToTakeItWith', rule });
    }
    expect(bare.runner.explain('trash resource')).toMatchObject({ because: 'notYourActionPhase' });
    const untagged = scenario({ at: 'corp.action', runner: { rig: ['Daily Casts'] } });
    expect(untagged.corp.explain('trash resource')).toMatchObject({ because: 'notTagged' });
    const rich = scenario({
      at: 'corp.action',
      corp: { credits: 5, hq: ['Hedge Fund', 'PAD Campaign'] },
      runner: { tags: 1, rig: ['Daily Casts'] },
    });
    for (const action of ['trash resource', 'install', 'play'])
      expect(rich.corp.explain(action)).toMatchObject({ allowed: true });
  },
);

rule(both('5.2.7h 10.1.1', '5.2.6h 10.1.2'), 'Corp: three clicks to purge all virus counters', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { clicks: 4 },
    runner: {
      rig: [
        { card: 'Fermenter', virus: 3 },
        { card: 'Plascrete Carapace', power: 2 },
      ],
    },
  });
  table.corp.takes('purge');
  expect(table.runner.seen.runner.rig[0]?.counters.virus).toBeUndefined();
  expect(table.runner.seen.runner.rig[1]?.counters.power).toBe(2);
  expect(table.corp.clicks).toBe(1);
});

rule('5.2.7h 10.1.1a', 'purging is allowed with nothing to purge', () => {
  const table = scenario({ at: 'corp.action' });
  expect(table.corp.explain('purge')).toEqual({ allowed: true, rule: '5.2.7h' });
});

rule(both('5.2.8b', '5.2.7b'), 'Runner: a click for a credit', () => {
  const table = scenario({ at: 'runner.action', runner: { credits: 1 } });
  table.runner.takes('gain credit');
  expect([table.runner.clicks, table.runner.credits]).toEqual([3, 2]);
});

rule(both('5.2.8c', '5.2.7c'), 'Runner: a click for a card', () => {
  const table = scenario({ at: 'runner.action' });
  table.runner.takes('draw card');
  expect([table.runner.clicks, table.runner.hand.length, table.runner.deckSize]).toEqual([3, 1, 8]);
});

rule(
  both('5.2.8d', '5.2.7d'),
  'Runner: a click to install a program, resource or hardware, paying its cost',
  () => {
    const table = scenario({
      at: 'runner.action',
      runner: { credits: 6, grip: ['Fermenter', 'Daily Casts', 'T400 Memory Diamond', 'Diesel'] },
    });
    expect(table.runner.explain('install Diesel')).toMatchObject({ allowed: false, because: 'wrongType' });
    table.runner.installs('Fermenter');
    table.runner.installs('Daily Casts');
    table.runner.installs('T400 Memory Diamond');
    expect(table.runner.credits).toBe(6 - 1 - 3 - 2);
    expect(table.runner.clicks).toBe(1);
    expect(table.corp.seen.runner.rig.map((card) => card.title)).toEqual([
      'Fermenter',
      'Daily Casts',
      'T400 Memory Diamond',
    ]);
  },
);

rule(both('5.2.8e', '5.2.7e'), 'Runner: a click to play an event', () => {
  const table = scenario({ at: 'runner.action', runner: { credits: 5, grip: ['Sure Gamble'] } });
  table.runner.plays('Sure Gamble');
  expect([table.runner.clicks, table.runner.credits]).toEqual([3, 9]);
  expect(table.runner.discardPile).toEqual(['Sure Gamble']);
});

rule(both('5.2.8g 10.5.4', '5.2.7g 10.5.4'), 'Runner: a click and two credits to remove a tag', () => {
  const table = scenario({ at: 'runner.action', runner: { tags: 2, credits: 3 } });
  table.runner.takes('remove tag');
  expect([table.runner.clicks, table.runner.credits, table.runner.tags]).toEqual([3, 1, 1]);
  expect(table.runner.explain('remove tag')).toMatchObject({ allowed: false, because: 'notEnoughCredits' });
});

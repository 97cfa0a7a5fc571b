import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { oddJob, overtime, withOddJob } from './test-cards.ts';

const MIRRORMORPH = 'MirrorMorph: Endless Iteration';

rule(both('5.2.6a', '5.2.5a'), 'two operations are the same action, so MirrorMorph does not pay', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { identity: MIRRORMORPH, credits: 10, hq: ['Hedge Fund', 'Lateral Growth'] },
  });

  table.corp.plays('Hedge Fund'); //     action 1: play an operation
  table.corp.plays('Lateral Growth'); // action 2: the same basic action
  table.corp.declines(); //                (install nothing)
  table.corp.takes('gain credit'); //    action 3

  expect(table.corp.credits).toBe(10 - 5 + 9 - 2 + 4 + 1);
  expect(table.corp.clicks).toBe(0);
  expect(table).toBeSettled();
});

refuses(both('5.2.5', '5.2.4'), 'no action outside the action phase', (edition) => {
  const table = scenario({ at: 'corp.discard', corp: { hq: ['Hedge Fund'] } });
  expect(table.corp.explain('gain credit')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '5.2.5' : '5.2.4',
    because: 'notYourActionPhase',
  });
});

rule(
  both('5.2.6b', '5.2.5b'),
  'three different actions let MirrorMorph take a fourth, one click cheaper',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: { identity: MIRRORMORPH, credits: 10, hq: ['Hedge Fund', 'Tithe'] },
    });
    table.corp.plays('Hedge Fund');
    table.corp.takes('gain credit');
    table.corp.takes('draw card');
    expect(table.corp.clicks).toBe(0);
    table.corp.triggers(MIRRORMORPH);
    table.corp.choosesMode(2);
    // Only what differs from the three taken; the drawn Hedge Fund would be playing an operation again.
    expect(table.moves).toEqual(
      ['hq', 'rd', 'archives', 'new-remote'].map((where) => `install Tithe ${where}`),
    );
    table.corp.installs('Tithe', 'hq');
    expect(table.corp.clicks).toBe(0);
  },
);

rule(
  both('5.2.6b', '5.2.5b'),
  "MirrorMorph's other choice is a credit; the actions of different cards are different",
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        identity: MIRRORMORPH,
        credits: 0,
        servers: [
          { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 15 }] },
          { server: 'remote-2', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 15 }] },
        ],
      },
    });
    const [first, second] = table.keys.filter((key) => key.startsWith('use'));
    table.choose('corp', first ?? '');
    table.choose('corp', second ?? ''); // the same ability on another card is a different action
    table.corp.takes('gain credit');
    table.corp.triggers(MIRRORMORPH);
    table.corp.choosesMode(1);
    expect(table.corp.credits).toBe(3 + 3 + 1 + 1);
  },
);

rule(both('5.2.6a', '5.2.5a'), 'the same ability of the same card is the same action', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      identity: MIRRORMORPH,
      credits: 0,
      servers: [
        { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 15 }] },
      ],
    },
  });
  table.corp.uses('Regolith Mining License');
  table.corp.uses('Regolith Mining License');
  table.corp.takes('gain credit');
  expect(table.corp.credits).toBe(3 + 3 + 1);
  expect(table.happened('triggered')).toEqual([]);
});

rule(
  both('5.2.6a 1.15.4b', '5.2.5a 1.16.4d'),
  'Jeeves pays for three clicks on the same action, once a turn',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        credits: 0,
        servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }],
      },
    });
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1);
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1); // the third click on it brought one back
    expect(table.corp.credits).toBe(3);
    table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action'); // not a second time
  },
);

rule(both('5.2.6a', '5.2.5a'), 'three clicks of one action count too: purging feeds Jeeves', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }] },
  });
  table.corp.takes('purge');
  expect(table.corp.clicks).toBe(1);
});

rule(both('5.2.6a', '5.2.5a'), 'different actions do not feed Jeeves', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      hq: ['Hedge Fund'],
      servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }],
    },
  });
  table.corp.takes('gain credit');
  table.corp.plays('Hedge Fund');
  table.corp.takes('gain credit');
  expect(table.phase).toBe('runner.action');
});

rule('5.2.1 9.5.2a', 'a click anywhere in its cost makes an ability an action', () => {
  const table = scenario({ at: '5.6.2a', priority: 'every', cards: [oddJob], corp: withOddJob });
  expect(table.moves).toEqual(['pass']);
  expect(table.corp.explain('use Odd Job 1')).toEqual({
    allowed: false,
    rule: '9.2.6',
    because: 'notAnActionWindow',
  });
  table.bothPass();
  table.corp.uses('Odd Job');
  expect(table.corp.clicks).toBe(2);
  expect(table.corp.seen.happened.actions.length).toBe(1);
});

rule(
  { '26.03': ['5.2.1', '5.2.1a', '9.5.2a'] },
  'only a cost that begins with a click makes an action',
  () => {
    const table = scenario({ at: '5.6.2a', priority: 'every', cards: [oddJob], corp: withOddJob });
    expect(table.moves).toEqual(['use Odd Job 1', 'pass']);
    table.corp.uses('Odd Job'); // a paid ability that spends a click, but no action
    expect(table.corp.clicks).toBe(2);
    expect(table.corp.seen.happened.actions).toEqual([]);
    table.corp.passes();
    table.runner.passes();
    expect(table.corp.explain('use Odd Job 1')).toMatchObject({
      allowed: false,
      because: 'notAPaidAbilityWindow',
    });
  },
);

rule(both('5.2.2'), 'clicks and every other cost are paid to initiate an action', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 3, servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
  });
  table.corp.advances('Offworld Office');
  expect([table.corp.clicks, table.corp.credits]).toEqual([2, 2]);
  const order = table.happened('clicksSpent', 'creditsSpent', 'action', 'advanced', 'actionCompleted');
  expect(order.map((event) => event.kind)).toEqual([
    'clicksSpent',
    'creditsSpent',
    'action',
    'advanced',
    'actionCompleted',
  ]);
});

refuses(both('5.2.2 1.15.1', '5.2.2 1.16.1'), 'an action whose cost cannot be paid in full', (edition) => {
  const table = scenario({
    at: 'corp.action',
    corp: { credits: 0, clicks: 2, servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
  });
  const rule = edition === '1.4' ? '1.15.1' : '1.16.1';
  expect(table.corp.explain('advance Offworld Office')).toEqual({
    allowed: false,
    rule,
    because: 'notEnoughCredits',
  });
  expect(table.corp.explain('purge')).toEqual({ allowed: false, rule, because: 'notEnoughClicks' });
  expect(table.corp.clicks).toBe(2);
});

rule(
  both('5.2.2a'),
  'while an action resolves, nobody may act on their own: no ability, no rez, no score, no action',
  () => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      corp: {
        credits: 10,
        archives: ['Hedge Fund'],
        hq: ['Lateral Growth', 'PAD Campaign'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] },
          { server: 'remote-2', root: ['Rashida Jaheem'] },
          { server: 'remote-3', root: [{ card: 'Offworld Office', advancement: 4 }] },
        ],
      },
      runner: { tags: 1, rig: ['Forger'] },
    });
    table.corp.plays('Lateral Growth');
    table.corp.accepts(); // in the middle of the action: an installation is being chosen
    for (const move of ['use Spin Doctor 1', 'rez Rashida Jaheem', 'score Offworld Office']) {
      expect(table.corp.explain(move)).toMatchObject({ allowed: false, because: 'notAPaidAbilityWindow' });
    }
    expect(table.corp.explain('gain credit')).toEqual({
      allowed: false,
      rule: '5.2.2a',
      because: 'actionInProgress',
    });
    expect(table.runner.explain('use Forger 1')).toMatchObject({
      allowed: false,
      because: 'notAPaidAbilityWindow',
    });
    table.choose('corp', 'choose new-remote');
    expect(table.decision?.kind).toBe('window'); // complete: now the window opens
  },
);

rule(both('5.2.2a 5.2.2b'), 'an action is complete only when everything it started is resolved', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    corp: { hq: ['Lateral Growth', 'PAD Campaign'] },
  });
  table.corp.plays('Lateral Growth');
  expect(table.happened('actionCompleted')).toEqual([]);
  table.corp.accepts();
  expect(table.happened('actionCompleted')).toEqual([]);
  table.choose('corp', 'choose new-remote');
  const order = table
    .happened('played', 'installed', 'trashed', 'actionCompleted')
    .map((event) => event.kind);
  expect(order).toEqual(['played', 'installed', 'trashed', 'actionCompleted']);
});

rule(
  both('5.2.3 5.2.7a', '5.2.3 5.2.6a'),
  "the Corp's basic actions are always there, next to those of cards",
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        hq: ['PAD Campaign', 'Hedge Fund'],
        servers: [
          { server: 'remote-1', root: ['Offworld Office'] },
          { server: 'remote-2', root: [{ card: 'Melange Mining Corp.', rezzed: true }] },
        ],
      },
      runner: { tags: 1, rig: ['Daily Casts'] },
    });
    expect(table.moves).toEqual([
      'gain credit',
      'draw card',
      'install PAD Campaign remote-1',
      'install PAD Campaign remote-2',
      'install PAD Campaign new-remote',
      'play Hedge Fund',
      'advance Offworld Office',
      'trash resource Daily Casts',
      'purge',
      'use Melange Mining Corp. 1',
    ]);
  },
);

rule(
  both('5.2.3 5.2.8a', '5.2.3 5.2.7a'),
  "the Runner's basic actions are always there, next to those of cards",
  () => {
    const table = scenario({
      at: 'runner.action',
      runner: { tags: 1, grip: ['Diesel', 'Daily Casts'], rig: [{ card: 'Telework Contract', credits: 9 }] },
    });
    expect(table.moves).toEqual(
      expect.arrayContaining([
        'gain credit',
        'draw card',
        'play Diesel',
        'install Daily Casts',
        'remove tag',
        'use Telework Contract 1',
      ]),
    );
  },
);

rule('5.2.4 1.2.5', 'the Runner cannot draw from an empty stack or remove a tag that is not there', () => {
  const table = scenario({ at: 'runner.action', priority: 'every', runner: { stack: [], tags: 0 } });
  expect(table.runner.explain('draw card')).toEqual({
    allowed: false,
    rule: '5.2.4',
    because: 'nothingWouldChange',
  });
  expect(table.runner.explain('remove tag')).toEqual({
    allowed: false,
    rule: '5.2.4',
    because: 'nothingWouldChange',
  });
});

rule(
  '5.2.4 1.2.5',
  'playing needs an effect that could change something: costs and other cards do not count',
  () => {
    const table = scenario({
      at: 'runner.action',
      runner: { stack: [], grip: ['Diesel', 'VRcation', 'Process Automation'], rig: [] },
    });
    expect(table.runner.explain('play Diesel')).toMatchObject({
      allowed: false,
      because: 'nothingWouldChange',
    });
    // VRcation would still take a click away, and Process Automation would still pay credits.
    expect(table.runner.explain('play VRcation')).toMatchObject({ allowed: true });
    expect(table.runner.explain('play Process Automation')).toMatchObject({ allowed: true });
  },
);

rule('5.2.4 1.2.5', 'only the expected effect is judged: a choice that may come to nothing is enough', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      hq: ['Retribution', 'Seamless Launch'],
      servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', installedThisTurn: true }] }],
    },
    runner: { tags: 1 },
  });
  expect(table.corp.explain('play Retribution')).toMatchObject({
    allowed: false,
    because: 'nothingWouldChange',
  });
  expect(table.corp.explain('play Seamless Launch')).toMatchObject({
    allowed: false,
    because: 'nothingWouldChange',
  });
});

rule({ '26.03': ['5.2.2', '5.2.7c'] }, 'the current edition lets a player act to no effect', () => {
  const table = scenario({ at: 'runner.action', runner: { stack: [], grip: ['Diesel'] } });
  table.runner.takes('draw card');
  table.runner.plays('Diesel');
  table.runner.takes('gain credit');
  expect(table.runner.clicks).toBe(1);
});

refuses(both('5.2.5', '5.2.4'), "no action in the opponent's action phase", () => {
  const table = scenario({ at: 'corp.action' });
  expect(table.runner.explain('gain credit')).toMatchObject({
    allowed: false,
    because: 'notYourActionPhase',
  });
});

rule(both('5.2.5', '5.2.4'), 'an effect that directs an action outside the action phase does nothing', () => {
  const table = scenario({
    at: '5.6.3d',
    cards: [overtime],
    corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'Overtime', rezzed: true }] }] },
  });
  expect(table.happened('nothingHappened').map((event) => event.rule)).toEqual([
    table.game.state.edition === '1.4' ? '5.2.5' : '5.2.4',
  ]);
  expect(table.corp.credits).toBe(0);
  expect(table.phase).toBe('runner.action');
});

rule(both('5.2.5', '5.2.4'), 'the same effect inside the action phase gives an action', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [overtime],
    corp: {
      credits: 0,
      clicks: 1,
      servers: [{ server: 'remote-1', root: [{ card: 'Overtime', rezzed: true }] }],
    },
  });
  table.corp.uses('Overtime'); // its own action: take an action, paying one click less
  table.corp.takes('gain credit');
  expect(table.corp.credits).toBe(1);
  expect(table.phase).toBe('runner.action');
});

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

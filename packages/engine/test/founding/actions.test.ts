import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { oddJob, overtime, withOddJob } from './test-cards.ts';

refuses(both('5.2.5', '5.2.4'), 'no action outside the action phase', (edition) => {
  const table = scenario({ at: 'corp.discard', corp: { hq: ['Hedge Fund'] } });
  expect(table.corp.explain('gain credit')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '5.2.5' : '5.2.4',
    because: 'notYourActionPhase',
  });
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

import { both, expect, rule, scenario } from '@lastclick/testkit';

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
  "an ability of a card that was used is no different action, another card's is one",
  () => {
    const licence = { card: 'Regolith Mining License', rezzed: true, credits: 15 };
    const table = scenario({
      at: 'corp.action',
      corp: {
        identity: MIRRORMORPH,
        credits: 10,
        servers: [
          { server: 'remote-1', root: [licence] },
          { server: 'remote-2', root: [licence] },
        ],
      },
    });
    const [first = '', second = ''] = table.keys.filter((key) => key.startsWith('use'));
    table.choose('corp', first);
    table.corp.takes('gain credit');
    table.corp.takes('draw card');
    table.corp.triggers(MIRRORMORPH);
    table.corp.choosesMode(2);
    expect([table.keys.includes(first), table.keys.includes(second)]).toEqual([false, true]);
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

rule(
  both('5.2.6b', '5.2.5b'),
  "MirrorMorph on its next turn: the last turn's actions are no part of it, and its ability is there again",
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: { identity: MIRRORMORPH, credits: 10, hq: ['Hedge Fund', 'Palisade', 'Palisade'] },
    });
    const threeDifferent = (server: string): void => {
      table.corp.plays('Hedge Fund');
      table.corp.takes('gain credit');
      table.corp.installs('Palisade', server);
      table.corp.triggers(MIRRORMORPH);
      table.corp.choosesMode(1);
    };
    threeDifferent('hq');
    expect(table.corp.credits).toBe(10 - 5 + 9 + 1 + 1);
    while (table.phase === 'runner.action') table.runner.takes('gain credit');

    expect(table.corp.seen.happened.actions).toEqual([]);
    table.corp.takes('draw card'); // one action of this turn, and three of another
    expect(table.decision?.kind).toBe('action');
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action'); // two different ones are not three
    while (table.phase === 'runner.action') table.runner.takes('gain credit');

    const before = table.corp.credits;
    threeDifferent('rd'); // the same three as two turns ago
    expect(table.corp.credits).toBe(before - 5 + 9 + 1 + 1);
  },
);

rule(
  both('5.2.6a 9.3.3c', '5.2.5a 9.3.6g'),
  'clicks of the last turn are not spent on the actions of this one, and what works once a turn works again',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }] },
    });
    table.corp.takes('purge'); // three clicks on one action
    expect(table.corp.clicks).toBe(1);
    table.corp.takes('gain credit');
    while (table.phase === 'runner.action') table.runner.takes('gain credit');

    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1);
    table.corp.takes('gain credit');
    expect(table.corp.clicks).toBe(1); // the third click of this turn on it
  },
);

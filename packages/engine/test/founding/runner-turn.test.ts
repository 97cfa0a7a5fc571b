import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { lastOrders, lastTram, lateEarner, lateReader, nightShift } from './test-cards.ts';

// The steps of the Runner's turn, letter by letter.

const FORGER = 'Forger';
const readyCorp = {
  servers: [
    { server: 'remote-1', root: ['PAD Campaign'] },
    { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 4 }] },
    { server: 'hq', ice: ['Tithe'] },
  ],
};
const five = ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'];

rule(both('5.7.1a 1.11.2b'), 'the Runner gains four clicks before anything else', () => {
  const table = scenario({ at: '5.7.1a', priority: 'every' });
  expect(table.runner.clicks).toBe(4);
  expect(table.step).toBe('5.7.1b');
  expect(table.awaits).toBe('runner'); // the active player acts first
});

rule(both('5.7.1b'), 'the first window: abilities for both, rezzing for the Corp', () => {
  const table = scenario({
    at: '5.7.1b',
    priority: 'every',
    corp: readyCorp,
    runner: { tags: 1, rig: [FORGER] },
  });
  expect(table.moves).toEqual([`use ${FORGER} 1`, 'pass']);
  table.runner.passes();
  expect(table.moves).toEqual(['rez PAD Campaign', 'pass']); // neither the ice nor the agenda
});

refuses(both('5.7.1b 9.2.7d'), "no scoring in the Runner's turn", () => {
  for (const at of ['5.7.1b', '5.7.1e', '5.7.2b']) {
    const table = scenario({ at, priority: 'every', corp: readyCorp });
    table.runner.passes();
    expect(table.corp.explain('score Offworld Office')).toEqual({
      allowed: false,
      rule: '9.2.7d',
      because: 'windowWithoutScore',
    });
  }
});

refuses(both('5.7.1b 3.4.3a'), 'ice is not rezzed in the windows of a turn', () => {
  const table = scenario({ at: '5.7.1b', priority: 'every', corp: readyCorp });
  table.runner.passes();
  expect(table.corp.explain('rez Tithe')).toEqual({
    allowed: false,
    rule: '3.4.3a',
    because: 'iceOnlyWhenApproached',
  });
});

rule(
  both('5.7.1c 1.10.5c'),
  "the Runner's recurring credits refill after the first window, before the turn begins",
  () => {
    const table = scenario({
      at: '5.7.1b',
      priority: 'every',
      runner: { rig: [{ card: 'Prepaid VoicePAD', credits: 0 }, 'Daily Casts'] },
    });
    expect(table.runner.seen.runner.rig[0]?.counters.credits).toBeUndefined();
    table.bothPass();
    expect(table.runner.seen.runner.rig[0]?.counters.credits).toBe(1);
    const order = table.happened('recurringRefilled', 'turnBegins').map((event) => event.kind);
    expect(order).toEqual(['recurringRefilled', 'turnBegins']);
  },
);

rule(both('5.7.1d'), "abilities at the start of the Runner's turn resolve in the Runner's order", () => {
  const table = scenario({
    at: '5.7.1d',
    runner: {
      credits: 0,
      rig: [{ card: 'Daily Casts', credits: 8 }, { card: 'Smartware Distributor', credits: 3 }, 'Wyldside'],
    },
  });
  expect(table.moves).toEqual([
    'trigger Daily Casts 3',
    'trigger Smartware Distributor 1',
    'trigger Wyldside 1',
  ]);
  table.runner.triggers('Wyldside');
  table.runner.triggers('Smartware Distributor');
  expect(table.runner.credits).toBe(1 + 2);
  expect(table.runner.clicks).toBe(4 - 1);
  expect(table.runner.hand.length).toBe(2);
});

rule(
  both('5.7.1e 10.3.3'),
  "the second window's checkpoint resolves what the beginning of the turn made pending, before anyone acts",
  () => {
    const table = scenario({
      at: '5.7.1d',
      priority: 'every',
      corp: readyCorp,
      runner: { credits: 0, rig: [{ card: 'Smartware Distributor', credits: 3 }] },
    });
    expect(table.decision?.kind).toBe('reaction');
    table.runner.triggers('Smartware Distributor');
    expect(table.runner.credits).toBe(1);
    expect(table.decision?.kind).toBe('window');
    expect(table.step).toBe('5.7.1e');
    table.runner.passes();
    expect(table.moves).toEqual(['rez PAD Campaign', 'pass']);
  },
);

rule(both('5.7.1e'), 'two windows come before the first action', () => {
  const table = scenario({ at: '5.7.1a', priority: 'every' });
  expect(table.step).toBe('5.7.1b');
  table.bothPass();
  expect(table.step).toBe('5.7.1e');
  table.bothPass();
  expect(table.step).toBe('5.7.1f');
  expect(table.decision?.kind).toBe('action');
});

rule(both('5.7.1f 9.2.6b'), 'a Runner with clicks must take an action', () => {
  const table = scenario({ at: '5.7.1f', priority: 'every' });
  expect(table.awaits).toBe('runner');
  expect(table.decision?.kind).toBe('action');
  expect(table.keys).not.toContain('pass');
});

rule(both('5.7.1f 5.7.1h', '5.7.1f 5.7.1i'), 'without clicks the action phase ends after its window', () => {
  const table = scenario({ at: '5.7.1e', priority: 'every', runner: { clicks: 0 } });
  table.bothPass();
  expect(table.phase).toBe('runner.discard');
});

rule(both('5.7.1g'), 'after each action the window at e opens again', () => {
  const table = scenario({ at: '5.7.1f', priority: 'every', corp: readyCorp });
  table.runner.takes('gain credit');
  expect(table.step).toBe('5.7.1e');
  table.runner.passes();
  table.corp.rezzes('PAD Campaign');
  table.corp.passes();
  table.runner.passes();
  expect(table.step).toBe('5.7.1f');
  expect(table.runner.clicks).toBe(3);
});

rule(
  both('5.7.1h', '5.7.1h 5.7.1i'),
  "the end of the Runner's action phase does not pay the Corp's card, and leads to discarding",
  () => {
    const table = scenario({
      at: '5.7.1f',
      cards: [nightShift],
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'Night Shift', rezzed: true }] }] },
      runner: { clicks: 1, grip: [...five, 'Diesel'] },
    });
    table.runner.takes('gain credit');
    expect(table.phase).toBe('runner.discard');
    expect(table.decision?.kind).toBe('discard');
    expect(table.corp.credits).toBe(0); // "your action phase"
  },
);

rule(
  both('5.7.1h', '5.7.1h 5.7.1i'),
  "the end of the Runner's action phase is met as the phase ends, before anything is discarded (ruling 8)",
  () => {
    const table = scenario({
      at: '5.7.1f',
      priority: 'every',
      cards: [lastOrders],
      runner: { credits: 0, clicks: 2, grip: [...five, 'Diesel'], rig: ['Last Orders'] },
    });
    table.runner.takes('gain credit');
    table.bothPass();
    expect([table.step, table.runner.credits]).toEqual(['5.7.1f', 1]); // one click is left: the phase goes on
    table.runner.takes('gain credit');
    table.bothPass();
    expect([table.step, table.moves]).toEqual(['5.7.1h', ['trigger Last Orders 1']]);
    table.runner.triggers('Last Orders');
    expect(table.runner.credits).toBe(1 + 1 + 2);
    expect([table.phase, table.decision?.kind, table.runner.hand.length]).toEqual([
      'runner.discard',
      'discard',
      6,
    ]);
  },
);

rule(both('5.7.2d 5.7.2f', '5.7.2d 5.7.2e'), 'the end of the discard phase is met (ruling 9)', (edition) => {
  const table = scenario({
    at: '5.7.2b',
    priority: 'every',
    cards: [lateEarner, lastTram],
    runner: { credits: 0, rig: ['Late Earner', 'Last Tram'] },
  });
  table.bothPass();
  const stops: [string, string[]][] = [];
  while (table.decision?.kind === 'reaction') {
    stops.push([table.step, table.moves]);
    table.choose('runner', table.keys[0] ?? '');
  }
  // Edition 1.4 has no such moment of its own: the checkpoint that closes the phase finds it over.
  const [earner, tram] = ['trigger Late Earner 1', 'trigger Last Tram 1'];
  const oneByOne: typeof stops = [
    ['5.7.2e', [earner]],
    ['5.7.2f', [tram]],
  ];
  const atOnce: typeof stops = [
    ['5.7.2d', [earner, tram]],
    ['5.7.2d', [tram]],
  ];
  expect(stops).toEqual(edition === '1.4' ? oneByOne : atOnce);
  expect(table.runner.credits).toBe(1 + 2);
  expect([table.phase, table.corp.seen.turn.number]).toEqual(['corp.draw', 4]);
});

rule('5.7.2a', 'the Runner discards one card at a time, faceup into the heap', () => {
  const table = scenario({ at: '5.7.2a', runner: { grip: [...five, 'Diesel', 'VRcation'] } });
  expect(table.decision).toMatchObject({ kind: 'discard', seat: 'runner', wanted: 1 });
  table.runner.discards('Diesel');
  expect(table.runner.discardPile).toEqual(['Diesel']);
  table.runner.discards('VRcation');
  expect(table.runner.hand.length).toBe(5);
  expect(table.corp.seen.runner.heap.map((card) => card.title)).toEqual(['Diesel', 'VRcation']);
});

rule({ '26.03': ['5.7.2a', '5.5.4c'] }, 'the Runner discards the surplus together', () => {
  const table = scenario({ at: '5.7.2a', runner: { grip: [...five, 'Diesel', 'VRcation'] } });
  expect(table.decision).toMatchObject({ kind: 'discard', wanted: 2 });
  table.runner.discards('Diesel');
  expect(table.runner.discardPile).toEqual([]);
  table.runner.discards('VRcation');
  expect(table.runner.discardPile.length).toBe(2);
});

rule(both('5.7.2a 5.5.3b', '5.7.2a 5.5.3b 5.5.4b'), 'core damage lowers the maximum hand size', () => {
  const table = scenario({ at: '5.7.2a', runner: { coreDamage: 2, grip: five.slice(0, 4) } });
  expect(table.runner.maximumHandSize).toBe(3);
  expect(table.decision).toMatchObject({ kind: 'discard', wanted: 1 });
  const other = scenario({ at: '5.7.2a', runner: { coreDamage: 2, grip: five.slice(0, 3) } });
  expect(other.phase).toBe('corp.action'); // nothing to discard
});

rule(
  both('1.7.2b 5.7.2a', '1.7.2b 5.5.4a 5.7.2a'),
  'a negative maximum hand size flatlines the Runner as the discard phase begins',
  () => {
    const table = scenario({ at: '5.7.1f', runner: { clicks: 1, coreDamage: 6 } });
    expect(table.outcome).toBeNull();
    table.runner.takes('gain credit');
    expect(table.outcome).toEqual({ winner: 'corp', reason: 'flatline' });
  },
);

rule(both('5.7.2b'), 'the window of the discard phase: abilities and rezzing', () => {
  const table = scenario({
    at: '5.7.2b',
    priority: 'every',
    corp: readyCorp,
    runner: { tags: 1, rig: [FORGER] },
  });
  expect(table.moves).toEqual([`use ${FORGER} 1`, 'pass']);
  table.runner.passes();
  expect(table.moves).toEqual(['rez PAD Campaign', 'pass']);
});

rule(both('5.7.2c'), "the Runner's unspent clicks are lost after the window", () => {
  const table = scenario({ at: '5.7.2b', priority: 'every', runner: { clicks: 3 } });
  expect(table.runner.clicks).toBe(3);
  table.bothPass();
  expect(table.runner.clicks).toBe(0);
});

rule(
  both('5.7.2d 5.7.2e', '5.7.2d'),
  "abilities at the end of the Runner's turn resolve in the Runner's order",
  () => {
    const table = scenario({
      at: '5.7.2d',
      priority: 'every',
      cards: [lateReader, lateEarner],
      runner: { credits: 0, rig: ['Late Reader', 'Late Earner'] },
    });
    expect(table.moves).toEqual(['trigger Late Reader 1', 'trigger Late Earner 1']);
    table.runner.triggers('Late Earner');
    table.runner.triggers('Late Reader');
    expect(table.runner.credits).toBe(1);
    expect(table.runner.hand.length).toBe(1); // drawn after discarding: not discarded again
    expect(table.phase).toBe('corp.draw');
  },
);

rule(
  both('5.7.2d 5.7.2e 9.6.14', '5.7.2d 9.6.13c'),
  'real cards: Joshua B. and Amanuensis at the end of the turn, in either order',
  () => {
    const play = (first: string): number => {
      const table = scenario({
        at: '5.7.1d',
        runner: { clicks: 4, rig: ['Joshua B.', 'Amanuensis'] },
      });
      table.runner.triggers('Joshua B.'); // gain a click now, a tag when the turn ends
      expect(table.runner.clicks).toBe(5);
      for (let i = 0; i < 5; i++) table.runner.takes('gain credit');
      expect(table.decision?.kind).toBe('reaction');
      table.runner.triggers(first);
      expect(table.runner.tags).toBe(1);
      return table.runner.seen.runner.rig[1]?.counters.power ?? 0;
    };
    expect(play('Joshua B.')).toBe(1); // tagged before Amanuensis looks
    expect(play('Amanuensis')).toBe(0);
  },
);

rule('5.7.2e', 'the checkpoint after the formal end comes before the turn is complete', () => {
  const table = scenario({
    at: '5.7.2d',
    priority: 'every',
    cards: [lateEarner],
    runner: { rig: ['Late Earner'] },
  });
  expect(table.decision?.kind).toBe('reaction');
  expect(table.step).toBe('5.7.2e');
});

rule(both('5.7.2f 5.1.3', '5.7.2e 5.1.3'), "then it is the Corp's turn", () => {
  const table = scenario({ at: '5.7.2c', priority: 'every' });
  expect(table.phase).toBe('corp.draw');
  expect(table.awaits).toBe('corp');
  expect(table.corp.clicks).toBe(3);
  expect(table.corp.seen.turn.number).toBe(4);
});

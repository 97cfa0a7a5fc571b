import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { access, card, copies, finishRun, passTo, rig, rootOf, runOn, trashAccessed } from './card.ts';

const lastTurn = (deed: 'succeed' | 'run') => ({
  lastTurn: { runner: [{ deed, side: 'runner' as const }] },
});

card('NBN: Reality Plus', (setUp) => {
  const identity = 'NBN: Reality Plus';
  const scoring = (...agendas: string[]) => ({
    at: '5.6.2a',
    corp: {
      identity,
      credits: 0,
      rd: copies('Hedge Fund', 6),
      servers: agendas.map((title, index) => ({
        server: `remote-${index + 1}`,
        root: [{ card: title, advancement: 3 }],
      })),
    },
  });

  test('the first tag of the turn pays two credits or two cards', () => {
    for (const mode of [1, 2]) {
      const table = setUp(scoring('Tomorrowʼs Headline'));
      table.corp.scores('Tomorrowʼs Headline');
      expect(table.awaits).toBe('corp');
      table.corp.choosesMode(mode);
      expect(table.runner.tags).toBe(1);
      expect(table.corp.credits).toBe(mode === 1 ? 2 : 0);
      expect(table.corp.hand.length).toBe(mode === 1 ? 0 : 2);
      expect(table).toBeSettled();
    }
  });

  test('several tags at once are one time; the next tags of the turn pay nothing', () => {
    const table = setUp(scoring('Breaking News', 'Tomorrowʼs Headline'));
    table.corp.scores('Breaking News');
    table.corp.choosesMode(1);
    expect(table.runner.tags).toBe(2);
    expect(table.corp.credits).toBe(2);
    table.corp.scores('Tomorrowʼs Headline');
    expect(table.runner.tags).toBe(3);
    expect(table.corp.credits).toBe(2);
    expect(table).toBeSettled();
  });

  test('a tag the Runner takes as a cost is a tag taken; the next turn counts anew', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        identity,
        credits: 0,
        hq: ['Public Trail'],
        servers: [{ server: 'hq', ice: [{ card: 'Funhouse', rezzed: true }] }],
      },
      runner: { credits: 0 },
    });
    runOn(table, 'hq');
    table.runner.accepts();
    expect(table.runner.tags).toBe(1);
    table.corp.choosesMode(1);
    expect(table.corp.credits).toBe(2);
    finishRun(table); // the subroutine gives a second tag
    expect(table.runner.tags).toBe(2);
    expect(table.corp.credits).toBe(2);
    passTo(table, 'corp.action');
    table.corp.takes('gain credit');
    table.corp.takes('gain credit');
    table.corp.plays('Public Trail');
    expect(table.runner.tags).toBe(3);
    expect(table.decision?.kind).toBe('mode');
  });

  test('a prevented tag was not taken', () => {
    const table = setUp({ ...scoring('Tomorrowʼs Headline'), runner: { rig: ['Decoy'] } });
    table.corp.scores('Tomorrowʼs Headline');
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(0);
    expect(table.corp.credits).toBe(0);
    expect(table).toBeSettled();
  });
});

card('Predictive Planogram', (setUp) => {
  const set = (tags: number) =>
    setUp({
      corp: { credits: 0, hq: ['Predictive Planogram'], rd: copies('Tithe', 5) },
      runner: { tags },
    });

  test('credits or cards', () => {
    for (const mode of [1, 2]) {
      const table = set(0);
      table.corp.plays('Predictive Planogram');
      expect(table.moves).toEqual(['mode 1', 'mode 2']);
      table.corp.choosesMode(mode);
      expect(table.corp.credits).toBe(mode === 1 ? 3 : 0);
      expect(table.corp.hand.length).toBe(mode === 1 ? 0 : 3);
    }
  });

  test('against a tagged Runner both, in either order, but never less than asked for', () => {
    for (const mode of [1, 2, 3, 4]) {
      const table = set(1);
      table.corp.plays('Predictive Planogram');
      expect(table.moves).toEqual(['mode 1', 'mode 2', 'mode 3', 'mode 4']);
      table.corp.choosesMode(mode);
      expect(table.corp.credits).toBe(mode === 2 ? 0 : 3);
      expect(table.corp.hand.length).toBe(mode === 1 ? 0 : 3);
      expect(table.corp.discardPile).toEqual(['Predictive Planogram']);
      expect(table).toBeSettled();
    }
  });

  test('credits are safe with an almost empty R&D; cards are not', () => {
    const position = { corp: { hq: ['Predictive Planogram'], rd: ['Tithe', 'Tithe'] } };
    const careful = setUp(position);
    careful.corp.plays('Predictive Planogram');
    careful.corp.choosesMode(1);
    expect(careful.outcome).toBeNull();
    const greedy = setUp(position);
    greedy.corp.plays('Predictive Planogram');
    greedy.corp.choosesMode(2);
    expect(greedy.outcome).toMatchObject({ winner: 'runner' });
  });
});

card('Spin Doctor', (setUp, edition) => {
  const there = (rezzed: boolean) => [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed }] }];

  test('two cards as it is rezzed', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 0, rd: ['Tithe', 'Enigma', 'IPO'], servers: there(false) },
    });
    table.corp.rezzes('Spin Doctor');
    expect(table.corp.hand).toEqual(['Tithe', 'Enigma']);
    expect(table.corp.deckSize).toBe(1);
  });

  test('removed from the game, it shuffles up to two cards of Archives into R&D', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        archives: ['Offworld Office', { card: 'Tithe', faceup: false }, 'IPO'],
        rd: copies('Hedge Fund', 3),
        servers: there(true),
      },
    });
    table.corp.uses('Spin Doctor');
    table.corp.chooses('Offworld Office');
    table.corp.chooses('Tithe');
    expect(table.corp.discardPile).toEqual(['IPO']);
    expect(table.corp.deckSize).toBe(5);
    expect(table.corp.seen.removed.map((one) => one.title)).toEqual(['Spin Doctor']);
    expect(table.corp.seen.corp.servers.map((one) => one.server)).toEqual(['hq', 'rd', 'archives']);
    expect(table.corp.clicks).toBe(3); // not an action
  });

  test('one card, or none, is enough', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { archives: ['Offworld Office', 'IPO'], servers: there(true) },
    });
    table.corp.uses('Spin Doctor');
    table.corp.chooses('IPO');
    table.corp.isDone();
    expect(table.corp.discardPile).toEqual(['Offworld Office']);
  });

  test('in the middle of a run on Archives it saves the agenda', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { archives: ['Offworld Office'], servers: there(true) },
    });
    table.runner.takes('run archives');
    while (table.awaits === 'runner')
      table.runner.takes(table.moves.includes('continue') ? 'continue' : 'pass');
    table.corp.uses('Spin Doctor');
    if (table.moves.includes('choose Offworld Office')) table.corp.chooses('Offworld Office');
    finishRun(table);
    expect(table.runner.scored).toEqual([]);
  });

  test('unrezzed it cannot be used; with an empty Archives only where nothing need change', () => {
    const unrezzed = setUp({ at: '5.6.2a', priority: 'every', corp: { servers: there(false) } });
    expect(unrezzed.corp.explain('use Spin Doctor 1')).toMatchObject({ because: 'inactive' });
    const empty = setUp({ at: '5.6.2a', priority: 'every', corp: { servers: there(true) } });
    expect(empty.corp.explain('use Spin Doctor 1')).toMatchObject(
      edition === '1.4' ? { because: 'nothingWouldChange' } : { allowed: true },
    );
  });
});

card('Breaking News', (setUp) => {
  const ready = (advancement = 2) => [
    { server: 'remote-1', root: [{ card: 'Breaking News', advancement }] },
    { server: 'remote-2', root: ['Corporate Town'] },
  ];

  test('two tags for the rest of the turn', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { clicks: 1, credits: 0, servers: ready() },
      runner: { tags: 1 },
    });
    table.corp.scores('Breaking News');
    expect(table.runner.tags).toBe(3);
    table.corp.takes('gain credit');
    passTo(table, 'runner.action');
    expect(table.runner.tags).toBe(1); // the other one stays
  });

  test('the tags are real: resources can be trashed in between', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: ready().slice(0, 1) },
      runner: { rig: ['Smartware Distributor'] },
    });
    table.corp.scores('Breaking News');
    table.corp.trashesResource('Smartware Distributor');
    expect(rig(table)).toEqual([]);
  });

  test('only two tags are removed if the Runner has more, and only in the turn it was scored', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: { scored: ['Breaking News'] },
      runner: { tags: 2 },
    });
    expect(table.phase).toBe('runner.action');
    expect(table.runner.tags).toBe(2);
  });

  test('a prevented tag: one is given, and up to two are removed', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { clicks: 1, credits: 0, servers: ready().slice(0, 1) },
      runner: { tags: 1, rig: ['Decoy'] },
    });
    table.corp.scores('Breaking News');
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(2);
    table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action');
    expect(table.runner.tags).toBe(0);
  });

  test('forfeited the same turn, it no longer removes the tags', () => {
    const table = setUp({ at: '5.6.2a', corp: { clicks: 1, credits: 1, servers: ready() } });
    table.corp.scores('Breaking News');
    table.corp.rezzes('Corporate Town');
    expect(table.corp.scored).toEqual([]);
    table.corp.takes('gain credit');
    expect(table.phase).toBe('runner.action');
    expect(table.runner.tags).toBe(2);
  });

  test('stolen it gives nothing', () => {
    const table = setUp({ at: 'runner.action', corp: { hq: ['Breaking News'] } });
    runOn(table, 'hq');
    expect(table.runner.scored).toEqual(['Breaking News']);
    expect(table.runner.tags).toBe(0);
  });
});

card('AMAZE Amusements', (setUp) => {
  const amaze = { card: 'AMAZE Amusements', rezzed: true };
  const servers = [{ server: 'remote-1', root: [amaze, 'Offworld Office'] }];

  test('two tags as the run ends in which an agenda was stolen from this server', () => {
    const table = setUp({ at: 'runner.action', corp: { servers } });
    runOn(table, 'remote-1');
    access(table, 'Offworld Office');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.runner.tags).toBe(0); // not before the run ends
    finishRun(table);
    expect(table.runner.tags).toBe(2);
    expect(table).toBeSettled();
  });

  test('trashing it while accessing it comes too late, before and after the theft', () => {
    for (const first of ['AMAZE Amusements', 'Offworld Office']) {
      const table = setUp({ at: 'runner.action', corp: { servers } });
      runOn(table, 'remote-1');
      access(table, first);
      if (first === 'AMAZE Amusements') trashAccessed(table);
      if (table.decision?.kind === 'access') table.choose('runner', table.keys[0] ?? '');
      if (table.decision?.kind === 'trashAccessed') trashAccessed(table);
      expect(table.corp.discardPile).toEqual(['AMAZE Amusements']);
      expect(table.runner.scored).toEqual(['Offworld Office']);
      expect(table.runner.seen.run).toBeNull();
      expect(table.runner.tags).toBe(2);
    }
  });

  test('no theft, no tags; a theft elsewhere, no tags', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Superconducting Hub'], servers: [{ server: 'remote-1', root: [amaze] }] },
      runner: { credits: 0 },
    });
    runOn(table, 'remote-1');
    finishRun(table);
    runOn(table, 'hq');
    finishRun(table);
    expect(table.runner.scored).toEqual(['Superconducting Hub']);
    expect(table.runner.tags).toBe(0);
  });

  test('trashed once, it does not reach into later runs', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', ice: ['Tithe'], root: [amaze] },
          { server: 'remote-2', root: ['Offworld Office'] },
        ],
        credits: 0,
      },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(table.runner.tags).toBe(0);
    runOn(table, 'remote-2');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.runner.tags).toBe(0);
  });

  test('unrezzed it is a plain card', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['AMAZE Amusements', 'Offworld Office'] }] },
    });
    runOn(table, 'remote-1');
    finishRun(table);
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.runner.tags).toBe(0);
  });

  test('each of the two tags can be prevented', () => {
    const table = setUp({ at: 'runner.action', corp: { servers }, runner: { rig: ['Decoy'] } });
    runOn(table, 'remote-1');
    access(table, 'Offworld Office');
    finishRun(table);
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(1);
    expect(rootOf(table, 'remote-1')).toEqual(['AMAZE Amusements']);
  });
});

card('Public Trail', (setUp) => {
  const hand = { hq: ['Public Trail'] };

  test('eight credits, or a tag: the Runner chooses', () => {
    for (const pays of [true, false]) {
      const table = setUp({ corp: hand, runner: { credits: 8 }, happened: lastTurn('succeed') });
      table.corp.plays('Public Trail');
      expect(table.awaits).toBe('runner');
      if (pays) table.runner.accepts();
      else table.runner.declines();
      expect(table.runner.credits).toBe(pays ? 0 : 8);
      expect(table.runner.tags).toBe(pays ? 0 : 1);
      expect(table.corp.credits).toBe(5 - 4);
    }
  });

  test('with seven credits there is no choice', () => {
    const table = setUp({ corp: hand, runner: { credits: 7 }, happened: lastTurn('succeed') });
    table.corp.plays('Public Trail');
    expect(table.runner.tags).toBe(1);
    expect(table.runner.credits).toBe(7);
    expect(table).toBeSettled();
  });

  test('refused unless the Runner’s last turn had a successful run', () => {
    for (const happened of [{}, lastTurn('run')]) {
      const table = setUp({ corp: hand, happened });
      expect(table.corp.explain('play Public Trail')).toMatchObject({ because: 'conditionNotMet' });
    }
    const ran = setUp({ at: 'runner.action', corp: hand, runner: { clicks: 1, credits: 0 } });
    runOn(ran, 'archives');
    expect(ran.phase).toBe('corp.action');
    expect(ran.corp.explain('play Public Trail')).toMatchObject({ allowed: true });
  });
});

card('Tomorrowʼs Headline', (setUp) => {
  test('a tag when it is scored', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Tomorrowʼs Headline', advancement: 3 }] }] },
    });
    table.corp.scores('Tomorrowʼs Headline');
    expect(table.runner.tags).toBe(1);
    expect(table.corp.points).toBe(2);
  });

  test('and a tag when it is stolen, from wherever', () => {
    for (const corp of [
      { hq: ['Tomorrowʼs Headline'] },
      { rd: ['Tomorrowʼs Headline', 'Hedge Fund'] },
      { archives: ['Tomorrowʼs Headline'] },
    ]) {
      const table = setUp({ at: 'runner.action', corp });
      runOn(table, Object.keys(corp)[0] ?? '');
      expect(table.runner.scored).toEqual(['Tomorrowʼs Headline']);
      expect(table.runner.tags).toBe(1);
      expect(table).toBeSettled();
    }
  });

  test('the tag can be prevented; other agendas give none', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Tomorrowʼs Headline'] },
      runner: { rig: ['Decoy'] },
    });
    runOn(table, 'hq');
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(0);
    const other = setUp({
      at: 'runner.action',
      corp: { hq: ['Offworld Office'], scored: ['Tomorrowʼs Headline'] },
    });
    runOn(other, 'hq');
    expect(other.runner.tags).toBe(0);
  });
});

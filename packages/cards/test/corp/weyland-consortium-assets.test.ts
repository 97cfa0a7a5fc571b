import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, isInPlay, rig, rootOf, runOn, shown, trashAccessed } from './card.ts';

card('Clearinghouse', (setUp) => {
  const there = (advancement: number, rezzed = true) => [
    { server: 'remote-1', root: [{ card: 'Clearinghouse', rezzed, advancement }] },
  ];

  test('trashed as your turn begins it does as much meat damage as it has counters', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { servers: there(3) },
      runner: { grip: copies('Diesel', 5) },
    });
    expect(table.moves).toEqual(['trigger Clearinghouse 1', 'pass']);
    table.corp.triggers('Clearinghouse');
    expect(table.runner.hand.length).toBe(2);
    expect(table.happened('damaged')).toMatchObject([{ detail: 'meat', amount: 3 }]);
    expect(table.corp.discardPile).toEqual(['Clearinghouse']);
  });

  test('it may wait', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { servers: there(3) },
      runner: { grip: copies('Diesel', 5) },
    });
    table.corp.passes();
    expect(table.runner.hand.length).toBe(5);
    expect(shown(table, 'Clearinghouse').counters).toEqual({ advancement: 3 });
  });

  test('more counters than cards are fatal', () => {
    const table = setUp({ at: '5.6.1d', corp: { servers: there(6) }, runner: { grip: copies('Diesel', 5) } });
    table.corp.triggers('Clearinghouse');
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('it can be advanced, rezzed or not; unrezzed it does nothing', () => {
    const table = setUp({ corp: { servers: there(0, false) } });
    table.corp.advances('Clearinghouse');
    expect(shown(table, 'Clearinghouse').counters).toEqual({ advancement: 1 });
    const begun = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: there(5, false) },
      runner: { grip: ['Diesel'] },
    });
    expect(begun.outcome).toBeNull();
    expect(begun.runner.hand.length).toBe(1);
  });

  test('rezzed in the first window of the turn, advanced the turn before, it is in time', () => {
    const table = setUp({
      at: '5.6.1b',
      corp: { credits: 0, servers: there(2, false) },
      runner: { grip: copies('Diesel', 5) },
    });
    table.corp.rezzes('Clearinghouse');
    table.corp.triggers('Clearinghouse');
    expect(table.runner.hand.length).toBe(3);
  });
});

card('Corporate Town', (setUp) => {
  const rezzed = [{ server: 'remote-1', root: [{ card: 'Corporate Town', rezzed: true }] }];

  test('to rez it an agenda is forfeited beside its cost', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 1,
        scored: ['Hostile Takeover', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: ['Corporate Town'] }],
      },
    });
    table.corp.rezzes('Corporate Town');
    expect(table.moves).toEqual(['choose Hostile Takeover', 'choose Offworld Office']);
    table.corp.chooses('Hostile Takeover');
    expect(table.corp.scored).toEqual(['Offworld Office']);
    expect(table.corp.credits).toBe(0);
    expect(table.corp.points).toBe(2);
    expect(shown(table, 'Corporate Town').rezzed).toBe(true);
    expect(table.corp.seen.removed.map((one) => one.title)).toEqual(['Hostile Takeover']);
  });

  test('refused without an agenda, or without its credit', () => {
    for (const corp of [
      { credits: 5, scored: [] },
      { credits: 0, scored: ['Offworld Office'] },
    ]) {
      const table = setUp({
        at: '5.6.2a',
        priority: 'every',
        corp: { ...corp, servers: [{ server: 'remote-1', root: ['Corporate Town'] }] },
      });
      expect(table.corp.explain('rez Corporate Town')).toMatchObject({
        because: corp.credits === 0 ? 'notEnoughCredits' : 'notEnoughAgendas',
      });
    }
  });

  test('a resource each time your turn begins, if you like', () => {
    for (const trashes of [true, false]) {
      const table = setUp({
        at: '5.6.1d',
        corp: { servers: rezzed },
        runner: { rig: ['Smartware Distributor', 'Daily Casts', 'Cleaver'] },
      });
      if (trashes) {
        table.corp.triggers('Corporate Town');
        expect(table.moves).toEqual(['choose Smartware Distributor', 'choose Daily Casts']);
        table.corp.chooses('Daily Casts');
      } else table.corp.passes();
      expect(table.runner.discardPile).toEqual(trashes ? ['Daily Casts'] : []);
      expect(rig(table)).toContain('Cleaver');
    }
  });

  test('no tag is needed, and without a resource nothing comes of it', () => {
    const table = setUp({ at: '5.6.1d', corp: { servers: rezzed }, runner: { rig: ['Cleaver'] } });
    if (table.decision?.kind === 'reaction') table.corp.triggers('Corporate Town');
    expect(rig(table)).toEqual(['Cleaver']);
    expect(table).toBeSettled();
  });
});

card('The Root', (setUp) => {
  const root = (credits = 3) => ({
    server: 'remote-1',
    root: [{ card: 'The Root', rezzed: true, credits }],
  });
  const payWith = (table: ReturnType<typeof setUp>, amount: number) =>
    table.choose(
      'corp',
      table.keys[table.moves.indexOf(`pay ${amount} The Root`)] ?? `pay ${amount} The Root`,
    );

  test('its credits advance', () => {
    const table = setUp({
      corp: { credits: 0, servers: [root(), { server: 'remote-2', root: ['Offworld Office'] }] },
    });
    for (let i = 0; i < 3; i++) {
      table.corp.advances('Offworld Office');
      if (table.decision?.kind === 'pay') payWith(table, 1);
    }
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 3 });
    expect(shown(table, 'The Root').counters).toEqual({});
    expect(table.corp.credits).toBe(0);
  });

  test('install ice', () => {
    const table = setUp({
      corp: { credits: 0, hq: ['Tithe'], servers: [root(), { server: 'hq', ice: ['Palisade', 'Enigma'] }] },
    });
    table.corp.installs('Tithe', 'hq');
    table.corp.isDone();
    if (table.decision?.kind === 'pay') payWith(table, 2);
    expect(shown(table, 'Tithe').rezzed).toBe(false);
    expect(shown(table, 'The Root').counters).toEqual({ credits: 1 });
  });

  test('and rez', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 5, servers: [root(), { server: 'remote-2', root: ['PAD Campaign'] }] },
    });
    table.corp.rezzes('PAD Campaign');
    payWith(table, 2);
    expect(table.corp.credits).toBe(5);
    expect(shown(table, 'The Root').counters).toEqual({ credits: 1 });
  });

  test('but not play operations or use abilities', () => {
    const table = setUp({ corp: { credits: 4, hq: ['Hedge Fund'], servers: [root()] } });
    expect(table.corp.explain('play Hedge Fund')).toMatchObject({ because: 'notEnoughCredits' });
    const void2 = setUp({
      at: 'runner.action',
      corp: {
        credits: 0,
        hq: ['Tithe', 'Tithe'],
        servers: [root(), { server: 'remote-2', root: [{ card: 'Anoetic Void', rezzed: true }] }],
      },
    });
    runOn(void2, 'remote-2');
    if (void2.decision?.kind === 'reaction') void2.corp.triggers('Anoetic Void');
    expect(void2.corp.hand.length).toBe(2);
    expect(shown(void2, 'The Root').counters).toEqual({ credits: 3 });
  });

  test('three again as the turn begins', () => {
    const table = setUp({ at: '5.6.1c', corp: { servers: [root(1)] } });
    expect(shown(table, 'The Root').counters).toEqual({ credits: 3 });
  });
});

card('Simone Diego', (setUp) => {
  const servers = [
    {
      server: 'remote-1',
      ice: ['Ice Wall'],
      root: ['Offworld Office', { card: 'Simone Diego', rezzed: true, credits: 2 }],
    },
    { server: 'remote-2', root: ['Superconducting Hub'] },
  ];

  test('her credits advance cards in and before her server', () => {
    const table = setUp({ corp: { credits: 0, servers } });
    table.corp.advances('Offworld Office');
    table.corp.advances('Ice Wall');
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 1 });
    expect(shown(table, 'Ice Wall').counters).toEqual({ advancement: 1 });
    expect(shown(table, 'Simone Diego').counters).toEqual({});
    expect(table.corp.explain('advance Offworld Office')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('not those of another server, and nothing else', () => {
    const table = setUp({ corp: { credits: 0, hq: ['Tithe'], servers } });
    expect(table.corp.explain('advance Superconducting Hub')).toMatchObject({ because: 'notEnoughCredits' });
    const poor = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits: 1, servers: [...servers, { server: 'remote-3', root: ['PAD Campaign'] }] },
    });
    expect(poor.corp.explain('rez PAD Campaign')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('two again as the turn begins', () => {
    const table = setUp({
      at: '5.6.1c',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Simone Diego', rezzed: true, credits: 0 }] }] },
    });
    expect(shown(table, 'Simone Diego').counters).toEqual({ credits: 2 });
  });

  test('unrezzed she has no credits', () => {
    const table = setUp({
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Offworld Office', 'Simone Diego'] }] },
    });
    expect(table.corp.explain('advance Offworld Office')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Malapert Data Vault', (setUp) => {
  const vault = { card: 'Malapert Data Vault', rezzed: true };
  const position = (rd: string[], root: ({ card: string } | string)[] = [vault]) => ({
    at: '5.6.2a',
    corp: {
      credits: 0,
      rd,
      servers: [
        { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }, ...root] },
        { server: 'remote-2', root: [{ card: 'Hostile Takeover', advancement: 2 }] },
      ],
    },
  });

  test('an agenda scored from its server: any other card but an agenda from R&D, shown to the Runner', () => {
    const table = setUp(position(['Tithe', 'Send a Message', 'IPO', 'Hedge Fund']));
    table.corp.scores('Offworld Office');
    table.corp.triggers('Malapert Data Vault');
    expect([...table.moves].sort()).toEqual(['choose Hedge Fund', 'choose IPO', 'choose Tithe', 'done']);
    table.corp.chooses('IPO');
    expect(table.corp.hand).toEqual(['IPO']);
    expect(table.corp.deckSize).toBe(3);
    expect(table.happened('revealed').map((event) => event.cards[0]?.card)).toEqual(['ipo']);
    expect(table.happened('searched').length).toBe(1);
    expect(table.corp.credits).toBe(7);
    expect(rootOf(table, 'remote-1')).toEqual(['Malapert Data Vault']);
  });

  test('it may be declined, and a search may find nothing', () => {
    const table = setUp(position(['Tithe', 'IPO']));
    table.corp.scores('Offworld Office');
    table.corp.triggers('Offworld Office');
    table.corp.passes();
    expect(table.corp.hand).toEqual([]);
    const empty = setUp(position(['Send a Message', 'Superconducting Hub']));
    empty.corp.scores('Offworld Office');
    empty.corp.triggers('Malapert Data Vault');
    if (empty.decision?.kind === 'target') empty.corp.isDone();
    expect(empty.corp.hand).toEqual([]);
    expect(empty.corp.deckSize).toBe(2);
    expect(empty.corp.credits).toBe(7);
    expect(empty.happened('revealed')).toEqual([]);
  });

  test('an agenda of another server does not count, nor does an unrezzed vault', () => {
    const other = setUp(position(['Tithe']));
    other.corp.scores('Hostile Takeover');
    expect(other.corp.hand).toEqual([]);
    expect(other.corp.credits).toBe(7);
    const unrezzed = setUp({ ...position(['Tithe'], ['Malapert Data Vault']) });
    unrezzed.corp.scores('Offworld Office');
    expect(unrezzed.corp.hand).toEqual([]);
  });

  test('the Runner trashes it for four', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [vault] }] },
      runner: { credits: 4 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(isInPlay(table, 'Malapert Data Vault')).toBe(false);
    expect(table.runner.credits).toBe(0);
  });
});

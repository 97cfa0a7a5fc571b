import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, goOn, isInPlay, ranSuccessfully, runOn, shown } from './card.ts';

card('Flyswatter', (setUp) => {
  const virus = { card: 'Fermenter', virus: 3 };

  test('rezzed in a run on its server it purges, then ends the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: ['Flyswatter'] }] },
      runner: { rig: [virus, { card: 'Smartware Distributor', credits: 3 }] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Flyswatter'));
    table.corp.rezzes('Flyswatter');
    expect(shown(table, 'Fermenter').counters).toEqual({});
    expect(shown(table, 'Smartware Distributor').counters).toEqual({ credits: 3 });
    goOn(table);
    expect(table.corp.credits).toBe(5 - 2);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('already rezzed it purges nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'Flyswatter', rezzed: true }] }] },
      runner: { rig: [virus] },
    });
    runOn(table, 'hq');
    goOn(table);
    expect(shown(table, 'Fermenter').counters).toEqual({ virus: 3 });
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('rezzed outside a run, or in a run elsewhere, it purges nothing', () => {
    const outside = setUp({
      at: '5.6.2a',
      corp: {
        servers: [
          { server: 'hq', ice: ['Flyswatter'] },
          { server: 'remote-1', root: [{ card: 'Send a Message', advancement: 5 }] },
        ],
      },
      runner: { rig: [virus] },
    });
    outside.corp.scores('Send a Message');
    outside.corp.triggers('Send a Message');
    const elsewhere = setUp({
      at: 'runner.action',
      corp: { rd: ['Send a Message', 'Hedge Fund'], servers: [{ server: 'hq', ice: ['Flyswatter'] }] },
      runner: { rig: [virus] },
    });
    runOn(elsewhere, 'rd');
    elsewhere.corp.triggers('Send a Message');
    for (const table of [outside, elsewhere]) {
      expect(shown(table, 'Flyswatter').rezzed).toBe(true);
      expect(shown(table, 'Fermenter').counters).toEqual({ virus: 3 });
    }
  });

  test('with one credit it is not offered', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 1, servers: [{ server: 'hq', ice: ['Flyswatter'] }] },
      runner: { rig: [virus] },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('rez Flyswatter'));
    expect(ranSuccessfully(table)).toBe(true);
    expect(shown(table, 'Flyswatter').rezzed).toBe(false);
    expect(shown(table, 'Fermenter').counters).toEqual({ virus: 3 });
  });
});

card('Lamplighter', (setUp) => {
  const lamp = { card: 'Lamplighter', rezzed: true };

  test('three credits keep the tag away, and without one the run goes on', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'rd', ice: [lamp] }] },
      runner: { credits: 3 },
    });
    runOn(table, 'rd');
    expect(table.decision).toMatchObject({ kind: 'payOrNot', seat: 'runner' });
    table.runner.accepts();
    goOn(table);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.tags).toBe(0);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('not paid, or not to be paid, it is a tag and the end of the run', () => {
    for (const credits of [5, 2]) {
      const table = setUp({
        at: 'runner.action',
        corp: { servers: [{ server: 'rd', ice: [lamp] }] },
        runner: { credits },
      });
      runOn(table, 'rd');
      if (table.decision?.kind === 'payOrNot') table.runner.declines();
      goOn(table);
      expect(table.runner.tags).toBe(1);
      expect(table.runner.credits).toBe(credits);
      expect(ranSuccessfully(table)).toBe(false);
    }
  });

  test('a Runner who was tagged before is stopped although they pay', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'rd', ice: [lamp] }] },
      runner: { credits: 3, tags: 1 },
    });
    runOn(table, 'rd');
    table.runner.accepts();
    goOn(table);
    expect(table.runner.tags).toBe(1);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('an agenda stolen from its server trashes it: out of a central server or a root', () => {
    for (const server of ['hq', 'rd', 'remote-1']) {
      const table = setUp({
        at: 'runner.action',
        corp: {
          ...(server === 'hq' ? { hq: ['Offworld Office'] } : {}),
          ...(server === 'rd' ? { rd: ['Offworld Office', 'Hedge Fund'] } : {}),
          servers: [{ server, ice: [lamp], root: server === 'remote-1' ? ['Offworld Office'] : [] }],
        },
        runner: { credits: 3 },
      });
      runOn(table, server);
      table.runner.accepts();
      finishRun(table);
      expect(table.runner.scored).toEqual(['Offworld Office']);
      expect(table.corp.discardPile).toEqual(['Lamplighter']);
      expect(table).toBeSettled();
    }
  });

  test('an agenda scored from its server trashes it, one of another server does not', () => {
    for (const server of ['remote-1', 'remote-2']) {
      const table = setUp({
        at: '5.6.2a',
        corp: {
          servers: [
            { server: 'remote-1', ice: [lamp] },
            { server: 'remote-2', ice: ['Tithe'] },
          ].map((one) =>
            one.server === server ? { ...one, root: [{ card: 'Offworld Office', advancement: 4 }] } : one,
          ),
        },
      });
      table.corp.scores('Offworld Office');
      if (server === 'remote-1') table.corp.triggers('Lamplighter'); // before or after the agenda itself
      expect(isInPlay(table, 'Lamplighter')).toBe(server === 'remote-2');
      expect(isInPlay(table, 'Tithe')).toBe(true);
    }
  });

  test('an agenda stolen elsewhere, and one stolen here while it is unrezzed, leave it', () => {
    const elsewhere = setUp({
      at: 'runner.action',
      corp: { hq: ['Offworld Office'], servers: [{ server: 'rd', ice: [lamp] }] },
    });
    runOn(elsewhere, 'hq');
    const unrezzed = setUp({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Offworld Office'], servers: [{ server: 'hq', ice: ['Lamplighter'] }] },
    });
    runOn(unrezzed, 'hq');
    for (const table of [elsewhere, unrezzed]) {
      expect(table.runner.scored).toEqual(['Offworld Office']);
      expect(isInPlay(table, 'Lamplighter')).toBe(true);
    }
  });
});

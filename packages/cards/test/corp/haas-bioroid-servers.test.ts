import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import {
  card,
  copies,
  finishRun,
  goOn,
  iceAt,
  isInPlay,
  ranSuccessfully,
  rig,
  rootOf,
  runIntoIce,
  runOn,
  shown,
  trashAccessed,
} from './card.ts';

card('Ansel 1.0', (setUp, edition) => {
  const ansel = { server: 'hq', ice: [{ card: 'Ansel 1.0', rezzed: true }] };

  test('its three subroutines, none of which ends the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Offworld Office', 'PAD Campaign'], archives: ['Tithe'], servers: [ansel] },
      runner: { clicks: 2, rig: ['Smartware Distributor', 'Docklands Pass'] },
    });
    runIntoIce(table, 'hq');
    table.runner.passes();
    expect(table.awaits).toBe('corp'); // whose choice it is
    expect(table.moves).toEqual(['choose Smartware Distributor', 'choose Docklands Pass']);
    table.corp.chooses('Docklands Pass');
    expect(rig(table)).toEqual(['Smartware Distributor']);
    table.corp.accepts();
    expect(table.moves).toEqual(['choose Offworld Office', 'choose PAD Campaign', 'choose Tithe']);
    table.corp.chooses('PAD Campaign'); // an asset only goes to a remote server, and there is none yet
    expect(rootOf(table, 'remote-1')).toEqual(['PAD Campaign']);
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    // The last card in HQ was accessed and not stolen.
    expect(table.happened('accessed').length).toBe(1);
    expect(table.runner.scored).toEqual([]);
    expect(table.corp.hand).toEqual(['Offworld Office']);
  });

  test('a card from Archives may be installed, and ice is paid for', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 3, archives: [{ card: 'Tithe', faceup: false }, 'Hedge Fund'], servers: [ansel] },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    table.corp.accepts();
    expect(table.moves).toEqual(['choose hq', 'choose rd', 'choose archives', 'choose new-remote']);
    table.choose('corp', 'choose hq');
    table.corp.isDone();
    expect(iceAt(table, 'hq')).toEqual(['Tithe', 'Ansel 1.0']);
    expect(table.corp.credits).toBe(2);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
  });

  test('the Runner may lose clicks to break, one subroutine for each', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Offworld Office'], servers: [ansel] },
      runner: { rig: ['Docklands Pass'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Ansel 1.0');
    table.runner.takes('break 1');
    table.runner.uses('Ansel 1.0');
    table.runner.takes('break 3');
    expect(table.runner.clicks).toBe(4 - 1 - 2);
    table.runner.passes();
    table.corp.declines(); // the install
    goOn(table);
    expect(rig(table)).toEqual(['Docklands Pass']);
    expect(table.runner.scored).toEqual(['Offworld Office']);
  });

  test('without clicks there is nothing to lose; the Corp cannot use it either', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { servers: [ansel] },
      runner: { clicks: 1 },
    });
    runIntoIce(table, 'hq');
    expect(table.runner.explain('use Ansel 1.0 1')).toMatchObject({ because: 'notEnoughClicks' });
    table.runner.passes();
    expect(table.corp.explain('use Ansel 1.0 1')).toMatchObject({ because: 'notYourAbility' });
  });

  test('only while it is the ice being encountered', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [
              { card: 'Enigma', rezzed: true },
              { card: 'Ansel 1.0', rezzed: true },
            ],
          },
        ],
      },
    });
    runIntoIce(table, 'hq');
    expect(table.runner.explain('use Ansel 1.0 1')).toMatchObject({ because: 'conditionNotMet' });
  });

  test('accessed cards are not trashed for the rest of the run, in no way', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', ice: [{ card: 'Ansel 1.0', rezzed: true }], root: ['PAD Campaign'] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
      runner: { credits: 10, clicks: 2, grip: ['Sure Gamble', 'Sure Gamble'] },
    });
    runIntoIce(table, 'remote-1');
    table.runner.passes();
    table.corp.declines();
    finishRun(table);
    expect(table.happened('accessed').length).toBe(1);
    expect(isInPlay(table, 'PAD Campaign')).toBe(true);
    // The next run is another one.
    runOn(table, 'remote-2');
    expect(table.moves).toEqual(['trash PAD Campaign', 'continue']);
  });

  test('Carnivore does not get around it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [{ server: 'remote-1', ice: [{ card: 'Ansel 1.0', rezzed: true }], root: ['PAD Campaign'] }],
      },
      runner: { clicks: 1, rig: ['Carnivore', 'Docklands Pass'], grip: ['Sure Gamble', 'Sure Gamble'] },
    });
    runOn(table, 'remote-1');
    table.corp.chooses('Docklands Pass');
    table.corp.declines();
    goOn(table);
    if (table.decision?.kind === 'trashAccessed' && table.moves.includes('use Carnivore 1')) {
      table.runner.uses('Carnivore');
      table.runner.chooses('Sure Gamble');
    }
    finishRun(table);
    expect(rootOf(table, 'remote-1')).toEqual(['PAD Campaign']);
    expect(table).toBeSettled();
  });

  test('where an ability needs to change something, Carnivore is not even offered', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 0,
        servers: [{ server: 'remote-1', ice: [{ card: 'Ansel 1.0', rezzed: true }], root: ['PAD Campaign'] }],
      },
      runner: { clicks: 1, rig: ['Carnivore', 'Docklands Pass'], grip: copies('Sure Gamble', 2) },
    });
    runOn(table, 'remote-1');
    table.corp.chooses('Docklands Pass');
    table.corp.declines();
    goOn(table);
    expect(table.moves.includes('use Carnivore 1')).toBe(edition === '26.03');
  });

  test('the Runner’s own cards may still be trashed', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [
              { card: 'Ansel 1.0', rezzed: true },
              { card: 'Archer', rezzed: true },
            ],
          },
        ],
      },
      runner: { clicks: 1, rig: ['Cleaver', 'Buzzsaw'] },
    });
    runOn(table, 'hq');
    table.corp.chooses('Cleaver');
    table.corp.declines();
    goOn(table);
    expect(rig(table)).toEqual([]);
  });
});

card('Brân 1.0', (setUp) => {
  const bran = (...inward: string[]) => ({
    server: 'hq',
    ice: [{ card: 'Brân 1.0', rezzed: true }, ...inward],
  });

  test('ice from HQ or Archives directly inward, for nothing; then the run ends', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 0,
        hq: ['Hedge Fund', 'Palisade'],
        archives: ['Enigma', 'Offworld Office'],
        servers: [bran('Tithe')],
      },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    table.corp.accepts();
    expect(table.moves).toEqual(['choose Palisade', 'choose Enigma']);
    table.corp.chooses('Enigma');
    table.corp.isDone(); // no other ice is trashed for it
    expect(iceAt(table, 'hq')).toEqual(['Brân 1.0', 'Enigma', 'Tithe']);
    expect(shown(table, 'Enigma').rezzed).toBe(false);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.happened('accessed')).toEqual([]);
    expect(table.corp.discardPile).toEqual(['Offworld Office']);
    expect(table).toBeSettled();
  });

  test('the Runner meets the new ice in the same run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 3, hq: ['Enigma'], servers: [bran('Tithe')] },
      runner: { grip: ['Sure Gamble', 'Sure Gamble'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 2');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 3');
    table.runner.passes();
    table.corp.accepts();
    table.corp.isDone();
    expect(iceAt(table, 'hq')).toEqual(['Brân 1.0', 'Enigma', 'Tithe']);
    goOn(table, () => table.moves.includes('rez Enigma'));
    table.corp.rezzes('Enigma');
    finishRun(table);
    const met = table.happened('iceEncountered').map((event) => event.cards[0]?.card);
    expect(met).toEqual(['bran_1_0', 'enigma']);
    const passed = table.happened('icePassed').map((event) => event.cards[0]?.card);
    expect(passed).toEqual(['bran_1_0']);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.runner.clicks).toBe(4 - 1 - 2 - 1); // Enigma took the last one
  });

  test('unrezzed, the new ice is approached and passed, then what lies behind it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 1, hq: ['Enigma'], servers: [bran('Tithe')] },
      runner: { grip: ['Sure Gamble', 'Sure Gamble'] },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 2');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 3');
    table.runner.passes();
    table.corp.accepts();
    table.corp.isDone();
    goOn(table);
    finishRun(table);
    const approached = table.happened('iceApproached').map((event) => event.cards[0]?.card);
    expect(approached).toEqual(['bran_1_0', 'enigma', 'tithe']);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('the install may be declined, and the Runner does not see what was installed', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Enigma'], servers: [bran()] },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    table.corp.declines();
    expect(iceAt(table, 'hq')).toEqual(['Brân 1.0']);
    const other = setUp({
      at: 'runner.action',
      corp: { hq: ['Enigma'], servers: [bran()] },
      runner: { clicks: 1 },
    });
    runOn(other, 'hq');
    other.corp.accepts();
    other.corp.isDone();

    const there = other.runner.seen.corp.servers.find((server) => server.server === 'hq');
    expect(there?.ice.map((one) => one.title)).toEqual(['Brân 1.0', undefined]);
  });

  test('breaking only one “end the run” does not get past it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [bran()] },
      runner: { clicks: 2 },
    });
    runIntoIce(table, 'hq');
    table.runner.uses('Brân 1.0');
    table.runner.takes('break 2');
    table.corp.declines();
    expect(table.runner.clicks).toBe(0);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table).toBeSettled();
  });

  test('a fracter breaks it at strength six; the clicks need no strength', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { servers: [bran()] },
      runner: { rig: ['Cleaver'], credits: 7 },
    });
    runIntoIce(table, 'hq');
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ because: 'notStrongEnough' });
    for (let i = 0; i < 3; i++) table.runner.uses('Cleaver', 2);
    expect(table.runner.explain('use Cleaver 1')).toMatchObject({ allowed: true });
  });
});

card('Manegarm Skunkworks', (setUp, edition) => {
  const there = (server: string) => [{ server, root: [{ card: 'Manegarm Skunkworks', rezzed: true }] }];

  test('two clicks, five credits, or the run ends: the Runner chooses', () => {
    for (const mode of [1, 2, 3]) {
      const table = setUp({
        at: 'runner.action',
        corp: { hq: ['Hedge Fund'], servers: there('hq') },
        runner: { credits: 5 },
      });
      runOn(table, 'hq');
      expect(table.awaits).toBe('runner');
      expect(table.moves).toEqual(['mode 1', 'mode 2', 'mode 3']);
      table.runner.choosesMode(mode);
      goOn(table);
      expect(table.runner.clicks).toBe(mode === 1 ? 1 : 3);
      expect(table.runner.credits).toBe(mode === 2 ? 0 : 5);
      expect(ranSuccessfully(table)).toBe(mode !== 3);
    }
  });

  test('what cannot be paid is not offered; with neither the run ends', () => {
    const poor = setUp({
      at: 'runner.action',
      corp: { servers: there('hq') },
      runner: { credits: 4 },
    });
    runOn(poor, 'hq');
    expect(poor.moves).toEqual(['mode 1', 'mode 3']);
    const late = setUp({
      at: 'runner.action',
      corp: { servers: there('hq') },
      runner: { credits: 4, clicks: 2 },
    });
    runOn(late, 'hq'); // one click is left
    expect(ranSuccessfully(late)).toBe(false);
    expect(late.runner.clicks).toBe(1);
    expect(late.runner.credits).toBe(4);
    expect(late).toBeSettled();
  });

  test('another server is not defended', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Hedge Fund'], servers: there('rd') },
      runner: { credits: 0, clicks: 1 },
    });
    runOn(table, 'hq');
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('it may be rezzed as late as the window before the server is approached', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 2, servers: [{ server: 'hq', root: ['Manegarm Skunkworks'] }] },
      runner: { credits: 0, clicks: 1 },
    });
    table.runner.takes('run hq');
    if (edition === '1.4') {
      // Approaching comes first here: the only window for rezzing after it is too late.
      table.runner.takes('continue');
      expect(table.moves).toContain('rez Manegarm Skunkworks');
      table.corp.rezzes('Manegarm Skunkworks');
      goOn(table);
      expect(ranSuccessfully(table)).toBe(true);
    } else {
      goOn(table, () => table.decision?.kind === 'jackOut');
      table.runner.takes('continue');
      expect(table.moves).toContain('rez Manegarm Skunkworks');
      table.corp.rezzes('Manegarm Skunkworks');
      goOn(table);
      expect(ranSuccessfully(table)).toBe(false);
    }
  });

  test('once past it, it can be trashed for three', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: there('remote-1') },
      runner: { credits: 8 },
    });
    runOn(table, 'remote-1');
    table.runner.choosesMode(2);
    goOn(table);
    trashAccessed(table);
    expect(table.corp.discardPile).toEqual(['Manegarm Skunkworks']);
    expect(table.runner.credits).toBe(0);
  });

  test('unique: a second rezzed copy makes the first go', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [...there('hq'), { server: 'rd', root: ['Manegarm Skunkworks'] }] },
    });
    table.corp.rezzes('Manegarm Skunkworks');
    expect(rootOf(table, 'hq')).toEqual([]);
    expect(rootOf(table, 'rd')).toEqual(['Manegarm Skunkworks']);
  });
});

card('Ruhr Valley', (setUp) => {
  const valley = { card: 'Ruhr Valley', rezzed: true };
  const at = (server: string, runner: NonNullable<Parameters<typeof setUp>[0]>['runner'] = {}) =>
    setUp({
      at: 'runner.action',
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server, root: [valley] }] },
      runner,
    });

  test('a run on its server takes one click more', () => {
    const table = at('remote-1', { clicks: 4 });
    table.runner.takes('run remote-1');
    expect(table.runner.clicks).toBe(4 - 1 - 1);
    expect(table.runner.seen.run?.server).toBe('remote-1');
  });

  test('refused with the last click; with two it is possible', () => {
    const table = at('remote-1', { clicks: 1 });
    expect(table.moves).not.toContain('run remote-1');
    expect(table.runner.explain('run remote-1')).toEqual({
      allowed: false,
      rule: '6.3.2b',
      because: 'additionalCostUnpayable',
    });
    expect(at('remote-1', { clicks: 2 }).moves).toContain('run remote-1');
  });

  test('an event that runs there asks for the click, which may be declined', () => {
    for (const pays of [true, false]) {
      const table = at('hq', { clicks: 3, grip: ['Jailbreak'] });
      table.runner.plays('Jailbreak');
      table.runner.takes('run hq');
      expect(table.decision?.kind).toBe('payOrNot');
      if (pays) table.runner.accepts();
      else table.runner.declines();
      expect(table.runner.clicks).toBe(pays ? 1 : 2);
      expect(table.runner.seen.run?.server).toBe(pays ? 'hq' : undefined);
    }
  });

  test('runs elsewhere cost what they always do; unrezzed it asks for nothing', () => {
    const table = at('remote-1', { clicks: 1 });
    table.runner.takes('run hq');
    expect(table.runner.clicks).toBe(0);
    const unrezzed = setUp({
      at: 'runner.action',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Ruhr Valley'] }] },
      runner: { clicks: 1 },
    });
    expect(unrezzed.moves).toContain('run remote-1');
  });
});

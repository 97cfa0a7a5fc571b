import { gainCredits } from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, goOn, runStep, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, rezzed } from './test-cards.ts';

// The Runner's basic action to run a server, and a run as part of an action (5.2).

const allServers = {
  credits: 0,
  hq: ['Hedge Fund'],
  rd: ['Melange Mining Corp.'],
  archives: ['PAD Campaign'],
  servers: [
    { server: 'remote-1', root: ['Nico Campaign'] },
    { server: 'remote-2', ice: ['Palisade'] },
  ],
} as const;

rule(both('5.2.8f', '5.2.7f'), 'a click runs any server there is, central or remote', () => {
  const accessed: Record<string, string[]> = {
    hq: ['accessed Hedge Fund'],
    rd: ['accessed Melange Mining Corp.'],
    archives: ['accessed PAD Campaign'],
    'remote-1': ['accessed Nico Campaign'],
    'remote-2': [],
  };
  for (const [server, cards] of Object.entries(accessed)) {
    const table = scenario({ at: 'runner.action', corp: allServers, runner: { credits: 0, clicks: 2 } });
    expect(table.keys.filter((key) => key.startsWith('run '))).toEqual(
      Object.keys(accessed).map((name) => `run ${name}`),
    );
    table.runner.takes(`run ${server}`);
    expect(table.runner.clicks).toBe(2 - 1);
    expect(table.corp.seen.run?.server).toBe(server);
    finishRun(table);
    expect(story(table, 'runSuccessful', 'accessed')).toEqual(['runSuccessful', ...cards]);
    expect(table.happened('action').map((event) => event.detail)).toEqual(['run']);
    expect([table.step, table.runner.clicks]).toEqual(['5.7.1f', 1]);
    expect(table).toBeSettled();
  }
});

refuses(
  both('5.2.8f', '5.2.7f'),
  'there has to be such a server, a click, and the Runner to spend it',
  () => {
    const table = scenario({ at: 'runner.action', corp: allServers });
    expect(table.runner.explain('run remote-9')).toMatchObject({ allowed: false, because: 'noSuchServer' });
    expect(table.corp.explain('run hq')).toMatchObject({ allowed: false, because: 'notYourActionPhase' });
    const corpTurn = scenario({ at: 'corp.action', corp: allServers });
    expect(corpTurn.keys.some((key) => key.startsWith('run '))).toBe(false);
    expect(corpTurn.corp.explain('run hq')).toMatchObject({ allowed: false, because: 'notYourAction' });
    expect(corpTurn.runner.explain('run hq')).toMatchObject({
      allowed: false,
      because: 'notYourActionPhase',
    });
    const spent = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: allServers,
      runner: { clicks: 1 },
    });
    spent.runner.takes('gain credit');
    expect(spent.runner.explain('run hq').allowed).toBe(false);
  },
);

rule(
  both('5.2.2a 5.2.2b'),
  'no action window opens during the run, only the windows of the run; then the action is complete',
  (edition) => {
    const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [lever],
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [rezzed('Tithe')] },
          { server: 'remote-1', root: [rezzed('Lever')] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
      runner: { grip: ['Sure Gamble', 'Sure Gamble'], clicks: 4 },
    });
    table.runner.takes('run hq');
    const asked = new Set<string>();
    let usedLever = false;
    while (runStep(table) !== '') {
      asked.add(table.decision?.kind ?? '');
      expect(table.runner.explain('gain credit')).toMatchObject({ because: 'actionInProgress' });
      expect(table.runner.explain('run rd')).toMatchObject({ because: 'actionInProgress' });
      expect(table.happened('actionCompleted')).toEqual([]);
      if (table.awaits === 'corp' && !usedLever) {
        table.corp.uses('Lever');
        usedLever = true;
      } else goOn(table);
    }
    const ofAccess = edition === '1.4' ? [] : ['trashAccessed']; // 26.03 9.2.10
    expect([...asked].sort()).toEqual(['access', 'jackOut', ...ofAccess, 'window']);
    expect(table.corp.credits).toBe(5 + 1 + 1); // Lever, and the second subroutine of Tithe
    expect(story(table, 'accessed', 'runCompleted', 'actionCompleted')).toEqual([
      'accessed Hedge Fund',
      'runCompleted',
      'actionCompleted',
    ]);
    expect([table.step, stop(table)]).toEqual(['5.7.1e', 'runner window']);
    table.bothPass();
    expect([table.decision?.kind, table.runner.clicks]).toEqual(['action', 3]);
  },
);

rule(
  both('5.2.2b'),
  'Stimhack: the action lasts until the run, the damage, the lost credits and the trashed event',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { credits: 0, grip: ['Stimhack', 'Sure Gamble', 'Sure Gamble'], rig: ['Corroder'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    for (const ability of [2, 1]) {
      table.runner.uses('Corroder', ability); // 2 + 1 strength against 3, then break
      expect(table.moves).toEqual(['pay 1 Stimhack']); // the Runner has nothing else
      table.runner.pays(table.keys[0] ?? '');
    }
    while (runStep(table) !== '') {
      expect(table.decision?.kind).not.toBe('action');
      expect(table.runner.explain('gain credit')).toMatchObject({ because: 'actionInProgress' });
      expect(table.runner.seen.runner.heap).toEqual([]);
      goOn(table);
    }
    // The run is over; now what Stimhack does at its end, still within the same action.
    expect([table.decision?.kind, table.happened('actionCompleted').length]).toEqual(['reaction', 0]);
    expect([table.runner.coreDamage, table.runner.discardPile]).toEqual([0, []]);
    table.runner.triggers('Stimhack');
    expect(table.runner.coreDamage).toBe(1);
    expect(table.runner.discardPile.sort()).toEqual(['Stimhack', 'Sure Gamble']);
    expect(table.runner.credits).toBe(0); // seven unspent credits are gone with the event
    expect(story(table, 'runCompleted', 'damaged', 'trashed', 'actionCompleted')).toEqual([
      'runCompleted',
      'damaged',
      'trashed Sure Gamble',
      'trashed Stimhack',
      'actionCompleted',
    ]);
    expect(table.step).toBe('5.7.1e');
    table.bothPass();
    expect([table.decision?.kind, table.runner.clicks]).toEqual(['action', 3]);
  },
);

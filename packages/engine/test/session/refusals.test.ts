import {
  breakSubroutines,
  breaks,
  credits,
  duringARun,
  gainCredits,
  gainsText,
  onlyIf,
  paid,
  runnerIsTagged,
  sub,
  trash,
  weakenEncountered,
  whileAccessing,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, scenario } from '@lastclick/testkit';
import { runOn } from '../access/making-runs.ts';
import { finishRun, goOn, runTo } from '../runs/run-table.ts';
import { breakerWith, iceThat, resourceWith, rezzed, upgradeWith } from '../runs/test-cards.ts';

// What a refusal cites is the rule a player can look up: each is shown where it lets the move be made, and where not.

const refused = (rule: string, because: string) => ({ allowed: false, rule, because });

refuses(
  both('9.2.6'),
  'an action window opens in the action phase, with clicks left, and is no other window',
  () => {
    const table = scenario({ at: '5.6.2a', priority: 'every', corp: { clicks: 1 } });
    expect(table.corp.explain('gain credit')).toEqual(refused('9.2.6', 'notAnActionWindow'));
    table.bothPass();
    expect([table.step, table.decision?.kind]).toEqual(['5.6.2b', 'action']);
    table.corp.takes('gain credit');
    table.bothPass(); // no click is left: the phase is over without another
    expect(table.phase).toBe('corp.discard');
  },
);

refuses(both('9.2.7'), 'paid abilities and rezzing are for paid ability windows', () => {
  const table = scenario({
    at: '5.6.2b',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    runner: { tags: 1, rig: ['Forger'] },
  });
  const closed = refused('9.2.7', 'notAPaidAbilityWindow');
  expect([table.corp.explain('rez PAD Campaign'), table.runner.explain('use Forger 1')]).toEqual([
    closed,
    closed,
  ]);
  table.corp.takes('gain credit');
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ allowed: true });
  table.corp.passes();
  expect(table.runner.explain('use Forger 1')).toMatchObject({ allowed: true });
});

refuses(
  both('4.4.1', '4.3.1'),
  'what is played or installed comes from the hand, where drawn cards are held',
  (edition) => {
    const table = scenario({
      at: 'corp.action',
      corp: { hq: ['Tithe'], rd: ['Hedge Fund', 'IPO'], archives: ['Sprint', 'Palisade'] },
    });
    const elsewhere = refused(edition === '1.4' ? '4.4.1' : '4.3.1', 'notInHand');
    expect(table.corp.explain('play Sprint')).toEqual(elsewhere);
    expect(table.corp.explain('install Palisade hq')).toEqual(elsewhere);
    table.corp.takes('draw card');
    expect(table.corp.hand).toEqual(['Tithe', 'Hedge Fund']);
    table.corp.plays('Hedge Fund');
    expect(table.corp.hand).toEqual(['Tithe']);
  },
);

refuses(both('9.3.3b'), 'what a card says about when it can be played limits playing it', () => {
  const play = (tags: number) =>
    scenario({
      at: 'corp.action',
      corp: { credits: 9, hq: ['Scorched Earth'] },
      runner: { tags, grip: ['Diesel'] },
    });
  expect(play(0).corp.explain('play Scorched Earth')).toEqual(refused('9.3.3b', 'conditionNotMet'));
  expect(play(1).corp.explain('play Scorched Earth')).toMatchObject({ allowed: true });
});

refuses(both('9.3.3c'), 'what an ability says about when it can be used limits using it', () => {
  const lurker = resourceWith('Lurker', {
    text: [onlyIf(runnerIsTagged, paid([credits(0)], gainCredits(1)))],
  });
  const using = (tags: number) =>
    scenario({ at: '5.7.1e', priority: 'every', cards: [lurker], runner: { tags, rig: ['Lurker'] } });
  expect(using(0).runner.explain('use Lurker 1')).toEqual(refused('9.3.3c', 'conditionNotMet'));
  expect(using(1).runner.explain('use Lurker 1')).toMatchObject({ allowed: true });
});

refuses(both('9.1.6d', '9.5.6c'), 'an ability about the encountered ice needs an encounter', (edition) => {
  const acid = resourceWith('Acid', { text: [paid([credits(0)], weakenEncountered(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [acid],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
    runner: { rig: ['Acid'] },
  });
  table.runner.takes('run hq');
  expect(table.decision?.kind).toBe('window');
  expect(table.runner.explain('use Acid 1')).toEqual(
    refused(edition === '1.4' ? '9.1.6d' : '9.5.6c', 'notEncountering'),
  );
  runTo(table, '6.9.3b');
  expect(table.runner.explain('use Acid 1')).toMatchObject({ allowed: true });
});

refuses(
  both('7.1.1'),
  'to access is to be shown a card of the Corp: there is none to be shown before a success',
  () => {
    const table = scenario({ at: 'runner.action', corp: { credits: 0, hq: ['PAD Campaign'] } });
    expect(table.runner.explain('access hq')).toEqual(refused('7.1.1', 'nothingToAccess'));
    expect(JSON.stringify(table.runner.seen)).not.toContain('PAD Campaign');
    runOn(table, 'hq');
    expect([table.decision?.kind, table.moves]).toEqual([
      'trashAccessed',
      ['trash PAD Campaign', 'continue'],
    ]);
    expect(JSON.stringify(table.runner.seen)).toContain('PAD Campaign');
  },
);

refuses(both('5.5.2'), 'discarding is for the discard phase, with a hand that is too large', () => {
  const six = new Array<string>(6).fill('Hedge Fund');
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    corp: { clicks: 1, hq: [...six.slice(1), 'Tithe'] },
  });
  expect(table.corp.explain('discard Tithe')).toEqual(refused('5.5.2', 'notDiscarding'));
  table.corp.takes('gain credit');
  table.bothPass();
  expect([table.phase, table.decision?.kind]).toEqual(['corp.discard', 'discard']);
  table.corp.discards('Tithe');
  expect([table.corp.discardPile, table.corp.hand.length]).toEqual([['Tithe'], 5]);
});

refuses(both('9.6.8'), 'a conditional ability is triggered with priority while it is pending', () => {
  const table = scenario({
    at: '5.6.1b',
    priority: 'every',
    corp: { credits: 0, servers: [{ server: 'remote-1', root: [rezzed('PAD Campaign')] }] },
  });
  expect(table.corp.explain('trigger PAD Campaign 1')).toEqual(refused('9.6.8', 'notPending'));
  table.bothPass();
  expect(table.decision?.kind).toBe('reaction');
  expect(table.runner.explain('trigger PAD Campaign 1')).toMatchObject({ allowed: false });
  table.corp.triggers('PAD Campaign');
  expect(table.corp.credits).toBe(1);
});

refuses(current('8.1.2'), 'an unrezzed card is turned faceup; what is rezzed or not installed is not', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      hq: ['Rashida Jaheem'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [rezzed('Nico Campaign')] },
      ],
    },
  });
  expect(table.runner.seen.corp.servers[3]?.root[0]).toMatchObject({ faceup: false });
  expect(table.corp.explain('rez Nico Campaign')).toEqual(refused('8.1.2', 'alreadyRezzed'));
  expect(table.corp.explain('rez Rashida Jaheem')).toEqual(refused('8.1.2', 'notInstalled'));
  table.corp.rezzes('PAD Campaign');
  expect(table.runner.seen.corp.servers[3]?.root[0]).toMatchObject({ faceup: true, title: 'PAD Campaign' });
});

refuses(current('9.2.10'), 'mid-access abilities are for the window while a card is accessed', () => {
  const torch = resourceWith('Torch', { text: [whileAccessing([credits(0)], trash('accessed'))] });
  const table = scenario({
    at: '5.7.1e',
    priority: 'every',
    cards: [torch],
    corp: { hq: ['IPO'] },
    runner: { rig: ['Torch'] },
  });
  expect(table.runner.explain('use Torch 1')).toEqual(refused('9.2.10', 'onlyWhileAccessing'));
  table.bothPass();
  table.runner.takes('run hq');
  while (table.decision?.kind !== 'trashAccessed') goOn(table);
  expect(table.corp.explain('pass')).toMatchObject({ allowed: false }); // the Runner's alone
  table.runner.uses('Torch');
  expect(table.corp.discardPile).toEqual(['IPO']);
});

refuses(
  current('9.8.4 9.8.4a 9.8.4b'),
  'in each encounter every subroutine is unbroken until it is broken; one that is gained comes unbroken',
  () => {
    const wedge = breakerWith('Wedge', breaks('barrier', [credits(0)], breakSubroutines(1)));
    const foreman = upgradeWith('Foreman', {
      text: [{ ...gainsText({ type: 'ice', server: 'this' }, sub(gainCredits(10))), while: runnerIsTagged }],
    });
    const informer = resourceWith('Informer', {
      text: [onlyIf(duringARun, paid([credits(0)], { effect: 'gain', what: 'tags', amount: 1 }))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [wedge, foreman, informer, iceThat('Wall', [gainCredits(1)])],
      corp: {
        credits: 0,
        hq: ['IPO'],
        servers: [{ server: 'hq', ice: [rezzed('Wall')], root: [rezzed('Foreman')] }],
      },
      runner: { rig: ['Wedge', 'Informer'] },
    });
    const meetsWall = (): void => {
      table.runner.takes('run hq');
      runTo(table, '6.9.3b');
    };
    const breaksOne = (): void => {
      table.runner.uses('Wedge');
      if (table.moves.includes('break 1')) table.runner.takes('break 1');
    };
    meetsWall();
    breaksOne();
    expect(table.runner.explain('use Wedge 1')).toEqual(refused('9.8.4', 'nothingToBreak'));
    table.runner.uses('Informer'); // Wall gains a subroutine in the midst of the encounter
    expect(table.runner.explain('use Wedge 1')).toMatchObject({ allowed: true });
    finishRun(table);
    expect(table.corp.credits).toBe(10); // the new one resolved, the broken one did not
    table.bothPass();
    meetsWall(); // another encounter: nothing is broken yet
    breaksOne();
    breaksOne();
    expect(table.runner.explain('use Wedge 1')).toEqual(refused('9.8.4', 'nothingToBreak'));
  },
);

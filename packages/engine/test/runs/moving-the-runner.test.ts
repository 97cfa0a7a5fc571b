import {
  accessMore,
  approach,
  breaking,
  breakSubroutines,
  breaks,
  choose,
  credits,
  derez,
  encounter,
  encountering,
  finishingEncounter,
  gainCredits,
  ifSuccessful,
  moveToOutermost,
  paid,
  passing,
  pumpStrength,
  redirect,
  run,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, type Position, rule, scenario, type Table } from '@lastclick/testkit';
import { along, gaps, ICE } from './rows-of-ice.ts';
import { finishRun, installedCard, runStep, runTo, story } from './run-table.ts';
import {
  assetWith,
  breakerWith,
  eventWith,
  freely,
  iceThat,
  resourceWith,
  rezzed,
  whenever,
} from './test-cards.ts';

// Abilities that move the Runner to other ice or another server.

const rope = resourceWith('Rope', { text: [freely(approach(choose(ICE)))] });
const tunnel = resourceWith('Tunnel', {
  text: [freely(moveToOutermost('rd')), freely(moveToOutermost('archives'))],
});

/** A run on HQ behind three pieces of ice; R&D has two, Archives none. */
const runOnHq = (position: Position = {}): Table => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [rope, tunnel, ...gaps],
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      archives: ['IPO'],
      servers: [
        { server: 'hq', ice: ['Outer', rezzed('Middle'), 'Inner'] },
        { server: 'rd', ice: ['Palisade', 'Other'] },
      ],
    },
    runner: { rig: ['Rope', 'Tunnel'] },
    ...position,
  });
  table.runner.takes('run hq');
  return table;
};
const climb = (table: Table, title: string): void => {
  table.runner.uses('Rope');
  table.runner.chooses(title);
};
const where = (table: Table) => {
  const seen = table.corp.seen.run;
  return [seen?.server, seen?.position, seen?.ice?.title];
};

rule(both('6.4.2a', '6.2.8a'), 'told to approach ice, the Runner goes to it, back or forth', () => {
  const table = runOnHq();
  runTo(table, '6.9.3b');
  expect(where(table)).toEqual(['hq', 1, 'Middle']);
  climb(table, 'Outer'); // outward again: the encounter is over
  expect([...where(table), runStep(table)]).toEqual(['hq', 2, 'Outer', '6.9.2b']);
  climb(table, 'Inner'); // past Middle
  expect([...where(table), runStep(table)]).toEqual(['hq', 0, 'Inner', '6.9.2b']);
  finishRun(table);
  expect(story(table, ...along)).toEqual([
    'iceApproached Outer',
    'icePassed Outer',
    'iceApproached Middle',
    'iceEncountered Middle',
    'iceApproached Outer',
    'iceApproached Inner',
    'icePassed Inner',
    'serverApproached',
  ]);
  expect(table.happened('subroutineResolves')).toEqual([]); // Middle's never did
});

rule(both('6.4.2b', '6.2.8a'), 'approaching ice of another server makes that server the attacked one', () => {
  const table = runOnHq();
  runTo(table, '6.9.3b');
  climb(table, 'Other');
  expect([...where(table), runStep(table)]).toEqual(['rd', 0, 'Other', '6.9.2b']);
  finishRun(table);
  expect(table.happened('runSuccessful').map((event) => event.detail)).toEqual(['rd']);
});

rule(
  both('6.1.2c', '6.2.8b'),
  'moved to another server: its outermost ice is approached, or the way to the server itself goes on',
  (edition) => {
    const iced = runOnHq();
    runTo(iced, '6.9.3b');
    iced.runner.uses('Tunnel', 1);
    expect([...where(iced), runStep(iced)]).toEqual(['rd', 1, 'Palisade', '6.9.2b']);
    finishRun(iced);
    expect(story(iced, 'iceApproached').slice(2)).toEqual(['iceApproached Palisade', 'iceApproached Other']);

    const bare = runOnHq();
    runTo(bare, '6.9.3b');
    bare.runner.uses('Tunnel', 2);
    const next = edition === '1.4' ? '6.9.5b' : '6.9.4b'; // approaching the server, or the movement phase
    expect([...where(bare), runStep(bare)]).toEqual(['archives', null, undefined, next]);
    finishRun(bare);
    expect(bare.happened('runSuccessful').map((event) => event.detail)).toEqual(['archives']);
    expect(story(bare, 'icePassed')).toEqual(['icePassed Outer']); // Middle was left, not passed
  },
);

rule(current('6.2.8c'), 'after success, and without a run, the Runner is not moved', () => {
  const late = resourceWith('Late', {
    text: [when({ deed: 'succeed' }, moveToOutermost('rd'), gainCredits(1))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [late, tunnel, ...gaps],
    corp: { archives: ['IPO'], servers: [{ server: 'rd', ice: ['Other'] }] },
    runner: { credits: 0, rig: ['Late'] },
  });
  table.runner.takes('run archives');
  finishRun(table);
  expect(table.runner.credits).toBe(1);
  expect(story(table, 'iceApproached', 'accessed')).toEqual(['accessed IPO']);

  const idle = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [tunnel, ...gaps],
    corp: { servers: [{ server: 'rd', ice: ['Other'] }] },
    runner: { rig: ['Tunnel'] },
  });
  while (idle.decision?.kind !== 'window') idle.runner.takes('gain credit');
  idle.runner.uses('Tunnel', 1);
  expect([idle.corp.seen.run, story(idle, 'iceApproached')]).toEqual([null, []]);
});

rule(current('6.2.8d'), 'told to approach the ice being approached, the Runner does nothing', () => {
  const table = runOnHq();
  runTo(table, '6.9.2b');
  expect(where(table)).toEqual(['hq', 2, 'Outer']);
  climb(table, 'Outer');
  expect([...where(table), runStep(table)]).toEqual(['hq', 2, 'Outer', '6.9.2b']);
  expect(story(table, 'iceApproached')).toEqual(['iceApproached Outer']); // once
});

rule(current('6.5.9d'), 'moved in a forced encounter: the run changes, the encounter goes on', () => {
  const shiro = iceThat('Shiro', [encounter(choose({ ...ICE, server: 'remote' }))]);
  const far = iceThat('Far', [moveToOutermost('rd')], [gainCredits(10)]);
  const table = runOnHq({
    at: 'runner.action',
    priority: 'every',
    cards: [shiro, far, rope, tunnel, ...gaps],
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [
        { server: 'hq', ice: [rezzed('Shiro'), 'Inner'] },
        { server: 'rd', ice: ['Other'] },
        { server: 'remote-1', ice: [rezzed('Far')] },
      ],
    },
    runner: {},
  });
  finishRun(table);
  expect(table.corp.credits).toBe(10); // Far's second subroutine resolved after the move
  expect(story(table, ...along)).toEqual([
    'iceApproached Shiro',
    'iceEncountered Shiro',
    'iceEncountered Far',
    'iceApproached Other',
    'icePassed Other',
    'serverApproached',
  ]);
  expect(table.happened('runSuccessful').map((event) => event.detail)).toEqual(['rd']);
});

rule(current('6.1.2d'), 'changing only the attacked server leaves the run at its step', () => {
  const sneak = eventWith('Sneak', {
    play: [run('archives', ifSuccessful(redirect('hq')))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [sneak, ...gaps],
    corp: { hq: ['Hedge Fund'], archives: ['IPO'], servers: [{ server: 'hq', ice: [rezzed('Outer')] }] },
    runner: { grip: ['Sneak'] },
  });
  table.runner.plays('Sneak');
  finishRun(table);
  // The ice of HQ is not met, and what is accessed is HQ.
  expect(story(table, 'iceApproached', 'iceEncountered', 'accessed')).toEqual(['accessed Hedge Fund']);
});

rule('6.9.5a', 'moved to a server without ice as the run begins, the Runner has not passed all ice', () => {
  const tally = resourceWith('Tally', { text: [whenever({ deed: 'passAll' }, gainCredits(10))] });
  const detour = resourceWith('Detour', {
    text: [when({ deed: 'run', first: 'turn' }, moveToOutermost('archives'))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [tally, detour, ...gaps],
    corp: { credits: 0, servers: [{ server: 'hq', ice: ['Outer'] }] },
    runner: { credits: 0, rig: ['Tally', 'Detour'] },
  });
  table.runner.takes('run hq');
  expect(table.corp.seen.run?.server).toBe('archives');
  finishRun(table);
  expect([story(table, 'serverApproached').length, table.runner.credits]).toEqual([1, 0]);
  table.runner.takes('run archives'); // straight from the initiation phase
  finishRun(table);
  expect(table.runner.credits).toBe(10);
});

rule(both('10.3.1b'), 'moved out of an encounter, the Runner leaves its effects behind', () => {
  const table = runOnHq({
    cards: [rope, tunnel, ...gaps, breakerWith('Chisel', paid([credits(0)], pumpStrength(2)))],
    runner: { rig: ['Rope', 'Chisel'] },
  });
  const strength = () => installedCard(table, 'Chisel')?.strength;
  runTo(table, '6.9.3b');
  table.runner.uses('Chisel');
  expect(strength()).toBe(1 + 2);
  climb(table, 'Outer');
  expect([runStep(table), strength()]).toEqual(['6.9.2b', 1]);
});

rule(both('6.5.1'), 'moved out of an encounter, the Runner has ended it', () => {
  const ear = assetWith('Ear', { text: [when(finishingEncounter(), gainCredits(10))] });
  const table = runOnHq({
    cards: [rope, tunnel, ear, ...gaps],
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: ['Outer', rezzed('Middle'), 'Inner'] },
        { server: 'remote-1', root: [rezzed('Ear')] },
      ],
    },
  });
  runTo(table, '6.9.3b');
  expect(table.corp.credits).toBe(0);
  climb(table, 'Outer');
  table.corp.triggers('Ear');
  expect(table.corp.credits).toBe(10);
});

const sneakdoor = resourceWith('Sneakdoor', { text: [freely(redirect('rd'))] });

rule(
  current('6.1.2d'),
  'another server is attacked from then on: the Runner has no position before it and meets none of its ice',
  () => {
    const table = runOnHq({ cards: [sneakdoor, ...gaps], runner: { rig: ['Sneakdoor'] } });
    runTo(table, '6.9.4b'); // Outer is passed, Middle and Inner are still to come
    table.runner.uses('Sneakdoor');
    expect([...where(table), runStep(table)]).toEqual(['rd', null, undefined, '6.9.4b']);
    const met = story(table, ...along).length;
    finishRun(table);
    expect(story(table, ...along).slice(met)).toEqual(['serverApproached']);
    expect(table.happened('runSuccessful').map((event) => event.detail)).toEqual(['rd']);
  },
);

rule(
  both('6.1.2c', '6.1.2c 6.2.8b'),
  'moved from far out, the Runner stands where the other server begins',
  () => {
    const table = runOnHq();
    runTo(table, '6.9.2b');
    expect(where(table)).toEqual(['hq', 2, 'Outer']);
    table.runner.uses('Tunnel', 1);
    expect(where(table)).toEqual(['rd', 1, 'Palisade']); // the outermost of two, not a third
    table.runner.uses('Tunnel', 2);
    expect(where(table)).toEqual(['archives', null, undefined]);
    finishRun(table);
    expect(story(table, ...along)).toEqual([
      'iceApproached Outer',
      'iceApproached Palisade',
      'serverApproached',
    ]);
  },
);

rule(
  both('7.1.2', '7.3.5b'),
  'what was to be accessed more belongs to the server it was said of, not to the one the Runner is moved to',
  () => {
    const greed = resourceWith('Greed', { text: [freely(accessMore(2))] });
    const play = (moved: boolean): number => {
      const table = runOnHq({
        cards: [greed, tunnel, ...gaps],
        corp: { credits: 0, hq: ['Hedge Fund', 'IPO', 'Sprint'], rd: ['IPO', 'Sprint', 'Hedge Fund'] },
        runner: { rig: ['Greed', 'Tunnel'] },
      });
      table.runner.uses('Greed');
      if (moved) table.runner.uses('Tunnel', 1);
      finishRun(table);
      return table.happened('accessed').length;
    };
    expect([play(false), play(true)]).toEqual([1 + 2, 1]);
  },
);

/** Credits for passing ice after fully breaking it, and for passing any ice after an encounter. */
const fan = resourceWith('Fan', {
  text: [
    when(passing({}, { after: breaking({}, { fully: true }) }), gainCredits(100)),
    when(passing({}, { after: encountering() }), gainCredits(1)),
  ],
});
const chisel = breakerWith('Chisel', breaks('barrier', [], breakSubroutines(1)));

rule(
  current('6.1.3e 6.1.3f'),
  'ice is passed after something only where that came in the encounter right before',
  () => {
    const position = {
      cards: [rope, fan, chisel, ...gaps],
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Outer'), 'Inner'] }] },
      runner: { credits: 0, rig: ['Rope', 'Fan', 'Chisel'] },
    };
    const broken = runOnHq(position);
    runTo(broken, '6.9.3b');
    broken.runner.uses('Chisel');
    finishRun(broken);
    expect(broken.runner.credits).toBe(100 + 1); // Outer; Inner was not encountered

    const again = runOnHq(position);
    runTo(again, '6.9.3b');
    again.runner.uses('Chisel');
    climb(again, 'Inner'); // leaves the encounter without passing Outer
    expect(again.runner.credits).toBe(0);
    climb(again, 'Outer');
    finishRun(again); // met again, and not broken this time
    expect(story(again, 'icePassed')).toEqual(['icePassed Outer', 'icePassed Inner']);
    expect(again.runner.credits).toBe(1);

    const hidden = runOnHq({
      ...position,
      cards: [
        ...position.cards,
        assetWith('Shutter', { text: [freely(derez(choose({ ...ICE, rezzed: true })))] }),
      ],
      corp: {
        ...position.corp,
        servers: [...position.corp.servers, { server: 'remote-1', root: [rezzed('Shutter')] }],
      },
    });
    runTo(hidden, '6.9.3b');
    hidden.runner.uses('Chisel');
    climb(hidden, 'Inner');
    climb(hidden, 'Outer');
    hidden.runner.passes();
    hidden.corp.uses('Shutter'); // approached and passed, not encountered a second time
    finishRun(hidden);
    expect(story(hidden, 'icePassed')).toEqual(['icePassed Outer', 'icePassed Inner']);
    expect(hidden.runner.credits).toBe(0);
  },
);

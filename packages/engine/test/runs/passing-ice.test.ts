import { endTheRun, gainCredits, when } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { corpMay, finishRun, installedCard, leave, runStep, runTo, stop, story } from './run-table.ts';
import { agendaWith, assetWith, freely, iceThat, resourceWith, rezzed, whenever } from './test-cards.ts';

// Passing ice: the pass ice phase of edition 1.4, the movement phase of 26.03 (6.6, 6.9.4).

/** Pays 1 for each ice passed and 100 for passing all of it. */
const counter = resourceWith('Counter', {
  text: [whenever({ deed: 'pass' }, gainCredits(1)), whenever({ deed: 'passAll' }, gainCredits(100))],
});

rule(
  both('6.9.4a'),
  'passing meets its triggers ice by ice, encountered or not, and with the innermost ice those for all ice',
  () => {
    const gap = iceThat('Gap', [gainCredits(1)]);
    const table = scenario({
      at: 'runner.action',
      cards: [counter, gap],
      corp: { credits: 0, servers: [{ server: 'hq', ice: ['Palisade', rezzed('Gap')] }] },
      runner: { credits: 0, rig: ['Counter'] },
    });
    table.runner.takes('run hq');
    expect([runStep(table).slice(0, 5), table.runner.credits]).toEqual([
      table.game.rules.edition.id === '1.4' ? '6.9.2' : '6.9.4',
      1,
    ]);
    table.runner.takes('continue');
    table.runner.triggers('Counter'); // both at once: for Gap and for all ice
    expect(table.runner.credits).toBe(1 + 1 + 100);
    expect(story(table, 'icePassed')).toEqual(['icePassed Palisade', 'icePassed Gap']);
  },
);

rule('6.9.4b', 'a checkpoint after passing: its reactions come before the next approach', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [counter],
    corp: { servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }] },
    runner: { credits: 0, rig: ['Counter'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.4b');
  expect(stop(table)).toBe('6.9.4b runner reaction');
  expect(story(table, 'iceApproached', 'icePassed')).toEqual([
    'iceApproached Palisade',
    'icePassed Palisade',
  ]);
  table.runner.triggers('Counter');
  expect([stop(table), table.runner.credits]).toEqual(['6.9.2b runner window', 1]);
});

rule('6.9.4c', 'after passing, the next ice inward is approached, after the innermost the server', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 0, servers: [{ server: 'rd', ice: ['Palisade', 'Tithe'] }] },
  });
  table.runner.takes('run rd');
  finishRun(table);
  expect(story(table, 'iceApproached', 'icePassed', 'serverApproached')).toEqual([
    'iceApproached Palisade',
    'icePassed Palisade',
    'iceApproached Tithe',
    'icePassed Tithe',
    'serverApproached',
  ]);
});

const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
const busyRun = () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [lever, agendaWith('Ripe', {})],
    corp: {
      credits: 20,
      servers: [
        { server: 'hq', ice: ['Palisade', 'Tithe'] },
        { server: 'remote-1', root: [rezzed('Lever')] },
        { server: 'remote-2', root: ['PAD Campaign'] },
        { server: 'remote-3', root: [{ card: 'Ripe', advancement: 3 }] },
      ],
    },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.4b');
  return table;
};
const everyMove = ['use Lever 1', 'rez PAD Campaign', 'rez Palisade', 'rez Tithe', 'score Ripe'];

rule(current('6.9.4b'), 'the first window of the movement phase is for paid abilities only', () => {
  const table = busyRun();
  expect(stop(table)).toBe('6.9.4b runner window');
  expect(table.corp.seen.run?.position).toBe(1); // still where the passed ice is
  expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1']);
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ because: 'windowWithoutRez' });
});

rule(current('6.9.4c'), 'then the Runner may jack out, before anything about the next ice is known', () => {
  const table = busyRun();
  leave(table);
  expect([stop(table), ...table.keys]).toEqual(['6.9.4c runner jackOut', 'continue', 'jack out']);
  table.runner.takes('jack out');
  expect(table.corp.seen.run).toBe(null);
  expect(story(table, 'iceApproached', 'jackedOut', 'runUnsuccessful')).toEqual([
    'iceApproached Palisade',
    'jackedOut',
    'runUnsuccessful',
  ]);
});

rule(
  current('6.9.4d 6.9.4e'),
  'going on, the Runner moves one position inward; then non-ice cards may be rezzed',
  () => {
    const table = busyRun();
    leave(table);
    table.runner.takes('continue');
    expect(stop(table)).toBe('6.9.4e runner window');
    expect([table.corp.seen.run?.position, table.corp.seen.run?.ice?.title]).toEqual([0, 'Tithe']);
    expect(story(table, 'iceApproached')).toEqual(['iceApproached Palisade']); // not yet approached
    expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1', 'rez PAD Campaign']);
    table.corp.rezzes('PAD Campaign');
    expect(installedCard(table, 'PAD Campaign')?.rezzed).toBe(true);
  },
);

rule(
  current('6.9.4f 6.9.4g 6.9.4h 6.2.5c'),
  'a new position: its ice is approached; none: the server is, and success follows at once',
  () => {
    const greeter = assetWith('Greeter', {
      text: [when({ deed: 'approachServer' }, gainCredits(7))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [greeter],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: ['Palisade', 'Tithe'] },
          { server: 'remote-1', root: [rezzed('Greeter')] },
        ],
      },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.4e');
    leave(table);
    expect([stop(table), table.corp.seen.run?.ice?.title]).toEqual(['6.9.2b runner window', 'Tithe']);
    runTo(table, '6.9.4e');
    expect(table.corp.seen.run?.position).toBe(null); // past the innermost ice
    leave(table);
    expect(stop(table)).toBe('6.9.4g corp reaction');
    expect([table.corp.seen.run?.successful, table.corp.seen.run?.position]).toEqual([false, null]);
    table.corp.triggers('Greeter');
    expect([stop(table), table.corp.credits]).toEqual(['6.9.5b runner access', 7]);
    expect(table.corp.seen.run?.successful).toBe(true);
  },
);

rule(
  current('6.9.4g 6.1.4'),
  'a run ended as the server is approached is not successful: Manegarm Skunkworks',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [rezzed('Manegarm Skunkworks')] }] },
      runner: { credits: 5 },
    });
    table.runner.takes('run remote-1');
    table.runner.takes('continue');
    expect([stop(table), ...table.moves]).toEqual(['6.9.4g runner mode', 'mode 1', 'mode 2', 'mode 3']);
    table.runner.choosesMode(3);
    expect(story(table, 'runSuccessful', 'accessed', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
  },
);

rule(
  current('6.1.5b 6.9.4c'),
  'without ice there is still a chance to jack out, before the server is approached',
  () => {
    const table = scenario({ at: 'runner.action', priority: 'every' });
    table.runner.takes('run hq');
    runTo(table, '6.9.4c');
    expect(table.keys).toEqual(['continue', 'jack out']);
    expect(story(table, 'serverApproached', 'icePassed')).toEqual([]);
    table.runner.takes('jack out');
    expect(story(table, 'serverApproached', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
  },
);

rule(
  both('6.2.2', '6.2.5b'),
  'from the outside in: approach, encounter what is rezzed, pass, until the run is ended',
  () => {
    const gap = iceThat('Gap', [gainCredits(1)]);
    const wall = iceThat('Wall', [endTheRun]);
    const table = scenario({
      at: 'runner.action',
      cards: [gap, wall],
      corp: {
        credits: 0,
        servers: [{ server: 'rd', ice: ['Tithe', rezzed('Gap'), rezzed('Wall'), 'Enigma'] }],
      },
    });
    table.runner.takes('run rd');
    finishRun(table);
    expect(story(table, 'iceApproached', 'iceEncountered', 'icePassed', 'runCompleted')).toEqual([
      'iceApproached Tithe',
      'icePassed Tithe',
      'iceApproached Gap',
      'iceEncountered Gap',
      'icePassed Gap',
      'iceApproached Wall',
      'iceEncountered Wall',
      'runCompleted',
    ]);
  },
);

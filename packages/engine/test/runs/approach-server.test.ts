import { gainCredits } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { corpMay, finishRun, installedCard, leave, runStep, runTo, stop, story } from './run-table.ts';
import { agendaWith, assetWith, freely, resourceWith, rezzed, whenever } from './test-cards.ts';

// Reaching the server: the approach server phase of edition 1.4, the success phase of 26.03 (6.7, 6.9.5).

rule('6.9.5a', 'approaching the server meets its triggers, and without ice those for passing all ice', () => {
  const greeter = assetWith('Greeter', {
    text: [
      whenever({ deed: 'approachServer' }, gainCredits(1)),
      whenever({ deed: 'passAll' }, gainCredits(10)),
    ],
  });
  const run = (...ice: string[]): number => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [greeter],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice },
          { server: 'remote-1', root: [rezzed('Greeter')] },
        ],
      },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.5b');
    const approach = table.moves.length; // what is pending as the server is approached
    while (table.decision?.kind === 'reaction') table.corp.triggers('Greeter');
    expect([stop(table), table.corp.credits]).toEqual(['6.9.5b runner window', 11]);
    return approach;
  };
  expect(run('Tithe')).toBe(1); // passing all ice was noticed as Tithe was passed
  expect(run()).toBe(2);
});

const lever = assetWith('Lever', { text: [freely(gainCredits(1))] });
const everyMove = ['use Lever 1', 'rez PAD Campaign', 'rez Palisade', 'score Ripe'];
const busyRun = () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [lever, agendaWith('Ripe', {})],
    corp: {
      credits: 20,
      servers: [
        { server: 'rd', ice: ['Palisade'] },
        { server: 'remote-1', root: [rezzed('Lever')] },
        { server: 'remote-2', root: ['PAD Campaign'] },
        { server: 'remote-3', root: [{ card: 'Ripe', advancement: 3 }] },
      ],
    },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.5b');
  return table;
};

rule('6.9.5b', 'the first window at the server is for paid abilities only', () => {
  const table = busyRun();
  expect(stop(table)).toBe('6.9.5b runner window');
  expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1']);
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({ because: 'windowWithoutRez' });
});

rule('6.9.5c', 'then the Runner may jack out for the last time', () => {
  const table = busyRun();
  leave(table);
  expect([stop(table), ...table.keys]).toEqual(['6.9.5c runner jackOut', 'continue', 'jack out']);
  table.runner.takes('jack out');
  expect(story(table, 'runSuccessful', 'accessed', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
});

rule('6.9.5d', 'then non-ice cards may be rezzed, with the Runner committed', () => {
  const table = busyRun();
  runTo(table, '6.9.5d');
  expect(corpMay(table, ...everyMove)).toEqual(['use Lever 1', 'rez PAD Campaign']);
  table.corp.rezzes('PAD Campaign');
  expect(installedCard(table, 'PAD Campaign')?.rezzed).toBe(true);
  expect(finishRun(table).some((one) => one.endsWith('jackOut'))).toBe(false);
  expect(story(table, 'runSuccessful')).toEqual(['runSuccessful']);
});

rule(
  both('6.9.5e 6.9.5f', '6.9.5a'),
  'the run is successful, and what waits for it resolves before any card is accessed: Pennyshaver',
  (edition) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: ['Pennyshaver'] },
    });
    table.runner.takes('run hq');
    runTo(table, edition === '1.4' ? '6.9.5f' : '6.9.5a');
    expect([table.decision?.kind, table.corp.seen.run?.successful]).toEqual(['reaction', true]);
    expect(story(table, 'accessBegins', 'accessed')).toEqual([]);
    table.runner.triggers('Pennyshaver');
    expect(installedCard(table, 'Pennyshaver')?.counters.credits).toBe(1);
    expect(stop(table)).toBe(edition === '1.4' ? '6.9.5g runner access' : '6.9.5b runner access');
  },
);

rule(
  both('6.9.5g 6.7.4a', '6.9.5b'),
  'the Runner accesses a card from HQ and the upgrades of its root, in the order they like',
  () => {
    const position = {
      at: 'runner.action',
      corp: { hq: ['Hedge Fund', 'Hedge Fund'], servers: [{ server: 'hq', root: ['Anoetic Void'] }] },
      runner: { credits: 0 },
    } as const;
    const play = (first: string): string[] => {
      const table = scenario({ ...position, corp: { ...position.corp, credits: 0 } });
      table.runner.takes('run hq');
      runTo(table, table.game.rules.edition.id === '1.4' ? '6.9.5g' : '6.9.5b');
      expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access hq']);
      table.runner.takes(table.keys[table.moves.indexOf(first)] ?? '');
      finishRun(table);
      return story(table, 'accessed');
    };
    expect(play('access Anoetic Void')).toEqual(['accessed Anoetic Void', 'accessed Hedge Fund']);
    expect(play('access hq')).toEqual(['accessed Hedge Fund', 'accessed Anoetic Void']);
  },
);

rule(
  both('6.9.5h 6.9.6d', '6.9.5c 6.9.6d'),
  'with the access done the run ends: bad publicity credits can be spent until then, not longer',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: { credits: 0, badPublicity: 3, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 2 },
    });
    table.runner.takes('run remote-1');
    table.runner.takes('continue');
    expect(table.moves).toEqual(['trash PAD Campaign', 'continue']);
    table.runner.takes(table.keys[0] ?? '');
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect(table.runner.credits).toBe(2 + 3 - 4); // the fund first, then one of their own
    expect(story(table, 'accessed', 'trashed', 'runCompleted')).toEqual([
      'accessed PAD Campaign',
      'trashed PAD Campaign',
      'runCompleted',
    ]);
    expect(table.corp.seen.run).toBe(null);
    expect(table).toBeSettled();
  },
);

rule(
  current('6.7.3'),
  'success is not the beginning of a phase: its triggers do not lapse when one of them ends the run',
  () => endedBySuccess(),
);
rule(
  '6.8.2d',
  'a reaction window that no phase opened by beginning is finished although the run is ended',
  () => endedBySuccess(),
);

function endedBySuccess(): void {
  const field = assetWith('Field', { text: [whenever({ deed: 'succeed' }, { effect: 'endRun' })] });
  const toll = assetWith('Toll', { text: [whenever({ deed: 'succeed' }, gainCredits(5))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [field, toll],
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [
        { server: 'remote-1', root: [rezzed('Field')] },
        { server: 'remote-2', root: [rezzed('Toll')] },
      ],
    },
  });
  table.runner.takes('run hq');
  while (table.decision?.kind !== 'reaction')
    table.choose(table.awaits ?? 'corp', table.keys.at(-1) === 'jack out' ? 'continue' : 'pass');
  table.corp.triggers('Field');
  expect([table.decision?.kind, ...table.moves]).toEqual(['reaction', 'trigger Toll 1']);
  table.corp.triggers('Toll');
  expect([table.corp.credits, runStep(table)]).toEqual([5, '']);
  // It was successful, so it is not unsuccessful; and nothing was accessed.
  expect(story(table, 'runSuccessful', 'accessed', 'runUnsuccessful')).toEqual(['runSuccessful']);
}

rule(both('6.8.4a'), 'a run that came to its success is never unsuccessful, even when it is ended then', () =>
  endedBySuccess(),
);

rule(both('6.9.5e', '6.9.5a'), 'success counts for the rest of the turn: Carmen costs 2 less', () => {
  const table = scenario({ at: 'runner.action', runner: { credits: 10, grip: ['Carmen'] } });
  table.runner.takes('run archives');
  table.runner.takes('continue');
  table.runner.installs('Carmen');
  expect(table.runner.credits).toBe(10 - (5 - 2));
});

rule(
  both('6.9.5e', '6.9.5a'),
  'a resource that waits for success hears nothing of a run jacked out of',
  () => {
    const fan = resourceWith('Fan', { text: [whenever({ deed: 'succeed' }, gainCredits(1))] });
    const table = scenario({ at: 'runner.action', cards: [fan], runner: { credits: 0, rig: ['Fan'] } });
    table.runner.takes('run archives');
    table.runner.takes('jack out');
    expect(table.runner.credits).toBe(0);
    table.runner.takes('run archives');
    table.runner.takes('continue');
    expect(table.runner.credits).toBe(1);
  },
);

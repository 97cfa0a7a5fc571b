import {
  cannot,
  choose,
  credits,
  duringARun,
  forThe,
  gainCredits,
  iff,
  installed,
  mayPay,
  trash,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, goOn, installedCard, leave, runStep, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, iceThat, resourceWith, rezzed, whenever } from './test-cards.ts';

// The run ends phase, successful and unsuccessful runs (6.8, 6.9.6).

rule(both('6.9.6b'), 'unspent bad publicity credits are gone with the run, others stay', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { badPublicity: 3 },
    runner: { credits: 4 },
  });
  table.runner.takes('run archives');
  expect(table.runner.credits).toBe(edition === '1.4' ? 4 + 3 : 4);
  finishRun(table);
  expect([table.runner.credits, runStep(table)]).toEqual([4, '']);
  const last = table.happened('runSuccessful', 'creditsLost', 'runCompleted');
  expect(last.map((event) => event.kind)).toEqual(['runSuccessful', 'creditsLost', 'runCompleted']);
  expect(last[1]?.amount).toBe(3);
});

rule(both('6.9.6c'), 'a run that never came to its success is unsuccessful', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
  });
  table.runner.takes('run hq'); // Palisade ends it
  table.runner.takes('run archives');
  table.runner.takes('continue');
  expect(story(table, 'runSuccessful', 'runUnsuccessful', 'runCompleted')).toEqual([
    'runUnsuccessful',
    'runCompleted',
    'runSuccessful',
    'runCompleted',
  ]);
});

const sapper = resourceWith('Sapper', { text: [freely(trash(choose(installed('ice'))))] });

rule(
  both('6.9.6c 6.8.4b 4.7.8f', '6.9.6c 6.8.4b 4.6.8e'),
  'the attacked server ceases to exist: the window is finished, then the run ends, neither way',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [sapper, iceThat('Gap', [gainCredits(1)])],
      corp: { credits: 0, servers: [{ server: 'remote-1', ice: [rezzed('Gap')] }] },
      runner: { rig: ['Sapper'] },
    });
    table.runner.takes('run remote-1');
    runTo(table, '6.9.3b');
    table.runner.uses('Sapper');
    expect(table.corp.seen.corp.servers.map((server) => server.server)).toEqual(['hq', 'rd', 'archives']);
    expect(stop(table)).toBe('6.9.3b runner window');
    leave(table);
    expect(runStep(table)).toBe('');
    expect(story(table, 'runSuccessful', 'runUnsuccessful', 'runCompleted')).toEqual(['runCompleted']);
    expect(table.corp.credits).toBe(0);
  },
);

rule(
  both('6.9.6d 6.8.5'),
  'what waits for the end of the run resolves when the run is over, with its effects gone',
  () => {
    const herald = assetWith('Herald', {
      text: [whenever({ deed: 'endRun' }, iff(duringARun, [gainCredits(100)], [gainCredits(1)]))],
    });
    const quiet = resourceWith('Quiet', {
      text: [whenever({ deed: 'run' }, forThe('run', cannot({ deed: 'gainCredits', by: 'opponent' })))],
    });
    const gap = iceThat('Gap', [gainCredits(10)]);
    const table = scenario({
      at: 'runner.action',
      cards: [herald, quiet, gap],
      corp: {
        credits: 0,
        servers: [
          { server: 'hq', ice: [rezzed('Gap')] },
          { server: 'remote-1', root: [rezzed('Herald')] },
        ],
      },
      runner: { rig: ['Quiet'] },
    });
    table.runner.takes('run hq');
    table.runner.takes('jack out');
    // Gap paid nothing during the run; Herald pays after it, and not as "during a run".
    expect([table.corp.credits, table.happened('subroutineResolves').length]).toEqual([1, 1]);
  },
);

rule('6.8.5', 'an unsuccessful run is noticed only after it, too: John Masanori comes too late', () => {
  const john = resourceWith('John', {
    text: [whenever({ deed: 'fail' }, iff(duringARun, [gainCredits(100)], [gainCredits(1)]))],
  });
  const table = scenario({ at: 'runner.action', cards: [john], runner: { credits: 0, rig: ['John'] } });
  table.runner.takes('run hq');
  table.runner.takes('jack out');
  expect(table.runner.credits).toBe(1);
});

rule(current('6.9.6d 10.3.6'), 'AMAZE Amusements tags after the run in which an agenda was stolen', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: {
      credits: 0,
      servers: [{ server: 'remote-1', root: [rezzed('AMAZE Amusements'), 'Offworld Office'] }],
    },
    runner: { credits: 0 },
  });
  table.runner.takes('run remote-1');
  finishRun(table);
  expect([table.decision?.kind, table.corp.seen.run, table.runner.tags]).toEqual(['reaction', null, 0]);
  table.corp.triggers('AMAZE Amusements');
  expect([table.runner.tags, table.runner.scored]).toEqual([2, ['Offworld Office']]);
});

rule(
  both('6.9.6d'),
  'a run used up is over: an icebreaker that lasts for one run is trashed then: Mayfly',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { credits: 5, rig: ['Mayfly'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Mayfly');
    table.runner.takes('break 1');
    while (runStep(table) !== '') {
      expect(installedCard(table, 'Mayfly')).toBeDefined();
      goOn(table);
    }
    table.runner.triggers('Mayfly');
    expect([installedCard(table, 'Mayfly'), table.runner.discardPile]).toEqual([undefined, ['Mayfly']]);
  },
);

rule(
  both('4.7.8f 6.9.6c', '4.6.8e 6.9.6c'),
  'a run that was successful stays so when its server ceases to exist',
  () => {
    const fan = resourceWith('Fan', {
      text: [
        whenever({ deed: 'endRun', successful: true }, gainCredits(10)),
        whenever({ deed: 'fail' }, gainCredits(100)),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [fan],
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 4, rig: ['Fan'] },
    });
    table.runner.takes('run remote-1');
    table.runner.takes('continue');
    table.choose('runner', table.keys.find((key) => key.startsWith('trash ')) ?? ''); // the only card of it
    expect(table.corp.seen.corp.servers.map((server) => server.server)).toEqual(['hq', 'rd', 'archives']);
    expect(table.happened('runSuccessful', 'runUnsuccessful', 'runCompleted')).toMatchObject([
      { kind: 'runSuccessful' },
      { kind: 'runCompleted', amount: 1 },
    ]);
    expect(table.runner.credits).toBe(4 - 4 + 10);
  },
);

rule(current('6.9.6b 6.9.6c'), 'bad publicity credits are gone as the run is found unsuccessful', () => {
  const shop = resourceWith('Shop', {
    text: [whenever({ deed: 'fail' }, mayPay([credits(1)], gainCredits(10)))],
  });
  const play = (own: number) => {
    const table = scenario({
      at: 'runner.action',
      cards: [shop],
      corp: { badPublicity: 3 },
      runner: { credits: own, rig: ['Shop'] },
    });
    table.runner.takes('run hq');
    table.runner.takes('jack out');
    return table;
  };
  const poor = play(0);
  expect([poor.decision?.kind, poor.runner.credits]).toEqual(['action', 0]); // nothing to pay with
  const rich = play(1);
  expect(rich.decision?.kind).toBe('payOrNot');
  rich.runner.accepts();
  expect(rich.runner.credits).toBe(1 - 1 + 10);
});

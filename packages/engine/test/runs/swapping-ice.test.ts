import { gainCredits } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { along, crane, craneSwaps, gaps, runOnHq } from './rows-of-ice.ts';
import { finishRun, iceOf, runStep, runTo, stop, story } from './run-table.ts';
import { assetWith, rezzed, whenever } from './test-cards.ts';

// Ice that is swapped during a run, and whether the Runner goes with it (6.2.4 in edition 1.4, 6.2.7 in 26.03).

rule(
  both('6.2.4c 6.1.2b', '6.2.7d 6.1.2b 6.2.2f'),
  'encountered ice is swapped: the Runner stays with it, and attacks the server it protects now',
  () => {
    const table = runOnHq(rezzed('Outer'));
    runTo(table, '6.9.3b');
    craneSwaps(table, 'Outer', 'Other');
    expect([iceOf(table, 'hq'), iceOf(table, 'rd')]).toEqual([['Other'], ['Palisade', 'Outer', 'Tithe']]);
    const { run } = table.corp.seen;
    expect([run?.server, run?.position, run?.ice?.title, run?.step]).toEqual(['rd', 1, 'Outer', '6.9.3b']);
    finishRun(table);
    expect(story(table, ...along)).toEqual([
      'iceApproached Outer',
      'iceEncountered Outer',
      'icePassed Outer',
      'iceApproached Tithe',
      'icePassed Tithe',
      'serverApproached',
    ]);
    expect(table.happened('runSuccessful', 'accessBegins').map((event) => event.detail)).toEqual([
      'rd',
      'rd',
    ]);
  },
);

rule(both('6.2.4d', '6.2.7b'), 'approached ice is swapped: the ice in its place is approached', (edition) => {
  const table = runOnHq('Outer', 'Inner');
  const window = edition === '1.4' ? '6.9.2e' : '6.9.2b';
  runTo(table, window);
  craneSwaps(table, 'Outer', 'Other');
  const { run } = table.corp.seen;
  expect([run?.server, run?.position, run?.ice?.title]).toEqual(['hq', 1, 'Other']);
  expect(stop(table)).toBe(`${window} corp window`);
  table.corp.rezzes('Other'); // it is the approached ice now
  finishRun(table);
  expect(story(table, ...along)).toEqual([
    'iceApproached Outer',
    'iceEncountered Other',
    'icePassed Other',
    'iceApproached Inner',
    'icePassed Inner',
    'serverApproached',
  ]);
});

rule(current('6.2.7b'), 'nothing triggers on approaching the ice that was swapped in', () => {
  const toll = assetWith('Toll', { text: [whenever({ deed: 'approach' }, gainCredits(5))] });
  const table = scenario({
    at: 'runner.action',
    cards: [crane, toll, ...gaps],
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: ['Outer'] },
        { server: 'rd', ice: ['Other'] },
        { server: 'remote-1', root: [rezzed('Crane')] },
        { server: 'remote-2', root: [rezzed('Toll')] },
      ],
    },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.2b');
  table.corp.uses('Crane'); // two pieces of ice: nothing to choose
  expect([table.corp.seen.run?.ice?.title, table.corp.credits]).toEqual(['Other', 5]);
  finishRun(table);
  expect(table.corp.credits).toBe(5);
});

rule(
  current('6.2.7e'),
  'ice swapped during initiation: the ice in its place is approached; during movement: it is not',
  () => {
    const early = runOnHq('Outer', 'Inner');
    expect(stop(early)).toBe('6.9.1e runner window');
    craneSwaps(early, 'Outer', 'Other');
    expect([runStep(early), early.corp.seen.run?.position]).toEqual(['6.9.1e', 1]);
    finishRun(early);
    expect(story(early, 'iceApproached')).toEqual(['iceApproached Other', 'iceApproached Inner']);

    const late = runOnHq('Outer', 'Inner');
    runTo(late, '6.9.4b');
    craneSwaps(late, 'Outer', 'Other');
    expect([runStep(late), late.corp.seen.run?.position]).toEqual(['6.9.4b', 1]);
    finishRun(late);
    expect(story(late, 'iceApproached')).toEqual(['iceApproached Outer', 'iceApproached Inner']);
  },
);

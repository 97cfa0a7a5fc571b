import {
  cannot,
  gainCredits,
  gainingCredits,
  placeCounters,
  removeBadPublicity,
  takeBadPublicity,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, runStep, runTo } from './run-table.ts';
import { iceThat, resourceWith, rezzed } from './test-cards.ts';

// Credits from bad publicity during a run (6.3.3, 10.6).

const fund = (table: ReturnType<typeof scenario>) => table.corp.seen.run?.badPublicityCredits;

rule(both('6.3.3b 10.6.2', '10.6.2'), 'bad publicity credits pay for breaking like any others', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: {
      badPublicity: 2,
      hq: ['Hedge Fund'],
      servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }],
    },
    runner: { credits: 1, rig: ['Corroder'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Corroder', 2);
  table.runner.uses('Corroder');
  finishRun(table);
  expect(table.happened('runSuccessful').length).toBe(1);
  expect(table.runner.credits).toBe(1 + 2 - 2);
});

rule(
  both('6.3.3b', '10.6.2'),
  'in 1.4 they lie in the pool and can be lost; the fund of 26.03 is not part of the pool: Whitespace',
  (edition) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { badPublicity: 4, servers: [{ server: 'hq', ice: [rezzed('Whitespace')] }] },
      runner: { credits: 7 },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    expect([table.runner.credits, fund(table)]).toEqual(edition === '1.4' ? [7 + 4, 4] : [7, 4]);
    table.bothPass();
    // Lose 3, then the run ends if the pool holds 6 or less: 11 - 3 in 1.4, 7 - 3 in 26.03.
    if (edition === '1.4') {
      expect([table.runner.credits, runStep(table)]).toEqual([7 + 4 - 3, '6.9.5b']);
      finishRun(table);
      expect(table.runner.credits).toBe(7); // the lost ones were those of bad publicity
    } else expect([table.runner.credits, runStep(table)]).toEqual([7 - 3, '']);
  },
);

rule(
  both('10.6.2a', '10.6.3c · taken'),
  'bad publicity taken during a run counts from the next run on',
  (edition) => {
    const scandal = iceThat('Scandal', [takeBadPublicity(2)]);
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [scandal],
      corp: { badPublicity: 1, servers: [{ server: 'hq', ice: [rezzed('Scandal')] }] },
      runner: { credits: 0 },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.bothPass();
    expect([table.corp.badPublicity, fund(table)]).toEqual([3, 1]);
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    table.bothPass();
    table.runner.takes('run archives');
    expect([fund(table), table.runner.credits]).toEqual([3, edition === '1.4' ? 3 : 0]);
  },
);

rule(current('10.6.3c · removed'), 'removed during a run it leaves that run its credits', () => {
  const spin = iceThat('Spin', [removeBadPublicity(2)]);
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [spin],
    corp: { badPublicity: 3, servers: [{ server: 'hq', ice: [rezzed('Spin')] }] },
    runner: { credits: 0 },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.bothPass();
  expect([table.corp.badPublicity, fund(table)]).toEqual([1, 3]);
  finishRun(table);
  table.bothPass();
  table.runner.takes('run archives');
  expect(fund(table)).toBe(1);
});

rule(
  both('6.9.1c 6.9.6b', '6.9.1b 6.9.6b 10.6.3a 10.6.3b'),
  'each run brings its own credits; what is gained otherwise during a run is kept',
  () => {
    const tip = iceThat('Tip', [gainCredits(5, 'opponent')]);
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [tip],
      corp: { badPublicity: 2, servers: [{ server: 'hq', ice: [rezzed('Tip')] }] },
      runner: { credits: 0 },
    });
    for (const run of [1, 2]) {
      table.runner.takes('run hq');
      expect(fund(table)).toBe(2);
      finishRun(table);
      expect(table.runner.credits).toBe(5 * run);
      table.bothPass();
    }
  },
);

rule(current('10.6.2'), 'the fund is empty outside runs: it buys nothing between them', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { badPublicity: 5 },
    runner: { credits: 0, grip: ['Sure Gamble'] },
  });
  expect(table.runner.explain('play Sure Gamble')).toMatchObject({ because: 'notEnoughCredits' });
});

const miser = resourceWith('Miser', { text: [when(gainingCredits(), placeCounters('power', 1))] });
const vow = resourceWith('Vow', { text: [cannot(gainingCredits())] });
const runWith = (card: string) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [miser, vow],
    corp: { badPublicity: 2 },
    runner: { credits: 0, rig: [card] },
  });
  table.runner.takes('run hq');
  return { table, power: () => table.runner.seen.runner.rig[0]?.counters?.power ?? 0 };
};

rule(
  '1.10.3a 10.6.2',
  'credits from bad publicity are gained: an ability that waits for that sees them',
  () => {
    const { table, power } = runWith('Miser');
    if (table.decision?.kind === 'reaction') table.runner.triggers('Miser');
    expect([fund(table), power()]).toEqual([2, 1]); // once, for both of them
  },
);

rule('1.2.2 1.10.3a', 'a Runner who cannot gain credits has none of them', () => {
  expect(fund(runWith('Vow').table)).toBe(0);
});

rule(current('10.6.2'), 'credits in the fund are not in the pool, and so not gained', () => {
  const { table, power } = runWith('Miser');
  expect([fund(table), power()]).toEqual([2, 0]);
  expect(fund(runWith('Vow').table)).toBe(2);
});

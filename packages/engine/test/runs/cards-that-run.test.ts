import { gainCredits, maximumHandSize, optional, run, when } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, runTo } from './run-table.ts';
import { eventWith } from './test-cards.ts';

// An event that makes a run is in play as long as the run.

const longPlan = eventWith('Long Plan', {
  play: [run('any', optional(when({ deed: 'endRun' }, gainCredits(5)))), gainCredits(1)],
  text: [maximumHandSize(2)],
});

rule(
  both('8.5.4', '8.6.5'),
  'an event that makes a run stays active in play until the run and what follows it are over',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [longPlan],
      corp: { servers: [{ server: 'hq', ice: ['Tithe'] }] },
      runner: { credits: 0, grip: ['Long Plan'] },
    });
    table.runner.plays('Long Plan');
    table.runner.takes('run hq');
    runTo(table, '6.9.2b'); // approaching Tithe
    expect(table.runner.seen.playing.map((card) => card.title)).toEqual(['Long Plan']);
    expect(table.runner.maximumHandSize).toBe(5 + 2);
    expect(table.happened('trashed')).toEqual([]);
    finishRun(table);
    // The run is over, and its own ability about that is still to come.
    expect(table.decision?.kind).toBe('reaction');
    expect(table.runner.seen.run).toBeNull();
    expect(table.runner.seen.playing.map((card) => card.title)).toEqual(['Long Plan']);
    expect(table.runner.maximumHandSize).toBe(5 + 2);
    table.runner.triggers('Long Plan');
    expect(table.runner.credits).toBe(5 + 1);
    expect([table.runner.discardPile, table.runner.maximumHandSize]).toEqual([['Long Plan'], 5]);
  },
);

import { gainCredits, when } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, goOn, leavesIt, runOn } from './making-runs.ts';
import { resourceWith } from './test-cards.ts';

// The last step of accessing cards from a server.

rule(
  both('7.6.7', '7.5.7'),
  'the accessing is over once, after the last card, and its checkpoint comes while the run goes on',
  () => {
    const ledger = resourceWith('Ledger', {
      text: [when({ deed: 'finishBreach', server: 'archives' }, gainCredits(5))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [ledger],
      corp: { archives: ['Hedge Fund', 'IPO'] },
      runner: { credits: 0, rig: ['Ledger'] },
    });
    runOn(table, 'archives');
    accesses(table, 'Hedge Fund');
    if (table.decision?.kind === 'trashAccessed') leavesIt(table);
    expect(table.moves).toEqual(['access IPO']); // not over yet
    accesses(table, 'IPO');
    if (table.decision?.kind === 'trashAccessed') leavesIt(table);
    expect(accessed(table)).toEqual(['Hedge Fund', 'IPO']);
    expect(table.moves).toEqual(['trigger Ledger 1']);
    expect(table.corp.seen.run?.server).toBe('archives'); // the run is still going on
    table.runner.triggers('Ledger');
    goOn(table);
    expect([table.runner.credits, table.corp.seen.run]).toEqual([5, null]);
    runOn(table, 'hq');
    expect(table.runner.credits).toBe(5); // another server
  },
);

import { gainCredits, giveTags, trace, when } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { operationWith, resourceWith } from './test-cards.ts';

// The steps of a trace attempt: what is met at its start and at its outcome, and when.

/** Trace 2: a tag if successful; then 1 credit. */
const tracker = operationWith('Tracker', trace(2, [giveTags(1)]), gainCredits(1));

rule(
  both('10.8.6a 10.8.6b'),
  'what waits for the start of a trace resolves before anybody spends on it',
  () => {
    const alarm = resourceWith('Alarm', {
      text: [when({ deed: 'trace' }, gainCredits(3))],
    });
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [tracker, alarm],
      corp: { credits: 1, hq: ['Tracker'] },
      runner: { credits: 0, rig: ['Alarm'] },
    });
    table.corp.plays('Tracker');
    expect(table.moves).toEqual(['trigger Alarm 1 Tracker']);
    table.runner.triggers('Alarm');
    expect(table.decision).toMatchObject({ seat: 'corp', kind: 'trace' });
    table.corp.pays('spend 1');
    expect(table.keys).toEqual(['spend 0', 'spend 1', 'spend 2', 'spend 3']); // with Alarm's credits
    table.runner.pays('spend 3'); // 3 against 3
    expect([table.runner.tags, table.runner.credits]).toEqual([0, 0]);
    expect(table).toBeSettled();
  },
);

rule('10.8.6f', 'what waits for the outcome is met as the trace is decided, ahead of what follows it', () => {
  const log = resourceWith('Log', {
    text: [
      when({ deed: 'trace', result: 'success' }, gainCredits(10)),
      when({ deed: 'trace', result: 'failure' }, gainCredits(100)),
    ],
  });
  for (const [spent, gained] of [
    [0, 10],
    [2, 100],
  ] as const) {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [tracker, log],
      corp: { credits: 1, hq: ['Tracker'] },
      runner: { credits: 2, rig: ['Log'] },
    });
    table.corp.plays('Tracker');
    table.corp.pays('spend 0');
    expect(table.happened('triggered')).toEqual([]);
    table.runner.pays(`spend ${spent}`);
    expect([table.awaits, table.decision?.kind, table.corp.credits]).toEqual(['runner', 'reaction', 1]);
    table.runner.triggers('Log');
    expect(table.runner.credits).toBe(2 - spent + gained);
    expect(table.corp.credits).toBe(1 + 1); // the rest of Tracker, afterwards
    expect(table).toBeSettled();
  }
});

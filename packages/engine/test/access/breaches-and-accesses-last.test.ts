import {
  accessing,
  breach,
  breaching,
  cannot,
  forThe,
  insteadOf,
  oncePerBreach,
  optional,
  removeFromGame,
  stealing,
  when,
  whenAccessed,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun } from '../runs/run-table.ts';
import { accessed, runOn } from './making-runs.ts';
import { agendaWith, assetWith, eventWith, hardwareWith, resourceWith, upgradeWith } from './test-cards.ts';

// What lasts for a breach or an access, and what may be done once in a breach.

rule(both('9.9.3', '9.10.3'), 'what lasts for an access is over with it', () => {
  const perfect = agendaWith('Perfect', {
    text: [optional(whenAccessed(forThe('access', cannot(stealing('this')))))],
  });
  const table = scenario({ at: 'runner.action', cards: [perfect], corp: { hq: ['Perfect'] } });
  runOn(table, 'hq');
  table.corp.triggers('Perfect');
  finishRun(table);
  expect([accessed(table), table.runner.scored]).toEqual([['Perfect'], []]);
  runOn(table, 'hq');
  table.corp.passes();
  finishRun(table);
  expect(table.runner.scored).toEqual(['Perfect']);
});

rule(both('9.9.3', '9.10.3'), 'what lasts for a breach is over with it', () => {
  const deal = resourceWith('Deal', {
    text: [optional(when(breaching('hq'), forThe('breach', cannot(accessing({ in: 'hq' })))))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [deal],
    corp: { hq: ['Hedge Fund'] },
    runner: { rig: ['Deal'] },
  });
  runOn(table, 'hq');
  table.runner.triggers('Deal');
  finishRun(table);
  expect(accessed(table)).toEqual([]);
  runOn(table, 'hq');
  table.runner.passes();
  finishRun(table);
  expect(accessed(table)).toEqual(['Hedge Fund']);
});

const here = upgradeWith('Here', {});
const breachers = [
  here,
  eventWith('Knock', breach('hq', cannot(accessing({ in: 'root' })))),
  eventWith('Barge', breach('hq')),
];
const atHq = () =>
  scenario({
    at: 'runner.action',
    cards: breachers,
    corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', root: ['Here'] }] },
    runner: { grip: ['Knock', 'Barge'] },
  });

rule(current('7.4.2'), 'a breach can come with what holds for it alone', () => {
  const table = atHq();
  table.runner.plays('Knock');
  expect(accessed(table)).toEqual(['Hedge Fund']);
  // Another breach knows nothing of it.
  if (table.awaits === 'corp') table.corp.passes();
  table.runner.plays('Barge');
  while (table.decision?.kind === 'access') table.runner.takes(table.keys[0] ?? '');
  expect(accessed(table)).toContain('Here');
});

rule('7.1.2b', 'a breach outside a run is about no root anyway', () => {
  const table = atHq();
  table.runner.plays('Knock');
  if (table.awaits === 'corp') table.corp.passes();
  table.runner.plays('Barge');
  expect(accessed(table)).toEqual(['Hedge Fund', 'Hedge Fund']);
});

rule(both('9.3.3c'), 'once in each breach, and again in the next one', () => {
  const sieve = hardwareWith('Sieve', {
    text: [
      oncePerBreach({
        ...insteadOf(accessing({}, { from: 'archives' }), removeFromGame('it')),
        may: true,
      }),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [sieve, assetWith('One', {}), assetWith('Two', {}), assetWith('Three', {})],
    corp: { archives: ['One', 'Two', 'Three'] },
    runner: { rig: ['Sieve'] },
  });
  runOn(table, 'archives');
  const take = (title: string) =>
    table.runner.takes(table.keys.find((key) => table.inWords(key) === `access ${title}`) ?? '');
  take('One');
  expect(table.decision?.kind).toBe('replacement');
  table.runner.takes(table.keys[0] ?? '');
  expect(table.corp.seen.removed.map(({ title }) => title)).toEqual(['One']);
  take('Two');
  finishRun(table);
  expect(accessed(table)).toEqual(['Two', 'Three']);
  runOn(table, 'archives');
  take('Two');
  expect(table.decision?.kind).toBe('replacement');
});

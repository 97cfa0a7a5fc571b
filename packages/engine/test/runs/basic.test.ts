import { both, expect, rule, scenario } from '@lastclick/testkit';

rule(both('5.2.8f', '5.2.7f'), 'Runner: a click to run any server', () => {
  const table = scenario({
    at: 'runner.action',
    corp: {
      credits: 0,
      hq: ['Hedge Fund'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'rd', ice: ['Tithe'] },
      ],
    },
    runner: { credits: 0 },
  });
  expect(table.keys.filter((k) => k.startsWith('run'))).toEqual([
    'run hq',
    'run rd',
    'run archives',
    'run remote-1',
  ]);
  table.runner.takes('run hq');
  table.runner.takes('continue');
  expect(table.happened('accessed').length).toBe(1);
  expect(table.runner.clicks).toBe(3);
  expect(table).toBeSettled();
});

import { endTheRun, gainCredits, when } from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, runStep, runTo, stop, story } from './run-table.ts';
import { abacus, iceThat, pick, resourceWith, rezzed, whenever } from './test-cards.ts';

// Breaking and resolving subroutines (6.5.4, 6.5.5, 6.9.3c; 9.8 in edition 26.03).

const atAbacus = (more: { readonly rig?: readonly string[] } = {}) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [abacus, pick],
    corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
    runner: { credits: 10, rig: more.rig ?? ['Pick'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  return table;
};
const subroutines = (table: ReturnType<typeof atAbacus>): number[] =>
  table.happened('subroutineResolves').map((event) => event.amount);

rule(
  both('6.9.3c 6.5.5', '6.9.3c 9.8.3c 9.8.7 9.8.7a 9.8.7b'),
  'unbroken subroutines resolve from top to bottom, and the Runner has no say in between',
  () => {
    const table = atAbacus();
    table.runner.uses('Pick');
    table.runner.takes('break 2');
    table.bothPass();
    expect(runStep(table)).not.toBe('6.9.3c'); // nobody was asked anything there
    expect(subroutines(table)).toEqual([1, 3]);
    expect(table.corp.credits).toBe(1 + 100);
  },
);

rule(
  both('6.9.3c', '6.9.3c 6.9.3d'),
  'each subroutine is finished, reactions and all, before the next one',
  () => {
    const echo = resourceWith('Echo', {
      text: [when({ deed: 'gainCredits', by: 'opponent' }, gainCredits(1))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [abacus, echo],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { credits: 0, rig: ['Echo'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.bothPass();
    for (const credits of [1, 11, 111]) {
      expect([stop(table), table.corp.credits]).toEqual(['6.9.3c runner reaction', credits]);
      table.runner.triggers('Echo');
    }
    expect(runStep(table)).not.toBe('6.9.3c'); // three subroutines, no fourth
    expect(table.runner.credits).toBe(3);
  },
);

rule(both('6.9.3d', '6.9.3e'), 'with no subroutine left the encounter is over and the ice is passed', () => {
  const table = atAbacus();
  expect(story(table, 'icePassed')).toEqual([]);
  table.bothPass();
  expect(subroutines(table)).toEqual([1, 2, 3]);
  expect(story(table, 'icePassed')).toEqual(['icePassed Abacus']);
  expect(table.corp.seen.run?.subroutines).toEqual([]); // no encounter any more
});

rule(
  both('6.5.4', '9.8.4a'),
  'broken subroutines stay broken for the encounter and are whole again in the next one',
  () => {
    const table = atAbacus();
    for (const number of [1, 2, 3]) {
      table.runner.uses('Pick');
      if (number < 3) table.runner.takes(`break ${number}`);
    }
    expect(table.corp.seen.run?.subroutines).toEqual(['broken', 'broken', 'broken']);
    finishRun(table);
    expect([table.corp.credits, table.runner.credits]).toEqual([0, 10 - 3]);
    table.bothPass();
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    expect(table.corp.seen.run?.subroutines).toEqual(['unbroken', 'unbroken', 'unbroken']);
  },
);

refuses(both('6.5.4', '9.8.6'), 'a broken subroutine cannot be broken again', () => {
  const table = atAbacus();
  table.runner.uses('Pick');
  expect(table.moves).toEqual(['break 1', 'break 2', 'break 3']);
  table.runner.takes('break 1');
  table.runner.uses('Pick');
  expect(table.moves).toEqual(['break 2', 'break 3']);
  table.runner.takes('break 3');
  table.runner.uses('Pick'); // only one left: no question
  expect(table.runner.explain('use Pick 1')).toMatchObject({ allowed: false, because: 'nothingToBreak' });
});

rule(
  both('6.8.2b', '9.8.7c'),
  'a subroutine that ends the run is the last one: Little Engine pays nothing',
  () => {
    const engine = iceThat('Small Engine', [gainCredits(1)], [endTheRun], [gainCredits(5, 'opponent')]);
    const table = scenario({
      at: 'runner.action',
      cards: [engine],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Small Engine')] }] },
      runner: { credits: 0 },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect([table.corp.credits, table.runner.credits]).toEqual([1, 0]);
    expect(subroutines(table)).toEqual([1, 2]);
    expect(table).toBeSettled();
  },
);

rule(
  current('6.5.7a'),
  'the Runner fully breaks the ice the first time all its subroutines are broken',
  () => {
    const trophy = resourceWith('Trophy', {
      text: [whenever({ deed: 'break', fully: true }, gainCredits(50))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [abacus, pick, trophy],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Abacus')] }] },
      runner: { credits: 10, rig: ['Pick', 'Trophy'] },
    });
    for (const run of [1, 2]) {
      table.runner.takes('run hq');
      const before = table.runner.credits;
      table.runner.uses('Pick');
      table.runner.takes('break 3');
      table.runner.uses('Pick');
      table.runner.takes('break 1');
      expect([run, table.runner.credits]).toEqual([run, before - 2]);
      table.runner.uses('Pick');
      expect(table.runner.credits).toBe(before - 3 + 50);
      finishRun(table);
      expect(table.runner.credits).toBe(before - 3 + 50);
    }
  },
);

import {
  breakSubroutines,
  breaks,
  credits,
  gainCredits,
  pumpStrength,
  sub,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, installedCard, runTo, stop } from './run-table.ts';
import { breakerWith, freely, iceWith, rezzed } from './test-cards.ts';

// Icebreakers and the strength of ice (3.4.4, 3.9.5).

const strength = (table: ReturnType<typeof scenario>, title: string): number | undefined =>
  installedCard(table, title)?.strength;

/** Every window is asked; the Runner has priority in the window for breaking. */
const encountering = (
  ice: string,
  rig: readonly (string | { card: string; virus: number })[],
  server = 'hq',
) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server, ice: [rezzed(ice)] }] },
    runner: { credits: 9, rig },
  });
  table.runner.takes(`run ${server}`);
  runTo(table, '6.9.3b');
  return table;
};

refuses(both('3.9.5g'), 'weaker than the ice an icebreaker cannot break; as strong as it, it can', () => {
  const table = encountering('Wall of Static', ['Corroder']);
  expect([strength(table, 'Corroder'), strength(table, 'Wall of Static')]).toEqual([2, 3]);
  expect(table.runner.explain('use Corroder 1')).toMatchObject({
    allowed: false,
    because: 'notStrongEnough',
  });
  table.runner.uses('Corroder', 2);
  expect(strength(table, 'Corroder')).toBe(2 + 1);
  table.runner.uses('Corroder');
  finishRun(table);
  expect([table.runner.credits, table.happened('runSuccessful').length]).toEqual([9 - 1 - 1, 1]);
});

rule('6.5.4', 'each subroutine that is broken is told by its place on the ice', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [
      breakerWith('Saw', freely(breakSubroutines(1))),
      iceWith('Double', { text: [sub(gainCredits(1)), sub(gainCredits(2))] }),
    ],
    corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Double')] }] },
    runner: { rig: ['Saw'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Saw');
  table.choose('runner', table.keys[1] ?? '');
  expect(table.happened('subroutineBroken').map(({ amount }) => amount)).toEqual([2]);
  expect(table.corp.seen.run?.subroutines).toEqual(['unbroken', 'broken']);
});

rule(both('3.9.5g'), 'the strength of the ice as it is now counts: Palisade and Leech', () => {
  expect(encountering('Palisade', ['Corroder']).runner.explain('use Corroder 1').allowed).toBe(true);
  const remote = encountering('Palisade', ['Corroder', { card: 'Leech', virus: 2 }], 'remote-1');
  expect(strength(remote, 'Palisade')).toBe(2 + 2);
  for (const lowered of [4, 3]) {
    expect(strength(remote, 'Palisade')).toBe(lowered);
    expect(remote.runner.explain('use Corroder 1')).toMatchObject({ because: 'notStrongEnough' });
    remote.runner.uses('Leech');
  }
  expect(strength(remote, 'Palisade')).toBe(2);
  remote.runner.uses('Corroder');
  expect(remote.corp.seen.run?.subroutines).toEqual(['broken']);
});

refuses(both('3.9.5h'), 'an ability for one subtype of ice is of no use on another', () => {
  const tithe = encountering('Tithe', ['Corroder', 'Carmen', 'Mayfly']);
  expect(tithe.runner.explain('use Corroder 1')).toMatchObject({ allowed: false, because: 'wrongIce' });
  expect(tithe.runner.explain('use Carmen 1').allowed).toBe(true); // a sentry
  expect(tithe.runner.explain('use Mayfly 1').allowed).toBe(true); // any ice
  const enigma = encountering('Enigma', ['Carmen', 'Buzzsaw']);
  expect(enigma.runner.explain('use Carmen 1')).toMatchObject({ because: 'wrongIce' });
  expect(enigma.runner.explain('use Buzzsaw 1').allowed).toBe(true);
});

rule(both('3.9.5b'), 'strength paid for lasts for the encounter and no longer', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: {
      credits: 0,
      servers: [{ server: 'hq', ice: [rezzed('Wall of Static'), rezzed('Wall of Static')] }],
    },
    runner: { credits: 9, rig: ['Corroder'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Corroder', 2);
  table.runner.passes();
  expect([stop(table), strength(table, 'Corroder')]).toEqual(['6.9.3b corp window', 3]);
  table.corp.passes(); // the wall ends the run
  expect(strength(table, 'Corroder')).toBe(2);
  table.bothPass();
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Corroder', 2);
  table.runner.uses('Corroder');
  table.bothPass();
  expect(strength(table, 'Corroder')).toBe(2); // the first wall is passed
  runTo(table, '6.9.3b');
  expect(table.runner.explain('use Corroder 1')).toMatchObject({ because: 'notStrongEnough' });
});

rule(both('3.9.5c'), 'strength for the rest of the run lasts through its encounters, until it ends', () => {
  const blade = breakerWith(
    'Blade',
    freely(pumpStrength(1, 'run')),
    breaks('barrier', [credits(0)], breakSubroutines(1)),
  );
  const slab = iceWith('Slab', { strength: 3, text: [sub(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [blade, slab],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Slab'), rezzed('Slab')] }] },
    runner: { rig: ['Blade'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.2b');
  table.runner.uses('Blade'); // before any encounter
  expect(strength(table, 'Blade')).toBe(1 + 1);
  runTo(table, '6.9.3b');
  table.runner.uses('Blade'); // during one
  for (const ice of [1, 2]) {
    runTo(table, '6.9.3b');
    expect([ice, strength(table, 'Blade')]).toEqual([ice, 1 + 1 + 1]);
    table.runner.uses('Blade', 2);
    table.bothPass();
  }
  finishRun(table);
  expect([strength(table, 'Blade'), table.corp.credits]).toEqual([1, 0]);
});

rule(both('3.9.5d'), 'strength paid for outside an encounter is gone at the next checkpoint', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
    runner: { credits: 9, rig: ['Corroder'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.2b');
  table.runner.uses('Corroder', 2);
  expect([stop(table), strength(table, 'Corroder')]).toEqual(['6.9.2b runner window', 2]);
  expect(table.runner.credits).toBe(9 - 1);
  expect(table.happened('strengthChanged').length).toBe(1);
});

import {
  breaking,
  breakSubroutines,
  breaks,
  credits,
  damage,
  encountering,
  endTheRun,
  gainCredits,
  happened,
  oncePerRun,
  oncePerTurn,
  paid,
  prevent,
  preventing,
  sub,
  sufferingDamage,
  when,
  would,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, runTo } from './run-table.ts';
import { breakerWith, eventWith, iceThat, iceWith, resourceWith, rezzed } from './test-cards.ts';

// Abilities that can be used once in a run or turn, and what is asked of an encounter.

const spike = resourceWith('Spike', { text: [oncePerRun(paid([credits(0)], gainCredits(5)))] });

refuses(both('9.3.3c'), 'what can be used once in a run is used once in each, whatever the turn', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [spike, iceThat('Fence', [gainCredits(1)])],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Fence')] }] },
    runner: { credits: 0, rig: ['Spike'] },
    priority: 'every',
  });
  for (const credits of [5, 10]) {
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    while (table.awaits === 'corp') table.corp.passes();
    table.runner.uses('Spike');
    expect(table.runner.credits).toBe(credits);
    expect(table.runner.explain('use Spike paid-gainCredits')).toMatchObject({
      allowed: false,
      because: 'usedThisTurn',
    });
    finishRun(table);
    while (table.decision?.kind === 'window') table.choose(table.awaits ?? 'corp', 'pass');
  }
});

rule(both('9.3.3c'), 'the same of what is met, which its limit makes optional', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [
      resourceWith('Guide', { text: [oncePerRun(when(encountering(), gainCredits(5)))] }),
      iceThat('Fence', [gainCredits(1)]),
    ],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Fence'), rezzed('Fence')] }] },
    runner: { credits: 0, rig: ['Guide'] },
  });
  table.runner.takes('run hq');
  let asked = 0;
  for (let i = 0; i < 60 && table.corp.seen.run !== null; i++) {
    if (table.decision?.kind === 'reaction') {
      asked += 1;
      table.runner.triggers('Guide');
    } else {
      const easy = table.keys.find((key) => ['pass', 'continue', 'done'].includes(key));
      table.choose(table.awaits ?? 'runner', easy ?? table.keys[0] ?? '');
    }
  }
  expect([asked, table.runner.credits]).toEqual([1, 5]);
});

rule(both('9.3.3c'), 'interrupts have limits too, paid for or not', () => {
  const shields = [
    resourceWith('Vest', {
      text: [oncePerTurn(preventing(sufferingDamage({ type: 'net' }), [credits(0)], 1))],
    }),
    resourceWith('Charm', { text: [oncePerTurn(would(sufferingDamage({ type: 'meat' }), prevent(1)))] }),
  ];
  const table = scenario({
    at: 'runner.action',
    cards: [
      ...shields,
      eventWith('Nets', { play: [damage('net', 1), damage('net', 1)] }),
      eventWith('Meats', { play: [damage('meat', 1), damage('meat', 1)] }),
    ],
    runner: {
      rig: ['Vest', 'Charm'],
      grip: ['Nets', 'Meats', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
    },
  });
  table.runner.plays('Nets');
  table.runner.uses('Vest');
  expect(table.runner.discardPile).toHaveLength(1 + 1);
  table.runner.plays('Meats');
  table.runner.triggers('Charm');
  expect(table.runner.discardPile).toHaveLength(2 + 2);
  expect(table).toBeSettled();
});

const guarded = iceWith('Guarded', {
  text: [
    {
      static: 'cannot',
      deed: breaking('this', { printed: true }),
      while: happened(breaking('this', { printed: true }), 'encounter'),
    },
    sub(gainCredits(1)),
    sub(gainCredits(10)),
    sub(endTheRun),
  ],
});
const pair = breakerWith('Pair', breaks('barrier', [credits(1)], breakSubroutines(2)));

rule(both('1.2.2'), 'what cannot happen twice in an encounter can happen once in each', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [guarded, pair],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Guarded')] }] },
    runner: { credits: 9, rig: ['Pair'] },
  });
  for (const corp of [11, 11]) {
    const before = table.corp.credits;
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Pair');
    // Two could be broken at once, one may be: the Runner says which.
    expect(table.keys).toHaveLength(3);
    table.runner.takes('break 3');
    expect(table.happened('subroutineBroken').at(-1)?.amount).toBe(3);
    expect(table.runner.explain('use Pair paid-break').allowed).toBe(false);
    finishRun(table);
    expect(table.corp.credits - before).toBe(corp);
  }
  expect(table.happened('subroutineBroken')).toHaveLength(2);
});

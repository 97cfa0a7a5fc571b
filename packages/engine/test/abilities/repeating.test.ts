import {
  all,
  atMost,
  choose,
  chooseOne,
  did,
  draw,
  forEach,
  gainCredits,
  gainingCredits,
  iff,
  inZone,
  loseCredits,
  of,
  placeCounters,
  repeatTimes,
  repeatWhile,
  type Step,
  trash,
  when,
  your,
} from '@lastclick/engine/language';
import { both, expect, type Position, refuses, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { compileCard } from '../../src/compile/compile.ts';
import { eventWith, resourceWith } from './test-cards.ts';

// "Repeat this process", and doing something once for each of a number.

const grip = inZone('grip');
const runnerPlays = (steps: readonly Step[], position: Position = {}) => {
  const table = scenario({
    at: 'runner.action',
    ...position,
    cards: [eventWith('Trial', ...steps), ...(position.cards ?? [])],
    runner: { credits: 5, ...position.runner, grip: ['Trial', ...(position.runner?.grip ?? [])] },
  });
  table.runner.plays('Trial');
  return table;
};

rule(
  both('9.11.4b', '9.12.4b'),
  'how often something is repeated is worked out after the first time, and stays so',
  () => {
    const stack = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'];
    const table = runnerPlays([repeatTimes(your('hand'), draw(1))], {
      runner: { grip: ['Sure Gamble'], stack },
    });
    // One card in hand, two after the first time: two more.
    expect(table.runner.hand).toHaveLength(1 + 1 + 2);
    const none = runnerPlays([repeatTimes(your('tags'), draw(1))], { runner: { stack } });
    expect(none.runner.hand).toHaveLength(1);
  },
);

rule(
  both('9.11.4a', '9.12.4a'),
  'without a number it is repeated as long as what it depends on holds once it is resolved',
  () => {
    const poor = atMost(5, your('credits'));
    const steps = [repeatWhile(poor, gainCredits(2))];
    expect(runnerPlays(steps, { runner: { credits: 0 } }).runner.credits).toBe(6);
    expect(runnerPlays(steps, { runner: { credits: 9 } }).runner.credits).toBe(11);
  },
);

rule(both('9.11.4a', '9.12.4a'), 'whether the last of it did something can be what it depends on', () => {
  const table = runnerPlays([repeatWhile(did, draw(1), loseCredits(2))], {
    runner: { credits: 5, stack: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
  });
  // 5, 3, 1 and 0 credits: the fourth time none is left to lose.
  expect([table.runner.credits, table.runner.hand.length]).toEqual([0, 4]);
});

rule(both('9.11.4c', '9.12.4c'), 'a checkpoint comes between the repetitions', () => {
  const tutor = resourceWith('Tutor', { text: [when(gainingCredits(), draw(1))] });
  const table = runnerPlays([repeatTimes(2, gainCredits(your('hand')))], {
    cards: [tutor],
    runner: { rig: ['Tutor'], grip: ['Sure Gamble'], stack: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
  });
  expect(table.runner.credits).toBe(5 + 1 + 2 + 3);
});

rule(both('9.11.4d', '9.12.4d'), 'choices are made afresh each time', () => {
  const table = runnerPlays([repeatTimes(2, chooseOne([gainCredits(2)], [draw(1)]))], {
    runner: { stack: ['Diesel', 'Diesel'] },
  });
  table.runner.takes('mode gainCredits');
  table.runner.takes('mode draw');
  table.runner.takes('mode gainCredits');
  expect([table.runner.credits, table.runner.hand]).toEqual([9, ['Diesel']]);
  expect(table).toBeSettled();
});

rule(
  both('9.11.4d', '9.12.4d'),
  'so are targets, and what is said of them is about those of that time',
  () => {
    const table = runnerPlays(
      [repeatTimes(1, trash(choose(grip)), iff(atMost(2, of('that', 'cost')), [gainCredits(10)]))],
      { runner: { grip: ['Sure Gamble', 'Diesel', 'Corroder'] } },
    );
    table.runner.chooses('Sure Gamble');
    expect(table.runner.credits).toBe(5);
    table.runner.chooses('Diesel');
    expect(table.runner.credits).toBe(15);
    expect([table.runner.hand, table.runner.discardPile.length]).toEqual([['Corroder'], 3]);
  },
);

rule(both('9.11.4d', '9.12.4d'), 'cards named before the process are the same every time', () => {
  const table = runnerPlays(
    [placeCounters('power', 1, all({ title: 'Cache' })), repeatTimes(2, placeCounters('virus', 1, 'that'))],
    { cards: [resourceWith('Cache', {})], runner: { rig: ['Cache'] } },
  );
  expect(table.runner.seen.runner.rig.map(({ counters }) => counters)).toEqual([{ power: 1, virus: 3 }]);
});

rule(
  both('9.11.2b', '9.12.2b'),
  'what is done for each of a number is worked out before, and may be nothing',
  () => {
    const stack = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'];
    const steps = [forEach(your('hand'), draw(1)), gainCredits(1)];
    const table = runnerPlays(steps, { runner: { grip: ['Sure Gamble', 'Corroder'], stack } });
    expect([table.runner.hand.length, table.runner.credits]).toEqual([4, 6]);
    const none = runnerPlays(steps, { runner: { stack } });
    expect([none.runner.hand.length, none.runner.credits]).toEqual([0, 6]);
  },
);

rule(both('9.11.4d', '9.12.4d'), 'a process within another begins anew each time', () => {
  const table = runnerPlays([repeatTimes(1, forEach(2, gainCredits(1)), repeatTimes(1, gainCredits(10)))]);
  expect(table.runner.credits).toBe(5 + 2 * (2 + 20));
});

refuses('5.2.4', 'nothing is played that would be done no time at all', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [eventWith('Trial', forEach(your('tags'), gainCredits(2)))],
    runner: { grip: ['Trial'] },
  });
  expect(table.runner.explain('play Trial').allowed).toBe(false);
  const tagged = scenario({
    at: 'runner.action',
    cards: [eventWith('Trial', forEach(your('tags'), gainCredits(2)))],
    runner: { grip: ['Trial'], tags: 1 },
  });
  expect(tagged.runner.explain('play Trial').allowed).toBe(true);
});

test('how often is said in one way', () => {
  const both = eventWith('Trial', { step: 'repeat', steps: [draw(1)], times: 1, for: 2 });
  const neither = eventWith('Trial', { step: 'repeat', steps: [draw(1)] });
  for (const card of [both, neither])
    expect(() => compileCard(card)).toThrow('it takes one of times, while and for');
});

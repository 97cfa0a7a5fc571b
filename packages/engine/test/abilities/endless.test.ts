import { apply, decision } from '@lastclick/engine';
import {
  atLeast,
  choose,
  fire,
  gainCredits,
  gainingCredits,
  optional,
  repeatWhile,
  when,
  whenItIsSo,
  your,
} from '@lastclick/engine/language';
import { both, expect, type Position, rule, scenario } from '@lastclick/testkit';
import { finishRun } from '../runs/run-table.ts';
import { iceThat, rezzed } from '../runs/test-cards.ts';
import { eventWith, resourceWith } from './test-cards.ts';

// What would go on for ever ends: the number its player has to choose is 1,000 for everybody.

const ENDLESS = both('10.10.1', '10.1.6a');
const echo = resourceWith('Echo', { text: [when(gainingCredits(), gainCredits(1))] });
const position = (more: Position = {}): Position => ({
  at: 'runner.action',
  cards: [echo],
  ...more,
  runner: { credits: 5, rig: ['Echo'], ...more.runner },
});

rule(
  ENDLESS,
  'an ability that meets its own condition stops after a thousand times, and the game goes on',
  () => {
    const table = scenario(position());
    table.runner.takes('gain credit');
    expect(table.runner.credits).toBe(5 + 1 + 1000);
    const [ended] = table.happened('loopEnded');
    expect(ended).toMatchObject({ amount: 1000, side: 'runner' });
    expect(table.runner.clicks).toBe(3);
    table.runner.takes('gain credit');
    expect(table.runner.credits).toBe(5 + 2 * 1001);
  },
);

rule(ENDLESS, 'the same where every window is open', () => {
  const table = scenario({ ...position(), priority: 'every' });
  table.runner.takes('gain credit');
  for (let asked = 0; asked < 3000; asked++) {
    const waiting = decision(table.game);
    if (waiting?.options.length !== 1) break;
    apply(table.game, 0);
  }
  expect(table.runner.credits).toBe(5 + 1 + 1000);
});

rule(both('10.10.1 9.6.7', '10.1.6a 9.6.7'), 'what is to be done as long as something is so ends too', () => {
  const well = resourceWith('Well', { text: [whenItIsSo(atLeast(1, your('credits')), gainCredits(1))] });
  const table = scenario({ at: 'runner.action', cards: [well], runner: { credits: 0, rig: ['Well'] } });
  table.runner.takes('gain credit');
  expect(table.runner.credits).toBe(1 + 1000);
  expect(table.runner.clicks).toBe(3);
});

rule(ENDLESS, 'a process that is repeated for ever ends too', () => {
  const rich = atLeast(1, your('credits'));
  const table = scenario({
    at: 'runner.action',
    cards: [eventWith('Perpetuum', repeatWhile(rich, gainCredits(1)), gainCredits(10_000))],
    runner: { credits: 5, grip: ['Perpetuum'] },
  });
  table.runner.plays('Perpetuum');
  // Its own ability is the first of the thousand; once for the first time through. What follows it happens.
  expect(table.runner.credits).toBe(5 + 1000 + 10_000);
  expect(table.happened('loopEnded')).toHaveLength(1);
});

rule(ENDLESS, 'two pieces of ice that resolve each other: then the run goes on', () => {
  const other = (title: string) => fire(choose({ title, rezzed: true }));
  const table = scenario({
    at: 'runner.action',
    cards: [iceThat('Here', [other('There')]), iceThat('There', [other('Here')])],
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: [rezzed('There')] },
        { server: 'rd', ice: [rezzed('Here')] },
      ],
    },
  });
  table.runner.takes('run hq');
  finishRun(table);
  expect(table.happened('runSuccessful')).toHaveLength(1);
});

rule(ENDLESS, 'whoever is asked each time is not stopped: they could stop it themselves', () => {
  const table = scenario(
    position({
      cards: [resourceWith('Echo', { text: [optional(when(gainingCredits(), gainCredits(1)))] })],
    }),
  );
  table.runner.takes('gain credit');
  for (let i = 0; i < 1200; i++) table.runner.triggers('Echo');
  expect(table.runner.credits).toBe(5 + 1 + 1200);
  expect(table.happened('loopEnded')).toEqual([]);
});

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

// What would go on for ever ends: the number its player has to choose is 200 for everybody.

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
  'an ability that meets its own condition stops after two hundred times, and the game goes on',
  () => {
    const table = scenario(position());
    table.runner.takes('gain credit');
    expect(table.runner.credits).toBe(5 + 1 + 200);
    const [ended] = table.happened('loopEnded');
    expect(ended).toMatchObject({ amount: 200, side: 'runner' });
    expect(table.runner.clicks).toBe(3);
    table.runner.takes('gain credit');
    expect(table.runner.credits).toBe(5 + 2 * 201);
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
  expect(table.runner.credits).toBe(5 + 1 + 200);
});

rule(both('10.10.1 9.6.7', '10.1.6a 9.6.7'), 'what is to be done as long as something is so ends too', () => {
  const well = resourceWith('Well', { text: [whenItIsSo(atLeast(1, your('credits')), gainCredits(1))] });
  const table = scenario({ at: 'runner.action', cards: [well], runner: { credits: 0, rig: ['Well'] } });
  table.runner.takes('gain credit');
  expect(table.runner.credits).toBe(1 + 200);
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
  // Its own ability is the first of the two hundred; once for the first time through. What follows it happens.
  expect(table.runner.credits).toBe(5 + 200 + 10_000);
  expect(table.happened('loopEnded')).toHaveLength(1);
});

rule(
  ENDLESS,
  'what is so all the time, and does something each time, ends until somebody had a choice',
  () => {
    const spring = resourceWith('Spring', {
      text: [whenItIsSo(atLeast(0, your('credits')), gainCredits(1))],
    });
    const table = scenario({ at: 'runner.action', cards: [spring], runner: { credits: 0, rig: ['Spring'] } });
    table.runner.takes('draw card');
    expect(table.happened('loopEnded')).not.toEqual([]);
    expect(table.runner.clicks).toBe(3);
    expect(table.awaits).toBe('runner');
  },
);

rule(ENDLESS, 'a replacement that would be needed again and again is not applied any more', () => {
  // Two unique cards of one name: the older one has to go, and this keeps it.
  const keeper = resourceWith('Keeper', {
    text: [{ ability: 'instead', to: { deed: 'trash', by: 'any' }, steps: [gainCredits(1)] }],
  });
  const star = { ...resourceWith('Star', {}), unique: true } as const;
  const table = scenario({
    at: 'runner.action',
    cards: [keeper, star],
    runner: { credits: 0, rig: ['Keeper', 'Star'], grip: ['Star'] },
  });
  table.runner.installs('Star');
  expect(table.awaits).toBe('runner');
  expect(table.runner.clicks).toBe(3);
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
  for (let i = 0; i < 300; i++) table.runner.triggers('Echo');
  expect(table.runner.credits).toBe(5 + 1 + 300);
  expect(table.happened('loopEnded')).toEqual([]);
});

import {
  addToHand,
  cannot,
  credits,
  endTheRun,
  finishingEncounter,
  gainCredits,
  jackingOut,
  jackOut,
  paid,
  removeFromGame,
  type Step,
  sub,
  trash,
  uninstalling,
  when,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, runTo } from './run-table.ts';
import { assetWith, eventWith, iceWith, programWith, resourceWith, rezzed } from './test-cards.ts';

// The end of an encounter, jacking out by an ability, and cards that leave play.

const echo = (...subs: readonly Step[]) =>
  iceWith('Echo', { text: [when(finishingEncounter('this'), gainCredits(10)), sub(...subs)] });

rule(both('6.5.1'), 'an encounter ends, passed or with the run', () => {
  for (const subroutine of [gainCredits(1), endTheRun]) {
    const table = scenario({
      at: 'runner.action',
      cards: [echo(subroutine)],
      corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Echo')] }] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.corp.credits).toBe(subroutine === endTheRun ? 10 : 11);
  }
});

rule(both('6.5.1'), 'ice that is not rezzed is not encountered, so nothing ends', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [echo(gainCredits(1)), assetWith('Ear', { text: [when(finishingEncounter(), gainCredits(100))] })],
    corp: {
      credits: 0,
      servers: [
        { server: 'hq', ice: ['Echo'] },
        { server: 'remote-1', root: [rezzed('Ear')] },
      ],
    },
  });
  table.runner.takes('run hq');
  finishRun(table);
  expect(table.corp.credits).toBe(0);
});

const hatch = resourceWith('Hatch', { text: [paid([trash('this')], jackOut)] });

rule(both('6.1.5'), 'an ability can have the Runner jack out when they could not by themselves', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [hatch, echo(gainCredits(1))],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Echo')] }] },
    runner: { rig: ['Hatch'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Hatch');
  finishRun(table);
  expect(table.happened('jackedOut')).toHaveLength(1);
  expect([table.happened('runSuccessful').length, table.happened('runUnsuccessful').length]).toEqual([0, 1]);
});

rule(both('1.2.2'), 'not where jacking out is forbidden', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [hatch, iceWith('Trap', { text: [cannot(jackingOut()), sub(gainCredits(1))] })],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Trap')] }] },
    runner: { rig: ['Hatch'] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  table.runner.uses('Hatch');
  finishRun(table);
  expect([table.happened('jackedOut').length, table.happened('runSuccessful').length]).toEqual([0, 1]);
});

rule(
  both('1.12.11', '1.13.13'),
  'an installed card that leaves play is uninstalled, wherever it goes',
  () => {
    const bear = programWith('Bear', {
      text: [
        when(uninstalling('this'), removeFromGame('this')),
        paid([credits(0)], trash('this')),
        paid([credits(0)], addToHand('this')),
      ],
    });
    for (const way of [1, 2]) {
      const table = scenario({
        at: 'runner.action',
        cards: [bear, eventWith('Wait', { play: [gainCredits(1)] })],
        runner: { rig: ['Bear'], grip: ['Wait'] },
      });
      // Any window will do; a click opens one.
      table.runner.plays('Wait');
      table.runner.uses('Bear', way);
      expect(table.runner.seen.removed.map(({ title }) => title)).toEqual(['Bear']);
      expect([table.runner.hand, table.runner.discardPile]).toEqual([[], ['Wait']]);
    }
  },
);

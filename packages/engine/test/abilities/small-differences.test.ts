// What differs in one respect alone from what other tests show.

import { create, explain } from '@lastclick/engine';
import {
  action,
  choose,
  click,
  credits,
  endActionPhase,
  gainCredits,
  gainsText,
  hosted,
  load,
  loseCredits,
  losingCredits,
  paid,
  placeCounters,
  trash,
  trashing,
  when,
  whenEmpty,
  whenInstalled,
  whileAccessing,
} from '@lastclick/engine/language';
import { both, cardPool, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun } from '../runs/run-table.ts';
import { iceThat } from '../runs/test-cards.ts';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

rule(both('5.4.3 5.4.3c'), 'an action is completed by a forced end only if one is under way', () => {
  const alarm = assetWith('Alarm', { text: [paid([credits(0)], endActionPhase)] });
  const bell = assetWith('Bell', { text: [action([click()], endActionPhase)] });
  const completed = (title: string): number => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [alarm, bell],
      corp: { servers: rezzed(title) },
    });
    if (title === 'Alarm') {
      table.corp.takes('gain credit');
      table.corp.uses(title);
    } else table.corp.uses(title);
    expect(table.phase).toBe('corp.discard');
    return table.happened('actionCompleted').length;
  };
  expect(completed('Alarm')).toBe(1); // gaining the credit
  expect(completed('Bell')).toBe(1);
});

rule(
  both('10.9.1'),
  'a card is empty once: counters that come later are not those it was loaded with',
  () => {
    const jar = resourceWith('Jar', {
      text: [
        whenInstalled(load('power', 1)),
        whenEmpty('power', gainCredits(5)),
        paid([hosted('power')], gainCredits(1)),
        paid([credits(0)], placeCounters('power', 1)),
      ],
    });
    const table = scenario({ at: 'runner.action', cards: [jar], runner: { credits: 0, grip: ['Jar'] } });
    table.runner.installs('Jar');
    table.runner.uses('Jar', 1);
    expect(table.runner.credits).toBe(1 + 5);
    table.runner.uses('Jar', 2);
    table.runner.uses('Jar', 1);
    expect(table.runner.credits).toBe(1 + 5 + 1);
  },
);

rule(
  both('9.1.8b', '9.1.8g'),
  'a card that is not active does not see itself among those that are trashed',
  () => {
    const heir = assetWith('Heir', { text: [when(trashing({ type: 'asset' }), gainCredits(4))] });
    const cull = operationWith('Cull', trash(choose({ in: 'installed', side: 'corp', type: 'asset' })));
    const after = (isRezzed: boolean): number => {
      const table = scenario({
        cards: [heir, cull],
        corp: {
          credits: 0,
          hq: ['Cull'],
          servers: [{ server: 'remote-1', root: [{ card: 'Heir', rezzed: isRezzed }] }],
        },
      });
      table.corp.plays('Cull');
      if (table.decision?.kind === 'target') table.corp.chooses('Heir');
      expect(table.corp.discardPile).toContain('Heir');
      return table.corp.credits;
    };
    expect([after(true), after(false)]).toEqual([4, 0]);
  },
);

rule(both('9.5.1'), 'an action can be given to a card that has none, where no other card can be used', () => {
  const coach = resourceWith('Coach', {
    text: [gainsText({ type: 'resource', not: { is: 'this' } }, action([click()], gainCredits(3)))],
  });
  const rookie = resourceWith('Rookie', { text: [] });
  const table = scenario({
    at: 'runner.action',
    cards: [coach, rookie],
    runner: { credits: 0, rig: ['Coach', 'Rookie'] },
  });
  const key = table.keys.find((one) => one.startsWith('use '));
  expect(key).toMatch(/@/);
  table.choose('runner', key ?? '');
  expect(table.runner.credits).toBe(3);
});

rule(both('7.7.2', '7.1.5'), 'what is used on an accessed card can be given to a card too', () => {
  const mentor = resourceWith('Mentor', {
    text: [
      gainsText({ type: 'resource', not: { is: 'this' } }, whileAccessing([credits(1)], gainCredits(4))),
    ],
  });
  const novice = resourceWith('Novice', { text: [] });
  const credit = (money: number): number => {
    const table = scenario({
      at: 'runner.action',
      cards: [mentor, novice],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: money, rig: ['Mentor', 'Novice'] },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.decision?.kind !== 'action'; i++) {
      const use = table.keys.find((one) => one.startsWith('use '));
      const done = table.happened('abilityUsed').length > 0;
      table.choose(
        table.awaits ?? 'runner',
        (done ? undefined : use) ?? (table.keys.includes('continue') ? 'continue' : table.keys.at(-1)) ?? '',
      );
    }
    return table.runner.credits;
  };
  expect(credit(1)).toBe(4);
  expect(credit(0)).toBe(0); // it cannot be paid for
});

rule(
  both('9.3.3'),
  'what waits for something during a run sees it in the first run too, and not outside',
  () => {
    const leech = resourceWith('Meter', { text: [when(losingCredits({ duringRun: true }), gainCredits(7))] });
    const drain = iceThat('Drain', [loseCredits(1, 'opponent')]);
    const fine = operationWith('Fine', loseCredits(1, 'opponent'));
    const table = scenario({
      at: 'runner.action',
      cards: [leech, drain, fine],
      corp: { hq: ['Fine'], servers: [{ server: 'archives', ice: [{ card: 'Drain', rezzed: true }] }] },
      runner: { credits: 1, rig: ['Meter'] },
    });
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(7);
    const turn = scenario({
      cards: [leech, fine],
      corp: { hq: ['Fine'] },
      runner: { credits: 1, rig: ['Meter'] },
    });
    turn.corp.plays('Fine');
    expect(turn.runner.credits).toBe(0);
  },
);

rule(
  both('1.6.5'),
  'until both players have kept their hands nothing else can be done, and that is why',
  () => {
    const game = create(
      {
        corp: { identity: 'Haas-Bioroid: Precision Design', cards: { 'Hedge Fund': 20 } },
        runner: { identity: 'The Catalyst: Convention Breaker', cards: { 'Sure Gamble': 20 } },
      },
      cardPool,
    );
    const why = (side: 'corp' | 'runner', move: string): unknown => {
      const verdict = explain(game, side, move);
      return verdict.allowed ? 'allowed' : verdict.because;
    };
    for (const move of ['gain credit', 'draw card', 'purge', 'run hq', 'remove tag', 'play', 'install'])
      expect([move, why('corp', move), why('runner', move)]).toEqual([
        move,
        'mulliganFirst',
        'mulliganFirst',
      ]);
    for (const move of ['rez c5', 'score c5', 'use c5 paid-draw'])
      expect([move, why('corp', move)]).toEqual([move, 'mulliganFirst']);
    expect([why('corp', 'pass'), why('runner', 'pass')]).toEqual(['nothingToPass', 'notYourDecision']);
  },
);

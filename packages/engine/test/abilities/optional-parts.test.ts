import {
  choose,
  credits,
  damage,
  gainCredits,
  install,
  inZone,
  may,
  mayPay,
  optional,
  prevent,
  reveal,
  search,
  sufferingDamage,
  trash,
  turnBeginning,
  when,
  whenYourTurnBegins,
  would,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { operationWith, resourceWith } from './test-cards.ts';

// Optional abilities, and optional parts of abilities, of which nothing would come.

const chance = resourceWith('Chance', {
  text: [optional(whenYourTurnBegins(mayPay([credits(2)], gainCredits(5))))],
});

const isIdle = ({ decision }: Table): boolean => decision?.idle === true;

rule(both('9.6.9', '1.16.11a 9.6.9'), 'a cost that cannot be paid: there is nothing to decide', () => {
  const asked = (pool: number): boolean =>
    isIdle(
      scenario({
        at: '5.7.1d',
        priority: 'every',
        cards: [chance],
        runner: { credits: pool, rig: ['Chance'] },
      }),
    );
  expect([asked(1), asked(2)]).toEqual([true, false]);
});

rule(current('9.6.9d'), 'triggered all the same, nothing is used and nothing happens', () => {
  const table = scenario({ at: '5.7.1d', cards: [chance], runner: { credits: 1, rig: ['Chance'] } });
  table.runner.triggers('Chance');
  expect([table.decision?.kind, table.runner.credits]).toEqual(['action', 1]);
});

const sweeper = resourceWith('Sweeper', {
  text: [optional(whenYourTurnBegins(trash(choose({ in: 'installed', type: 'hardware' }))))],
});

rule(both('9.6.9a'), 'nothing to choose: there is nothing to decide', () => {
  const asked = (rig: string[]): boolean =>
    isIdle(
      scenario({ at: '5.7.1d', priority: 'every', cards: [sweeper], runner: { rig: ['Sweeper', ...rig] } }),
    );
  expect([asked([]), asked(['T400 Memory Diamond'])]).toEqual([true, false]);
});

rule(
  both('9.6.5d'),
  'what comes of an ability is asked when it could be triggered: another one may help it first',
  () => {
    const workshop = resourceWith('Workshop', {
      text: [optional(when(turnBeginning(), install(choose(inZone('grip', { type: 'hardware' })))))],
    });
    const table = scenario({
      at: '5.7.1d',
      cards: [sweeper, workshop],
      runner: { credits: 5, rig: ['Sweeper', 'Workshop'], grip: ['T400 Memory Diamond'] },
    });
    expect(isIdle(table)).toBe(false);
    table.runner.triggers('Workshop');
    expect(isIdle(table)).toBe(false);
    table.runner.triggers('Sweeper');
    expect(table.runner.discardPile).toEqual(['T400 Memory Diamond']);
  },
);

rule(both('9.6.9c'), 'an optional part with nothing to act on is nothing to decide', () => {
  const offer = operationWith('Offer', may(install(choose(inZone('hq', { type: 'asset' })))), gainCredits(1));
  const asked = (card: string) => {
    const table = scenario({
      at: 'corp.action',
      cards: [offer],
      corp: { credits: 5, hq: ['Offer', card] },
    });
    table.corp.plays('Offer');
    return [table.decision?.kind, isIdle(table)];
  };
  expect(asked('PAD Campaign')).toEqual(['may', false]);
  expect(asked('Hedge Fund')).toEqual(['may', true]);
});

rule(both('1.2.5', '1.16.11a'), 'paying for nothing: a choice in 26.03, not in 1.4', (edition) => {
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Clearinghouse', rezzed: true }] }] },
  });
  expect(table.moves).toEqual(edition === '1.4' ? ['pass'] : ['trigger Clearinghouse 1', 'pass']);
  expect(isIdle(table)).toBe(false);
});

rule(both('4.2.2d', '8.7.2e'), 'nobody knows before searching that there is nothing to find', () => {
  const scout = resourceWith('Scout', {
    text: [optional(whenYourTurnBegins(reveal(search(inZone('stack', { type: 'hardware' })))))],
  });
  const table = scenario({ at: '5.7.1d', cards: [scout], runner: { rig: ['Scout'], stack: ['Diesel'] } });
  expect(isIdle(table)).toBe(false);
});

rule(both('9.8.4c', '9.9.4c'), 'the same goes for interrupts', () => {
  const vest = resourceWith('Vest', {
    text: [optional(would(sufferingDamage(), mayPay([credits(3)], prevent(1))))],
  });
  const table = (pool: number) =>
    scenario({
      at: 'corp.action',
      cards: [vest, operationWith('Strike', damage('net', 1))],
      corp: { hq: ['Strike'] },
      runner: { credits: pool, rig: ['Vest'], grip: ['Diesel', 'Diesel'] },
    });
  const poor = table(2);
  poor.corp.plays('Strike');
  expect([poor.decision?.kind, isIdle(poor)]).toEqual(['interrupt', true]);
  const rich = table(3);
  rich.corp.plays('Strike');
  expect(isIdle(rich)).toBe(false);
  rich.runner.triggers('Vest');
  expect([rich.runner.credits, rich.runner.hand.length]).toEqual([0, 2]);
});

rule(both('9.6.9b'), 'a mandatory ability is triggered even if nothing comes of it', () => {
  const table = scenario({
    at: '5.7.1d',
    priority: 'every',
    cards: [
      resourceWith('Duty', {
        text: [when(turnBeginning(), trash(choose({ in: 'installed', type: 'hardware' })))],
      }),
    ],
    runner: { rig: ['Duty'] },
  });
  expect([table.moves, isIdle(table)]).toEqual([['trigger Duty 1'], false]);
});

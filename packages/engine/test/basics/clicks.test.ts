import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { earlyBirds, idleHands, sideJob } from './test-cards.ts';

rule(both('1.11.2 1.11.2a'), "the first thing in the Corp's turn: three clicks", () => {
  const table = scenario({ at: '5.6.1a', priority: 'every' });
  expect(table.step).toBe('5.6.1b');
  expect([table.corp.clicks, table.runner.clicks]).toEqual([3, 0]);
  expect(table.events[0]).toMatchObject({ kind: 'clicksGained', side: 'corp', amount: 3 });
});

rule(both('1.11.2 1.11.2b'), "the first thing in the Runner's turn: four clicks", () => {
  const table = scenario({ at: '5.7.1a', priority: 'every' });
  expect(table.step).toBe('5.7.1b');
  expect([table.corp.clicks, table.runner.clicks]).toEqual([0, 4]);
  expect(table.events[0]).toMatchObject({ kind: 'clicksGained', side: 'runner', amount: 4 });
});

rule(both('1.11.2a 1.11.2b'), 'every turn again, whatever was left before', () => {
  const table = scenario({ at: 'corp.action' });
  for (let round = 0; round < 3; round++) {
    expect(table.corp.clicks).toBe(3);
    for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
    expect(table.runner.clicks).toBe(4);
    for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
  }
  expect(table.corp.clicks).toBe(3);
});

rule(both('1.11.2 1.2.1'), 'the allotment is what cards make of it', () => {
  const table = scenario({
    at: '5.6.1a',
    priority: 'every',
    cards: [earlyBirds],
    corp: { identity: earlyBirds.title },
  });
  expect(table.corp.clicks).toBe(3 + 1);
});

rule(current('1.11.3b'), 'lost clicks are not spent: Jeeves counts only clicks spent on an action', () => {
  const after = (hq: readonly string[]) =>
    scenario({
      cards: [idleHands],
      corp: {
        clicks: 4,
        credits: 9,
        hq,
        servers: [{ server: 'remote-1', root: [{ card: 'Jeeves Model Bioroids', rezzed: true }] }],
      },
    });
  const lost = after(['Idle Hands', 'Beanstalk Royalties']);
  lost.corp.plays('Idle Hands'); // a click spent on playing an operation, and a click lost
  expect(lost.corp.clicks).toBe(4 - 1 - 1);
  expect(lost.corp.seen.happened.clicksSpent).toBe(1);
  lost.corp.plays('Beanstalk Royalties'); // the second click on playing operations
  expect(lost.corp.clicks).toBe(2 - 1); // Jeeves would have returned one for a third

  const spent = after(['Beanstalk Royalties', 'Beanstalk Royalties', 'Beanstalk Royalties']);
  for (let i = 0; i < 3; i++) spent.corp.plays('Beanstalk Royalties');
  expect(spent.corp.clicks).toBe(4 - 3 + 1);
});

rule(
  current('1.11.3c'),
  'a click inside the cost is spent outside of actions, whenever there is a window',
  () => {
    const table = scenario({
      at: '5.6.1b',
      priority: 'every',
      cards: [sideJob],
      corp: { credits: 1, servers: [{ server: 'remote-1', root: [{ card: 'Side Job', rezzed: true }] }] },
    });
    table.corp.uses('Side Job'); // 1 credit and a click: gain 3 credits
    expect([table.corp.clicks, table.corp.credits]).toEqual([3 - 1, 1 - 1 + 3]);
    expect(table.corp.seen.happened).toMatchObject({ actions: [], clicksSpent: 1 });
    table.passUntil('5.6.2b');
    expect(table.corp.explain('use Side Job 1')).toMatchObject({ because: 'notAPaidAbilityWindow' });
  },
);

import {
  addToHand,
  from,
  gainCredits,
  operation,
  optional,
  paid,
  runnerIsTagged,
  takeCredits,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { agendaWith, assetWith, eventWith, operationWith, resourceWith } from './test-cards.ts';

// Which abilities work, and from where.

rule(both('9.1.7'), 'abilities of an inactive card do not work', () => {
  const table = scenario({
    at: '5.6.1d',
    corp: {
      credits: 0,
      archives: ['PAD Campaign'],
      hq: ['PAD Campaign'],
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [{ card: 'PAD Campaign', rezzed: true }] },
      ],
    },
  });
  expect(table.corp.credits).toBe(1); // of four copies only the rezzed one pays
});

refuses(both('9.1.7'), 'the paid ability of an unrezzed card', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { archives: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['Spin Doctor'] }] },
  });
  expect(table.corp.explain('use Spin Doctor 1')).toEqual({
    allowed: false,
    rule: '9.1.7',
    because: 'inactive',
  });
});

rule(both('9.1.8b'), 'an ability that can only do something from Archives works there', () => {
  const memo = operation({
    ...operationWith('Memo', gainCredits(1)),
    text: [optional(from('archives', when({ deed: 'turnBegins' }, addToHand('this'))))],
  });
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    cards: [memo],
    corp: { hq: ['Memo'], archives: ['Memo'] },
  });
  expect(table.keys.length).toBe(2); // the copy in Archives, or pass
  table.corp.triggers('Memo');
  expect(table.corp.discardPile).toEqual([]);
  expect(table.corp.hand.filter((title) => title === 'Memo').length).toBe(2);
});

refuses(both('9.1.8c'), 'a limit on playing a card works while it is in hand', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { hq: ['Scorched Earth'] },
    runner: { grip: ['Diesel'] },
  });
  expect(table.corp.explain('play Scorched Earth')).toMatchObject({
    allowed: false,
    because: 'conditionNotMet',
  });
  const tagged = scenario({ at: 'corp.action', corp: { hq: ['Scorched Earth'] }, runner: { tags: 1 } });
  expect(tagged.corp.explain('play Scorched Earth')).toMatchObject({ allowed: true });
});

rule(both('9.1.8d'), "changes to a card's own cost work before it is active", () => {
  const bargain = {
    ...eventWith('Bargain', gainCredits(9)),
    cost: 5,
    text: [
      { static: 'price', deed: { deed: 'play', card: 'this' }, less: 4, while: runnerIsTagged } as const,
    ],
  };
  const position = { at: 'runner.action', cards: [bargain] };
  const tagged = scenario({ ...position, runner: { credits: 1, tags: 1, grip: ['Bargain'] } });
  tagged.runner.plays('Bargain');
  expect(tagged.runner.credits).toBe(1 - (5 - 4) + 9);
  const untagged = scenario({ ...position, runner: { credits: 1, grip: ['Bargain'] } });
  expect(untagged.runner.explain('play Bargain')).toMatchObject({ because: 'notEnoughCredits' });
});

rule(both('9.1.8d'), 'an additional cost to rez works on an unrezzed card', () => {
  const position = { at: '5.6.2a', priority: 'every' as const };
  const servers = [{ server: 'remote-1', root: ['Corporate Town'] }];
  const without = scenario({ ...position, corp: { servers } });
  expect(without.corp.explain('rez Corporate Town')).toMatchObject({ because: 'notEnoughAgendas' });
  const table = scenario({ ...position, corp: { servers, scored: ['Hostile Takeover'] } });
  table.corp.rezzes('Corporate Town');
  table.corp.chooses('Hostile Takeover');
  expect(table.corp.scored).toEqual([]);
});

rule(
  both('9.1.8e · advancement requirement'),
  'a changed advancement requirement works before the agenda is scored',
  () => {
    const rushed = agendaWith('Rush Job', {
      text: [{ static: 'change', what: 'requirement', of: 'this', by: -1, while: runnerIsTagged }],
    });
    const position = {
      at: '5.6.2a',
      priority: 'every' as const,
      cards: [rushed],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Rush Job', advancement: 2 }] }] },
    };
    expect(scenario(position).corp.explain('score Rush Job')).toMatchObject({ because: 'notAdvancedEnough' });
    const tagged = scenario({ ...position, runner: { tags: 1 } });
    tagged.corp.scores('Rush Job');
    expect(tagged.corp.points).toBe(2);
  },
);

rule(both('9.1.8f'), 'permission to be advanced works on an unrezzed card', () => {
  const table = scenario({
    at: 'corp.action',
    corp: { servers: [{ server: 'remote-1', root: ['Clearinghouse'] }] },
  });
  table.corp.advances('Clearinghouse');
  expect(table.corp.seen.corp.servers[3]?.root[0]).toMatchObject({
    rezzed: false,
    counters: { advancement: 1 },
  });
});

rule(
  current('9.1.8g'),
  'an ability met by its own card leaving play stays active until it has resolved',
  () => {
    const lastWill = resourceWith('Last Will', {
      text: [when({ deed: 'trash', by: 'any', card: 'this' }, gainCredits(4))],
    });
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [lastWill],
      corp: { credits: 2 },
      runner: { credits: 0, tags: 1, rig: ['Last Will'], heap: ['Last Will'] },
    });
    table.corp.trashesResource('Last Will');
    expect(table.runner.discardPile.length).toBe(2);
    table.runner.triggers('Last Will');
    expect(table.runner.credits).toBe(4);
    expect(table.happened('triggered').length).toBe(1); // the copy that lay there before has no part in it
  },
);

rule(both('9.4.1 9.4.4'), 'a static ability applies all the time and ends with its card', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    corp: { hq: ['Retribution'] },
    runner: { tags: 1, rig: ['T400 Memory Diamond'] },
  });
  expect([table.runner.maximumHandSize, table.runner.memory.limit]).toEqual([6, 5]);
  expect(table.happened('triggered', 'abilityUsed')).toEqual([]);
  table.corp.plays('Retribution');
  expect([table.runner.maximumHandSize, table.runner.memory.limit]).toEqual([5, 4]);
});

rule(both('9.4.2'), 'a static ability with a condition applies only while it holds', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 1, rig: ['DZMZ Optimizer'], grip: ['Fermenter', 'Net Shield'] },
  });
  table.runner.installs('Fermenter'); // the first program each turn costs 1 less
  expect(table.runner.credits).toBe(1 - (1 - 1));
  expect(table.runner.explain('install Net Shield')).toMatchObject({ because: 'notEnoughCredits' });
});

rule(both('9.1.7'), 'credits on a card can be taken by its active ability only', () => {
  const till = assetWith('Till', { text: [paid([], takeCredits('all'))] });
  const position = { at: '5.6.2a', priority: 'every' as const, cards: [till] };
  const active = scenario({
    ...position,
    corp: {
      credits: 0,
      servers: [{ server: 'remote-1', root: [{ card: 'Till', rezzed: true, credits: 3 }] }],
    },
  });
  active.corp.uses('Till');
  expect(active.corp.credits).toBe(3);
  const inactive = scenario({
    ...position,
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Till', credits: 3 }] }] },
  });
  expect(inactive.corp.explain('use Till 1')).toMatchObject({ because: 'inactive' });
});

rule(
  both('9.1.8d'),
  "a card's own rez cost change counts while it is unrezzed, and for no other card",
  () => {
    const rebate = {
      ...assetWith('Rebate', {
        text: [
          { static: 'price', deed: { deed: 'rez', card: 'this' }, less: 3, while: runnerIsTagged } as const,
        ],
      }),
      cost: 5,
    };
    const rezzing = (credits: number, tags: number) =>
      scenario({
        at: '5.6.2a',
        priority: 'every',
        cards: [rebate],
        corp: {
          credits,
          servers: [
            { server: 'remote-1', root: ['Rebate'] },
            { server: 'remote-2', root: ['PAD Campaign'] },
          ],
        },
        runner: { tags },
      });
    const tagged = rezzing(2, 1);
    tagged.corp.rezzes('Rebate');
    expect([tagged.corp.credits, tagged.corp.seen.corp.servers[3]?.root[0]?.rezzed]).toEqual([0, true]);
    expect(rezzing(1, 1).corp.explain('rez Rebate')).toMatchObject({ because: 'notEnoughCredits' });
    expect(rezzing(4, 0).corp.explain('rez Rebate')).toMatchObject({ because: 'notEnoughCredits' });
    expect(rezzing(1, 1).corp.explain('rez PAD Campaign')).toMatchObject({ because: 'notEnoughCredits' });
  },
);

import type { ScenarioCard } from '@lastclick/engine';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inServers } from './reading-the-table.ts';
import { blackmail, eitherWay, fairDeal, iceToll } from './test-cards.ts';

// Corporate Town: rez cost 1, and as an additional cost an agenda is forfeited.
const town = (credits: number, scored: readonly ScenarioCard[]) =>
  scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { credits, scored, servers: [{ server: 'remote-1', root: ['Corporate Town'] }] },
  });

rule(both('1.15.9', '1.16.10'), 'an additional cost is paid on top of the cost', () => {
  const table = town(3, ['Hostile Takeover', 'Offworld Office']);
  table.corp.rezzes('Corporate Town');
  expect(table.moves).toEqual(['choose Hostile Takeover', 'choose Offworld Office']);
  table.corp.chooses('Hostile Takeover');
  expect(table.corp.credits).toBe(3 - 1);
  expect(table.corp.scored).toEqual(['Offworld Office']);
  expect(inServers(table, 'Corporate Town')?.rezzed).toBe(true);
});

refuses(both('1.15.9b', '1.16.10b'), 'paying only one of the two', () => {
  const poor = town(0, ['Hostile Takeover']);
  expect(poor.corp.explain('rez Corporate Town')).toMatchObject({
    allowed: false,
    because: 'notEnoughCredits',
  });
  expect(poor.corp.scored).toEqual(['Hostile Takeover']);
  const landless = town(3, []);
  expect(landless.corp.explain('rez Corporate Town')).toMatchObject({ because: 'notEnoughAgendas' });
  expect(landless.corp.credits).toBe(3);
});

rule(current('8.2.5'), 'a forfeited agenda is removed from the game, and its points with it', () => {
  const table = town(3, ['Hostile Takeover', { card: 'Offworld Office', agenda: 2 }]);
  expect(table.corp.points).toBe(1 + 2);
  table.corp.rezzes('Corporate Town');
  table.corp.chooses('Offworld Office');
  expect(table.corp.points).toBe(1);
  expect(table.corp.seen.removed).toMatchObject([{ title: 'Offworld Office', counters: {} }]);
});

rule(both('1.15.10a', '1.16.11a'), 'a nested cost: the effect follows only if it is paid', () => {
  const play = (credits: number) => {
    const table = scenario({ cards: [fairDeal], corp: { credits, hq: ['Fair Deal'] } });
    table.corp.plays('Fair Deal'); // you may pay 2 to gain 6
    return table;
  };
  const paid = play(3);
  paid.corp.accepts();
  expect(paid.corp.credits).toBe(3 - 2 + 6);
  const declined = play(3);
  declined.corp.declines();
  expect(declined.corp.credits).toBe(3);
});

rule(current('1.16.11a'), 'whoever cannot pay the nested cost is not asked', () => {
  const table = scenario({ cards: [fairDeal], corp: { credits: 1, hq: ['Fair Deal'] } });
  table.corp.plays('Fair Deal');
  expect(table.corp.credits).toBe(1);
  expect(table.corp.discardPile).toEqual(['Fair Deal']);
});

refuses('1.2.5', 'playing a card all of whose effect is bought with a nested cost nobody can pay', () => {
  const table = scenario({ cards: [fairDeal], corp: { credits: 1, hq: ['Fair Deal'] } });
  expect(table.corp.explain('play Fair Deal')).toMatchObject({ because: 'nothingWouldChange' });
  const rich = scenario({ cards: [fairDeal], corp: { credits: 2, hq: ['Fair Deal'] } });
  expect(rich.corp.explain('play Fair Deal')).toMatchObject({ allowed: true });
});

rule(both('1.15.10b', '1.16.11b'), '"unless": the effect follows only if the cost is not paid', () => {
  const play = (credits: number) => {
    const table = scenario({
      cards: [blackmail],
      corp: { credits: 0, hq: ['Blackmail'] },
      runner: { credits },
    });
    table.corp.plays('Blackmail'); // gain 7 unless the Runner pays 3
    return table;
  };
  const paid = play(4);
  expect(paid.decision).toMatchObject({ kind: 'payOrNot', seat: 'runner' });
  paid.runner.accepts();
  expect([paid.corp.credits, paid.runner.credits]).toEqual([0, 4 - 3]);
  const refused = play(4);
  refused.runner.declines();
  expect([refused.corp.credits, refused.runner.credits]).toEqual([7, 4]);
  const poor = play(2); // cannot pay: not asked
  expect([poor.corp.credits, poor.runner.credits]).toEqual([7, 2]);
});

rule(current('1.16.11d'), '"otherwise" is the other case of a nested cost', () => {
  const position = { cards: [eitherWay], corp: { credits: 2, hq: ['Either Way'] } };
  const paid = scenario(position);
  paid.corp.plays('Either Way'); // you may pay 2 to gain 6; otherwise draw a card
  paid.corp.accepts();
  expect([paid.corp.credits, paid.corp.hand.length]).toEqual([2 - 2 + 6, 0]);
  const declined = scenario(position);
  declined.corp.plays('Either Way');
  declined.corp.declines();
  expect([declined.corp.credits, declined.corp.hand.length]).toEqual([2, 1]);
});

rule(current('1.16.2b'), 'a calculated cost is worked out as it is paid, and paid as one sum', () => {
  const table = scenario({
    cards: [iceToll],
    corp: {
      credits: 7,
      hq: ['Ice Toll'],
      servers: [
        { server: 'hq', ice: ['Tithe', 'Tithe'] },
        { server: 'rd', ice: ['Tithe'] },
      ],
    },
  });
  table.corp.plays('Ice Toll'); // you may pay 2 for each piece of ice to gain 9
  table.corp.accepts();
  expect(table.corp.credits).toBe(7 - 3 * 2 + 9);
  expect(table.happened('creditsSpent').map((event) => event.amount)).toEqual([6]);
});

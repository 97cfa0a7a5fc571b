import { fork, type Game, type Seat, view } from '@lastclick/engine';
import {
  action,
  asMany,
  bidding,
  click,
  damage,
  duringARun,
  endTheRun,
  gainCredits,
  psiGame,
  spendHostedOnAnything,
  spendingCredits,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, goOn, installedCard } from '../runs/run-table.ts';
import { assetWith, iceThat, resourceWith, rezzed } from '../runs/test-cards.ts';

// Bids in secret (26.03 10.14); 1.4 has the same procedure on its cards.

const mind = iceThat('Mind', [psiGame([gainCredits(10)], [endTheRun])]);
const stackOf = (game: Game, seat: Seat) => view(game, seat, { position: true }).position?.state.stack ?? [];

const PSI = both('1.2.1', '10.14.6d');

const facing = (
  credits: { corp: number; runner: number },
  more: readonly ReturnType<typeof assetWith>[] = [],
) => {
  const table = scenario({
    at: 'runner.action',
    cards: [mind, ...more],
    corp: {
      credits: credits.corp,
      servers: [
        { server: 'hq', ice: [rezzed('Mind')] },
        ...more
          .filter(({ side }) => side === 'corp')
          .map(({ title }, index) => ({ server: `remote-${index + 1}`, root: [rezzed(title)] })),
      ],
    },
    runner: {
      credits: credits.runner,
      rig: more.filter(({ side }) => side === 'runner').map(({ title }) => title),
    },
  });
  table.runner.takes('run hq');
  for (let i = 0; i < 20 && table.decision?.kind !== 'bid'; i++) table.choose(table.awaits ?? 'corp', 'pass');
  return table;
};

rule(
  PSI,
  'both bid, the active player first; both are spent, and what follows depends on whether they match',
  () => {
    const same = facing({ corp: 5, runner: 5 });
    expect(same.awaits).toBe('runner');
    expect(same.runner.explain('bid 2').allowed).toBe(true);
    same.runner.takes('bid 2');
    expect([same.awaits, same.runner.credits]).toEqual(['corp', 5]);
    same.corp.takes('bid 2');
    expect([same.corp.credits, same.runner.credits]).toEqual([5 - 2 + 10, 3]);
    expect(same.runner.seen.run).not.toBe(null);
    const different = facing({ corp: 5, runner: 5 });
    different.runner.takes('bid 0');
    different.corp.takes('bid 1');
    expect([different.corp.credits, different.runner.credits]).toEqual([4, 5]);
    finishRun(different);
    expect(different.happened('runSuccessful')).toEqual([]);
  },
);

rule(
  current('10.14.3 10.14.6b'),
  'nobody bids more than two, nor what they cannot spend; 0 is always possible',
  () => {
    const table = facing({ corp: 0, runner: 1 });
    expect(table.keys).toEqual(['bid 0', 'bid 1']);
    table.runner.takes('bid 1');
    // The Corp has one choice only, which needs no asking.
    expect(table.happened('bidRevealed').map(({ side, amount }) => [side, amount])).toEqual([
      ['corp', 0],
      ['runner', 1],
    ]);
    expect(facing({ corp: 9, runner: 9 }).keys).toEqual(['bid 0', 'bid 1', 'bid 2']);
  },
);

rule(current('10.14.2'), 'a bid is a secret until both are revealed', () => {
  const told = [0, 1, 2].map((bid) => {
    const table = facing({ corp: 5, runner: 5 });
    table.runner.takes(`bid ${bid}`);
    expect(table.happened('bidRevealed')).toEqual([]);
    return JSON.stringify([
      view(table.game, 'corp'),
      view(table.game, 'spectator'),
      stackOf(table.game, 'corp'),
      table.keys,
    ]);
  });
  expect(new Set(told).size).toBe(1);
  const table = facing({ corp: 5, runner: 5 });
  table.runner.takes('bid 2');
  const own = stackOf(table.game, 'runner').find(({ kind }) => kind === 'bid');
  expect(own).toMatchObject({ runner: 2, corp: -1 });
  expect(fork(table.game).state.stack).toEqual(table.game.state.stack);
});

rule(current('10.14.5'), 'abilities see bids that were revealed and paid', () => {
  const bank = assetWith('Bank', { text: [when(bidding(), gainCredits(asMany))] });
  const sting = assetWith('Sting', { text: [when(bidding({ result: 'different' }), damage('net', 1))] });
  const table = facing({ corp: 5, runner: 5 }, [bank]);
  table.runner.takes('bid 0');
  table.corp.takes('bid 2');
  expect(table.corp.credits).toBe(5);
  const stung = (bid: number) => {
    const game = facing({ corp: 5, runner: 5 }, [sting]);
    game.runner.takes('bid 0');
    game.corp.takes(`bid ${bid}`);
    return game.happened('damaged').length;
  };
  expect([stung(0), stung(1)]).toEqual([0, 1]);
});

test('on the own turn of the Corp it is asked first', () => {
  const parlour = assetWith('Parlour', { text: [action([click()], psiGame([gainCredits(5)]))] });
  const table = scenario({
    at: 'corp.action',
    cards: [parlour],
    corp: { credits: 3, servers: [{ server: 'remote-1', root: [rezzed('Parlour')] }] },
    runner: { credits: 3 },
  });
  table.corp.uses('Parlour');
  expect(table.awaits).toBe('corp');
  table.corp.takes('bid 1');
  table.runner.takes('bid 1');
  expect([table.corp.credits, table.runner.credits]).toEqual([7, 2]);
});

rule(
  current('10.14.4 10.14.4a 10.14.6c'),
  'bids are paid for as they are revealed: nothing that sees the first payment comes before the second',
  () => {
    const meter = assetWith('Meter', {
      text: [when(spendingCredits(undefined, { by: 'any' }), gainCredits(1))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [mind, meter],
      corp: {
        credits: 5,
        servers: [
          { server: 'hq', ice: [rezzed('Mind')] },
          { server: 'remote-1', root: [rezzed('Meter')] },
        ],
      },
      runner: { credits: 5 },
    });
    table.runner.takes('run hq');
    while (table.decision?.kind !== 'bid') goOn(table);
    table.runner.takes('bid 1');
    expect([table.runner.credits, table.corp.credits]).toEqual([5, 5]); // still a secret
    table.corp.takes('bid 2');
    expect([table.decision?.kind, table.runner.credits, table.corp.credits]).toEqual([
      'reaction',
      5 - 1,
      5 - 2,
    ]);
    const kinds = table.happened('bidRevealed', 'creditsSpent').map(({ kind }) => kind);
    expect(kinds).toEqual(['bidRevealed', 'bidRevealed', 'creditsSpent', 'creditsSpent']);
    table.corp.triggers('Meter');
    table.corp.triggers('Meter'); // once for each payment
    expect(table.corp.credits).toBe(3 + 1 + 1);
  },
);

const purse = resourceWith('Purse', { text: [spendHostedOnAnything(duringARun)] });
const till = assetWith('Till', { text: [spendHostedOnAnything(duringARun)] });

rule(
  current('10.14.4b 10.14.4c'),
  'a bid is a cost that is paid from any source: chosen once both are known, by the active player first',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [mind, purse, till],
      corp: {
        credits: 1,
        servers: [
          { server: 'hq', ice: [rezzed('Mind')] },
          { server: 'remote-1', root: [{ card: 'Till', rezzed: true, credits: 2 }] },
        ],
      },
      runner: { credits: 0, rig: [{ card: 'Purse', credits: 2 }] },
    });
    table.runner.takes('run hq');
    while (table.decision?.kind !== 'bid') goOn(table);
    expect(table.keys).toEqual(['bid 0', 'bid 1', 'bid 2']); // the Purse counts
    table.runner.takes('bid 1');
    table.corp.takes('bid 2');
    expect(table.happened('bidRevealed').length).toBe(2);
    expect(table.decision).toMatchObject({ kind: 'pay', seat: 'runner' });
    table.runner.pays(table.keys[0] ?? '');
    expect(table.decision).toMatchObject({ kind: 'pay', seat: 'corp' });
    expect(table.moves).toEqual(['pay 1 Till', 'pay 2 Till']);
    table.corp.pays(table.keys[0] ?? ''); // one of the Till, the other from the pool
    if (table.keys.includes('pay pool')) table.corp.pays('pay pool');
    const hosted = (title: string) => installedCard(table, title)?.counters.credits;
    expect([hosted('Purse'), hosted('Till'), table.corp.credits]).toEqual([1, 1, 0]);
  },
);

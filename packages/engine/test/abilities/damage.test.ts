import { damage, draw, gainCredits, when } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, eventWith, operationWith, rezzed } from './test-cards.ts';

// Damage: cards from the grip, hand size, and who is responsible.

const meat = operationWith('Punch', damage('meat', 2));
const net = operationWith('Zap', damage('net', 2));
const core = operationWith('Fry', damage('core', 2));
const grip = ['Diesel', 'VRcation', 'Sure Gamble', 'Decoy', 'Wyldside'];

rule(both('10.4.2a'), 'each point of meat or net damage trashes a card from the grip', () => {
  for (const title of ['Punch', 'Zap']) {
    const table = scenario({
      at: 'corp.action',
      cards: [meat, net],
      corp: { hq: [title] },
      runner: { grip },
    });
    table.corp.plays(title);
    expect([table.runner.hand.length, table.runner.discardPile.length]).toEqual([5 - 2, 2]);
    expect(table.runner.maximumHandSize).toBe(5);
  }
});

rule(both('10.4.2a'), 'the cards are random: every card of the grip is hit sooner or later', () => {
  const hit = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const table = scenario({
      at: 'corp.action',
      seed,
      cards: [net],
      corp: { hq: ['Zap'] },
      runner: { grip },
    });
    table.corp.plays('Zap');
    for (const title of table.runner.discardPile) hit.add(title);
  }
  expect([...hit].sort()).toEqual([...grip].sort());
});

rule(both('10.4.2b 5.5.3b'), 'each point of core damage also lowers the maximum hand size for good', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [core],
    corp: { clicks: 1, hq: ['Fry'] },
    runner: { grip },
  });
  table.corp.plays('Fry');
  expect([table.runner.hand.length, table.runner.coreDamage]).toEqual([5 - 2, 2]);
  expect(table.runner.maximumHandSize).toBe(5 - 2);
  for (let i = 0; i < 4; i++) table.runner.takes('draw card');
  expect(table.decision).toMatchObject({ kind: 'discard', seat: 'runner' });
  while (table.decision?.kind === 'discard') table.choose('runner', table.keys[0] ?? '');
  expect(table.runner.hand.length).toBe(3);
  expect(table.runner.maximumHandSize).toBe(3); // in the next turn as well
});

rule(both('10.4.3'), 'several points of damage trash their cards at the same time', () => {
  /** Draws when it is trashed from the grip: too late to replace a card for the same damage. */
  const worse = {
    ...eventWith('Had Worse', gainCredits(1)),
    text: [when({ deed: 'trash', by: 'any', card: 'this' }, draw(3))],
  };
  const table = scenario({
    at: 'corp.action',
    cards: [net, worse],
    corp: { hq: ['Zap'] },
    runner: { grip: ['Had Worse', 'Diesel'] },
  });
  table.corp.plays('Zap');
  expect(table.happened('trashed')[0]?.cards.length).toBe(2);
  expect(table.runner.discardPile.sort()).toEqual(['Diesel', 'Had Worse']);
  expect(table.runner.hand).toEqual(['Sure Gamble', 'Sure Gamble', 'Sure Gamble']);
});

rule(both('10.4.4 1.7.2b'), 'more damage than cards flatlines the Runner; as much does not', () => {
  const position = { at: 'corp.action', cards: [net], corp: { hq: ['Zap'] } };
  const survives = scenario({ ...position, runner: { grip: ['Diesel', 'Diesel'] } });
  survives.corp.plays('Zap');
  expect(survives.outcome).toBeNull();
  const flatlined = scenario({ ...position, runner: { grip: ['Diesel'] } });
  flatlined.corp.plays('Zap');
  expect(flatlined.outcome).toEqual({ winner: 'corp', reason: 'flatline' });
});

rule(
  current('10.4.1 10.4.2a'),
  "the Corp trashes the cards lost to its damage, the Runner those lost to the Runner's own",
  () => {
    const reaper = assetWith('Reaper', {
      text: [when({ deed: 'trash', card: { side: 'runner' } }, gainCredits(1))],
    });
    const overload = eventWith('Overload', damage('net', 1));
    const byCorp = scenario({
      at: 'corp.action',
      cards: [net, reaper, overload],
      corp: { credits: 0, hq: ['Zap'], servers: rezzed('Reaper') },
      runner: { grip },
    });
    byCorp.corp.plays('Zap');
    byCorp.corp.triggers('Reaper'); // once for each card
    expect(byCorp.corp.credits).toBe(2);
    const byRunner = scenario({
      at: 'runner.action',
      cards: [net, reaper, overload],
      corp: { credits: 0, servers: rezzed('Reaper') },
      runner: { grip: ['Overload', 'Diesel'] },
    });
    byRunner.runner.plays('Overload'); // "suffer 1 net damage"
    expect(byRunner.runner.hand).toEqual([]);
    expect(byRunner.corp.credits).toBe(0);
  },
);

rule('10.4.1', 'who is responsible for damage: the Corp for what its cards do, else the Runner', () => {
  const overload = eventWith('Overload', damage('net', 1));
  const byCorp = scenario({ at: 'corp.action', cards: [net], corp: { hq: ['Zap'] }, runner: { grip } });
  byCorp.corp.plays('Zap');
  expect(byCorp.happened('damaged').map((event) => event.side)).toEqual(['corp']);
  const byRunner = scenario({
    at: 'runner.action',
    cards: [overload],
    runner: { grip: ['Overload', 'Diesel'] },
  });
  byRunner.runner.plays('Overload');
  expect(byRunner.happened('damaged').map((event) => event.side)).toEqual(['runner']);
});

import {
  addToHand,
  credits,
  expose,
  gainCredits,
  install,
  inZone,
  search,
  unlessOpponentPays,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { eventWith, operationWith } from './test-cards.ts';

// Searching decks: what may be found, who sees it, and the shuffle that comes before anything else.

const stack = ['Sure Gamble', 'Corroder', 'Diesel', 'Unity', 'VRcation'];

const favor = (ranBefore: boolean, seed = 1): Table => {
  const table = scenario({
    at: 'runner.action',
    seed,
    runner: { grip: ['Mutual Favor'], stack, credits: 5 },
    ...(ranBefore ? { happened: { thisTurn: [{ deed: 'succeed', side: 'runner' }] } } : {}),
  });
  table.runner.plays('Mutual Favor');
  return table;
};
const orderOf = (table: Table, zone: 'stack' | 'rd'): string =>
  table.game.state.zones[zone]
    .map((id) => table.game.rules.defs[table.game.state.cards[id]?.def ?? -1]?.data.title)
    .join();

rule(both('4.2.2a', '8.7.2a'), 'only cards that fit the search can be found', () => {
  const table = favor(false);
  expect(table.moves.sort()).toEqual(['choose Corroder', 'choose Unity', 'done']);
  table.runner.chooses('Unity');
  expect(table.runner.hand).toEqual(['Unity']);
  expect(table.runner.deckSize).toBe(5 - 1);
  expect(table).toBeSettled();
});

rule(
  both('4.2.1a', '8.7.1a'),
  'the searcher looks at cards of the deck until the search is over; the opponent does not',
  () => {
    const table = favor(false);
    expect(table.runner.seen.looking.map((card) => card.title)).toContain('Unity');
    expect(table.corp.seen.looking).toEqual([]);
    expect(table.corp.seen.runner.stack).toEqual({ count: 5 });
    table.runner.chooses('Unity');
    expect(table.runner.seen.looking).toEqual([]);
    expect(table.runner.seen.runner.stack).toEqual({ count: 4 });
  },
);

const startup = operationWith('Startup', install(search(inZone('rd', { type: 'asset' }))));
const rd = ['IPO', 'PAD Campaign', 'Sprint', 'Tithe', 'Hedge Fund', 'Regolith Mining License'];

const starting = (seed = 1): Table => {
  const table = scenario({
    at: 'corp.action',
    seed,
    cards: [startup],
    corp: { hq: ['Startup'], rd, servers: [{ server: 'remote-1', ice: ['Tithe'] }] },
  });
  table.corp.plays('Startup');
  return table;
};

/** What is found is no installed card, so exposing it does nothing; then the Runner may pay to stop the rest. */
const quietFind = operationWith(
  'Quiet Find',
  expose(search(inZone('rd', { type: 'asset' }))),
  unlessOpponentPays([credits(1)], addToHand('that')),
);

rule(
  both('4.2.2 4.2.2b', '8.7.2 8.7.2c'),
  'the found card is set aside facedown, and not shown unless the ability says so',
  () => {
    const table = scenario({ at: 'corp.action', cards: [quietFind], corp: { hq: ['Quiet Find'], rd } });
    table.corp.plays('Quiet Find');
    table.corp.chooses('PAD Campaign');
    expect(table.decision).toMatchObject({ seat: 'runner', kind: 'payOrNot' });
    expect(table.corp.seen.setAside).toMatchObject([{ title: 'PAD Campaign', faceup: false }]);
    expect(table.runner.seen.setAside.map((card) => card.title)).toEqual([undefined]);
    expect(table.corp.deckSize).toBe(6 - 1);
    table.runner.declines();
    expect(table.corp.hand).toEqual(['PAD Campaign']);
    expect(table.happened('revealed', 'exposed')).toEqual([]);
    expect(table).toBeSettled();
  },
);

rule(both('4.2.4', '8.7.4'), 'a found card with which nothing is done goes back to the deck', () => {
  const table = scenario({ at: 'corp.action', cards: [quietFind], corp: { hq: ['Quiet Find'], rd } });
  table.corp.plays('Quiet Find');
  table.corp.chooses('PAD Campaign');
  table.runner.accepts(); // it is not added to HQ
  expect([table.corp.hand, table.corp.seen.setAside, table.corp.deckSize]).toEqual([[], [], 6]);
  expect(table).toBeSettled();
});

rule(both('4.2.3', '8.7.3'), 'the deck is shuffled before anything is done with the found card', () => {
  const orders = new Set<string>();
  for (let seed = 1; seed <= 10; seed++) {
    const table = starting(seed);
    table.corp.chooses('PAD Campaign');
    expect(table.decision?.kind).toBe('destination');
    orders.add(orderOf(table, 'rd'));
    const shuffled = orderOf(table, 'rd');
    table.choose('corp', table.keys[0] ?? '');
    expect(orderOf(table, 'rd')).toBe(shuffled);
  }
  expect(orders.size).toBeGreaterThan(5);
});

rule(
  both('4.2.2d 4.2.3', '8.7.2e 8.7.3'),
  'the searcher may find nothing although there is something; the deck is shuffled',
  () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) {
      const table = favor(false, seed);
      table.runner.isDone();
      expect(table.runner.hand).toEqual([]);
      expect(table.runner.deckSize).toBe(5);
      orders.add(orderOf(table, 'stack'));
      expect(table).toBeSettled();
    }
    expect(orders.size).toBeGreaterThan(5);
  },
);

const bonus = eventWith('Bonus', addToHand(search(inZone('stack', { type: 'hardware' }))), gainCredits(3));

rule(both('4.2.4', '8.7.4'), 'with nothing found the rest of the ability still happens', () => {
  for (const found of [true, false]) {
    const table = scenario({
      at: 'runner.action',
      cards: [bonus],
      runner: { credits: 0, grip: ['Bonus'], stack: ['Diesel', 'Forger'] },
    });
    table.runner.plays('Bonus');
    if (found) table.runner.chooses('Forger');
    else table.runner.isDone();
    expect(table.runner.hand).toEqual(found ? ['Forger'] : []);
    expect(table.runner.credits).toBe(0 + 3);
    expect(table).toBeSettled();
  }
});

rule(both('4.2.3 4.2.4', '8.7.3 8.7.4'), 'a search that can find nothing is still a search', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [bonus],
    runner: { credits: 0, grip: ['Bonus'], stack: ['Diesel', 'Sure Gamble'] },
  });
  table.runner.plays('Bonus');
  expect(table.happened('searched').length).toBe(1);
  expect([table.runner.hand, table.runner.credits]).toEqual([[], 3]);
});

/** "Search your stack for 2 cards and add them to your grip." */
const trawl = eventWith('Trawl', addToHand({ cards: 'search', from: inZone('stack'), count: 2 }));

rule(
  both('4.2.2c', '8.7.2d'),
  'a search for a number of cards without criteria finds that many, or all there are',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [trawl],
      runner: { grip: ['Trawl', 'Trawl'], stack: ['Diesel', 'Forger', 'VRcation'] },
    });
    table.runner.plays('Trawl');
    expect(table.keys).not.toContain('done');
    table.runner.chooses('Forger');
    expect(table.keys).not.toContain('done');
    table.runner.chooses('Diesel');
    expect(table.runner.hand.sort()).toEqual(['Diesel', 'Forger', 'Trawl']);
    table.runner.plays('Trawl'); // one card left: it is found
    expect(table.runner.hand.sort()).toEqual(['Diesel', 'Forger', 'VRcation']);
    expect(table).toBeSettled();
  },
);

rule(both('4.2.2b', '8.7.2c'), 'Mutual Favor says reveal, so the Corp sees what was found', () => {
  const table = favor(true);
  table.runner.chooses('Corroder');
  expect(table.decision?.kind).toBe('mode'); // install it, or add it to the grip
  expect(table.corp.seen.setAside.map((card) => card.title)).toEqual(['Corroder']);
  table.runner.choosesMode(1);
  expect(table.runner.credits).toBe(5 - 2);
  expect(table.runner.seen.runner.rig.map((card) => card.title)).toEqual(['Corroder']);
  expect(table).toBeSettled();
});

const colony = eventWith('Colony', install(search(inZone('stack', { type: 'program', can: 'install' }))));

refuses(both('4.2.2a', '8.7.2b'), 'finding a card to install that cannot be installed', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [colony],
    runner: { credits: 2, grip: ['Colony'], stack: ['Corroder', 'Cleaver', 'Botulus'] },
  });
  table.runner.plays('Colony'); // Cleaver costs 3, Botulus has no ice to go on
  expect(table.moves).toEqual(['choose Corroder', 'done']);
});

rule(both('4.2.4', '8.7.4'), 'Mutual Favor: what cannot be installed does not stay set aside', () => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 0, grip: ['Mutual Favor'], stack: ['Corroder', 'Diesel'] },
    happened: { thisTurn: [{ deed: 'succeed', side: 'runner' }] },
  });
  table.runner.plays('Mutual Favor');
  table.runner.chooses('Corroder');
  expect(table.runner.seen.setAside).toEqual([]);
  expect(table.runner.hand).toEqual(['Corroder']); // the only choice that can be carried out
  expect(table).toBeSettled();
});

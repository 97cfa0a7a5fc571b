import { sabotage } from '@lastclick/engine/language';
import { current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { eventWith } from './test-cards.ts';

// Sabotage: the Corp trashes cards from HQ and the top of R&D (10.12).

/** The Runner has just sabotaged; R&D is written from its top to its bottom. */
const sabotaged = (number: number, hq: readonly string[], rd: readonly string[]): Table => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [eventWith('Arson', sabotage(number))],
    corp: { hq, rd },
    runner: { grip: ['Arson'] },
  });
  table.runner.plays('Arson');
  return table;
};

const left = (table: Table) => [table.corp.hand.length, table.corp.deckSize];

rule(current('10.12.2'), 'the Corp says how many cards of HQ it trashes, R&D gives the rest at once', () => {
  const outcome = (...chosen: readonly string[]): (string[] | number)[] => {
    const table = sabotaged(2, ['Hedge Fund', 'Tithe'], ['IPO', 'Sprint', 'Palisade', 'Diviner']);
    expect([table.awaits, ...table.moves]).toEqual(['corp', 'choose Hedge Fund', 'choose Tithe', 'done']);
    for (const title of chosen) table.corp.chooses(title);
    if (chosen.length < 2) table.corp.isDone();
    expect(table.happened('trashed').filter((event) => event.side === 'corp').length).toBe(1); // together
    return [...left(table), table.corp.discardPile];
  };
  expect(outcome()).toEqual([2, 4 - 2, ['IPO', 'Sprint']]); // from the top
  expect(outcome('Tithe')).toEqual([2 - 1, 4 - 1, ['Tithe', 'IPO']]);
  expect(outcome('Tithe', 'Hedge Fund')).toEqual([0, 4, ['Tithe', 'Hedge Fund']]);
});

rule(current('10.12.2a'), 'sabotaged cards lie facedown in Archives', () => {
  const table = sabotaged(2, ['Hedge Fund', 'Tithe'], ['IPO', 'Sprint']);
  table.corp.chooses('Tithe');
  table.corp.isDone();
  expect(table.corp.seen.corp.archives.map((card) => card.faceup)).toEqual([false, false]);
  expect(table.runner.seen.corp.archives.map((card) => card.title)).toEqual([undefined, undefined]);
});

rule(current('10.12.2b'), 'what comes off R&D the Corp sees only when it has chosen', () => {
  const table = sabotaged(2, ['Hedge Fund', 'Tithe'], ['IPO', 'Sprint', 'Government Subsidy']);
  const known = (): string => JSON.stringify(table.corp.seen);
  const hidden = ['IPO', 'Sprint', 'Government Subsidy'];
  for (const title of hidden) expect(known()).not.toContain(title);
  table.corp.chooses('Tithe'); // one of the two; the other decision is still to come
  for (const title of hidden) expect(known()).not.toContain(title);
  table.corp.isDone();
  expect(hidden.filter((title) => known().includes(title)).length).toBe(1);
  expect(table.corp.discardPile.length).toBe(2);
});

refuses(current('10.12.3a'), 'leaving more to R&D than it has: HQ has to make up the number', () => {
  const hq = ['Hedge Fund', 'Tithe', 'IPO', 'Sprint', 'Palisade'];
  const table = sabotaged(4, hq, ['IPO', 'IPO']);
  expect(table.moves).not.toContain('done');
  table.corp.chooses('Hedge Fund');
  expect(table.moves).not.toContain('done');
  table.corp.chooses('Tithe');
  expect(table.moves).toContain('done'); // two from HQ, two from R&D
  table.corp.isDone();
  expect(left(table)).toEqual([5 - 2, 0]);
});

rule(current('10.12.3b'), 'with fewer cards than asked for everything is trashed', () => {
  const table = sabotaged(4, ['Hedge Fund', 'Tithe'], ['IPO']);
  for (let i = 0; i < 5 && table.decision?.kind === 'target'; i++) {
    expect(table.moves).not.toContain('done');
    table.choose('corp', table.keys[0] ?? '');
  }
  expect([...left(table), table.corp.discardPile.length]).toEqual([0, 0, 3]);
});

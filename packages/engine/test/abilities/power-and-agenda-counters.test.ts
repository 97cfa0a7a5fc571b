import {
  agenda,
  charge,
  choose,
  click,
  dividends,
  installed,
  paid,
  placeCounters,
  removeCounters,
  type Step,
} from '@lastclick/engine/language';
import { current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { assetWith, eventWith, resourceWith } from './test-cards.ts';

// Charging (10.10) and dividends (10.13), keywords of the current edition.

const powerOf = (table: Table): Record<string, number> =>
  Object.fromEntries(
    table.runner.seen.runner.rig.map((card) => [card.title ?? '', card.counters.power ?? 0]),
  );

const cell = resourceWith('Cell', { text: [paid([click()], charge('this'))] });
const rod = resourceWith('Rod', {});
const rack = resourceWith('Rack', {});
const surge = eventWith('Surge', charge(choose(installed('resource'))));

rule(
  current('10.10.1'),
  'charging places one power counter on a card that has one, and nothing on a card without',
  () => {
    const charged = (power: number): number | undefined => {
      const table = scenario({
        at: 'runner.action',
        cards: [cell],
        runner: { rig: [{ card: 'Cell', power }] },
      });
      table.runner.uses('Cell');
      expect(table).toBeSettled();
      return powerOf(table).Cell;
    };
    expect(charged(1)).toBe(1 + 1);
    expect(charged(4)).toBe(4 + 1);
    expect(charged(0)).toBe(0);
  },
);

rule(
  current('10.10.3'),
  'what counts is whether the card has a power counter by the time it is charged',
  () => {
    const after = (power: number, step: Step): number | undefined => {
      const table = scenario({
        at: 'runner.action',
        cards: [resourceWith('Coil', { text: [paid([click()], step, charge('this'))] })],
        runner: { rig: [{ card: 'Coil', power }] },
      });
      table.runner.uses('Coil');
      return powerOf(table).Coil;
    };
    expect(after(0, placeCounters('power', 1))).toBe(1 + 1);
    expect(after(1, removeCounters('power', 1))).toBe(0);
    expect(after(2, removeCounters('power', 1))).toBe(2 - 1 + 1);
  },
);

rule(current('10.10.2'), 'of a set of cards only those with a power counter can be chosen', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [cell, rod, rack, surge],
    runner: { grip: ['Surge'], rig: [{ card: 'Cell', power: 2 }, 'Rod', { card: 'Rack', power: 1 }] },
  });
  table.runner.plays('Surge');
  expect([table.decision?.kind, ...table.moves]).toEqual(['target', 'choose Cell', 'choose Rack']);
  table.runner.chooses('Rack');
  expect(powerOf(table)).toEqual({ Cell: 2, Rod: 0, Rack: 1 + 1 });
});

const bonds = agenda({
  id: 'bonds',
  title: 'Bonds',
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 3,
  points: 1,
  text: [dividends(2)],
});
/** Agendas in this server cost one advancement less. */
const annex = assetWith('Annex', {
  text: [{ static: 'change', what: 'requirement', of: { type: 'agenda' }, by: -1 }],
});

const agendaCountersOf = (advancement: number, ...rezzed: readonly string[]): number => {
  const table = scenario({
    at: '5.6.1b', // a window of the Corp's turn in which agendas can be scored
    cards: [bonds, annex],
    corp: {
      servers: [
        { server: 'remote-1', root: [{ card: 'Bonds', advancement }] },
        ...rezzed.map((card) => ({ server: 'remote-2', root: [{ card, rezzed: true }] })),
      ],
    },
  });
  table.corp.scores('Bonds');
  const [scored] = table.corp.seen.corp.scored;
  expect([scored?.title, scored?.counters.advancement ?? 0]).toEqual(['Bonds', 0]);
  return scored?.counters.agenda ?? 0;
};

rule(current('10.13.1'), 'dividends 2: two agenda counters for each advancement past the third', () => {
  expect(agendaCountersOf(3)).toBe(0);
  expect(agendaCountersOf(4)).toBe(2 * 1);
  expect(agendaCountersOf(5)).toBe(2 * 2);
});

rule(current('10.13.2'), 'dividends go by the requirement and the counters before the agenda moved', () => {
  expect(agendaCountersOf(2, 'Annex')).toBe(0);
  expect(agendaCountersOf(3, 'Annex')).toBe(2 * (3 - (3 - 1)));
});

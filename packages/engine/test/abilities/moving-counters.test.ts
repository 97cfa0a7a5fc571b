import {
  action,
  bankCredits,
  choose,
  chooseAgain,
  click,
  done,
  draw,
  gainCredits,
  load,
  placeCounters,
  placingCounters,
  shiftCounters,
  takeCredits,
  target,
  upTo,
  when,
  whenEmpty,
  whenInstalled,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith } from './test-cards.ts';

// Counters that go from one card to another, or credits from a pool to a card; and several placed one by one.

const lot = assetWith('Lot', { text: [{ static: 'allow', deed: { deed: 'advance', card: 'this' } }] });
const shed = assetWith('Shed', { text: [{ static: 'allow', deed: { deed: 'advance', card: 'this' } }] });
const barn = assetWith('Barn', {});
const trick = operationWith(
  'Trick',
  target(choose({ can: 'advance' })),
  shiftCounters('advancement', upTo(2), choose({ not: { is: 'that' } }), 'that'),
  gainCredits(done(10)),
);

const advanced = (card: string, advancement: number, server: number) => ({
  server: `remote-${server}`,
  root: [{ card, advancement }],
});
const counters = (table: ReturnType<typeof scenario>, title: string): number =>
  table.corp.seen.corp.servers.flatMap(({ root }) => root).find((card) => card.title === title)?.counters
    .advancement ?? 0;

rule(
  both('1.14.1', '1.15.1'),
  'as many as are chosen go to the other card, and no more than there are',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [lot, shed, barn, trick],
      corp: {
        credits: 0,
        hq: ['Trick'],
        servers: [advanced('Lot', 3, 1), advanced('Shed', 1, 2), advanced('Barn', 1, 3)],
      },
    });
    table.corp.plays('Trick');
    table.corp.chooses('Shed');
    table.corp.chooses('Lot');
    table.corp.takes('number 2');
    expect([counters(table, 'Lot'), counters(table, 'Shed'), counters(table, 'Barn')]).toEqual([1, 3, 1]);
    expect(table.corp.credits).toBe(20);
  },
);

rule(both('1.17.1a', '1.18.2'), 'moving an advancement counter advances nothing', () => {
  const proud = assetWith('Proud', { text: [when({ deed: 'advance' }, gainCredits(100))] });
  const table = scenario({
    at: 'corp.action',
    cards: [lot, shed, proud, trick],
    corp: {
      credits: 0,
      hq: ['Trick'],
      servers: [
        advanced('Lot', 1, 1),
        advanced('Shed', 0, 2),
        { server: 'remote-3', root: [{ card: 'Proud', rezzed: true }] },
      ],
    },
  });
  table.corp.plays('Trick');
  table.corp.chooses('Shed');
  table.corp.takes('number 1');
  expect([counters(table, 'Shed'), table.corp.credits]).toEqual([1, 10]);
});

rule(current('1.9.2b'), 'who waits for counters to be placed sees those that are moved', () => {
  const host = resourceWith('Host', {
    text: [
      whenInstalled(load('virus', 1)),
      whenEmpty('virus', draw(1)),
      action([click()], shiftCounters('virus', 'all', 'this', choose({ title: 'Guest' }))),
    ],
  });
  const guest = resourceWith('Guest', { text: [when(placingCounters('this'), gainCredits(7))] });
  const table = scenario({
    at: 'runner.action',
    cards: [host, guest],
    runner: { credits: 0, grip: ['Host'], rig: ['Guest'], stack: ['Diesel'] },
  });
  table.runner.installs('Host');
  table.runner.uses('Host');
  table.runner.triggers('Guest');
  expect([table.runner.credits, table.runner.hand]).toEqual([7, ['Diesel']]);
});

rule(both('1.10.3b'), 'credits moved out of the pool are neither spent nor lost', () => {
  const fund = resourceWith('Fund', {
    text: [
      action([click()], bankCredits(upTo(3))),
      action([click()], takeCredits('all')),
      when({ deed: 'loseCredits' }, gainCredits(100)),
      when({ deed: 'spendCredits' }, gainCredits(100)),
    ],
  });
  const table = scenario({ at: 'runner.action', cards: [fund], runner: { credits: 2, rig: ['Fund'] } });
  table.runner.uses('Fund', 1);
  expect(table.keys).toEqual(['number 0', 'number 1', 'number 2']);
  table.runner.takes('number 2');
  expect(table.runner.credits).toBe(0);
  expect(table.runner.explain('use Fund paid-shiftCounters').allowed).toBe(
    table.game.state.edition !== '1.4',
  );
  table.runner.uses('Fund', 2);
  expect(table.runner.credits).toBe(2);
});

const spread = operationWith('Spread', placeCounters('advancement', 1, chooseAgain({ can: 'advance' }, 3)));

rule(both('1.14.2', '1.15.2'), 'of a total a card may get several', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [lot, shed, barn, spread],
    corp: {
      hq: ['Spread'],
      servers: [advanced('Lot', 0, 1), advanced('Shed', 0, 2), advanced('Barn', 0, 3)],
    },
  });
  table.corp.plays('Spread');
  for (const card of ['Lot', 'Shed', 'Lot']) table.corp.chooses(card);
  expect([counters(table, 'Lot'), counters(table, 'Shed'), counters(table, 'Barn')]).toEqual([2, 1, 0]);
});

rule(both('1.14.2', '1.15.2'), 'the only one there is gets all of them, unasked', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [lot, spread],
    corp: { hq: ['Spread'], servers: [advanced('Lot', 0, 1)] },
  });
  table.corp.plays('Spread');
  expect(counters(table, 'Lot')).toBe(3);
});

refuses('5.2.4', 'with no counter to move nothing would change', () => {
  const idle = resourceWith('Idle', {
    text: [action([click()], shiftCounters('virus', 1, 'this', choose({ type: 'program' })))],
  });
  const table = scenario({ at: 'runner.action', cards: [idle], runner: { rig: ['Idle', 'Corroder'] } });
  expect(table.runner.explain('use Idle paid-shiftCounters').allowed).toBe(false);
});

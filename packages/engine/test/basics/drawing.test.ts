import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { inRig, titles } from './reading-the-table.ts';
import { diarist, gatekeeper } from './test-cards.ts';

const order = ['Decoy', 'Forger', 'Diesel', 'VRcation', 'Wyldside'];

rule(both('1.8.5 4.3.3', '1.8.5'), 'cards are drawn from the top of the deck into the hand', () => {
  const table = scenario({ at: 'runner.action', runner: { stack: order } });
  table.runner.takes('draw card');
  expect(table.runner.hand).toEqual(['Decoy']);
  table.runner.takes('draw card');
  expect(table.runner.hand).toEqual(['Decoy', 'Forger']);
  expect(table.runner.deckSize).toBe(3);
  const corp = scenario({ corp: { rd: ['Hedge Fund', 'IPO', 'Tithe'] } });
  corp.corp.takes('draw card');
  expect(corp.corp.hand).toEqual(['Hedge Fund']);
});

rule(current('4.2.3'), 'a deck keeps its order over turns', () => {
  const table = scenario({ at: 'runner.action', runner: { stack: order, clicks: 1 } });
  table.runner.takes('draw card');
  for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
  for (let i = 0; i < 4; i++) table.runner.takes('draw card');
  expect(table.runner.hand).toEqual(order);
});

// Diarist and Gatekeeper notice drawn cards. In the current edition those are set aside meanwhile.

rule(
  current('8.4.5a 8.4.5b 8.4.5c'),
  'drawn cards are set aside for their player to see; a checkpoint; then they enter the hand',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [diarist],
      runner: { grip: ['Diesel'], stack: order, rig: ['Diarist'] },
    });
    table.runner.plays('Diesel'); // draw three cards
    expect(table.decision?.kind).toBe('reaction');
    expect(table.runner.hand).toEqual([]);
    expect(titles(table.runner.seen.setAside)).toEqual(['Decoy', 'Forger', 'Diesel']);
    expect(titles(table.corp.seen.setAside)).toEqual([undefined, undefined, undefined]);
    expect(table.runner.deckSize).toBe(2);
    table.runner.triggers('Diarist');
    expect(inRig(table, 'Diarist')?.counters.power).toBe(1);
    expect(table.runner.hand).toEqual(['Decoy', 'Forger', 'Diesel']);
    expect(table.runner.seen.setAside).toEqual([]);
  },
);

rule(
  current('8.4.2a 8.4.3a'),
  'an ability on drawing can act on the drawn cards; what it moves stays there',
  () => {
    const table = scenario({
      cards: [gatekeeper],
      corp: {
        hq: ['Sprint', 'Tithe'],
        rd: ['Hedge Fund', 'IPO', 'Melange Mining Corp.', 'PAD Campaign'],
        servers: [{ server: 'remote-1', root: [{ card: 'Gatekeeper', rezzed: true }] }], // may trash a drawn card
      },
    });
    table.corp.plays('Sprint'); // draw three, then shuffle two cards from HQ into R&D
    table.corp.triggers('Gatekeeper');
    expect(table.moves).toEqual(['choose Hedge Fund', 'choose IPO', 'choose Melange Mining Corp.']); // not Tithe
    table.corp.chooses('IPO');
    expect(table.corp.hand).toEqual(['Tithe', 'Hedge Fund', 'Melange Mining Corp.']);
    expect(table.corp.discardPile).toEqual(['IPO']);
  },
);

rule('1.8.5', 'in the older edition the cards are in the hand before anything reacts', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [diarist],
    runner: { grip: ['Diesel'], stack: order, rig: ['Diarist'] },
  });
  table.runner.plays('Diesel');
  expect(table.decision?.kind).toBe('reaction');
  expect(table.runner.hand).toEqual(['Decoy', 'Forger', 'Diesel']);
  expect(table.runner.seen.setAside).toEqual([]);
});

import {
  duringYourActionPhase,
  endActionPhase,
  event,
  gainCredits,
  iff,
  takeAction,
  terminal,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, eventWith, operationWith, rezzed } from './test-cards.ts';

// Cards that end the action phase before the clicks are gone.

const IPO = 'IPO'; // a real terminal operation: 8 credits for 13, then the action phase ends

/** Ends the action phase in the middle of its own text. */
const walkout = operationWith('Walkout', gainCredits(1), endActionPhase, gainCredits(10));
const curfew = assetWith('Curfew', { text: [when({ deed: 'play' }, endActionPhase)] });
const ticker = assetWith('Ticker', { text: [when({ deed: 'play' }, gainCredits(5))] });
const lastCall = event({
  id: 'last_call',
  title: 'Last Call',
  faction: 'neutral_runner',
  subtypes: ['terminal'],
  cost: 0,
  play: [gainCredits(3)],
  text: [terminal],
});

rule(both('5.4.3a'), 'a terminal operation resolves, then the remaining clicks are never spent', () => {
  const table = scenario({ at: 'corp.action', priority: 'every', corp: { credits: 8, hq: [IPO] } });
  table.corp.plays(IPO);
  expect(table.corp.credits).toBe(8 - 8 + 13);
  table.corp.triggers(IPO); // "after you resolve this operation, your action phase ends"
  expect(table.corp.discardPile).toEqual([IPO]);
  expect(table.corp.clicks).toBe(2);
  expect(table.step).toBe('5.6.3b'); // no further window or action of the action phase
});

rule(both('5.4.3a'), "a terminal event ends the Runner's action phase", () => {
  const table = scenario({
    at: 'runner.action',
    cards: [lastCall],
    runner: { credits: 0, grip: ['Last Call', ...new Array<string>(6).fill('Diesel')] },
  });
  table.runner.plays('Last Call');
  expect(table.runner.credits).toBe(3);
  expect(table.runner.clicks).toBe(3);
  expect(table.phase).toBe('runner.discard');
  expect(table.decision?.kind).toBe('discard');
});

rule(both('5.4.3a 5.4.3c'), 'what was resolving stops where it is', () => {
  const table = scenario({ at: 'corp.action', cards: [walkout], corp: { credits: 0, hq: ['Walkout'] } });
  table.corp.plays('Walkout');
  expect(table.corp.credits).toBe(1); // not 1 + 10
  expect(table.corp.discardPile).toEqual(['Walkout']);
  expect(table.phase).toBe('runner.action');
});

rule(both('5.4.3b'), 'abilities still pending in an open window are lost', () => {
  const position = {
    at: 'corp.action',
    cards: [curfew, ticker],
    corp: { credits: 5, hq: ['Hedge Fund'], servers: rezzed('Curfew', 'Ticker') },
  };
  const early = scenario(position);
  early.corp.plays('Hedge Fund');
  early.corp.triggers('Curfew');
  expect(early.corp.credits).toBe(0); // neither Ticker nor Hedge Fund itself
  expect(early.phase).toBe('runner.action');

  const late = scenario(position);
  late.corp.plays('Hedge Fund');
  late.corp.triggers('Ticker');
  expect(late.corp.credits).toBe(5);
  expect(late.phase).toBe('runner.action');
});

rule(both('5.4.3b'), 'no player keeps priority: the next decision is of the discard phase', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [walkout],
    corp: { hq: ['Walkout'] },
    runner: { tags: 1, rig: ['Forger'] },
  });
  table.corp.plays('Walkout');
  expect(table.decision).toMatchObject({ kind: 'window', seat: 'corp' });
  expect(table.step).toBe('5.6.3b');
});

rule('5.4.3d', 'a checkpoint comes between the forced end and the discard phase', () => {
  const overtime = assetWith('Overtime Pay', {
    text: [when({ deed: 'actionPhaseEnds' }, gainCredits(2))],
  });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [walkout, overtime],
    corp: {
      credits: 0,
      hq: ['Walkout', ...new Array<string>(6).fill('Hedge Fund')],
      servers: rezzed('Overtime Pay'),
    },
  });
  table.corp.plays('Walkout');
  expect(table.decision?.kind).toBe('reaction');
  expect(table.corp.hand.length).toBe(6); // nothing discarded yet
  table.corp.triggers('Overtime Pay');
  expect(table.corp.credits).toBe(1 + 2);
  expect(table.decision).toMatchObject({ kind: 'discard', wanted: 1 });
});

rule(
  current('5.4.3d 5.4.3e'),
  'a forced end meets "action phase ends", still inside the phase but without actions',
  () => {
    const closing = assetWith('Closing Bell', {
      text: [when({ deed: 'actionPhaseEnds' }, iff(duringYourActionPhase, [gainCredits(2)]), takeAction(1))],
    });
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [walkout, closing],
      corp: {
        credits: 0,
        hq: ['Walkout', ...new Array<string>(6).fill('Hedge Fund')],
        servers: rezzed('Closing Bell'),
      },
    });
    table.corp.plays('Walkout');
    expect(table.decision?.kind).toBe('reaction');
    expect(table.phase).toBe('corp.action');
    expect(table.corp.explain('gain credit')).toMatchObject({ allowed: false });
    table.corp.triggers('Closing Bell');
    expect(table.corp.credits).toBe(1 + 2); // in the action phase
    expect(table.happened('nothingHappened').map((event) => event.rule)).toEqual(['5.2.4']); // no action
    expect(table.decision).toMatchObject({ kind: 'discard', wanted: 1 }); // only now the discard phase
    expect(table.phase).toBe('corp.discard');
  },
);

rule(current('5.4.4'), 'ending the action phase does nothing in the draw phase and the discard phase', () => {
  const strike = assetWith('Strike', {
    text: [whenYourTurnBegins(endActionPhase), whenYourTurnEnds(endActionPhase)],
  });
  const table = scenario({
    at: '5.6.1d',
    cards: [strike],
    corp: { clicks: 3, servers: rezzed('Strike') },
  });
  expect(table.step).toBe('5.6.2b'); // after the mandatory draw, with every click
  expect(table.corp.hand.length).toBe(1);
  expect(table.corp.clicks).toBe(3);
  for (let i = 0; i < 3; i++) table.corp.takes('gain credit');
  expect(table.phase).toBe('runner.action');
  expect(table.happened('actionPhaseForcedToEnd')).toEqual([]);
});

rule(current('5.4.4'), "ending your action phase does nothing in the opponent's turn", () => {
  const rush = assetWith('Rush', {
    text: [when({ deed: 'play', by: 'opponent' }, endActionPhase)],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [rush],
    corp: { servers: rezzed('Rush') },
    runner: { grip: ['Diesel'] },
  });
  table.runner.plays('Diesel');
  expect(table.runner.hand.length).toBe(3);
  expect(table.phase).toBe('runner.action');
  expect(table.runner.clicks).toBe(3);
});

rule(both('5.4.2'), 'actions in any combination and order until no click is left', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [eventWith('Odds and Ends', gainCredits(1))],
    runner: { credits: 0, grip: ['Odds and Ends', 'Smartware Distributor'] },
  });
  table.runner.takes('draw card');
  table.runner.installs('Smartware Distributor');
  table.runner.uses('Smartware Distributor');
  expect(table.phase).toBe('runner.action');
  table.runner.plays('Odds and Ends');
  expect(table.runner.clicks).toBe(0);
  expect(table.phase).toBe('corp.action'); // the Runner's turn went on by itself
});

refuses(both('5.4.2 9.2.4b'), 'no stopping early while there are clicks', () => {
  const table = scenario({ at: 'runner.action', priority: 'every', runner: { clicks: 1 } });
  expect(table.keys).not.toContain('pass');
  expect(table.runner.explain('pass')).toMatchObject({ allowed: false });
  table.runner.takes('gain credit');
  expect(table.keys).toContain('pass'); // a window, not an action
});

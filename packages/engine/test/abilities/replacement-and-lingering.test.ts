import {
  cannot,
  choose,
  draw,
  forThe,
  gainCredits,
  later,
  optional,
  paid,
  trash,
  when,
  whenYourTurnBegins,
  would,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Replacement effects, and effects that outlive the ability that made them.

const MARILYN = 'Marilyn Campaign'; // when it would be trashed, you may shuffle it into R&D instead

rule(both('9.8.8 9.8.8b', '9.9.8 9.9.8b'), 'a static replacement applies by itself', () => {
  const table = scenario({ at: 'runner.action', runner: { rig: ['Verbal Plasticity'] } });
  table.runner.takes('draw card'); // the first basic draw each turn: 2 cards instead
  expect(table.runner.hand.length).toBe(2);
  expect(table.decision?.kind).toBe('action'); // nobody was asked
  expect(table.happened('triggered', 'abilityUsed')).toEqual([]);
  table.runner.takes('draw card');
  expect(table.runner.hand.length).toBe(2 + 1);
});

rule(both('9.8.8b', '9.9.8b'), 'a static replacement needs an active card', () => {
  const table = scenario({ at: 'runner.action', runner: { grip: ['Verbal Plasticity'] } });
  table.runner.takes('draw card');
  expect(table.runner.hand.length).toBe(1 + 1);
});

rule(both('9.8.4a', '9.9.4a'), 'a standing replacement has applied before anyone can interrupt', () => {
  const glimpse = resourceWith('Glimpse', {
    text: [optional(would({ deed: 'draw' }, gainCredits(1)))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [glimpse],
    runner: { rig: ['Glimpse', 'Verbal Plasticity'] },
  });
  table.runner.takes('draw card');
  expect(table.decision?.kind).toBe('interrupt');
  expect(table.happened('replaced').map((event) => event.amount)).toEqual([2]);
  expect(table.runner.hand).toEqual([]);
});

rule(
  both('9.8.3c', '9.9.3c'),
  'an interrupt that could replace what is expected is relevant, and only to that',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [operationWith('Cleanup', trash(choose({ in: 'installed', side: 'corp', type: 'asset' })))],
      corp: { hq: ['Cleanup', 'Cleanup'], servers: rezzed('PAD Campaign', MARILYN) },
    });
    table.corp.plays('Cleanup');
    table.corp.chooses('PAD Campaign');
    expect(table.decision?.kind).toBe('action'); // about another card: not relevant
    table.corp.plays('Cleanup');
    expect(table.moves).toEqual([`interrupt ${MARILYN} 1`, 'pass']);
    table.corp.triggers(MARILYN);
    expect(table.corp.discardPile).not.toContain(MARILYN);
    expect(table.corp.deckSize).toBe(9 + 1);
  },
);

rule(both('9.9.1', '9.10.1'), 'a lingering effect outlives its source and ends with its duration', () => {
  const freeze = operationWith('Freeze', forThe('turn', cannot({ deed: 'draw', by: 'opponent' })));
  const helper = resourceWith('Helper', {
    text: [when({ deed: 'turnBegins', by: 'any' }, draw(1))],
  });
  const stall = assetWith('Stall', {
    text: [when({ deed: 'turnEnds' }, draw(1, 'opponent'))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [freeze, helper, stall],
    corp: { clicks: 1, hq: ['Freeze'], servers: rezzed('Stall') },
    runner: { rig: ['Helper'] },
  });
  table.corp.plays('Freeze');
  expect(table.corp.discardPile).toEqual(['Freeze']); // its source is long inactive
  expect(table.phase).toBe('runner.action');
  expect(table.happened('drawn').length).toBe(1); // not at the end of that turn, but in the next one
  expect(table.runner.hand.length).toBe(1);
});

refuses(both('9.9.1', '9.10.1'), 'what an agenda that left the game forbade for the turn', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      servers: [
        { server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] },
        { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 4 }] },
        { server: 'remote-3', root: ['Corporate Town'] },
      ],
    },
  });
  table.corp.scores('Luminal Transubstantiation'); // no more scoring this turn
  table.corp.triggers('Luminal Transubstantiation');
  table.corp.rezzes('Corporate Town'); // forfeits it
  table.corp.chooses('Luminal Transubstantiation');
  expect(table.corp.scored).toEqual([]);
  expect(table.corp.explain('score Offworld Office')).toMatchObject({ allowed: false, because: 'forbidden' });
});

rule(
  both('9.6.14 9.9.1', '9.6.13c 9.10.1'),
  'a delayed ability resolves once, although its source is gone',
  () => {
    const table = scenario({
      at: '5.7.1d',
      runner: { credits: 0, rig: ['Joshua B.'] },
      corp: { clicks: 0, credits: 2 },
    });
    table.runner.triggers('Joshua B.'); // a click now, a tag when this turn ends
    while (table.phase === 'runner.action') table.runner.takes('gain credit');
    expect(table.runner.tags).toBe(1);
    expect(table.game.state.lingering).toEqual([]);
    table.corp.trashesResource('Joshua B.');
    while (table.phase === 'corp.action') table.corp.takes('gain credit');
    while (table.phase === 'runner.action') table.runner.takes('gain credit');
    expect(table.runner.tags).toBe(1); // the next turn's end brings nothing
  },
);

rule(both('9.9.1', '9.10.1'), 'a delayed ability does not need the card that made it', () => {
  const promise = resourceWith('Promise', {
    text: [whenYourTurnBegins(later(when({ deed: 'turnEnds' }, gainCredits(4))))],
  });
  const bonfire = resourceWith('Bonfire', {
    text: [
      paid(
        [{ pay: 'clicks', number: 1 }],
        trash(choose({ in: 'installed', type: 'resource', not: { is: 'this' } })),
      ),
    ],
  });
  const table = scenario({
    at: '5.7.1d',
    cards: [promise, bonfire],
    runner: { credits: 0, rig: ['Promise', 'Bonfire'] },
  });
  table.runner.uses('Bonfire');
  expect(table.runner.discardPile).toEqual(['Promise']);
  for (let i = 0; i < 3; i++) table.runner.takes('gain credit');
  expect(table.runner.credits).toBe(3 + 4);
});

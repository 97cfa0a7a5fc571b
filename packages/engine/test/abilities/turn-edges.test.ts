import {
  cannot,
  draw,
  forThe,
  gainCredits,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Where a turn formally begins and ends, what its actions set off, and hands at its end.

const eveningPost = assetWith('Evening Post', { text: [whenYourTurnEnds(gainCredits(1))] });
const lateReader = assetWith('Late Reader', { text: [whenYourTurnEnds(draw(1))] });
const six = new Array<string>(6).fill('Hedge Fund');

rule(current('5.1.4a'), 'turn-begins abilities wait for their step, not for the turn to open', () => {
  const table = scenario({
    at: '5.6.1a',
    priority: 'every',
    corp: {
      credits: 2,
      servers: [
        { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
        { server: 'remote-2', root: ['PAD Campaign'] },
      ],
    },
  });
  expect(table.decision?.kind).toBe('window'); // the turn is open, nothing has triggered
  table.corp.rezzes('PAD Campaign'); // the second one: rezzed after the turn opened
  table.bothPass();
  expect(table.step).toBe('5.6.1d');
  expect(table.keys.length).toBe(2); // both see the turn begin
  table.choose('corp', table.keys[0] ?? '');
  table.choose('corp', table.keys[0] ?? '');
  expect(table.corp.credits).toBe(2 - 2 + 1 + 1);
});

rule(current('5.1.4b'), 'the end of the turn and of the discard phase are one moment', () => {
  const table = scenario({
    at: '5.6.3c',
    priority: 'every',
    cards: [eveningPost],
    corp: {
      identity: 'Jinteki: Restoring Humanity',
      credits: 0,
      archives: [{ card: 'Hedge Fund', faceup: false }],
      servers: rezzed('Evening Post'),
    },
  });
  expect(table.step).toBe('5.6.3d');
  expect(table.moves).toEqual(['trigger Evening Post 1', 'trigger Jinteki: Restoring Humanity 1']);
  table.corp.triggers('Evening Post');
  table.corp.triggers('Jinteki: Restoring Humanity');
  expect(table.corp.credits).toBe(2);
  expect(table.phase).toBe('runner.action'); // nothing more as the turn closes
});

rule(current('5.1.4c'), 'before its formal beginning it is already that turn', () => {
  const table = scenario({
    at: '5.7.2d',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
  });
  expect(table.step).toBe('5.6.1b');
  expect(table.corp.seen.turn.side).toBe('corp');
  expect(table.awaits).toBe('corp'); // the active player acts first
});

rule(
  current('5.1.4c 5.1.4d'),
  'after its formal end effects for the turn still apply, until the next turn',
  () => {
    const sealed = operationWith('Sealed Vault', forThe('turn', cannot({ deed: 'draw' })));
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [sealed, lateReader],
      corp: { clicks: 1, hq: ['Sealed Vault'], servers: rezzed('Late Reader') },
    });
    table.corp.plays('Sealed Vault');
    table.bothPass();
    table.bothPass();
    expect(table.step).toBe('5.6.3d');
    expect(table.corp.seen.turn).toMatchObject({ number: 3, side: 'corp' });
    table.corp.triggers('Late Reader');
    expect(table.corp.hand).toEqual([]); // "this turn" is not over
    expect(table.runner.seen.turn).toMatchObject({ number: 4, side: 'runner' });
    expect(table.game.state.lingering).toEqual([]);
  },
);

rule(current('5.2.2c'), 'what an action sets off resolves between its cost and its effect', () => {
  const pacer = resourceWith('Pacer', { text: [when({ deed: 'act' }, gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [pacer],
    runner: { credits: 2, tags: 1, rig: ['Pacer'] },
  });
  table.runner.takes('remove tag');
  expect(table.decision?.kind).toBe('reaction');
  expect([table.runner.clicks, table.runner.credits, table.runner.tags]).toEqual([3, 0, 1]);
  table.runner.triggers('Pacer');
  expect([table.runner.credits, table.runner.tags]).toEqual([1, 0]);
});

rule(current('5.2.2d'), "what finishing an action sets off resolves right after the action's step", () => {
  const tally = assetWith('Tally', {
    text: [when({ deed: 'act', stage: 'complete' }, gainCredits(2))],
  });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [tally],
    corp: { credits: 0, servers: rezzed('Tally') },
  });
  table.corp.takes('gain credit');
  expect(table.decision?.kind).toBe('reaction');
  expect(table.step).toBe('5.6.2b');
  expect(table.corp.credits).toBe(1); // the effect is there, the reaction is not
  table.corp.triggers('Tally');
  expect(table.corp.credits).toBe(1 + 2);
  expect([table.step, table.decision?.kind]).toEqual(['5.6.2a', 'window']);
});

rule(current('5.2.2d'), "the same in the Runner's turn, at the Runner's action step", () => {
  const tally = resourceWith('Diary', {
    text: [when({ deed: 'act', stage: 'complete' }, draw(1))],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [tally],
    runner: { rig: ['Diary'] },
  });
  table.runner.takes('gain credit');
  expect([table.step, table.decision?.kind]).toEqual(['5.7.1f', 'reaction']);
});

rule(
  current('5.2.3a'),
  '"with the basic action" means the basic action and no card that does the same',
  () => {
    const table = scenario({
      at: 'runner.action',
      runner: { credits: 0, rig: ['Verbal Plasticity', 'Professional Contacts'] },
    });
    table.runner.uses('Professional Contacts'); // an action that draws, but not the basic one
    expect(table.runner.hand.length).toBe(1);
    table.runner.takes('draw card');
    expect(table.runner.hand.length).toBe(1 + 2);
  },
);

rule(both('5.3.2'), 'the mandatory draw costs no click and is no action', () => {
  const table = scenario({ at: '5.6.1a' });
  expect(table.corp.hand.length).toBe(1);
  expect(table.corp.clicks).toBe(3);
  expect(table.corp.seen.happened.actions).toEqual([]);
});

rule(both('5.3.3'), 'the Runner has no draw phase', () => {
  const table = scenario({ at: '5.6.3c', runner: { grip: [] } });
  expect(table.phase).toBe('runner.action');
  expect(table.runner.hand).toEqual([]);
  expect(table.happened('drawn')).toEqual([]);
  expect(table.happened('phase').map((event) => event.detail)).toEqual(['runner.action']);
});

rule(both('5.5.2a'), 'a discarded card lies facedown although the Runner saw it go to HQ', () => {
  const table = scenario({
    at: 'corp.action',
    corp: {
      identity: 'Haas-Bioroid: Precision Design',
      clicks: 1,
      hq: six,
      archives: ['Sprint'],
      servers: [{ server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] }],
    },
  });
  expect(table.runner.seen.corp.archives.map((card) => card.title)).toEqual(['Sprint']);
  table.corp.takes('gain credit');
  table.corp.scores('Luminal Transubstantiation');
  table.corp.triggers('Haas-Bioroid: Precision Design');
  while (table.phase === 'corp.action') table.corp.takes('gain credit');
  table.corp.discards('Sprint'); // seven cards in HQ, six allowed
  expect(table.corp.discardPile).toEqual(['Sprint']);
  expect(table.runner.seen.corp.archives.map((card) => card.title)).toEqual([undefined]);
});

rule(both('5.5.2b'), 'discarding is not trashing, and trashing is not discarding', () => {
  const cards = [
    assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(10))] }),
    assetWith('Recycler', { text: [when({ deed: 'discard' }, gainCredits(1))] }),
  ];
  const discarding = scenario({
    at: '5.6.3a',
    cards,
    corp: { credits: 0, hq: six, servers: rezzed('Mourner', 'Recycler') },
  });
  discarding.corp.discards('Hedge Fund');
  expect(discarding.corp.credits).toBe(1);

  const trashing = scenario({
    at: 'corp.action',
    cards,
    corp: { credits: 5, hq: ['Hansei Review', 'Hedge Fund'], servers: rezzed('Mourner', 'Recycler') },
  });
  trashing.corp.plays('Hansei Review'); // trashes the other card in HQ, and itself when resolved
  expect(trashing.corp.credits).toBe(5 - 5 + 10 + 10 + 10);
});

rule(both('5.5.3a'), 'both players start with a maximum hand size of five', () => {
  const corp = scenario({ at: '5.6.3a', corp: { hq: six } });
  expect([corp.corp.maximumHandSize, corp.runner.maximumHandSize]).toEqual([5, 5]);
  expect(corp.decision?.kind).toBe('discard');
  corp.corp.discards('Hedge Fund');
  expect(corp.phase).toBe('runner.action');
  const runner = scenario({ at: '5.7.2a', runner: { grip: six.map(() => 'Diesel') } });
  runner.runner.discards('Diesel');
  expect(runner.phase).toBe('corp.action');
});

rule(both('5.5.3b'), 'core damage and cards change the maximum hand size', () => {
  const table = scenario({
    corp: { scored: ['Superconducting Hub'] },
    runner: { coreDamage: 2, rig: ['T400 Memory Diamond'] },
  });
  expect(table.corp.maximumHandSize).toBe(5 + 2);
  expect(table.runner.maximumHandSize).toBe(5 - 2 + 1);
});

rule(current('5.5.4b'), 'a hand that is not too large stays', () => {
  const table = scenario({ at: '5.6.3a', corp: { hq: six.slice(1) } });
  expect(table.phase).toBe('runner.action');
  expect(table.corp.hand.length).toBe(5);
});

rule(current('5.5.4c'), 'the chosen surplus is discarded at once', () => {
  const table = scenario({
    at: '5.6.3a',
    corp: { hq: [...six.slice(1), 'Sprint', 'Tithe'] },
  });
  expect(table.decision).toMatchObject({ kind: 'discard', wanted: 2 });
  table.corp.discards('Tithe');
  expect(table.corp.discardPile).toEqual([]);
  table.corp.discards('Sprint');
  expect(table.happened('discarded').map((event) => event.amount)).toEqual([2]);
});

rule(current('5.1.4a'), "the Runner's turn-begins abilities wait for their step too", () => {
  const early = resourceWith('Early Bird', { text: [whenYourTurnBegins(gainCredits(1))] });
  const table = scenario({
    at: '5.7.1a',
    priority: 'every',
    cards: [early],
    runner: { credits: 0, rig: ['Early Bird'] },
  });
  expect([table.step, table.decision?.kind, table.runner.credits]).toEqual(['5.7.1b', 'window', 0]);
  table.bothPass();
  expect([table.step, table.decision?.kind]).toEqual(['5.7.1d', 'reaction']);
});

import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { eveningPost, lateBloomer, mourner, nightPost, nightShift, watcher } from './test-cards.ts';

// The steps of the Corp's turn, letter by letter. Steps that only edition 1.4 has are cited alone.

const SPIN = 'Spin Doctor'; // Corp paid ability: shuffle cards from Archives into R&D
const FORGER = 'Forger'; // Runner paid ability: remove a tag

/** A Corp that could use a paid ability, rez a card and score an agenda, if the window lets it. */
const readyCorp = {
  archives: ['Hedge Fund'],
  servers: [
    { server: 'remote-1', root: [{ card: SPIN, rezzed: true }] },
    { server: 'remote-2', root: ['PAD Campaign'] },
    { server: 'remote-3', root: [{ card: 'Offworld Office', advancement: 4 }] },
  ],
};
const five = ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'];
const seven = [...five, 'Sprint', 'Sprint'];
const PAID = `use ${SPIN} 1`;
const REZ = 'rez PAD Campaign';
const SCORE = 'score Offworld Office';

rule(both('5.6.1a'), 'the Corp gains three clicks before anything else', () => {
  const table = scenario({ at: '5.6.1a', priority: 'every' });
  expect(table.corp.clicks).toBe(3);
  expect(table.step).toBe('5.6.1b');
  expect(table.decision?.kind).toBe('window');
  expect(table.corp.hand).toEqual([]);
});

rule(
  both('5.6.1b 9.2.7b 9.2.7c 9.2.7d'),
  'the first window lets the Corp use abilities, rez and score',
  () => {
    const table = scenario({ at: '5.6.1b', priority: 'every', corp: readyCorp });
    expect(table.moves).toEqual([PAID, REZ, SCORE, 'pass']);
  },
);

rule(
  both('5.6.1b 9.2.7a'),
  'both players act in the window, the Corp first, until both pass in a row',
  () => {
    const table = scenario({
      at: '5.6.1b',
      priority: 'every',
      corp: readyCorp,
      runner: { tags: 2, rig: [FORGER] },
    });
    expect(table.awaits).toBe('corp');
    table.corp.passes();
    expect(table.awaits).toBe('runner');
    table.runner.uses(FORGER); // acts, so the Corp gets priority again after the Runner passes
    table.runner.passes();
    expect(table.awaits).toBe('corp');
    table.corp.rezzes('PAD Campaign');
    table.corp.passes();
    expect(table.awaits).toBe('runner');
    expect(table.corp.deckSize).toBe(9); // the mandatory draw has not happened yet
    table.runner.passes();
    table.corp.triggers('PAD Campaign');
    expect(table.runner.tags).toBe(1);
    expect(table.corp.deckSize).toBe(8);
  },
);

rule(both('5.6.1b 9.2.4c'), 'a player keeps priority after acting', () => {
  const table = scenario({ at: '5.6.1b', priority: 'every', corp: readyCorp });
  table.corp.rezzes('PAD Campaign');
  expect(table.awaits).toBe('corp');
  table.corp.scores('Offworld Office');
  expect(table.decision?.kind).toBe('reaction');
  table.corp.triggers('Offworld Office');
  expect(table.awaits).toBe('corp');
  expect(table.decision?.kind).toBe('window');
});

rule(
  both('5.6.1c 1.10.5c'),
  "the Corp's recurring credits refill after the first window, before the turn begins",
  () => {
    const table = scenario({
      at: '5.6.1b',
      priority: 'every',
      corp: {
        credits: 0,
        servers: [
          { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 0 }] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
    });
    // Still in the window of step b: nothing to pay with yet.
    expect(table.corp.explain('rez PAD Campaign')).toMatchObject({
      allowed: false,
      because: 'notEnoughCredits',
    });
    table.bothPass();
    expect(table.corp.seen.corp.servers[3]?.root[0]?.counters.credits).toBe(2);
    const order = table.happened('recurringRefilled', 'turnBegins', 'drawn').map((event) => event.kind);
    expect(order).toEqual(['recurringRefilled', 'turnBegins', 'drawn']);
  },
);

rule(both('5.6.1c 1.10.5b', '5.6.1c 1.10.5d'), 'recurring credits refill only up to their number', () => {
  const table = scenario({
    at: '5.6.1c',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 1 }] }] },
  });
  expect(table.corp.seen.corp.servers[3]?.root[0]?.counters.credits).toBe(2);
  expect(table.happened('recurringRefilled').map((event) => event.amount)).toEqual([1]);
});

rule(both('5.6.1c'), "the Runner's recurring credits do not refill in the Corp's turn", () => {
  const table = scenario({ at: '5.6.1c', runner: { rig: [{ card: 'Cybsoft MacroDrive', credits: 0 }] } });
  expect(table.runner.seen.runner.rig[0]?.counters.credits).toBeUndefined();
  expect(table.happened('recurringRefilled')).toEqual([]);
});

rule(
  both('5.6.1d 5.6.1e', '5.6.1d'),
  "abilities at the start of the Corp's turn become pending, in an order of its choice",
  () => {
    const table = scenario({
      at: '5.6.1d',
      corp: {
        credits: 0,
        servers: [
          { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] },
          { server: 'remote-2', root: [{ card: 'Nico Campaign', rezzed: true, credits: 9 }] },
        ],
      },
    });
    expect(table.decision?.kind).toBe('reaction');
    expect(table.moves).toEqual(['trigger PAD Campaign 1', 'trigger Nico Campaign 3']);
    table.corp.triggers('Nico Campaign');
    expect(table.corp.credits).toBe(3 + 1); // PAD Campaign, alone now, resolves by itself
    expect(table).toBeSettled();
  },
);

rule(
  both('5.6.1d 5.6.1e 9.2.8b', '5.6.1d 9.2.8b'),
  'when both players have abilities pending, the active player resolves theirs first',
  () => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      cards: [watcher],
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
      runner: { rig: ['Watcher'], credits: 0 },
    });
    expect(table.awaits).toBe('corp');
    table.corp.triggers('PAD Campaign');
    expect(table.awaits).toBe('runner');
    table.runner.triggers('Watcher');
    expect(table.runner.credits).toBe(1);
  },
);

rule(
  '5.6.1e',
  'the checkpoint comes before the mandatory draw: what becomes pending at d resolves first',
  () => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
    });
    expect(table.corp.hand).toEqual([]); // not drawn yet
    table.corp.triggers('PAD Campaign');
    expect(table.corp.hand).toEqual(['Hedge Fund']);
  },
);

rule(both('5.6.1f', '5.6.1e'), 'the Corp draws one card, without spending a click', () => {
  const table = scenario({ at: '5.6.1a' });
  expect(table.corp.hand).toEqual(['Hedge Fund']);
  expect(table.corp.clicks).toBe(3);
  expect(table.corp.deckSize).toBe(8);
});

rule(both('5.6.1f 1.7.2c', '5.6.1e 1.7.2c'), 'with an empty R&D the mandatory draw loses the game', () => {
  const table = scenario({ at: '5.6.1a', corp: { rd: [] } });
  expect(table.outcome).toEqual({ winner: 'runner', reason: 'emptyDeck' });
  expect(table.decision).toBeNull();
});

rule(both('5.6.1g', '5.6.1f'), 'the draw phase leads to the action phase', () => {
  const table = scenario({ at: '5.6.1a', priority: 'every' });
  table.bothPass();
  expect(table.phase).toBe('corp.action');
  expect(table.decision?.kind).toBe('window');
});

rule(
  both('5.6.1g', '5.6.1f'),
  'a checkpoint ends the draw phase: seven points drawn into place win there',
  () => {
    const table = scenario({
      at: '5.6.1d',
      cards: [lateBloomer],
      corp: { scored: ['Late Bloomer', 'Offworld Office', 'Offworld Office'], rd: ['Hedge Fund'] },
    });
    // The drawn card met the condition in the last instruction of the phase; the phase's checkpoint sees it.
    expect(table.happened('triggered').length).toBe(1);
    expect(table.phase).toBe('corp.action');
  },
);

rule(both('5.6.2a'), 'the action phase opens with a window for abilities, rezzing and scoring', () => {
  const table = scenario({ at: '5.6.2a', priority: 'every', corp: readyCorp });
  expect(table.moves).toEqual([PAID, REZ, SCORE, 'pass']);
  table.corp.scores('Offworld Office');
  table.corp.triggers('Offworld Office');
  expect(table.corp.points).toBe(2);
  expect(table.corp.clicks).toBe(3); // scoring is not an action
});

rule(both('5.6.2b 5.4.2 9.2.6b'), 'a Corp with clicks must take an action: it cannot pass', () => {
  const table = scenario({ at: '5.6.2b', priority: 'every' });
  expect(table.decision?.kind).toBe('action');
  expect(table.keys).not.toContain('pass');
  expect(table.corp.explain('pass')).toMatchObject({ allowed: false });
});

rule(both('5.6.2b 5.6.2d', '5.6.2b 5.6.2e'), 'without clicks the phase ends after its window', () => {
  const table = scenario({ at: '5.6.2a', priority: 'every', corp: { clicks: 0 } });
  expect(table.phase).toBe('corp.action');
  table.bothPass();
  expect(table.phase).toBe('corp.discard');
});

rule(both('5.6.2c'), 'after each action the window opens again', () => {
  const table = scenario({ at: '5.6.2b', priority: 'every' });
  table.corp.takes('gain credit');
  expect(table.decision?.kind).toBe('window');
  expect(table.phase).toBe('corp.action');
  table.bothPass();
  expect(table.step).toBe('5.6.2b');
  expect(table.corp.clicks).toBe(2);
});

rule(
  both('5.6.2d', '5.6.2d 5.6.2e'),
  'abilities that wait for the end of the action phase resolve before discarding',
  () => {
    const table = scenario({
      at: '5.6.2b',
      priority: 'every',
      cards: [nightShift],
      corp: {
        clicks: 1,
        credits: 0,
        servers: [{ server: 'remote-1', root: [{ card: 'Night Shift', rezzed: true }] }],
      },
    });
    table.corp.takes('gain credit');
    table.bothPass();
    expect(table.decision?.kind).toBe('reaction');
    table.corp.triggers('Night Shift');
    expect(table.corp.credits).toBe(1 + 2);
    expect(table.phase).toBe('corp.discard');
  },
);

rule('5.6.3a 5.5.2', 'the Corp discards one card at a time down to its maximum hand size', () => {
  const table = scenario({ at: '5.6.3a', corp: { hq: seven } });
  expect(table.decision).toMatchObject({ kind: 'discard', seat: 'corp', wanted: 1 });
  table.corp.discards('Hedge Fund');
  expect(table.corp.hand.length).toBe(6);
  expect(table.corp.discardPile).toEqual(['Hedge Fund']); // already there before the next is chosen
  table.corp.discards('Sprint');
  expect(table.corp.hand.length).toBe(5);
  expect(table.phase).not.toBe('corp.discard');
});

rule({ '26.03': ['5.6.3a', '5.5.4c'] }, 'the Corp chooses the whole surplus and discards it together', () => {
  const table = scenario({ at: '5.6.3a', corp: { hq: seven } });
  expect(table.decision).toMatchObject({ kind: 'discard', seat: 'corp', wanted: 2 });
  table.corp.discards('Hedge Fund');
  expect(table.corp.discardPile).toEqual([]); // nothing moves before all are chosen
  table.corp.discards('Sprint');
  expect(table.corp.discardPile).toEqual(['Hedge Fund', 'Sprint']);
  expect(table.happened('discarded').length).toBe(1);
});

rule(
  both('5.6.3a 5.5.2a 4.5.6b', '5.6.3a 5.5.2a 4.4.6b'),
  'discarded Corp cards lie facedown, unseen by the Runner',
  () => {
    const table = scenario({ at: '5.6.3a', corp: { hq: [...five, 'Sprint'] } });
    table.corp.discards('Sprint');
    expect(table.corp.seen.corp.archives).toMatchObject([{ title: 'Sprint', faceup: false }]);
    expect(table.runner.seen.corp.archives[0]).not.toHaveProperty('card');
    expect(table.runner.seen.corp.archives[0]).not.toHaveProperty('title');
  },
);

rule(both('5.6.3a 5.5.2b 1.18.3', '5.6.3a 5.5.2b 1.19.3'), 'discarding is not trashing', () => {
  const table = scenario({
    at: '5.6.3a',
    cards: [mourner],
    corp: {
      hq: [...five, 'Sprint'],
      credits: 0,
      servers: [{ server: 'remote-1', root: [{ card: 'Mourner', rezzed: true }] }],
    },
  });
  table.corp.discards('Sprint');
  expect(table.corp.credits).toBe(0);
  expect(table.happened('trashed')).toEqual([]);
});

rule(both('5.6.3a 5.5.3'), 'a larger maximum hand size lets the Corp keep more', () => {
  const table = scenario({
    at: '5.6.3a',
    corp: { identity: 'Haas-Bioroid: Precision Design', hq: [...five, 'Sprint'] },
  });
  expect(table.corp.hand.length).toBe(6);
  expect(table.phase).toBe('runner.action');
});

rule(both('5.6.3b'), 'the window of the discard phase allows abilities and rezzing', () => {
  const table = scenario({ at: '5.6.3b', priority: 'every', corp: readyCorp });
  expect(table.moves).toEqual([PAID, REZ, 'pass']);
});

refuses(both('5.6.3b 9.2.7d'), 'no scoring in the discard phase', () => {
  const table = scenario({ at: '5.6.3b', priority: 'every', corp: readyCorp });
  expect(table.corp.explain('score Offworld Office')).toEqual({
    allowed: false,
    rule: '9.2.7d',
    because: 'windowWithoutScore',
  });
});

rule(both('5.6.3c'), 'unspent clicks are lost after the window', () => {
  const table = scenario({ at: '5.6.3b', priority: 'every', corp: { clicks: 2 } });
  expect(table.corp.clicks).toBe(2);
  table.bothPass();
  expect(table.corp.clicks).toBe(0);
  expect(table.happened('clicksLost').map((event) => event.amount)).toEqual([2]);
});

rule(
  both('5.6.3d 5.6.3e', '5.6.3d'),
  "abilities at the end of the Corp's turn resolve before the Runner's turn, in the Corp's order",
  () => {
    const table = scenario({
      at: '5.6.3d',
      priority: 'every',
      cards: [eveningPost, nightPost],
      corp: {
        credits: 0,
        servers: [
          { server: 'remote-1', root: [{ card: 'Evening Post', rezzed: true }] },
          { server: 'remote-2', root: [{ card: 'Night Post', rezzed: true }] },
        ],
      },
    });
    expect(table.moves).toEqual(['trigger Evening Post 1', 'trigger Night Post 1']);
    table.corp.triggers('Night Post');
    table.corp.triggers('Evening Post');
    expect(table.corp.credits).toBe(1 + 2);
    expect(table.happened('triggered').map((event) => event.cards[0]?.card)).toEqual([
      'night_post',
      'evening_post',
    ]);
    expect(table.phase).toBe('runner.action');
  },
);

rule('5.6.3e', 'the checkpoint after the turn has ended comes before the turn is complete', () => {
  const table = scenario({
    at: '5.6.3d',
    priority: 'every',
    cards: [eveningPost],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Evening Post', rezzed: true }] }] },
  });
  expect(table.decision?.kind).toBe('reaction');
  expect(table.step).toBe('5.6.3e');
  expect(table.runner.clicks).toBe(0);
});

rule(both('5.6.3f 5.1.2', '5.6.3e 5.1.2'), "then it is the Runner's turn", () => {
  const table = scenario({ at: '5.6.3c', priority: 'every' });
  expect(table.phase).toBe('runner.action');
  expect(table.awaits).toBe('runner');
  expect(table.runner.clicks).toBe(4);
});

rule(
  both('5.6.3f', '5.6.3e'),
  'the checkpoint at the end of the turn finds the turn over: effects for the turn are gone',
  () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        clicks: 0,
        servers: [
          { server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] },
          { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 4 }] },
        ],
      },
    });
    table.corp.scores('Luminal Transubstantiation');
    table.corp.triggers('Luminal Transubstantiation');
    expect(table.corp.explain('score Offworld Office')).toMatchObject({
      allowed: false,
      because: 'forbidden',
    });
    expect(table.game.state.lingering.length).toBe(1);
    for (let i = 0; i < 3; i++) {
      table.bothPass();
      table.corp.takes('gain credit');
    }
    table.bothPass();
    table.bothPass();
    expect(table.phase).toBe('runner.action');
    expect(table.game.state.lingering).toEqual([]);
  },
);

import { CARDS } from '@lastclick/cards';
import { create, createPool, type DeckSetup, type EditionId, view } from '@lastclick/engine';
import { both, cardPool, expect, rule, Table } from '@lastclick/testkit';
import { readersGuild } from './test-cards.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';
const corpCards = {
  'Hedge Fund': 3,
  IPO: 3,
  'PAD Campaign': 3,
  'Offworld Office': 3,
  Tithe: 3,
  'Rashida Jaheem': 3,
  'Spin Doctor': 3,
  'Government Subsidy': 3,
};
const runnerCards = {
  'Sure Gamble': 3,
  Diesel: 3,
  VRcation: 3,
  'Daily Casts': 3,
  Fermenter: 3,
  Wyldside: 3,
  Decoy: 3,
  Forger: 3,
};

const newGame = (edition: EditionId, more: Partial<DeckSetup> = {}, pool = cardPool): Table =>
  new Table(
    create(
      {
        edition,
        seed: 'a game',
        priority: 'useful',
        corp: { identity: CORP, cards: corpCards },
        runner: { identity: RUNNER, cards: runnerCards },
        ...more,
      },
      pool,
    ),
  );

rule(both('1.6.1'), 'identities lie faceup, decks facedown', (edition) => {
  const table = newGame(edition);
  for (const seat of ['corp', 'runner', 'spectator'] as const) {
    const seen = view(table.game, seat);
    expect(seen.corp.identity).toMatchObject({ title: CORP, faceup: true });
    expect(seen.runner.identity).toMatchObject({ title: RUNNER, faceup: true });
    expect(seen.corp.rd).toEqual({ count: 24 - 5 }); // a number of cards, and nothing about them
    expect(seen.runner.stack).toEqual({ count: 24 - 5 });
  }
});

rule(both('1.6.4 1.6.6'), 'five credits and five cards each', (edition) => {
  const table = newGame(edition);
  for (const seat of [table.corp, table.runner]) {
    expect(seat.credits).toBe(5);
    expect(seat.hand.length).toBe(5);
    expect(seat.deckSize).toBe(24 - 5);
  }
});

rule(both('1.6.5'), 'both decks are shuffled before the hands are drawn', (edition) => {
  const hands = { corp: new Set<string>(), runner: new Set<string>() };
  for (let seed = 0; seed < 20; seed++) {
    const table = newGame(edition, { seed });
    hands.corp.add(table.corp.hand.join());
    hands.runner.add(table.runner.hand.join());
  }
  // Unshuffled decks would deal the same five cards every time.
  expect(hands.corp.size).toBeGreaterThan(10);
  expect(hands.runner.size).toBeGreaterThan(10);
});

rule(both('1.6.6a'), 'the Corp decides about a mulligan first, then the Runner, each once', (edition) => {
  const table = newGame(edition);
  expect(table.decision).toMatchObject({ kind: 'mulligan', seat: 'corp' });
  expect(table.keys).toEqual(['keep', 'mulligan']);
  table.corp.mulligans();
  expect(table.decision).toMatchObject({ kind: 'mulligan', seat: 'runner' }); // the Corp is not asked again
  table.runner.mulligans();
  expect(table.decision?.kind).toBe('action');
  expect(table.corp.hand.length).toBe(5 + 1); // and the mandatory draw
  expect(table.runner.hand.length).toBe(5);
});

rule(both('1.6.6a'), 'a mulligan gives another hand of five; keeping changes nothing', (edition) => {
  let others = 0;
  for (let seed = 0; seed < 20; seed++) {
    const table = newGame(edition, { seed });
    const [corpBefore, runnerBefore] = [table.corp.hand.sort(), table.runner.hand];
    table.corp.mulligans();
    expect(table.corp.hand.length).toBe(5);
    expect(table.corp.deckSize).toBe(24 - 5);
    if (table.corp.hand.sort().join() !== corpBefore.join()) others += 1;
    table.runner.keeps();
    expect(table.runner.hand).toEqual(runnerBefore);
  }
  expect(others).toBeGreaterThan(15); // the deck was shuffled in between
});

rule(both('1.6.6a'), 'the first hand is shuffled back before the second is drawn', (edition) => {
  const table = newGame(edition, { corp: { identity: CORP, cards: { 'Hedge Fund': 5, IPO: 1 } } });
  table.corp.mulligans();
  expect(table.corp.hand.length).toBe(5); // one card of a deck of six would be left otherwise
  expect(table.corp.deckSize).toBe(1);
});

rule(both('1.6.7'), 'then the Corp takes the first turn', (edition) => {
  const table = newGame(edition);
  table.corp.keeps();
  table.runner.keeps();
  expect(table.corp.seen.turn).toMatchObject({ number: 1, side: 'corp', phase: 'corp.action' });
  expect([table.corp.clicks, table.runner.clicks]).toEqual([3, 0]);
  const order = table.happened('gameStarts', 'keep', 'turnBegins').map((event) => event.kind);
  expect(order).toEqual(['gameStarts', 'keep', 'keep', 'turnBegins']);
});

rule(
  both('3.1.1', '3.1.1 1.8.3d'),
  'identities are active from the first turn on, not during setup',
  (edition) => {
    const pool = createPool([...CARDS, readersGuild]);
    const corp = { identity: readersGuild.title, cards: corpCards };
    const table = newGame(edition, { corp }, pool);
    table.corp.mulligans(); // ten cards taken from R&D by now, none of them while the identity was active
    expect(table.corp.credits).toBe(5);
    table.runner.keeps();
    if (table.decision?.kind === 'reaction') table.corp.triggers(readersGuild.title);
    expect(table.corp.hand.length).toBe(5 + 1);
    expect(table.corp.credits).toBe(5 + 1); // the mandatory draw is a draw
  },
);

rule(
  both('4.7.1 4.5.1', '4.6.1 4.4.1'),
  'only the identities start in play, and the piles are empty',
  (edition) => {
    const table = newGame(edition);
    const seen = view(table.game, 'spectator');
    expect(seen.corp.servers).toEqual(
      ['hq', 'rd', 'archives'].map((server) => ({ server, ice: [], root: [] })),
    );
    expect([seen.corp.archives, seen.runner.heap]).toEqual([[], []]);
    expect([seen.runner.rig, seen.playing, seen.setAside, seen.removed]).toEqual([[], [], [], []]);
  },
);

rule(
  both('4.7.8b', '4.6.8b'),
  'no remote server at first, and as many as the Corp likes later',
  (edition) => {
    const table = newGame(edition, { corp: { identity: CORP, cards: { 'PAD Campaign': 20 } } });
    table.corp.keeps();
    table.runner.keeps();
    const remotes = (): string[] =>
      table.runner.seen.corp.servers
        .map((server) => server.server)
        .filter((name) => name.startsWith('remote'));
    expect(remotes()).toEqual([]);
    let installed = 0;
    while (installed < 12) {
      const install = table.moves.indexOf('install PAD Campaign new-remote');
      if (install >= 0) installed += 1;
      const pass = Math.max(0, table.keys.indexOf('pass'));
      table.choose(table.awaits ?? 'corp', table.keys[install >= 0 ? install : pass] ?? '');
    }
    expect(remotes().length).toBe(12);
  },
);

rule(
  both('4.7.7a', '4.6.7a'),
  'HQ, R&D and Archives are there even when hand, deck and pile are empty',
  (edition) => {
    const table = newGame(edition, { corp: { identity: CORP, cards: { Tithe: 6 } } });
    table.corp.keeps();
    table.runner.keeps();
    for (const where of ['hq', 'rd', 'archives']) {
      if (table.decision?.kind === 'window') table.bothPass();
      table.corp.installs('Tithe', where);
    }
    const servers = table.runner.seen.corp.servers.map(({ server, ice }) => [server, ice.length]);
    expect(servers).toEqual([
      ['hq', 1],
      ['rd', 1],
      ['archives', 1],
    ]);
    expect([table.corp.deckSize, table.corp.discardPile.length]).toEqual([0, 0]);
  },
);

import { createRng, knownDecks, type Prior, prepareSamples, sample } from '@lastclick/bots';
import { CARDS, cardById, DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  createPool,
  type DeckSetup,
  decision,
  type Game,
  InputError,
  type Side,
  save,
  view,
} from '@lastclick/engine';
import { cardOf, defOf, FIRST_REMOTE } from '@lastclick/engine/reading';
import { expectSame, scenario } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { decksOf, playRandomly, pool, setups } from '../../engine/test/session/random-games.ts';

const offered = (game: Game): unknown => {
  const waiting = decision(game);
  return [
    waiting?.seat,
    waiting?.kind,
    waiting?.rule,
    waiting?.chosen,
    waiting?.wanted,
    waiting?.options.map(({ key, kind, rule }) => [key, kind, rule]),
  ];
};

/** What cannot be in any game: wrong cards in servers, two agendas or assets in a root, two regions. */
function impossible(world: Game): string | null {
  for (const server of world.state.servers) {
    const defs = server.root.map((id) => defOf(world, cardOf(world.state, id)));
    if (server.ice.some((id) => defOf(world, cardOf(world.state, id)).type !== 'ice'))
      return `ice of ${server.id}`;
    const exclusive = defs.filter(({ type }) => type === 'agenda' || type === 'asset');
    if (exclusive.length > (server.id >= FIRST_REMOTE ? 1 : 0)) return `root of ${server.id}`;
    if (defs.some(({ rootCard }) => !rootCard)) return `type in the root of ${server.id}`;
    if (defs.filter(({ data }) => data.subtypes.includes('region')).length > 1)
      return `regions in ${server.id}`;
  }
  return null;
}

const sortedIds = (game: Game, side: Side): string[] =>
  game.state.cards
    .filter(({ owner }) => owner === side)
    .map(({ def }) => game.state.pool[def] ?? '')
    .sort();

/** Shows some decisions of random games of all decks. */
function atDecisions(every: number, each: (game: Game, seat: Side, setup: DeckSetup) => void): void {
  for (const setup of setups())
    playRandomly(setup, 300, (game, { seat }, count) => {
      if (count % every === 0) each(game, seat, setup);
    });
}

describe('a sampled world', () => {
  test('looks to its seat exactly as the game does, and is possible', () => {
    const rng = createRng('worlds');
    let differing = 0;
    atDecisions(5, (game, seat, setup) => {
      const seen = view(game, seat, { position: true });
      const world = sample(seen, rng, pool);
      expectSame(offered(world), offered(game));
      expectSame(view(world, seat, { position: true }), seen);
      expect(impossible(world)).toBeNull();
      for (const side of ['corp', 'runner'] as const)
        if (setup.deckLists === 'open' || side === seat)
          expectSame(sortedIds(world, side), sortedIds(game, side));
      const before = game.state.cards.map(({ object, def }) => `${object} ${game.state.pool[def]}`).sort();
      const after = world.state.cards.map(({ object, def }) => `${object} ${world.state.pool[def]}`).sort();
      if (before.join() !== after.join()) differing += 1;
    });
    expect(differing).toBeGreaterThan(1000);
  });

  test('can be played on', () => {
    const rng = createRng('on');
    atDecisions(20, (game, seat) => {
      const world = sample(view(game, seat, { position: true }), rng, pool);
      for (let step = 0; step < 30; step++) {
        const waiting = decision(world);
        if (waiting === null) break;
        apply(world, rng.below(waiting.options.length));
      }
    });
  });

  test('is the same for the same chance', () => {
    const game = create(setups()[0] as DeckSetup, pool);
    const seen = view(game, 'runner', { position: true });
    const one = save(sample(seen, createRng('x'), pool));
    expect(save(sample(seen, createRng('x'), pool))).toBe(one);
    expect(save(sample(seen, createRng('y'), pool))).not.toBe(one);
  });

  test('asks for a view with a position', () => {
    const game = create(setups()[0] as DeckSetup, pool);
    expect(() => sample(view(game, 'runner'), createRng('x'), pool)).toThrow(InputError);
  });
});

describe('facedown cards', () => {
  const table = scenario({
    at: 'runner.action',
    deckLists: 'open',
    corp: {
      hq: ['Offworld Office', 'Hedge Fund', 'Hedge Fund', 'Palisade', 'Nico Campaign'],
      rd: ['Urtica Cipher', 'Palisade', 'Nico Campaign', 'Regolith Mining License', 'Hedge Fund'],
      servers: [
        { server: 'hq', ice: ['Palisade'], root: ['Manegarm Skunkworks'] },
        { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }, 'Anoetic Void'] },
        { server: 'remote-2', root: [{ card: 'Nico Campaign', rezzed: true }, 'Anoetic Void'] },
        { server: 'remote-3', root: ['Nico Campaign'] },
      ],
    },
    runner: {},
  });
  const draw = prepareSamples(view(table.game, 'runner', { position: true }), pool);
  const rng = createRng('facedown');
  const worlds = Array.from({ length: 400 }, () => draw(rng));
  const rootNames = (world: Game, server: number): string[] =>
    (world.state.servers.find(({ id }) => id === server)?.root ?? []).map(
      (id) => defOf(world, cardOf(world.state, id)).data.id,
    );
  const count = (server: number, name: string): number =>
    worlds.filter((world) => rootNames(world, server).includes(name)).length;

  test('are always what may lie there', () => {
    for (const world of worlds) expect(impossible(world)).toBeNull();
  });

  test('are more often agendas than traps when advanced', () => {
    expect(count(3, 'offworld_office')).toBeGreaterThan(count(3, 'urtica_cipher'));
    expect(count(3, 'urtica_cipher')).toBeGreaterThan(0);
    // Counters can be placed on anything, but seldom are.
    const advanceable = count(3, 'offworld_office') + count(3, 'urtica_cipher');
    expect(advanceable).toBeGreaterThan(0.9 * worlds.length);
  });

  test('are all of what is possible when nothing speaks against it', () => {
    for (const name of ['nico_campaign', 'offworld_office', 'regolith_mining_license', 'urtica_cipher'])
      expect(count(5, name)).toBeGreaterThan(0);
  });

  test('are found even where the guessed list has none that fit', () => {
    const closed = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: ['Palisade', 'Tithe'] }], hq: ['Hedge Fund'] },
    });
    const funds: Prior = (_view, side, number) =>
      Array.from({ length: number }, () => (side === 'corp' ? 'hedge_fund' : 'diesel'));
    const seen = view(closed.game, 'runner', { position: true });
    for (let n = 0; n < 20; n++) expect(impossible(sample(seen, rng, pool, funds))).toBeNull();
  });
});

describe('the guess at an unknown deck', () => {
  test('is the deck itself when it comes with the game and nothing speaks against it', () => {
    for (const setup of setups().filter(({ deckLists }) => deckLists === 'closed')) {
      const game = create(setup, pool);
      const { position, ...seen } = view(game, 'corp', { position: true });
      if (position === undefined) throw new Error('no position');
      const hidden = position.state.cards.filter(({ def, owner }) => def < 0 && owner === 'runner');
      const guessed = knownDecks({ ...seen, position }, 'runner', hidden.length, createRng('g'), pool);
      const listed = Object.values(DECKS).filter(({ identity }) => identity === setup.runner.identity);
      const copies = (name: string): number => guessed.filter((one) => one === name).length;
      expect(listed.some(({ cards }) => Object.entries(cards).every(([name, n]) => copies(name) === n))).toBe(
        true,
      );
    }
  });

  test('has only cards that there are', () => {
    const opponent = {
      identity: 'Zahya Sadeghi: Versatile Smuggler',
      stack: ['Sure Gamble', 'Diesel', 'Diesel'],
    };
    const { game } = scenario({ at: 'corp.action', deckLists: 'closed', runner: opponent });
    const few = CARDS.filter(({ id, side, type }) => side === 'corp' || type !== 'event' || id === 'diesel');
    const seen = view(game, 'corp', { position: true });
    const guess = (cards: typeof CARDS): readonly string[] =>
      knownDecks(seen, 'runner', 60, createRng('few'), createPool(cards));
    const events = (names: readonly string[]): string[] => [
      ...new Set(names.filter((name) => cardById(name)?.type === 'event')),
    ];
    expect(events(guess(few))).toEqual(['diesel']);
    expect(events(guess(CARDS)).length).toBeGreaterThan(1);
  });

  test('else is a deck people might build', () => {
    for (const side of ['corp', 'runner'] as const) {
      for (const deck of decksOf(side)) {
        const other = side === 'corp' ? 'runner' : 'corp';
        const opponent = decksOf(other)[0];
        const odd = { ...deck.cards, [Object.keys(deck.cards)[0] ?? '']: 1 };
        if (opponent === undefined) continue;
        const setup = {
          seed: 1,
          [side]: { identity: deck.identity, cards: odd },
          [other]: { identity: opponent.identity, cards: opponent.cards },
        } as unknown as DeckSetup;
        const seen = view(create(setup, pool), other, { position: true });
        const number = Object.values(odd).reduce((sum, copies) => sum + copies, 0);
        const guessed = knownDecks(seen, side, number, createRng(deck.name), pool);
        expect(guessed).toHaveLength(number);
        const data = guessed.map((name) => cardById(name));
        for (const card of data) {
          expect(card?.side).toBe(side);
          expect(guessed.filter((name) => name === card?.id).length).toBeLessThanOrEqual(
            card?.deckLimit ?? 3,
          );
        }
        const share = (type: string): number => data.filter((card) => card?.type === type).length / number;
        if (side === 'runner') {
          expect(share('event')).toBeGreaterThan(0.15);
          expect(share('program')).toBeGreaterThan(0.15);
        } else {
          expect(share('ice')).toBeGreaterThan(0.2);
          expect(share('agenda')).toBeGreaterThan(0.12);
          expect(share('agenda')).toBeLessThan(0.35);
        }
      }
    }
  });
});

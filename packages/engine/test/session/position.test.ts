import {
  apply,
  decision,
  fork,
  type Game,
  InputError,
  type Position,
  prepareWorlds,
  SEATS,
  type Seat,
  view,
  worldOf,
} from '@lastclick/engine';
import { refOf } from '@lastclick/engine/reading';
import { expectSame, scenario } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { chance, playRandomly, pool, setups } from './random-games.ts';

type State = Game['state'];

const positionFor = (game: Game, seat: Seat): Position => {
  const { position } = view(game, seat, { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  return position;
};

/**
 * Every card of a state in the order of the table, which is the same in a game and in a position of it, but for Archives,
 * where unknown cards lie behind the others.
 */
function inTableOrder(state: State, isKnown: (id: number) => boolean): State['cards'] {
  const { archives } = state.zones;
  const zones = {
    ...state.zones,
    archives: [...archives.filter(isKnown), ...archives.filter((id) => !isKnown(id))],
  };
  const ids = [
    ...state.servers.flatMap(({ ice, root }) => [...ice, ...root]),
    ...Object.values(zones).flat(),
    state.corp.identity,
    state.runner.identity,
  ];
  const hosted = state.cards.filter(({ zone }) => zone === 'hosted').sort((a, b) => a.object - b.object);
  return [...ids.flatMap((id) => state.cards[id] ?? []), ...hosted];
}

/** What the hidden cards of a position really are. */
function trueNames(game: Game, position: Position): string[] {
  const names = new Map<number, string>();
  // Cards a seat knows keep their ids.
  const isKnown = (id: number): boolean => (position.state.cards[id]?.def ?? -1) >= 0;
  const real = inTableOrder(game.state, isKnown);
  inTableOrder(position.state, isKnown).forEach((card, index) => {
    names.set(card.id, game.state.pool[real[index]?.def ?? -1] ?? '');
  });
  return position.state.cards.filter(({ def }) => def < 0).map(({ id }) => names.get(id) ?? '');
}

const offered = (game: Game): unknown => {
  const waiting = decision(game);
  return [waiting?.seat, waiting?.kind, waiting?.rule, waiting?.options.map(({ key, rule }) => [key, rule])];
};

describe('a position', () => {
  test('gives back the game it was taken from, whoever looks', () => {
    for (const setup of setups()) {
      playRandomly(setup, 300, (game, waiting, count) => {
        if (count % 13 !== 0) return;
        for (const seat of SEATS) {
          const position = positionFor(game, seat);
          const world = worldOf(position, trueNames(game, position), 'any', pool);
          if (seat === waiting.seat) expectSame(offered(world), offered(game));
          const seen = view(game, seat, { position: true });
          expectSame(view(world, seat, { position: true }), seen);
          if (seat === waiting.seat) expectSame(JSON.parse(JSON.stringify(seen)), seen);
        }
      });
    }
  });

  test('names no card the seat may not see, and nothing of chance', () => {
    for (const setup of setups()) {
      playRandomly(setup, 300, (game, _waiting, count) => {
        if (count % 11 !== 0) return;
        for (const seat of SEATS) {
          const { state, hidden } = positionFor(game, seat);
          expect(state.rng).toEqual([0, 0, 0, 0]);
          expect(state.pool).toEqual([...state.pool].sort());
          const named = new Set(state.pool);
          for (const side of ['corp', 'runner'] as const) {
            const knowsList = setup.deckLists === 'open' || side === seat;
            expect(hidden[side] === null).toBe(!knowsList);
            const unknown = state.cards.filter(({ def, owner }) => def < 0 && owner === side);
            if (knowsList) expect(hidden[side]).toHaveLength(unknown.length);
            if (side !== seat) expect(unknown.length).toBeGreaterThan(0);
          }
          if (setup.deckLists === 'open' || seat === 'spectator') continue;
          const shown = JSON.stringify(view(game, seat));
          const remembered = new Set(
            state.cards.filter(({ seen, object }) => seen === object).map(({ def }) => state.pool[def]),
          );
          // Everybody knows both sides of an identity.
          const sides = (['corp', 'runner'] as const).flatMap(
            (side) => pool.byId.get(setup[side].identity)?.sides ?? [],
          );
          const own = new Set([...Object.keys(setup[seat].cards), ...(hidden[seat] ?? []), ...sides]);
          for (const name of named)
            if (!own.has(name) && !shown.includes(`"${name}"`) && !remembered.has(name)) {
              // Only what happened openly may still name a card that is out of sight now.
              expect(JSON.stringify([state.stack, state.met, state.lingering])).toContain(
                `"def":${state.pool.indexOf(name)}`,
              );
            }
        }
      });
    }
  });

  test('is the same whatever the hidden cards are', () => {
    for (const setup of setups().filter(({ priority }) => priority === 'every')) {
      const below = chance(7);
      playRandomly(setup, 300, (game, waiting, count) => {
        if (count % 17 !== 0) return;
        // The owner of a deck knows as little of its order as anyone, so any two cards of it may change places.
        for (const seat of SEATS) {
          const other = fork(game);
          other.waiting = waiting;
          for (const zone of ['rd', 'stack'] as const) {
            const deck = other.state.zones[zone].filter((id) => {
              const card = other.state.cards[id];
              if (card === undefined || (seat !== 'spectator' && card.seen === card.object)) return false;
              return !JSON.stringify(other.state.stack).includes(`${refOf(card)}`);
            });
            if (view(game, seat).looking.length > 0 || deck.length < 2) continue;
            const a = other.state.cards[deck[below(deck.length)] ?? 0];
            const b = other.state.cards[deck[below(deck.length)] ?? 0];
            if (a === undefined || b === undefined) continue;
            const { def } = a;
            a.def = b.def;
            b.def = def;
          }
          expectSame(positionFor(other, seat), positionFor(game, seat));
        }
      });
    }
  });

  test('can be played on once it is a world', () => {
    for (const setup of setups()) {
      const below = chance(3);
      playRandomly(setup, 300, (game, waiting, count) => {
        if (count % 40 !== 0) return;
        const position = positionFor(game, waiting.seat);
        const world = worldOf(position, trueNames(game, position), count, pool);
        for (let step = 0; step < 30; step++) {
          const next = decision(world);
          if (next === null) break;
          apply(world, below(next.options.length));
        }
        expect(world.events).toBeNull();
      });
    }
  });
});

describe('a card accessed in HQ and installed facedown', () => {
  const start = () =>
    scenario({
      edition: '26.03',
      at: 'runner.action',
      corp: {
        hq: ['PAD Campaign', 'Nico Campaign'],
        rd: Array.from({ length: 9 }, () => 'Hedge Fund'),
        servers: [],
      },
      runner: { stack: ['Diesel', 'Diesel'] },
    });

  /** Runs HQ once, then the Corp installs one card in each of two remotes, in the order wanted. */
  function play(installed: readonly string[]) {
    const table = start();
    const { game } = table;
    // The last option is to let it be.
    const choose = (...wanted: readonly string[]): void => {
      const options = decision(game)?.options ?? [];
      apply(game, options.find(({ key }) => wanted.includes(key))?.key ?? options.length - 1);
    };
    let accessed: string | undefined;
    let seenId = -1;
    choose('run hq');
    while (game.state.turn.side === 'runner') {
      const seen = view(game, 'runner').access;
      if (seen !== null && seen.card !== undefined) {
        accessed = seen.card;
        const card = positionFor(game, 'runner').state.cards.find(({ object }) => object === seen.object);
        seenId = card?.id ?? -1;
        expect(card?.def).toBeGreaterThanOrEqual(0);
      }
      choose('gain credit', 'continue');
    }
    for (const name of installed) {
      const inHand = () => view(game, 'corp').corp.hq.cards?.find(({ card }) => card === name);
      for (let held = inHand(); held !== undefined; held = inHand())
        choose(`install c${held.object} new-remote`);
    }
    return { game, accessed, seenId };
  }

  test('cannot be recognised by its id', () => {
    const one = play(['pad_campaign', 'nico_campaign']);
    const two = play(['nico_campaign', 'pad_campaign']);
    expect(one.accessed).toBeDefined();
    expect(two.accessed).toBe(one.accessed);
    expect(two.seenId).toBe(one.seenId);
    const ofOne = positionFor(one.game, 'runner');
    const ofTwo = positionFor(two.game, 'runner');
    expect(ofOne.state.servers.filter(({ id }) => id >= 3)).toHaveLength(2);
    expect(ofTwo.state.servers).toEqual(ofOne.state.servers);
    expect(ofTwo.state.cards).toEqual(ofOne.state.cards);
    expect(JSON.stringify(ofTwo.state.zones)).toBe(JSON.stringify(ofOne.state.zones));
  });
});

describe('a world', () => {
  const table = () =>
    scenario({ corp: { hq: ['Hedge Fund'], rd: ['Hedge Fund'] }, runner: { grip: ['Diesel'] } });

  test('takes open lists from the setup', () => {
    const open = scenario({
      deckLists: 'open',
      runner: { grip: ['Diesel'], stack: ['Overclock', 'Diesel'] },
    });
    expect(positionFor(open.game, 'corp').hidden.runner).toEqual(['diesel', 'diesel', 'overclock']);
    expect(positionFor(open.game, 'spectator').hidden.runner).toEqual(['diesel', 'diesel', 'overclock']);
    const closed = scenario({ runner: { grip: ['Diesel'], stack: ['Overclock'] } });
    expect(positionFor(closed.game, 'corp').hidden.runner).toBeNull();
    expect(positionFor(closed.game, 'corp').state.pool).not.toContain('diesel');
  });

  test('refuses names that cannot be', () => {
    const position = positionFor(table().game, 'runner');
    const make = prepareWorlds(position, pool);
    const right = position.state.cards
      .filter(({ def }) => def < 0)
      .map(({ owner }): string => (owner === 'corp' ? 'hedge_fund' : 'diesel'));
    expect(make(right, 1).state.cards.every(({ def }) => def >= 0)).toBe(true);
    const wrong: readonly (readonly string[])[] = [
      right.slice(1),
      right.with(0, 'no such card'),
      right.with(0, 'diesel'),
      right.with(0, 'the_syndicate_profit_over_principle'),
    ];
    for (const names of wrong) expect(() => make(names, 1)).toThrow(InputError);
  });

  test('has names the position does not know after those it knows', () => {
    const position = positionFor(table().game, 'runner');
    const names = position.state.cards
      .filter(({ def }) => def < 0)
      .map(({ owner }, n) => (owner === 'runner' ? 'diesel' : n === 0 ? 'tithe' : 'ipo'));
    const world = worldOf(position, names, 1, pool);
    expect(world.state.pool).toEqual([...position.state.pool, 'ipo', 'tithe']);
    expect(worldOf(position, names, 2, pool).rules).toBe(world.rules);
  });

  test('has worlds with one numbering, each by the tables of its own cards', () => {
    const position = positionFor(table().game, 'runner');
    const hidden = position.state.cards.filter(({ def }) => def < 0);
    const namesWith = (corp: string): string[] =>
      hidden.map(({ owner }) => (owner === 'runner' ? 'diesel' : corp));
    const make = prepareWorlds(position, pool);
    for (const corp of ['regolith_mining_license', 'hedge_fund', 'spin_doctor', 'regolith_mining_license']) {
      const world = make(namesWith(corp), 1);
      const alone = worldOf(position, namesWith(corp), 1, pool);
      expect(world.state.cards.map(({ def }) => world.state.pool[def])).toEqual(
        alone.state.cards.map(({ def }) => alone.state.pool[def]),
      );
      const { defs: _d, otherSide: _o, printed: _p, forms: _f, subroutines: _s, ...said } = world.rules;
      expect(alone.rules).toMatchObject(said);
    }
    expect(make(namesWith('hedge_fund'), 1).state.pool.filter((id) => id === 'spin_doctor')).toHaveLength(1);
  });
});

import { DECKS } from '@lastclick/cards';
import { apply, create, decision, EDITION_IDS, fork, type Game, SEATS, save, view } from '@lastclick/engine';
import { expectSame } from '@lastclick/testkit';
import { expect, test } from 'vitest';
import { pool } from '../oracle/random-games.ts';

/** Pending instances never change once written: a fork shares them whole. */
const isInstance = (path: string): boolean => /\.pending\.\d+$/.test(path);

/** The lists that both values hold at the same place, by their paths. */
function sharedLists(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (isInstance(path)) return [];
  const here = Array.isArray(one) && one === other ? [path] : [];
  return Object.entries(one).reduce(
    (found, [key, value]) =>
      found.concat(sharedLists(value, (other as Record<string, unknown>)[key], `${path}.${key}`)),
    here,
  );
}

const deckOf = (key: string) => {
  const deck = DECKS[key];
  if (deck === undefined) throw new Error(`there is no deck ${key}`);
  return { identity: deck.identity, cards: deck.cards };
};

test.each(EDITION_IDS)('a fork shares no list of any frame, edition %s', (edition) => {
  const shared = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const corp = deckOf('gatewayIntermediateCorp');
    const runner = deckOf('gatewayIntermediateRunner');
    const game = create({ edition, priority: 'useful', seed, corp, runner }, pool);
    for (let waiting = decision(game), move = seed; waiting !== null; waiting = decision(game), move++) {
      const copy = fork(game);
      expectSame({ ...copy.state, copy: game.state.copy }, game.state);
      game.state.stack.forEach((frame, index) => {
        for (const path of sharedLists(frame, copy.state.stack[index], frame.kind)) shared.add(path);
      });
      apply(game, (move * 7) % waiting.options.length);
    }
  }
  expect([...shared]).toEqual([]);
});

/** Everything there is to tell of a game. */
const toldOf = (game: Game): string => save(game) + JSON.stringify(SEATS.map((seat) => view(game, seat)));

test('copies share their cards until these are asked for, and never see each other change', () => {
  const setup = { corp: deckOf('gatewayIntermediateCorp'), runner: deckOf('gatewayIntermediateRunner') };
  let game = create({ edition: '1.4', priority: 'useful', seed: 3, ...setup }, pool);
  const copies: { readonly copy: Game; readonly told: string }[] = [];
  for (let move = 0; move < 60; move++) {
    const copy = fork(game);
    expect(copy.state.cards.filter((card, id) => card !== game.state.cards[id])).toEqual([]);
    copies.push({ copy, told: toldOf(game) });
    // Now the copy goes on, now what it was made of.
    if (move % 2 === 1) {
      copies.push({ copy: game, told: toldOf(game) });
      game = fork(copy);
    }
    const waiting = decision(game);
    if (waiting === null) break;
    apply(game, (move * 5) % waiting.options.length);
  }
  expect(copies.length).toBeGreaterThan(60);
  for (const { copy, told } of copies) expect(toldOf(copy)).toBe(told);
});

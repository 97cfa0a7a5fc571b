// What tests find under the name of the engine while scenes are gathered: the engine, with games that are made and played
// written down.

import {
  apply as applyOption,
  type CardPool,
  create as createGame,
  decision,
  type Game,
  type GameEvent,
  type Setup,
} from '@lastclick/engine';

export * from '@lastclick/engine';

/** A game some test plays, as far as it came. */
export interface Played {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly game: Game;
  readonly options: string[];
}

const games = new Map<Game, Played>();

/** The games that were made since this was asked for last. */
export function takePlayed(): Played[] {
  const taken = [...games.values()];
  games.clear();
  return taken;
}

export function create(setup: Setup, pool: CardPool): Game {
  const game = createGame(setup, pool);
  games.set(game, { setup, pool, game, options: [] });
  return game;
}

export function apply(game: Game, wanted: number | string): readonly GameEvent[] {
  const key = typeof wanted === 'number' ? decision(game)?.options[wanted]?.key : wanted;
  const events = applyOption(game, wanted);
  if (key !== undefined) games.get(game)?.options.push(key);
  return events;
}

import {
  apply,
  create,
  type DeckSetup,
  decision,
  fork,
  type Game,
  InvariantError,
  load,
  save,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { Random } from '../sweep/random.ts';
import { bytesOf } from './allocation.ts';
import { clickForCredits, nextOfRun } from './basic-moves.ts';
import { BENCH_DECKS, GATEWAY_DECKS } from './bench-decks.ts';
import { type Rate, rateOf } from './measure.ts';
import { RUN_POSITION } from './run-position.ts';

const SECONDS = 0.7;
const MIDDLE_OF_GAME = 60;
const BATCH = 200;

const setupOf = (seed: number): DeckSetup => ({ edition: '1.4', priority: 'useful', seed, ...BENCH_DECKS });

function newGame(seed: number): Game {
  const game = create(setupOf(seed), pool);
  game.events = null;
  return game;
}

/** Told of every round that was measured. */
export type OnRound = (round: number) => void;

/** Turns of both players per second, in which both only click for credits. */
export function roundsPerSecond(onRound: OnRound): Rate {
  let seed = 0;
  let game = newGame(seed);
  const work = (): number => {
    let turns = 0;
    for (let count = 0; count < BATCH; count++) {
      const before = game.state.turn.number;
      const waiting = decision(game);
      if (waiting === null) {
        seed += 1;
        game = newGame(seed);
        continue;
      }
      apply(game, clickForCredits(waiting));
      turns += game.state.turn.number - before;
    }
    return turns / 2;
  };
  return rateOf(SECONDS, work, onRound);
}

/** A game in its middle: both players have at least three cards installed. */
export function middleOfAGame(): Game {
  const random = new Random('middle');
  for (let seed = 0; seed < 100; seed++) {
    const game = newGame(seed);
    for (let count = 0; count < MIDDLE_OF_GAME; count++) {
      const waiting = decision(game);
      if (waiting === null) break;
      apply(game, random.below(waiting.options.length));
    }
    const corp = game.state.servers.reduce((sum, server) => sum + server.ice.length + server.root.length, 0);
    if (decision(game) !== null && corp >= 3 && game.state.zones.rig.length >= 3) return game;
  }
  throw new InvariantError('no random game has cards installed in its middle');
}

// What was made last is kept, so that making it cannot be left out.
const kept: unknown[] = [];

function makingOf(make: () => unknown, onRound: OnRound): Rate {
  const work = (): number => {
    for (let count = 0; count < BATCH; count++) kept[0] = make();
    return BATCH;
  };
  return rateOf(SECONDS / 2, work, onRound);
}

export const forksPerSecond = (game: Game, onRound: OnRound): Rate => makingOf(() => fork(game), onRound);

export const viewsPerSecond = (game: Game, onRound: OnRound): Rate =>
  makingOf(() => view(game, 'runner'), onRound);

/** Complete runs per second through one rezzed barrier, its subroutine broken, one card accessed and left. */
export function runsPerSecond(onRound: OnRound): Rate {
  const start = create(RUN_POSITION, pool);
  start.events = null;
  let game = fork(start);
  const work = (): number => {
    const before = game.state.runs;
    for (let count = 0; count < BATCH; count++) {
      const waiting = decision(game);
      if (waiting === null || game.state.runner.clicks < 2) break;
      apply(game, nextOfRun(waiting));
    }
    const done = game.state.runs - before;
    if (game.state.runner.clicks < 2) game = fork(start);
    return done;
  };
  return rateOf(SECONDS, work, onRound);
}

export interface GamesMeasured {
  readonly games: Rate;
  readonly decisionsPerSecond: number;
}

/** Complete games per second and real decisions per second: both seats random, the Gateway intermediate decks. */
export function gamesPerSecond(onRound: OnRound): GamesMeasured {
  const random = new Random('games');
  let seed = 0;
  let decisions = 0;
  let played = 0;
  const work = (): number => {
    const game = create({ edition: '1.4', priority: 'useful', seed: seed++, ...GATEWAY_DECKS }, pool);
    game.events = null;
    for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
      apply(game, random.below(waiting.options.length));
      decisions += 1;
    }
    played += 1;
    return 1;
  };
  const games = rateOf(SECONDS, work, onRound);
  return { games, decisionsPerSecond: (games.perSecond * decisions) / played };
}

/** Kilobytes of a game in progress: many are kept and the heap is asked before and after. */
function kilobytesOf(make: () => Game): number {
  const copies: Game[] = [];
  const heap = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  for (let count = 0; count < 2000; count++) copies.push(make());
  const used = heap() - before;
  return used / copies.length / 1024;
}

/** A game that shares nothing with another: read from a save. */
export function kilobytesPerGame(game: Game): number {
  const text = save(game);
  return kilobytesOf(() => load(text, pool));
}

/** One of many copies of a game, as a search keeps them. */
export const kilobytesPerCopy = (game: Game): number => kilobytesOf(() => fork(game));

const FORKS_AT_ONCE = 200;

export const bytesPerFork = (game: Game): number =>
  bytesOf(FORKS_AT_ONCE, () => {
    kept[0] = fork(game);
  });

const DECISIONS_AT_ONCE = 500;

/** Bytes allocated from one decision of a random game to the next, dealing new games included. */
export function bytesPerDecision(): number {
  const random = new Random('decisions');
  let seed = 0;
  let game = newGame(seed);
  return bytesOf(DECISIONS_AT_ONCE, () => {
    const waiting = decision(game);
    if (waiting === null) {
      seed += 1;
      game = newGame(seed);
    } else apply(game, random.below(waiting.options.length));
  });
}

import {
  apply,
  create,
  type DeckSetup,
  decision,
  fork,
  type Game,
  InvariantError,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { Random } from '../sweep/random.ts';
import { bytesOf } from './allocation.ts';
import { clickForCredits, nextOfRun } from './basic-moves.ts';
import { BENCH_DECKS, GATEWAY_DECKS } from './bench-decks.ts';
import { perSecond } from './measure.ts';
import { RUN_POSITION } from './run-position.ts';

const ROUNDS = 9;
const MILLISECONDS = 700;
const MIDDLE_OF_GAME = 60;
const BATCH = 200;

const setupOf = (seed: number): DeckSetup => ({ edition: '1.4', priority: 'useful', seed, ...BENCH_DECKS });

function newGame(seed: number): Game {
  const game = create(setupOf(seed), pool);
  game.events = null;
  return game;
}

/** Turns of both players per second, in which both only click for credits. */
export function roundsPerSecond(): number {
  let seed = 0;
  let game = newGame(seed);
  return perSecond(MILLISECONDS, ROUNDS, () => {
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
  });
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

const microseconds = (make: () => unknown): number =>
  1e6 /
  perSecond(MILLISECONDS / 2, ROUNDS, () => {
    for (let count = 0; count < BATCH; count++) kept[0] = make();
    return BATCH;
  });

export const forkMicroseconds = (game: Game): number => microseconds(() => fork(game));

export const viewMicroseconds = (game: Game): number => microseconds(() => view(game, 'runner'));

/** Complete runs per second through one rezzed barrier, its subroutine broken, one card accessed and left. */
export function runsPerSecond(): number {
  const start = create(RUN_POSITION, pool);
  start.events = null;
  let game = fork(start);
  return perSecond(MILLISECONDS, ROUNDS, () => {
    const before = game.state.runs;
    for (let count = 0; count < BATCH; count++) {
      const waiting = decision(game);
      if (waiting === null || game.state.runner.clicks < 2) break;
      apply(game, nextOfRun(waiting));
    }
    const done = game.state.runs - before;
    if (game.state.runner.clicks < 2) game = fork(start);
    return done;
  });
}

export interface GamesMeasured {
  readonly games: number;
  readonly decisions: number;
}

/** Complete games per second and real decisions per second: both seats random, the Gateway intermediate decks. */
export function gamesPerSecond(): GamesMeasured {
  const random = new Random('games');
  let seed = 0;
  let decisions = 0;
  let played = 0;
  const games = perSecond(MILLISECONDS, ROUNDS, () => {
    const game = create({ edition: '1.4', priority: 'useful', seed: seed++, ...GATEWAY_DECKS }, pool);
    game.events = null;
    for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
      apply(game, random.below(waiting.options.length));
      decisions += 1;
    }
    played += 1;
    return 1;
  });
  return { games, decisions: (games * decisions) / played };
}

/** Kilobytes of one game in progress: many copies are kept and the heap is asked before and after. */
export function kilobytesPerGame(game: Game): number {
  const copies: Game[] = [];
  const heap = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  for (let count = 0; count < 2000; count++) copies.push(fork(game));
  const used = heap() - before;
  return used / copies.length / 1024;
}

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

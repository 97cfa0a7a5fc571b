import {
  apply,
  create,
  type Decision,
  type DeckSetup,
  decision,
  fork,
  type Game,
  InvariantError,
  view,
} from '@lastclick/engine';
import { pool } from '../pool.ts';
import { Random } from '../sweep/random.ts';
import { BENCH_DECKS } from './bench-decks.ts';
import { perSecond } from './measure.ts';

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

/** Clicks for credits; keeps, passes and otherwise takes what is listed first. */
function clickForCredits({ kind, options }: Decision): number {
  const wanted = kind === 'action' ? 'gainCredit' : kind === 'mulligan' ? 'keep' : 'pass';
  const index = options.findIndex((option) => option.kind === wanted);
  return index < 0 ? 0 : index;
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

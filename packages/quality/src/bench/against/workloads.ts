import type { DECKS } from '@lastclick/cards';
import type { CardPool, Decision, Game } from '@lastclick/engine';
import { Random } from '../../sweep/random.ts';
import { clickForCredits, nextOfRun } from '../basic-moves.ts';
import { RUN_POSITION } from '../run-position.ts';
import { SEARCH_SETTINGS } from '../search-settings.ts';
import { alikeGames } from './alike-games.ts';
import type { Work } from './kinds.ts';
import type { Decks, Done, Material } from './messages.ts';

/** What is asked of a version's engine: nothing but its public surface. */
export type Engine = Pick<
  typeof import('@lastclick/engine'),
  'apply' | 'create' | 'createPool' | 'decision' | 'fork' | 'save' | 'view'
>;

/** And of its bots: the bot that searches, with settings of our own. */
export type Bots = Pick<typeof import('@lastclick/bots/laboratory'), 'createRng' | 'searchBot'>;

export interface Measurable {
  readonly engine: Engine;
  readonly pool: CardPool;
  readonly decks: typeof DECKS;
  readonly material: Material;
  readonly bots: () => Promise<Bots>;
}

/** Does so many pieces of work, from a seed on. */
export type Workload = (from: number, amount: number) => Done;

const MIDDLE_OF_GAME = 60;
const MIDDLE_GAMES = 8;
/** More random games than this are over or stuck before their middle only if something is wrong. */
const MOST_SEEDS = 200;
const RUNS_OF_A_POSITION = 40;
/** A run through one piece of ice takes a handful of decisions. */
const MOST_DECISIONS_OF_A_RUN = 50;

class Trace {
  value = 0;

  note(number: number): void {
    this.value = (Math.imul(this.value, 31) + number) | 0;
  }
}

function newGame({ engine, pool }: Measurable, decks: Decks, seed: number): Game {
  const game = engine.create({ edition: '1.4', priority: 'useful', seed, ...decks }, pool);
  game.events = null;
  return game;
}

/** Plays on until the game is over, or for so many decisions. */
function playOn(
  { engine }: Measurable,
  game: Game,
  choose: (waiting: Decision) => number,
  trace: Trace,
  most = Number.POSITIVE_INFINITY,
): void {
  for (let count = 0; count < most; count++) {
    const waiting = engine.decision(game);
    if (waiting === null) return;
    trace.note(waiting.options.length);
    engine.apply(game, choose(waiting));
  }
}

const atRandom = (seed: string): ((waiting: Decision) => number) => {
  const random = new Random(seed);
  return ({ options }) => random.below(options.length);
};

function turns(version: Measurable): Workload {
  return (from, amount) => {
    const trace = new Trace();
    let played = 0;
    for (let count = 0; count < amount; count++) {
      const game = newGame(version, version.material.bench, from + count);
      playOn(version, game, clickForCredits, trace);
      played += version.engine.view(game, 'corp').turn.number;
    }
    return { units: played / 2, trace: trace.value };
  };
}

function games(version: Measurable): Workload {
  return (from, amount) => {
    const trace = new Trace();
    for (let seed = from; seed < from + amount; seed++) {
      const game = newGame(version, version.material.gateway, seed);
      playOn(version, game, atRandom(`game ${seed}`), trace);
    }
    return { units: amount, trace: trace.value };
  };
}

/** One run, from its action to the next one. */
function run({ engine }: Measurable, game: Game, trace: Trace): void {
  for (let count = 0; count < MOST_DECISIONS_OF_A_RUN; count++) {
    const waiting = engine.decision(game);
    if (waiting === null) throw new Error('the game ended in the midst of the runs');
    if (count > 0 && waiting.kind === 'action') return;
    const index = nextOfRun(waiting);
    if (count === 0 && waiting.options[index]?.kind !== 'run') throw new Error('no run on HQ is offered');
    trace.note(waiting.options.length);
    engine.apply(game, index);
  }
  throw new Error('a run through one piece of ice does not end');
}

function runs(version: Measurable): Workload {
  const start = version.engine.create(RUN_POSITION, version.pool);
  start.events = null;
  return (_from, amount) => {
    const trace = new Trace();
    let game = start;
    for (let count = 0; count < amount; count++) {
      if (count % RUNS_OF_A_POSITION === 0) game = version.engine.fork(start);
      run(version, game, trace);
    }
    return { units: amount, trace: trace.value };
  };
}

interface Middles {
  readonly games: readonly Game[];
  readonly trace: number;
}

/** Games in their middle, played there at random. */
function middles(version: Measurable): Middles {
  const trace = new Trace();
  const found: Game[] = [];
  for (let seed = 0; seed < MOST_SEEDS && found.length < MIDDLE_GAMES; seed++) {
    const game = newGame(version, version.material.bench, seed);
    playOn(version, game, atRandom(`middle ${seed}`), trace, MIDDLE_OF_GAME);
    if (version.engine.decision(game) !== null) found.push(game);
  }
  if (found.length < MIDDLE_GAMES) throw new Error('random games end before their middle');
  return { games: found, trace: trace.value };
}

// What was made last is kept, so that making it cannot be left out.
const kept: unknown[] = [];

function fromMiddles(version: Measurable, make: (game: Game) => unknown): Workload {
  const { games, trace } = middles(version);
  return (from, amount) => {
    for (let count = 0; count < amount; count++) kept[0] = make(games[(from + count) % games.length] as Game);
    return { units: amount, trace };
  };
}

function create(version: Measurable): Workload {
  return (from, amount) => {
    for (let seed = from; seed < from + amount; seed++)
      kept[0] = newGame(version, version.material.bench, seed);
    return { units: amount, trace: 0 };
  };
}

async function search(version: Measurable): Promise<Workload> {
  const { engine, pool } = version;
  const { createRng, searchBot } = await version.bots();
  const bot = searchBot('bench', pool, SEARCH_SETTINGS, 'all tries');
  const { games } = middles(version);
  const asked = games.flatMap((game) => {
    let waiting = engine.decision(game);
    while (waiting !== null && waiting.kind !== 'action') {
      engine.apply(game, 0);
      waiting = engine.decision(game);
    }
    if (waiting === null) return [];
    return [{ seen: engine.view(game, waiting.seat, { position: true }), waiting }];
  });
  return (from, amount) => {
    const trace = new Trace();
    let tries = 0;
    for (let count = 0; count < amount; count++) {
      const { seen, waiting } = asked[(from + count) % asked.length] as (typeof asked)[number];
      const { index, why } = bot.choose(seen, waiting, createRng(`search ${from + count}`));
      const tried = why.reduce((sum, weighed) => sum + weighed.tries, 0);
      trace.note(index);
      trace.note(tried);
      tries += tried;
    }
    if (tries === 0) throw new Error('the search tries nothing out');
    return { units: tries, trace: trace.value };
  };
}

const WORKLOADS: Readonly<Record<Work, (version: Measurable) => Workload | Promise<Workload>>> = {
  turns,
  runs,
  games,
  fork: (version) => fromMiddles(version, (game) => version.engine.fork(game)),
  view: (version) => fromMiddles(version, (game) => version.engine.view(game, 'runner')),
  create,
  search,
  alike: alikeGames,
};

/** The work of a kind, made ready: what it needs is there before anything is measured. */
export const workloadOf = async (version: Measurable, kind: Work): Promise<Workload> =>
  WORKLOADS[kind](version);

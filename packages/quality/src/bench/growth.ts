import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  create,
  createPool,
  type Deck,
  decision,
  fork,
  type Game,
  InvariantError,
  type Setup,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { clickForCredits } from './basic-moves.ts';
import { BENCH_DECKS } from './bench-decks.ts';
import { median } from './measure.ts';

const ROUNDS = 25;
const WARMING_UP = 8;
const GAMES = 80;

// What was forked last is kept, so that making it cannot be left out.
const kept: Game[] = [];

/** What a decision costs at one size, in microseconds of CPU time, and how that compares with the first size. */
export interface Size {
  readonly name: string;
  readonly microseconds: number;
  readonly ratio: number;
}

/** How something grows with something else; the first size is what the others are compared with. */
export interface Growth {
  readonly of: string;
  readonly sizes: readonly Size[];
}

/** Something measured again and again, in turn with others: it says how many pieces it did with what was made ready. */
interface Contender {
  readonly name: string;
  readonly ready: () => readonly Game[];
  readonly work: (games: readonly Game[]) => number;
}

/** All sizes do their work in turn, so that whatever slows the machine down meets all of them. */
function inTurn(of: string, contenders: readonly Contender[]): Growth {
  const times = contenders.map((): number[] => []);
  for (let round = -WARMING_UP; round < ROUNDS; round++)
    contenders.forEach(({ ready, work }, index) => {
      const games = ready();
      const before = process.cpuUsage();
      const pieces = work(games);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times[index]?.push((user + system) / pieces);
    });
  return {
    of,
    sizes: contenders.map(({ name }, index) => {
      const own = times[index] ?? [];
      const ratios = own.map((time, round) => time / (times[0]?.[round] ?? Number.NaN));
      return { name, microseconds: median(own), ratio: median(ratios) };
    }),
  };
}

const timesAsMany = ({ identity, cards }: Deck, factor: number): Deck => ({
  identity,
  cards: Object.fromEntries(Object.entries(cards).map(([id, copies]) => [id, copies * factor])),
});

function newGame(pool: CardPool, factor: number, seed: number): Game {
  const { corp, runner } = BENCH_DECKS;
  const decks = { corp: timesAsMany(corp, factor), runner: timesAsMany(runner, factor) };
  const game = create({ edition: '1.4', priority: 'useful', seed, ...decks }, pool);
  game.events = null;
  return game;
}

/** Clicks for credits until so many decisions were made or a turn is reached; how many were made. */
function play(game: Game, most: number, turn = Number.POSITIVE_INFINITY): number {
  for (let made = 0; made < most; made++) {
    const waiting = decision(game);
    if (waiting === null || game.state.turn.number >= turn) return made;
    apply(game, clickForCredits(waiting));
  }
  return most;
}

/** Copies of the same starts, each played for so many decisions. */
const fromStarts = (name: string, starts: readonly Game[], most: number): Contender => ({
  name,
  ready: () => starts.map(fork),
  work: (games) => games.reduce((sum, game) => sum + play(game, most), 0),
});

const DECISIONS = 100;

const FACTORS = [1, 2, 4];

const startsOf = (pool: CardPool, factor: number): Game[] =>
  Array.from({ length: GAMES }, (_, seed) => newGame(pool, factor, seed));

const byDecks = (pool: CardPool): Growth =>
  inTurn(
    'decks',
    FACTORS.map((factor) => fromStarts(`×${factor}`, startsOf(pool, factor), DECISIONS)),
  );

const FORKS_OF_EACH = 40;

const forksByDecks = (pool: CardPool): Growth =>
  inTurn(
    'fork, by decks',
    FACTORS.map((factor) => {
      const starts = startsOf(pool, factor);
      return {
        name: `×${factor}`,
        ready: () => starts,
        work: (games) => {
          for (const game of games) for (let count = 0; count < FORKS_OF_EACH; count++) kept[0] = fork(game);
          return games.length * FORKS_OF_EACH;
        },
      };
    }),
  );

/** Decks that last so long, and the same games early and late. */
function byTurns(pool: CardPool): Growth {
  const at = (turn: number): Game[] =>
    Array.from({ length: GAMES }, (_, seed) => {
      const game = newGame(pool, 4, seed);
      play(game, Number.POSITIVE_INFINITY, turn);
      if (decision(game) === null) throw new InvariantError(`a game is over before turn ${turn}`);
      return game;
    });
  // Early hands are as full as late ones from the third round on.
  return inTurn('turns', [fromStarts('7–16', at(7), 45), fromStarts('60–69', at(60), 45)]);
}

const board = (remotes: number): Setup => ({
  scenario: {
    edition: '1.4',
    priority: 'useful',
    at: 'corp.action',
    corp: {
      identity: BENCH_DECKS.corp.identity,
      credits: 5,
      clicks: 60,
      hq: ['hedge_fund', 'ipo', 'tithe'],
      rd: ['hedge_fund', 'hedge_fund'],
      servers: Array.from({ length: remotes }, (_, index) => ({
        server: `remote-${index + 1}`,
        ice: [{ card: 'wall_of_static', rezzed: true }],
        root: [{ card: 'pad_campaign', rezzed: true }],
      })),
    },
    runner: { identity: BENCH_DECKS.runner.identity, grip: ['diesel'], rig: ['cleaver'] },
  },
});

const byBoards = (pool: CardPool): Growth =>
  inTurn(
    'remotes',
    [2, 4, 8, 16].map((remotes) => {
      const start = create(board(remotes), pool);
      start.events = null;
      return fromStarts(String(remotes), new Array<Game>(GAMES).fill(start), 50);
    }),
  );

/** The cards of the bench decks first, then others, then copies of those under other names. */
function poolOf(size: number): CardPool {
  const needed = new Set(
    Object.values(BENCH_DECKS).flatMap(({ identity, cards }) => [identity, ...Object.keys(cards)]),
  );
  const cards: CardData[] = [
    ...CARDS.filter(({ id }) => needed.has(id)),
    ...CARDS.filter(({ id }) => !needed.has(id)),
  ];
  const plain = CARDS.filter(({ type }) => type !== 'identity');
  for (let copy = 0; cards.length < size; copy++) {
    const card = plain[copy % plain.length] as CardData;
    cards.push({ ...card, id: `${card.id}_${copy}`, title: `${card.title} ${copy}` });
  }
  return createPool(cards.slice(0, size));
}

const byPools = (): Growth =>
  inTurn(
    'definitions',
    [100, 300, 1000].map((size) => fromStarts(String(size), startsOf(poolOf(size), 1), DECISIONS)),
  );

/** How the cost of a decision, and of a fork, grows with decks, the length of a game, the board and the pool. */
export function growthReport(pool: CardPool): Growth[] {
  return [byDecks(pool), byTurns(pool), byBoards(pool), byPools(), forksByDecks(pool)];
}

/** One line a growth: each size with its time, and how it compares with the first. */
export function growthInWords(report: readonly Growth[]): string {
  const lines = report.map(({ of, sizes }) => {
    const parts = sizes.map(
      ({ name, microseconds, ratio }) => `${name}: ${microseconds.toPrecision(3)} µs (${ratio.toFixed(2)})`,
    );
    return `${of.padEnd(16)}${parts.join('   ')}`;
  });
  return ['CPU time of a decision by size, and divided by that of the first size.', ...lines, ''].join('\n');
}

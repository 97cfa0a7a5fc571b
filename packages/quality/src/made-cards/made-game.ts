import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  create,
  createPool,
  type Decision,
  decision,
  describeText,
  type EditionId,
  type Game,
  InvariantError,
  type Scenario,
  view,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { brokenCopies } from '../sweep/copies.ts';
import { unexplainedOption } from '../sweep/explanations.ts';
import { knownBefore, leakInEvents, leakInViews } from '../sweep/leaks.ts';
import { withCards } from '../sweep/placed-cards.ts';
import { Random } from '../sweep/random.ts';
import { randomDeck } from '../sweep/random-deck.ts';
import { RandomPlayer } from '../sweep/random-player.ts';
import { randomPosition } from '../sweep/random-position.ts';
import { brokenInvariant } from '../sweep/state-invariants.ts';
import { untrueTelling } from '../sweep/true-telling.ts';
import { Chances } from './chances.ts';
import type { MadeAbility, MadeCard } from './made-card.ts';

/** What became of a game. */
export interface PlayedGame {
  /** What went wrong; '' where nothing did, 'endless' where what the cards say goes on for ever (10.10.1). */
  readonly what: string;
  readonly decisions: number;
  readonly edition: EditionId;
  readonly seed: string;
  readonly cards: readonly CardData[];
  /** The abilities that had a chance to be used. */
  readonly chances: ReadonlySet<MadeAbility>;
}

/** At how many decisions each check is made once. */
const INTERVALS = { views: 9, events: 4, copies: 40, explanations: 7 } as const;

const ours = createPool(CARDS);

/** Our cards and those that were made. */
function oursAnd(cards: readonly CardData[]): CardPool {
  const made = createPool(cards);
  return {
    ...ours,
    byId: new Map([...ours.byId, ...made.byId]),
    byTitle: new Map([...ours.byTitle, ...made.byTitle]),
  };
}

const placeOf = (error: Error): string =>
  error.stack
    ?.split('\n')
    .find((line) => line.includes('/packages/engine/'))
    ?.trim() ?? '';

function checksOf(game: Game, waiting: Decision, at: number, pool: CardPool, random: Random): string | null {
  if (at % INTERVALS.views === 0) {
    const leak = leakInViews(game);
    if (leak !== null) return leak;
    view(game, 'spectator');
  }
  if (at % INTERVALS.explanations === 0) {
    const unexplained = unexplainedOption(game, waiting);
    if (unexplained !== null) return unexplained;
  }
  if (at % INTERVALS.copies === INTERVALS.copies - 1)
    return brokenCopies(game, waiting, random.below(waiting.options.length), pool);
  return null;
}

/** Plays on until the game is over or long enough; what went wrong, or null. */
function play(
  game: Game,
  pool: CardPool,
  random: Random,
  favourites: ReadonlySet<string>,
  most: number,
  chances: Chances,
  played: () => void,
): string | null {
  const players = {
    corp: new RandomPlayer(random, favourites),
    runner: new RandomPlayer(random, favourites),
  };
  const total = game.state.cards.length;
  for (let at = 0; at < most; at++) {
    const waiting = decision(game);
    chances.at(game, waiting, game.events ?? []);
    if (waiting === null) return null;
    const broken = brokenInvariant(game, waiting, total) ?? checksOf(game, waiting, at, pool, random);
    if (broken !== null) return broken;
    const before = at % INTERVALS.events === 0 ? knownBefore(game.state, waiting) : null;
    const events = apply(game, players[waiting.seat].choose(game, waiting));
    played();
    // What goes on for ever goes on at every decision, a thousand times: once is enough.
    if (events.some(({ kind }) => kind === 'loopEnded')) return null;
    const leak = before === null ? null : (leakInEvents(game, events, before) ?? untrueTelling(game, events));
    if (leak !== null) return leak;
  }
  return null;
}

/** A random position with some made cards in it, which depends on the seed and the edition alone. */
export function madePosition(cards: readonly CardData[], edition: EditionId, seed: string): Scenario {
  const random = new Random(`${seed}/${edition}`);
  const setup = {
    edition,
    priority: random.below(2) === 0 ? ('every' as const) : ('useful' as const),
    seed,
    corp: randomDeck('corp', random).deck,
    runner: randomDeck('runner', random).deck,
  };
  const at = random.pick(['corp.action', 'runner.action', 'runner.action'] as const);
  return { ...withCards(randomPosition(setup, edition, random), cards, random), at };
}

const ENDLESS = 'the game comes to no decision';

/** Describes, compiles and plays made cards in a random position under an edition. */
export function playMade(
  made: readonly MadeCard[],
  edition: EditionId,
  seed: string,
  most: number,
): PlayedGame {
  const cards = made.map(({ data }) => data);
  let decisions = 0;
  let chances: ReadonlySet<MadeAbility> = new Set();
  const became = (what: string): PlayedGame => ({ what, decisions, edition, seed, cards, chances });
  try {
    for (const card of cards) describeText(card);
    const pool = oursAnd(cards);
    const noted = new Chances(made, pool);
    chances = noted.taken;
    const game = create({ scenario: madePosition(cards, edition, seed) }, pool);
    const random = new Random(`${seed}/${edition}/play`);
    const favourites = new Set(cards.map(({ id }) => id));
    const broken = play(game, pool, random, favourites, most, noted, () => {
      decisions += 1;
    });
    return became(broken ?? '');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof InvariantError && error.message === ENDLESS) return became('endless');
    return became(`${error.name}: ${error.message} ${placeOf(error)}`);
  }
}

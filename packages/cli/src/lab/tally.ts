import { SIDES, type Side } from '@lastclick/engine';
import type { CardsOfGame } from './game-story.ts';
import type { Sums } from './interval.ts';
import type { Failure, GameResult, Thinking } from './play-game.ts';
import type { FaultKind } from './player.ts';

/** Records of failed games are long; these many, the first by index, are enough to go after a bug. */
const FAILURES_KEPT = 5;

/** In how many games a card was drawn or played, and how many of those its side won. */
export interface CardImpact {
  drawn: number;
  drawnWon: number;
  played: number;
  playedWon: number;
}

/** Both sides' numbers when a turn was over, in the games that came so far. */
export interface TurnSums {
  readonly credits: Readonly<Record<Side, Sums>>;
  readonly points: Readonly<Record<Side, Sums>>;
  /** Games that ended in this turn with a win. */
  readonly won: Record<Side, number>;
}

/**
 * Many games added up. Everything but the time is a sum of whole numbers, so it does not matter in which order the
 * games come in; as plain data it can be kept in a file.
 */
export interface Tally {
  games: number;
  readonly wins: Record<Side, number>;
  draws: number;
  /** Games without an outcome. */
  errors: number;
  /** Games by "winner reason". */
  readonly reasons: Record<string, number>;
  /** Games that failed or were forfeited by kind, for each side and for nobody's fault. */
  readonly faults: Readonly<Record<Side | 'nobody', Partial<Record<FaultKind, number>>>>;
  readonly failures: (Failure & { readonly index: number })[];
  readonly thinking: Readonly<Record<Side, Thinking>>;
  /** Turns of games that have an outcome. */
  readonly length: Sums & { shortest: number; longest: number };
  readonly turns: TurnSums[];
  readonly cards: Readonly<Record<Side, Record<string, CardImpact>>>;
}

const noSums = (): Sums => ({ count: 0, total: 0, squares: 0 });
const bySide = <T>(make: () => T): Record<Side, T> => ({ corp: make(), runner: make() });

export const emptyTally = (): Tally => ({
  games: 0,
  wins: bySide(() => 0),
  draws: 0,
  errors: 0,
  reasons: {},
  faults: { corp: {}, runner: {}, nobody: {} },
  failures: [],
  thinking: bySide(() => ({ decisions: 0, milliseconds: 0, slowest: 0 })),
  length: { ...noSums(), shortest: 0, longest: 0 },
  turns: [],
  cards: bySide(() => ({})),
});

function addTo(sums: Sums, value: number): void {
  sums.count += 1;
  sums.total += value;
  sums.squares += value * value;
}

function addFailure(tally: Tally, index: number, failure: Failure): void {
  const faults = tally.faults[failure.side ?? 'nobody'];
  faults[failure.kind] = (faults[failure.kind] ?? 0) + 1;
  tally.failures.push({ ...failure, index });
  tally.failures.sort((a, b) => a.index - b.index);
  tally.failures.length = Math.min(tally.failures.length, FAILURES_KEPT);
}

function turnOf(tally: Tally, index: number): TurnSums {
  const found = tally.turns[index];
  if (found !== undefined) return found;
  const made = { credits: bySide(noSums), points: bySide(noSums), won: bySide(() => 0) };
  tally.turns.push(made);
  return made;
}

function addTurns(tally: Tally, { turns, outcome }: GameResult): void {
  turns.forEach((end, index) => {
    const sums = turnOf(tally, index);
    for (const side of SIDES) {
      addTo(sums.credits[side], end.credits[side]);
      addTo(sums.points[side], end.points[side]);
    }
    if (index === turns.length - 1 && outcome !== null && outcome.winner !== 'draw')
      sums.won[outcome.winner] += 1;
  });
  const { length } = tally;
  length.shortest = length.count === 0 ? turns.length : Math.min(length.shortest, turns.length);
  length.longest = Math.max(length.longest, turns.length);
  addTo(length, turns.length);
}

function addCards(impacts: Record<string, CardImpact>, { drawn, played }: CardsOfGame, won: 0 | 1): void {
  const of = (card: string): CardImpact => {
    impacts[card] ??= { drawn: 0, drawnWon: 0, played: 0, playedWon: 0 };
    return impacts[card];
  };
  for (const card of drawn) {
    const impact = of(card);
    impact.drawn += 1;
    impact.drawnWon += won;
  }
  for (const card of played) {
    const impact = of(card);
    impact.played += 1;
    impact.playedWon += won;
  }
}

/** Adds one game; one without an outcome counts as an error and nowhere else but among faults and in the time. */
export function addGame(tally: Tally, result: GameResult): void {
  tally.games += 1;
  for (const side of SIDES) {
    const sum = tally.thinking[side];
    const { decisions, milliseconds, slowest } = result.thinking[side];
    sum.decisions += decisions;
    sum.milliseconds += milliseconds;
    sum.slowest = Math.max(sum.slowest, slowest);
  }
  const { outcome, failure, index } = result;
  if (failure !== null) addFailure(tally, index, failure);
  if (outcome === null) {
    tally.errors += 1;
    return;
  }
  if (outcome.winner === 'draw') tally.draws += 1;
  else tally.wins[outcome.winner] += 1;
  const reason = `${outcome.winner} ${outcome.reason}`;
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  addTurns(tally, result);
  for (const side of SIDES) addCards(tally.cards[side], result.cards[side], outcome.winner === side ? 1 : 0);
}

/** Games with an outcome. */
export const decided = (tally: Tally): number => tally.games - tally.errors;

/** How many games failed in that way, whoever was at fault. */
export const faultsOf = (tally: Tally, ...kinds: readonly FaultKind[]): number =>
  Object.values(tally.faults)
    .flatMap((faults) => kinds.map((kind) => faults[kind] ?? 0))
    .reduce((sum, number) => sum + number, 0);

/** How many games failed through that side's fault. */
export const faultsBy = (tally: Tally, side: Side): number =>
  Object.values(tally.faults[side]).reduce((sum, number) => sum + number, 0);

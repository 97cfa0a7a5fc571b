import { Z95 } from '../interval.ts';

/** Games between a bot as Corp and a bot as Runner; a draw is half a point for each. */
export interface Score {
  readonly corp: string;
  readonly runner: string;
  readonly games: number;
  readonly corpPoints: number;
}

/** A rating and how far it may be off, 95 times in 100. */
export interface Rating {
  readonly elo: number;
  readonly reach: number;
}

export interface BotRating {
  readonly bot: string;
  readonly corp: Rating;
  readonly runner: Rating;
  /** The mean of both sides. */
  readonly both: Rating;
}

const ELO_PER_LOGIT = 400 / Math.LN10;
/**
 * Ratings are believed beforehand to lie within some thousand points of each other. Without that a bot that never
 * lost would be infinitely good; with hundreds of games it changes next to nothing.
 */
const PRIOR_DEVIATION = 1000 / ELO_PER_LOGIT;
const MOST_STEPS = 100;
const CLOSE_ENOUGH = 1e-10;

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));

/** The inverse of a symmetric positive definite matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const row = rows[pivot] ?? [];
    const divisor = row[pivot] ?? 1;
    for (let j = 0; j < 2 * size; j++) row[j] = (row[j] ?? 0) / divisor;
    for (const other of rows) {
      const factor = other[pivot] ?? 0;
      if (other === row || factor === 0) continue;
      for (let j = 0; j < 2 * size; j++) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Strengths of all seats, in logits, that make the scores most likely, and their covariance (Newton's method). */
function fit(size: number, scores: readonly (Score & { i: number; j: number })[]) {
  const strengths: number[] = Array.from({ length: size }, () => 0);
  let covariance: number[][] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const prior = 1 / PRIOR_DEVIATION ** 2;
    const slope = strengths.map((strength) => -strength * prior);
    const curve = strengths.map((_, i) => strengths.map((_, j) => (i === j ? prior : 0)));
    const bend = (i: number, j: number, by: number): void => {
      const row = curve[i] ?? [];
      row[j] = (row[j] ?? 0) + by;
    };
    for (const { i, j, games, corpPoints } of scores) {
      const expected = chance((strengths[i] ?? 0) - (strengths[j] ?? 0));
      slope[i] = (slope[i] ?? 0) + corpPoints - games * expected;
      slope[j] = (slope[j] ?? 0) - corpPoints + games * expected;
      const weight = games * expected * (1 - expected);
      bend(i, i, weight);
      bend(j, j, weight);
      bend(i, j, -weight);
      bend(j, i, -weight);
    }
    covariance = inverse(curve);
    const moves = covariance.map((row) => row.reduce((sum, value, j) => sum + value * (slope[j] ?? 0), 0));
    // A step that is too long overshoots where scores are extreme.
    moves.forEach((move, i) => {
      strengths[i] = (strengths[i] ?? 0) + Math.max(-2, Math.min(2, move));
    });
    if (moves.every((move) => Math.abs(move) < CLOSE_ENOUGH)) break;
  }
  return { strengths, covariance };
}

/**
 * Elo of every bot as Corp and as Runner from their games: a bot has a strength for each side, and 400 points of
 * difference are ten to one. `anchor` has 0 on average of its sides; without it the mean of all has.
 */
export function rate(bots: readonly string[], scores: readonly Score[], anchor: string): BotRating[] {
  const size = bots.length * 2;
  const seats = scores.map((score) => ({
    ...score,
    i: bots.indexOf(score.corp) * 2,
    j: bots.indexOf(score.runner) * 2 + 1,
  }));
  const { strengths, covariance } = fit(size, seats);
  const anchored = bots.indexOf(anchor);
  const zero = strengths.map((_, seat) =>
    anchored < 0 ? 1 / size : Math.floor(seat / 2) === anchored ? 0.5 : 0,
  );
  // Every rating is a weighted sum of strengths, measured from zero.
  const rating = (weights: readonly number[]): Rating => {
    const from = weights.map((weight, seat) => weight - (zero[seat] ?? 0));
    const value = from.reduce((sum, weight, seat) => sum + weight * (strengths[seat] ?? 0), 0);
    const variance = from.reduce(
      (sum, weight, i) =>
        sum + from.reduce((inner, other, j) => inner + weight * other * (covariance[i]?.[j] ?? 0), 0),
      0,
    );
    return { elo: value * ELO_PER_LOGIT, reach: Z95 * Math.sqrt(Math.max(0, variance)) * ELO_PER_LOGIT };
  };
  const only = (seat: number): number[] => strengths.map((_, one) => (one === seat ? 1 : 0));
  return bots.map((bot, index) => ({
    bot,
    corp: rating(only(index * 2)),
    runner: rating(only(index * 2 + 1)),
    both: rating(strengths.map((_, seat) => (Math.floor(seat / 2) === index ? 0.5 : 0))),
  }));
}

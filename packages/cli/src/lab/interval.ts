/** A share or a mean with the 95 % interval it lies in. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations either side that hold 95 % of a normal distribution. */
export const Z95 = 1.959964;

/** The share of successes with Wilson's interval, which stays within 0 and 1 and is honest about few trials. */
export function wilson(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const weight = Z95 ** 2 / trials;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = (Z95 / (1 + weight)) * Math.sqrt((share * (1 - share)) / trials + weight / (4 * trials));
  return { value: share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** Numbers of which only the sums are kept. */
export interface Sums {
  count: number;
  total: number;
  squares: number;
}

/** The mean of numbers with its normal interval. */
export function mean({ count, total, squares }: Sums): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const value = total / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * value ** 2) / (count - 1));
  const reach = Z95 * Math.sqrt(variance / count);
  return { value, low: value - reach, high: value + reach };
}

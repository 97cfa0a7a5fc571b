/** The value below which that share of the measurements lies, between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const lower = sorted[Math.floor(place)] ?? Number.NaN;
  const upper = sorted[Math.ceil(place)] ?? Number.NaN;
  return lower + (upper - lower) * (place - Math.floor(place));
}

/** The middle of several measurements. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How many of something are done per second of CPU time, in the middle round, and how far the rounds lie apart. */
export interface Rate {
  readonly perSecond: number;
  /** Between these lie the middle eight tenths of the rounds. */
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

const FEWEST_ROUNDS = 7;
const MOST_ROUNDS = 41;
/** So much of it the middle round would hardly move by if all were done again. */
const STABLE = 0.01;

/** How far the middle of so many rounds is likely off, as a share of it: from how far their middle half lies apart. */
function doubtOf(rates: readonly number[]): number {
  const apart = quantile(rates, 0.75) - quantile(rates, 0.25);
  return apart / Math.sqrt(rates.length) / median(rates);
}

export const isStable = (rates: readonly number[]): boolean =>
  rates.length >= MOST_ROUNDS || (rates.length >= FEWEST_ROUNDS && doubtOf(rates) < STABLE);

/** CPU time of this process in seconds. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Warmed up, then round after round until another would not change the middle one: whoever else is at work matters little. */
export function rateOf(seconds: number, work: () => number, onRound: (round: number) => void): Rate {
  const once = (): number => {
    const start = cpuSeconds();
    let done = 0;
    let spent = 0;
    while (spent < seconds) {
      done += work();
      spent = cpuSeconds() - start;
    }
    return done / spent;
  };
  for (let round = 0; round < WARMING_UP; round++) once();
  const rates: number[] = [];
  while (!isStable(rates)) {
    rates.push(once());
    onRound(rates.length);
  }
  return {
    perSecond: median(rates),
    low: quantile(rates, 0.1),
    high: quantile(rates, 0.9),
    rounds: rates.length,
  };
}

/** Rounds until most of what is needed is compiled. */
const WARMING_UP = 4;

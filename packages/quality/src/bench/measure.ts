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

/** How many of something are done per second: warmed up, then the median of several rounds. */
export function perSecond(milliseconds: number, rounds: number, work: () => number): number {
  const once = (): number => {
    const start = performance.now();
    let done = 0;
    let now = start;
    while (now - start < milliseconds) {
      done += work();
      now = performance.now();
    }
    return (1000 * done) / (now - start);
  };
  once();
  once();
  return median(Array.from({ length: rounds }, once));
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

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

/** Where numbers lie in a drawing. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Round numbers to write at the axis. */
  readonly ticks: readonly number[];
  at(value: number): number;
}

/** 1, 2 or 5 times a power of ten: steps people can read. */
function readableStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** A scale from `low` to `high`, drawn from one place to another, with about so many ticks. */
export function scale(
  range: readonly [low: number, high: number],
  drawn: readonly [from: number, to: number],
  about: number,
): Scale {
  const [low, wanted] = range;
  const step = readableStep(Math.max(wanted - low, Number.EPSILON) / about);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(wanted / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const span = wanted - low || 1;
  return {
    low,
    high: wanted,
    ticks,
    at: (value) => drawn[0] + ((value - low) / span) * (drawn[1] - drawn[0]),
  };
}

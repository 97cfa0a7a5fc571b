/** One position: its features, and 1 if the Corp won from there. */
export interface Sample {
  readonly features: Float64Array;
  readonly won: number;
}

const chance = (weights: Float64Array, features: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return 1 / (1 + Math.exp(-sum));
};

/** Mean surprise (log loss) of the weights over samples; less is better. */
export function surprise(weights: Float64Array, samples: readonly Sample[]): number {
  let sum = 0;
  for (const { features, won } of samples) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, chance(weights, features)));
    sum -= won === 1 ? Math.log(p) : won === 0 ? Math.log(1 - p) : 0.5 * Math.log(p * (1 - p));
  }
  return sum / samples.length;
}

const STEPS = 400;
const RATE = 0.05;
const SHRINK = 2e-4;

/** Logistic regression by full gradient steps (Adam) on features scaled to unit deviation, slightly shrunk to zero. */
export function fitWeights(samples: readonly Sample[]): Float64Array {
  const size = samples[0]?.features.length ?? 0;
  const scale = new Float64Array(size);
  for (const { features } of samples)
    for (let i = 0; i < size; i++) scale[i] = (scale[i] as number) + (features[i] as number) ** 2;
  for (let i = 0; i < size; i++) scale[i] = Math.sqrt((scale[i] as number) / samples.length) || 1;
  const scaled = samples.map(({ features, won }) => ({
    features: features.map((value, i) => value / (scale[i] as number)),
    won,
  }));
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    gradient.fill(0);
    for (const { features, won } of scaled) {
      const error = chance(weights, features) - won;
      for (let i = 0; i < size; i++) gradient[i] = (gradient[i] as number) + error * (features[i] as number);
    }
    for (let i = 0; i < size; i++) {
      const g = (gradient[i] as number) / samples.length + SHRINK * (weights[i] as number);
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
      square[i] = 0.999 * (square[i] as number) + 0.001 * g * g;
      const m = (mean[i] as number) / (1 - 0.9 ** step);
      const s = (square[i] as number) / (1 - 0.999 ** step);
      weights[i] = (weights[i] as number) - (RATE * m) / (Math.sqrt(s) + 1e-8);
    }
  }
  return weights.map((weight, i) => weight / (scale[i] as number));
}

import type { Rng } from '../rng.ts';

/** Fills `into` with chances that favour what is rated best, less strictly the hotter (in credits). */
export function chancesOf(
  rates: readonly number[],
  count: number,
  temperature: number,
  into: number[],
): void {
  let best = rates[0] as number;
  for (let i = 1; i < count; i++) if ((rates[i] as number) > best) best = rates[i] as number;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = Math.exp(((rates[i] as number) - best) / temperature);
    into[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < count; i++) into[i] = (into[i] as number) / sum;
}

/** One of the places, by its chance. */
export function pickByChance(chances: readonly number[], count: number, rng: Rng): number {
  let left = rng.next();
  for (let i = 0; i < count; i++) {
    left -= chances[i] as number;
    if (left < 0) return i;
  }
  return count - 1;
}

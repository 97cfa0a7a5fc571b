// Probabilities of 12 bits and their logarithms of odds, in whole numbers alone: every machine has to find the same.

const SQUASHED = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/** The probability of 12 bits whose odds have this logarithm, from -2047 to 2047. */
export function squash(odds: number): number {
  if (odds > 2047) return 4095;
  if (odds < -2047) return 0;
  const weight = odds & 127;
  const place = (odds >> 7) + 16;
  return ((SQUASHED[place] ?? 0) * (128 - weight) + (SQUASHED[place + 1] ?? 4095) * weight + 64) >> 7;
}

/** The other way round, by table. */
export const STRETCHED = ((): Int16Array => {
  const table = new Int16Array(4096);
  let from = 0;
  for (let odds = -2047; odds <= 2047; odds++) {
    const probability = squash(odds);
    for (let one = from; one <= probability; one++) table[one] = odds;
    from = Math.max(from, probability + 1);
  }
  for (let one = from; one < 4096; one++) table[one] = 2047;
  return table;
})();

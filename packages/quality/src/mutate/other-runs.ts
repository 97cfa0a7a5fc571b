/** What another run came to, without calling anything equivalent. */
export interface OtherRun {
  readonly seed: string;
  readonly commit: string;
  readonly drawn: number;
  readonly tried: number;
  readonly noticed: number;
}

/** Other runs, each drawn fresh before any of its survivors was looked at; one that was stopped has tried less than it drew. */
export const OTHER_RUNS: readonly OtherRun[] = [
  { seed: 'a', commit: 'c34938a1d9', drawn: 406, tried: 406, noticed: 339 },
  { seed: 'c', commit: '1393d03118', drawn: 407, tried: 85, noticed: 68 },
];

/** What a run of before came to, without calling anything equivalent. */
export interface Earlier {
  readonly seed: string;
  readonly commit: string;
  readonly tried: number;
  readonly noticed: number;
}

/** Runs of before, the first one first: each drawn fresh, before any of its survivors was looked at. */
export const EARLIER: readonly Earlier[] = [{ seed: 'a', commit: 'c34938a1d9', tried: 406, noticed: 339 }];

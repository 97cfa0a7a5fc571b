import type { Deck, Side } from '@lastclick/engine';
import type { Work } from './kinds.ts';

export type Decks = Readonly<Record<Side, Deck>>;

/** What both versions play with: the decks of the benchmarks, as far as both know the cards. */
export interface Material {
  readonly bench: Decks;
  readonly gateway: Decks;
}

/** A piece of work: the same `from` and `amount` mean the same work to both versions. */
export interface Batch {
  readonly of: Work;
  /** The seed of the first piece; the others follow. */
  readonly from: number;
  readonly amount: number;
}

export interface Done {
  /** Rounds, runs, playouts …: what a time is given for. */
  readonly units: number;
  /** From the number of options at every decision: versions that play alike have the same. */
  readonly trace: number;
}

export interface Measured extends Done {
  readonly kind: 'measured';
  /** Microseconds of CPU time. */
  readonly cpu: number;
}

export interface Failed {
  readonly kind: 'failed';
  readonly why: string;
}

export type ToDriver =
  | { readonly kind: 'prepare'; readonly material: Material }
  | { readonly kind: 'batch'; readonly batch: Batch };

/** After its start a driver says which cards it has; then it answers every batch. */
export type FromDriver = { readonly kind: 'ready'; readonly cards: readonly string[] } | Measured | Failed;

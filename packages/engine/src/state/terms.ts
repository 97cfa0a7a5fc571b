/** The costs of an act that an effect lets its player ignore: none, its own, or all (26.03 1.16.5). */
export type Ignored = '' | 'cost' | 'all';

/** What an effect makes of the costs of an act it directs. */
export interface Terms {
  readonly free: Ignored;
  readonly less: number;
}

/** An act as it stands: all costs apply. */
export const AS_IT_IS: Terms = { free: '', less: 0 };

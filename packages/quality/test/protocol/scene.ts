import type { Position } from '@lastclick/testkit';

/** A position and what is played in it, in the order given, as tests say moves; in between the least a player can do. */
export interface Scene extends Position {
  readonly plays: readonly string[];
}

export const rezzed = (card: string) => ({ card, rezzed: true });

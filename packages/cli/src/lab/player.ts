import type { Decision, Game, GameEvent, Outcome, Side } from '@lastclick/engine';

/** What can go wrong in a game, besides losing it. */
export const FAULT_KINDS = [
  'illegalMove',
  'timeOut',
  'badAnswer',
  'exited',
  'crash',
  'stall',
  'engineError',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A player broke down; the game cannot go on. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What a player is asked, and everything that happened in the game so far. */
export interface Asked {
  readonly game: Game;
  readonly waiting: Decision;
  readonly events: readonly GameEvent[];
}

/** How a game ended, for those who sat in it. */
export interface Ended {
  readonly game: Game;
  readonly outcome: Outcome | null;
  readonly failure: { readonly kind: FaultKind; readonly side: Side | null; readonly message: string } | null;
  readonly events: readonly GameEvent[];
}

/** Who sits in a seat for one game. What `choose` throws is its own fault. */
export interface Player {
  /** The option to play, by key or by its place in the list. */
  choose(asked: Asked): string | number | Promise<string | number>;
  /** Hears how the game ended. */
  over?(ended: Ended): void;
}

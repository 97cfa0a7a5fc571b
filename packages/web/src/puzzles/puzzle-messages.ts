import type { Goal, Judged, Puzzle } from '@lastclick/puzzles';
import type { SavedGame } from '@lastclick/session';
import type { Reply, Request } from '../worker/messages.ts';

/** How an attempt stands: whether it is over, and else whether the goal can still be reached. */
export interface AttemptState {
  readonly standing: 'met' | 'failed' | 'open';
  readonly hasHope: boolean;
}

/** What the page tells the worker besides what it asks of the table. */
export type PuzzleRequest =
  | Request
  | { readonly puzzle: Puzzle }
  | { readonly hint: true }
  | { readonly make: PlaceOfGame };

/** A place of a game with a goal that may be a puzzle. */
export interface PlaceOfGame {
  readonly saved: SavedGame;
  readonly place: number;
  readonly goal: Goal;
  readonly turns: number;
  readonly says: string;
}

/** What the worker says besides what the table says; a hint is the key of a right choice, where there is one. */
export type PuzzleReply =
  | Reply
  | { readonly kind: 'attempt'; readonly state: AttemptState }
  | { readonly kind: 'hint'; readonly key: string | null }
  /** What came of a place of a game: a puzzle and what is known of it, or why it can be none. */
  | { readonly kind: 'made'; readonly why?: string; readonly puzzle?: Puzzle; readonly judged?: Judged };

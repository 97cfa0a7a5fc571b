import type { Puzzle } from '@lastclick/puzzles';
import type { Reply, Request } from '../worker/messages.ts';

/** How an attempt stands: whether it is over, and else whether the goal can still be reached. */
export interface AttemptState {
  readonly standing: 'met' | 'failed' | 'open';
  readonly hasHope: boolean;
}

/** What the page tells the worker besides what it asks of the table. */
export type PuzzleRequest = Request | { readonly puzzle: Puzzle } | { readonly hint: true };

/** What the worker says besides what the table says; a hint is the key of a right choice, where there is one. */
export type PuzzleReply =
  | Reply
  | { readonly kind: 'attempt'; readonly state: AttemptState }
  | { readonly kind: 'hint'; readonly key: string | null };

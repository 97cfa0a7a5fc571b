import type { LogEntry, SavedGame, Snapshot } from '@lastclick/session';
import type { TableApi } from './table-api.ts';

/** What the page asks of the worker: a method of the table, by name. */
export interface Request {
  readonly id: number;
  readonly method: keyof TableApi;
  readonly args: readonly unknown[];
}

/** A snapshot on its way to the page: of a long log only what is new is sent. */
export interface Update {
  readonly snapshot: Omit<Snapshot, 'log'>;
  /** So many lines of the log sent before still stand. */
  readonly keep: number;
  readonly add: readonly LogEntry[];
  /** The game to keep, where it has changed since it was last sent. */
  readonly saved: SavedGame | null;
}

/** What the worker tells the page. */
export type Reply =
  | { readonly kind: 'update'; readonly update: Update; readonly answers: number | null }
  | { readonly kind: 'value'; readonly value: unknown; readonly answers: number }
  | { readonly kind: 'refused'; readonly message: string; readonly answers: number }
  /** Something broke that no request asked for; the worker is of no use any more. */
  | { readonly kind: 'broken'; readonly message: string };

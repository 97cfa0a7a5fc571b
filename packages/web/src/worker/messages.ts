import type { SavedGame, Update } from '@lastclick/session';
import type { TableApi } from './table-api.ts';

/** What the page asks of the worker: a method of the table, by name. */
export interface Request {
  readonly id: number;
  readonly method: keyof TableApi;
  readonly args: readonly unknown[];
}

/** What the worker tells the page. */
export type Reply =
  | {
      readonly kind: 'update';
      readonly update: Update;
      /** The game to keep, where it has changed since it was last sent. */
      readonly saved: SavedGame | null;
      readonly answers: number | null;
    }
  | { readonly kind: 'value'; readonly value: unknown; readonly answers: number }
  | { readonly kind: 'refused'; readonly message: string; readonly answers: number }
  /** Something broke that no request asked for; the worker is of no use any more. */
  | { readonly kind: 'broken'; readonly message: string };

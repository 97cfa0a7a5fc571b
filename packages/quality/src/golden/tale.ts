import type { Setup } from '@lastclick/engine';

/** A kept game and the decision of it that is told about; plain data, so that another version can be asked too. */
export interface Tale {
  readonly setup: Setup;
  /** What was played before a save; null for a game from its beginning. */
  readonly before: readonly string[] | null;
  readonly keys: readonly string[];
  readonly at: number;
}

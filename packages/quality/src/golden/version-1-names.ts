import type { Game, Option } from '@lastclick/engine';

/**
 * Everything kept speaks of abilities and modes as the first version of the card language did: by their place, counted
 * from 1 (`use c12 2`, `mode 1`, `c12#2`). What each place held is in `version-1-abilities.json`.
 */
export interface Version1Names {
  /** The key of an option. */
  key(option: Option): string;
  /** What makes an action the same action, as events and views say it: `gainCredit`, `c12#2`. */
  action(name: string): string;
  /** A move written with names of version 1, as the present engine reads it. */
  intent(text: string): string;
}

/** The present version counts places itself. */
const AS_WRITTEN: Version1Names = {
  key: ({ key }) => key,
  action: (name) => name,
  intent: (text) => text,
};

/** The names for one game: what an ability is called may depend on the card that an object is. */
export const version1Names = (_game: Game): Version1Names => AS_WRITTEN;

/** What two versions are compared in, each with what its times are for. */
export const UNITS = {
  turns: 'round',
  runs: 'run',
  games: 'game',
  fork: 'fork',
  view: 'view',
  create: 'game dealt',
  search: 'playout',
} as const;

export type Kind = keyof typeof UNITS;

export const KINDS = Object.keys(UNITS) as readonly Kind[];

/** What a version can be given to do: what is measured, or games looked at from all sides to see whether they are alike. */
export type Work = Kind | 'alike';

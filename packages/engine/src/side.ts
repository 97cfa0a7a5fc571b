export const SIDES = ['corp', 'runner'] as const;
export type Side = (typeof SIDES)[number];

/** Who looks at a game: a seat, or someone who may only know what both players know. */
export const SEATS = ['corp', 'runner', 'spectator'] as const;
export type Seat = (typeof SEATS)[number];

/** What belongs to a side; faster than looking its name up. */
export const ofSide = <T>(both: Readonly<Record<Side, T>>, side: Side): T =>
  side === 'corp' ? both.corp : both.runner;

export const opponentOf = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');

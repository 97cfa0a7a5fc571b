export const SIDES = ['corp', 'runner'] as const;
export type Side = (typeof SIDES)[number];

/** Who looks at a game: a seat, or someone who may only know what both players know. */
export const SEATS = ['corp', 'runner', 'spectator'] as const;
export type Seat = (typeof SEATS)[number];

export const opponentOf = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');

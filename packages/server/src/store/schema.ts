/** The tables, as both databases have them. Times are milliseconds since 1970. */
export interface Tables {
  games: {
    id: string;
    made: number;
    changed: number;
    stage: 'open' | 'playing' | 'over';
    listed: number;
    terms: string;
  };
  batches: {
    game: string;
    sequence: number;
    at: number;
    request: string | null;
    entries: string;
  };
  snapshots: { game: string; sequence: number; data: string };
  seats: { game: string; side: 'corp' | 'runner'; name: string; secret: string };
  processes: { id: string; seen: number };
}

/** What the next checkpoint has to look at, one bit each; 0 means a checkpoint would change nothing. */
export const MET = 1;
export const EXPIRY = 2;
export const SCORE = 4;
export const UNIQUE = 8;
export const LIMITS = 16;
export const HOSTING = 32;
export const SERVERS = 64;
export const ARRIVALS = 128;
/** Never raised: cards of a game may need looking at in every checkpoint (9.6.7). */
export const WATCH = 256;
export const EVERYTHING = 255;

/** What saves call the bits. */
export const UNSETTLED = {
  met: MET,
  expiry: EXPIRY,
  score: SCORE,
  unique: UNIQUE,
  limits: LIMITS,
  hosting: HOSTING,
  servers: SERVERS,
  arrivals: ARRIVALS,
  watch: WATCH,
} as const;

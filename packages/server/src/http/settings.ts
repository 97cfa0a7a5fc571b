/** How a server is run; what is not given is as somebody would want it who plays at home. */
export interface ServerSettings {
  /** The folder of the built page. */
  readonly page: string;
  /** Files that are made rather than lying there: JSON by address. */
  readonly made: Readonly<Record<string, string>>;
  /** A path of a file, or an address of PostgreSQL. */
  readonly store: string;
  readonly ownCards: boolean;
  readonly keepDays: number | null;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** What opens the host's own requests; null: nobody is the host. */
  readonly hostKey: string | null;
  /** Addresses of pages besides our own that may connect, as browsers name them. */
  readonly origins: readonly string[];
  readonly limits: Limits;
  /** Whether requests and moves are logged, one line of JSON each. */
  readonly log: 'silent' | 'lines';
  /** Addresses of proxies whose word about who asks is taken. */
  readonly trustProxy: boolean;
}

export interface Limits {
  /** Open connections, of all and of one address. */
  readonly connections: number;
  readonly connectionsEach: number;
  /** So many messages at once and so many more each second, of one connection. */
  readonly burst: number;
  readonly perSecond: number;
  /** Games made and joined by one address each hour. */
  readonly gamesPerHour: number;
  /** A connection has to say which game it wants within so many milliseconds. */
  readonly silence: number;
  /** Who does not read what was sent is let go at so many bytes. */
  readonly unread: number;
  readonly message: number;
}

export const LIMITS: Limits = {
  connections: 20_000,
  connectionsEach: 200,
  burst: 60,
  perSecond: 20,
  gamesPerHour: 120,
  silence: 10_000,
  unread: 2_000_000,
  message: 32_000,
};

/**
 * What somebody leaves to the server while they are away. Each order answers a whole kind of question, so that what is
 * answered, and how fast, says nothing about the cards it is about.
 */
export interface StandingOrders {
  /** As unrezzed ice of mine is approached: rez these, by their numbers, where I can; for any other ice pass. */
  readonly approached?: readonly number[];
  /** Pass for me in windows until I am run on, or something is done to me that I could answer. */
  readonly passing?: 'untilRun' | 'untilAsked';
  /** Stop answering for me at these steps. */
  readonly stops?: readonly string[];
}

export const NO_ORDERS: StandingOrders = {};

export const hasOrders = ({ approached, passing }: StandingOrders): boolean =>
  approached !== undefined || passing !== undefined;

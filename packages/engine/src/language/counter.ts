/** Counters that lie on cards. */
export const COUNTERS = ['credits', 'advancement', 'virus', 'power', 'agenda'] as const;
export type Counter = (typeof COUNTERS)[number];

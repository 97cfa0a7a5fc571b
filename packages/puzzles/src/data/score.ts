import type { Puzzle } from '../puzzle.ts';
import { CATALYST, QUIET_RD, QUIET_STACK, SYNDICATE } from './names.ts';

/** The Corp wins by what it scores this turn. */
export const SCORE: readonly Puzzle[] = [
  {
    id: 'back-in-print',
    title: 'Back in print',
    says: 'Win this turn. One point is missing, and you have not one agenda left.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 4,
        hq: ['IP Enforcement', 'Scorched Earth', 'Beanstalk Royalties'],
        rd: QUIET_RD,
        scored: ['Send a Message', 'Send a Message'],
        servers: [{ server: 'remote-1', root: ['PAD Campaign'] }],
      },
      runner: {
        identity: CATALYST,
        credits: 5,
        tags: 2,
        scored: ['Breaking News', 'Offworld Office'],
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'night-shift',
    title: 'Night shift',
    says: 'Win this turn. Two points are missing, and they are still in your hand.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 10,
        hq: ['Nanomanagement', 'Offworld Office', 'Hedge Fund', 'IPO'],
        rd: QUIET_RD,
        scored: ['Send a Message', 'Offworld Office'],
        servers: [{ server: 'remote-1', root: ['Jeeves Model Bioroids'] }],
      },
      runner: {
        identity: CATALYST,
        credits: 3,
        grip: ['Sure Gamble', 'Overclock', 'Diesel'],
        stack: QUIET_STACK,
      },
    },
  },
];

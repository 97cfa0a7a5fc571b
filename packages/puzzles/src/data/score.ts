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
  {
    id: 'fresh-start',
    title: 'Fresh start',
    says: 'Win this turn, without a credit to your name. Building pays those who build something new.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        credits: 0,
        hq: ['Seamless Launch', 'Hedge Fund', 'Palisade'],
        rd: QUIET_RD,
        scored: ['Send a Message', 'Offworld Office'],
        servers: [
          { server: 'remote-1', root: ['Luminal Transubstantiation'] },
          { server: 'remote-2', ice: ['Ice Wall'], root: ['Urtica Cipher'] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'quarterly-report',
    title: 'Quarterly report',
    says: 'Win this turn. Four counters and two credits: something has to come from the figures.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 2,
        hq: ['Key Performance Indicators', 'Seamless Launch', 'Palisade'],
        rd: QUIET_RD,
        scored: ['Send a Message', 'Offworld Office'],
        servers: [
          { server: 'remote-1', root: ['Offworld Office'] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'chain-letter',
    title: 'Chain letter',
    says: 'Win this turn. Two small agendas lie bare, and you own a single credit.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        credits: 1,
        hq: ['Nanomanagement', 'Hedge Fund'],
        rd: QUIET_RD,
        scored: ['Send a Message', 'Offworld Office'],
        servers: [
          { server: 'remote-1', root: ['Hostile Takeover'] },
          { server: 'remote-2', root: ['Greenmail'] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
];

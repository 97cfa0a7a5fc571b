import type { Puzzle } from '../puzzle.ts';
import { CATALYST, QUIET_RD, QUIET_STACK, SYNDICATE } from './names.ts';

/** The Corp wins by more damage than the Runner has cards. */
export const KILL: readonly Puzzle[] = [
  {
    id: 'a-long-day',
    title: 'A long day',
    says: 'Win this turn. The Runner broke in last turn, and holds six cards.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
      corp: {
        identity: SYNDICATE,
        credits: 11,
        hq: ['Scorched Earth', 'SEA Source', 'Seamless Launch', 'Scorched Earth'],
        rd: QUIET_RD,
        scored: ['Send a Message'],
        servers: [
          { server: 'remote-1', root: ['Luminal Transubstantiation'] },
          { server: 'remote-2', root: ['Offworld Office'] },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 0,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'mixed-signals',
    title: 'Mixed signals',
    says: 'Win this turn. The Runner holds five cards; your agenda and your people have something to say.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 7,
        hq: ['Neurospike', 'Seamless Launch', 'Hedge Fund', 'Neurospike'],
        rd: QUIET_RD,
        servers: [
          { server: 'remote-1', root: [{ card: 'Send a Message', advancement: 3 }] },
          { server: 'remote-2', root: [{ card: 'Phật Gioan Baotixita', power: 1 }] },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 5,
        grip: ['Sure Gamble', 'Overclock', 'Diesel', 'Diesel', 'Jailbreak'],
        stack: QUIET_STACK,
      },
    },
  },
];

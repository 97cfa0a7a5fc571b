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
  {
    id: 'old-news',
    title: 'Old news',
    says: 'Win this turn. The Runner broke in last turn, holds three cards and has two credits to fight a trace.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      happened: {
        lastTurn: {
          runner: [
            { deed: 'run', side: 'runner' },
            { deed: 'succeed', side: 'runner' },
          ],
        },
      },
      corp: {
        identity: SYNDICATE,
        credits: 5,
        clicks: 2,
        hq: ['Hard-Hitting News', 'SEA Source', 'Scorched Earth', 'Bigger Picture'],
        rd: QUIET_RD,
        servers: [{ server: 'remote-1', root: ['PAD Campaign'] }],
      },
      runner: { identity: CATALYST, credits: 2, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'seed-money',
    title: 'Seed money',
    says: 'Win this turn. You have a credit and are three points short of the end; the Runner holds two cards.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 1,
        hq: ['Neurospike', 'Seamless Launch', 'Hedge Fund'],
        rd: QUIET_RD,
        scored: ['Send a Message'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 1 }] },
          { server: 'remote-2', root: [{ card: 'Luminal Transubstantiation', advancement: 1 }] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'from-above',
    title: 'From above',
    says: 'Win this turn. Three agendas are under way and none is finished; the Runner holds three cards.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 5,
        hq: ['Nanomanagement', 'Seamless Launch', 'Hedge Fund'],
        rd: QUIET_RD,
        scored: ['Offworld Office'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Breaking News', advancement: 1 }] },
          { server: 'remote-2', root: [{ card: 'Orbital Superiority', advancement: 2 }] },
          { server: 'remote-3', root: [{ card: 'Send a Message', advancement: 1 }] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'loose-ends',
    title: 'Loose ends',
    says: 'Win this turn. The Runner holds two cards, and you have nothing on the board that is worth three.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 9,
        hq: ['Neurospike', 'Nanomanagement', 'Seamless Launch', 'Hedge Fund'],
        rd: QUIET_RD,
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] },
          { server: 'remote-2', root: [{ card: 'Superconducting Hub', advancement: 1 }] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'louder',
    title: 'Say it louder',
    says: 'Win this turn. One click is left, an agenda is ready, and the Runner holds three cards.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: '5.6.2a',
      corp: {
        identity: SYNDICATE,
        credits: 2,
        clicks: 1,
        hq: ['Neurospike', 'Scorched Earth', 'Hedge Fund'],
        rd: QUIET_RD,
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] },
          { server: 'remote-2', root: [{ card: 'Phật Gioan Baotixita', power: 1 }] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
  {
    id: 'one-word',
    title: 'One word',
    says: 'Win this turn. An agenda is ready, the Runner holds nothing, and you have a click and a credit.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: '5.6.2a',
      corp: {
        identity: SYNDICATE,
        credits: 1,
        clicks: 1,
        hq: ['Hedge Fund', 'Palisade'],
        rd: QUIET_RD,
        servers: [
          { server: 'remote-1', root: [{ card: 'Superconducting Hub', advancement: 3 }] },
          { server: 'remote-2', root: ['Phật Gioan Baotixita'] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: [], stack: QUIET_STACK },
    },
  },
  {
    id: 'breaking-story',
    title: 'Breaking story',
    says: 'Win this turn. Two clicks, four credits, and the Runner holds three cards.',
    side: 'corp',
    goal: { kind: 'win' },
    scenario: {
      at: 'corp.action',
      corp: {
        identity: SYNDICATE,
        credits: 4,
        clicks: 2,
        hq: ['Scorched Earth', 'Neurospike', 'Seamless Launch'],
        rd: QUIET_RD,
        servers: [
          { server: 'remote-1', root: [{ card: 'Tomorrowʼs Headline', advancement: 1 }] },
          { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 2 }] },
        ],
      },
      runner: { identity: CATALYST, credits: 3, grip: ['Diesel', 'Diesel', 'Diesel'], stack: QUIET_STACK },
    },
  },
];

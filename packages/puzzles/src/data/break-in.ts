import type { Puzzle } from '../puzzle.ts';
import { CATALYST, QUIET_STACK, SYNDICATE } from './names.ts';

/** The Runner wins by what can surely be stolen this turn. */
export const BREAK_IN: readonly Puzzle[] = [
  {
    id: 'guarded-door',
    title: 'Guarded door',
    says: 'Win this turn. What lies advanced in the remote is worth two points, and those are what you need.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 4,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Palisade', rezzed: true }, 'Enigma'],
            root: [
              { card: 'Manegarm Skunkworks', rezzed: true },
              { card: 'Offworld Office', advancement: 3 },
            ],
          },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 5,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Overclock', 'Unity', 'Diesel'],
        rig: ['Cleaver'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'two-doors',
    title: 'Two doors',
    says: 'Win this turn. Behind one door lies what you need, behind the other a trap that hurts four times.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] },
          { server: 'remote-2', root: [{ card: 'Urtica Cipher', advancement: 2 }] },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 5,
        clicks: 3,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Diesel', 'Sure Gamble'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'a-favour',
    title: 'A favour',
    says: 'Win this turn. The sentry has to be broken, and your killer is still in the stack.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Ballista', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 2 }],
          },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 3,
        clicks: 4,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Mutual Favor', 'Pennyshaver', 'Overclock'],
        stack: ['Carmen', 'Diesel', 'Diesel'],
      },
    },
  },
  {
    id: 'moving-walls',
    title: 'Moving walls',
    says: 'Win this turn. Two agendas of a point each, two runs, and one of the doors your fracter cannot open.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Wall of Static', rezzed: true }],
            root: [{ card: 'Superconducting Hub', advancement: 1 }],
          },
          {
            server: 'remote-2',
            ice: [{ card: 'Archer', rezzed: true }],
            root: [{ card: 'Superconducting Hub', advancement: 1 }],
          },
          { server: 'remote-3', ice: [{ card: 'Enigma', rezzed: true }], root: ['PAD Campaign'] },
        ],
      },
      runner: {
        identity: 'Tāo Salonga: Telepresence Magician',
        credits: 4,
        clicks: 2,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Diesel'],
        rig: ['Corroder'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'wrong-key',
    title: 'The wrong key',
    says: 'Win this turn. One fracter, two doors, and only one of them is a wall.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            ice: [
              { card: 'Enigma', rezzed: true },
              { card: 'Wall of Static', rezzed: true },
            ],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 4,
        clicks: 2,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Botulus', 'Overclock', 'Diesel', 'Chromatophores'],
        rig: ['Corroder'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'both-cards',
    title: 'Both cards',
    says: 'Win this turn. The Corp has drawn its last card: what you need is one of the two in their hand.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund', 'Offworld Office'],
        rd: [],
        servers: [{ server: 'hq', ice: [{ card: 'Enigma', rezzed: true }] }],
      },
      runner: {
        identity: CATALYST,
        credits: 5,
        clicks: 2,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Unity', 'Jailbreak', 'Docklands Pass'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'bitten',
    title: 'Bitten twice',
    says: 'Win this turn. One of two doors hides a trap, one of them bites anyway, and you have no money at all.',
    side: 'runner',
    goal: { kind: 'win' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund'],
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Tithe', rezzed: true }],
            root: [{ card: 'Urtica Cipher', advancement: 1 }],
          },
          { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 1 }] },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 0,
        clicks: 3,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Diesel', 'Diesel'],
        stack: QUIET_STACK,
      },
    },
  },
];

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
];

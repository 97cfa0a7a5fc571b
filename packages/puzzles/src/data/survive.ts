import type { Puzzle } from '../puzzle.ts';
import { CATALYST, QUIET_STACK, SYNDICATE } from './names.ts';

/** Whoever is in danger has to come through, or to take what there is without being caught. */
export const SURVIVE: readonly Puzzle[] = [
  {
    id: 'low-profile',
    title: 'Low profile',
    says: 'Survive the Corp’s next turn. They hold money, and what they hold besides is no secret.',
    side: 'runner',
    goal: { kind: 'survive' },
    turns: 1,
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 9,
        hq: ['Scorched Earth', 'Scorched Earth'],
        rd: ['Scorched Earth'],
        scored: ['Send a Message'],
        servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }],
      },
      runner: {
        identity: CATALYST,
        credits: 2,
        clicks: 2,
        tags: 2,
        scored: ['Send a Message'],
        grip: ['Lie Low', 'Diesel', 'Sure Gamble'],
        stack: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
      },
    },
  },
  {
    id: 'paper-trail',
    title: 'Paper trail',
    says: 'Steal what lies in the remote, and end your turn without a tag.',
    side: 'runner',
    goal: { kind: 'reach', points: 5, tags: 0 },
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
            ice: [{ card: 'Funhouse', rezzed: true }],
            root: [
              { card: 'AMAZE Amusements', rezzed: true },
              { card: 'Offworld Office', advancement: 1 },
            ],
          },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 7,
        clicks: 4,
        scored: ['Send a Message'],
        grip: ['Decoy', 'Creative Commission', 'Diesel'],
        rig: ['Forger'],
        stack: QUIET_STACK,
      },
    },
  },
  {
    id: 'thick-skin',
    title: 'Thick skin',
    says: 'Survive the Corp’s next turn. Three tags, two clicks, and they can pay for two fires.',
    side: 'runner',
    goal: { kind: 'survive' },
    turns: 1,
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 6,
        hq: ['Scorched Earth', 'Scorched Earth'],
        rd: ['Scorched Earth'],
        scored: ['Send a Message'],
      },
      runner: {
        identity: CATALYST,
        credits: 3,
        clicks: 2,
        tags: 3,
        scored: ['Send a Message'],
        grip: ['Plascrete Carapace', 'Diesel', 'Diesel'],
        stack: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
      },
    },
  },
  {
    id: 'two-fires',
    title: 'Two fires',
    says: 'Survive the Runner’s turn. Two agendas, three pieces of ice, and credits for two of them.',
    side: 'corp',
    goal: { kind: 'survive' },
    scenario: {
      at: 'runner.action',
      corp: {
        identity: SYNDICATE,
        credits: 6,
        hq: ['Hedge Fund'],
        rd: ['Hedge Fund', 'Hedge Fund'],
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: ['Offworld Office'] },
          { server: 'remote-2', ice: ['Palisade'], root: ['Offworld Office'] },
          { server: 'hq', ice: ['Enigma'] },
        ],
      },
      runner: {
        identity: CATALYST,
        credits: 1,
        clicks: 2,
        scored: ['Send a Message', 'Offworld Office'],
        grip: ['Diesel'],
        rig: ['Cleaver'],
        stack: ['Diesel', 'Diesel'],
      },
    },
  },
];

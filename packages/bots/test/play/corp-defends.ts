import type { PlayPosition } from './position.ts';

const FIVE_POINTS = ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'];

export const corpDefends: readonly PlayPosition[] = [
  {
    title: 'rezzes what ends the run on the agenda that would win',
    position: {
      at: 'runner.action',
      corp: {
        credits: 3,
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Offworld Office', advancement: 1 }] },
        ],
      },
      runner: { credits: 4, scored: FIVE_POINTS },
    },
    after: ['run remote-1'],
    right: ['rez Palisade'],
  },
  {
    title: 'rezzes what keeps the Runner out of a hand full of agendas',
    position: {
      edition: '26.03',
      at: 'runner.action',
      corp: {
        credits: 3,
        hq: ['Offworld Office', 'Longevity Serum', 'Orbital Superiority', 'Offworld Office'],
        servers: [{ server: 'hq', ice: ['Wall of Static'] }],
      },
      runner: { credits: 6, scored: FIVE_POINTS, rig: ['Unity'] },
    },
    after: ['run hq', 'pass'],
    right: ['rez Wall of Static'],
  },
  {
    title: 'keeps its last credits for the ice the Runner has no breaker for',
    position: {
      at: 'runner.action',
      corp: {
        credits: 3,
        servers: [
          {
            server: 'remote-1',
            ice: ['Palisade', 'Enigma'],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: { credits: 9, clicks: 1, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run remote-1', 'pass'],
    right: ['pass'],
  },
  {
    title: 'rezzes that ice when it is met',
    position: {
      at: 'runner.action',
      corp: {
        credits: 3,
        servers: [
          {
            server: 'remote-1',
            ice: ['Palisade', 'Enigma'],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: { credits: 9, clicks: 1, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run remote-1', 'pass', 'pass', 'continue', 'pass'],
    right: ['rez Enigma'],
  },
  {
    title: 'rezzes the upgrade whose toll the Runner cannot pay',
    position: {
      at: 'runner.action',
      corp: {
        credits: 2,
        servers: [
          {
            server: 'remote-1',
            root: [{ card: 'Offworld Office', advancement: 1 }, 'Manegarm Skunkworks'],
          },
        ],
      },
      runner: { credits: 3, clicks: 1, scored: FIVE_POINTS },
    },
    after: ['run remote-1', 'continue'],
    right: ['rez Manegarm Skunkworks'],
  },
  {
    title: 'pays two cards to keep the Runner from the agenda that would win',
    position: {
      at: 'runner.action',
      corp: {
        credits: 2,
        hq: ['Hedge Fund', 'Palisade', 'Nico Campaign'],
        servers: [
          {
            server: 'remote-1',
            root: [
              { card: 'Offworld Office', advancement: 1 },
              { card: 'Anoetic Void', rezzed: true },
            ],
          },
        ],
      },
      runner: { credits: 3, scored: FIVE_POINTS },
    },
    after: ['run remote-1'],
    right: ['trigger Anoetic Void'],
  },
  {
    title: 'pays nothing to keep the Runner from an empty Archives',
    position: {
      edition: '26.03',
      at: 'runner.action',
      corp: {
        credits: 6,
        scored: FIVE_POINTS,
        servers: [
          { server: 'archives', ice: ['Brân 1.0'] },
          {
            server: 'remote-1',
            ice: [{ card: 'Wall of Static', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: { credits: 2 },
    },
    after: ['run archives'],
    right: ['pass'],
  },
  {
    title: 'does not forfeit an agenda for ice before an empty Archives',
    position: {
      at: 'runner.action',
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        credits: 8,
        scored: FIVE_POINTS,
        servers: [{ server: 'archives', ice: ['Archer'] }],
      },
      runner: { credits: 4 },
    },
    after: ['run archives'],
    right: ['pass'],
  },
  {
    title: 'takes agendas out of Archives before the Runner gets there',
    position: {
      at: 'runner.action',
      corp: {
        identity: 'NBN: Reality Plus',
        archives: ['Offworld Office', 'Tomorrowʼs Headline', 'Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
      },
      runner: { credits: 4, scored: FIVE_POINTS },
    },
    after: ['run archives'],
    right: ['use Spin Doctor'],
  },
  {
    title: 'shuffles the agendas into R&D, not what was spent',
    position: {
      at: 'runner.action',
      corp: {
        archives: ['Hedge Fund', 'Offworld Office', 'Beanstalk Royalties', 'Longevity Serum'],
        servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
      },
      runner: { credits: 4, scored: FIVE_POINTS },
    },
    after: ['run archives', 'use Spin Doctor'],
    right: ['choose Offworld Office', 'choose Longevity Serum'],
  },
  {
    title: 'ends the run rather than trash a program when the run would win',
    position: {
      at: 'runner.action',
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Ballista', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: { credits: 0, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run remote-1'],
    right: ['mode 2'],
  },
  {
    title: 'trashes the only breaker, not the memory beside it',
    position: {
      edition: '26.03',
      corp: {
        credits: 4,
        hq: ['Retribution', 'Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
          { server: 'rd', ice: [{ card: 'Wall of Static', rezzed: true }] },
        ],
      },
      runner: { tags: 1, rig: ['Akamatsu Mem Chip', 'Corroder', 'Dyson Mem Chip'] },
    },
    after: ['play Retribution'],
    right: ['choose Corroder'],
  },
];

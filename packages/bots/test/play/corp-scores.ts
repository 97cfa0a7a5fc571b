import type { PlayPosition } from './position.ts';

/** Five points, so that two more win. */
const FIVE_POINTS = ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'];
const SIX_POINTS = ['Offworld Office', 'Longevity Serum', 'Luminal Transubstantiation'];

export const corpScores: readonly PlayPosition[] = [
  {
    title: 'scores the agenda that wins',
    position: {
      corp: {
        credits: 1,
        clicks: 2,
        scored: FIVE_POINTS,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3 }] }],
      },
    },
    after: ['advance Offworld Office'],
    right: ['score Offworld Office'],
  },
  {
    title: 'scores the agenda that wins before the turn even begins',
    position: {
      edition: '26.03',
      at: 'corp.draw',
      corp: {
        credits: 9,
        scored: FIVE_POINTS,
        servers: [
          { server: 'remote-1', root: [{ card: 'Orbital Superiority', advancement: 4 }] },
          { server: 'remote-2', root: ['Nico Campaign'] },
        ],
      },
    },
    right: ['score Orbital Superiority'],
  },
  {
    title: 'spends the last click on the counter that wins',
    position: {
      corp: {
        credits: 5,
        clicks: 1,
        scored: FIVE_POINTS,
        hq: ['Hedge Fund', 'Palisade'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3 }] }],
      },
    },
    right: ['advance Offworld Office'],
  },
  {
    title: 'spends a whole turn and all its money to win',
    position: {
      corp: {
        credits: 3,
        scored: FIVE_POINTS,
        hq: ['Palisade', 'Beanstalk Royalties', 'Enigma'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] }],
      },
    },
    right: ['advance Offworld Office'],
  },
  {
    title: 'wins with an operation that places two counters',
    position: {
      edition: '26.03',
      corp: {
        credits: 2,
        clicks: 2,
        scored: FIVE_POINTS,
        hq: ['Seamless Launch', 'Palisade', 'Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] }],
      },
    },
    right: ['play Seamless Launch', 'advance Offworld Office'],
  },
  {
    title: 'places those counters where they win',
    position: {
      corp: {
        credits: 2,
        clicks: 2,
        scored: FIVE_POINTS,
        hq: ['Seamless Launch', 'Palisade'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] },
          { server: 'remote-2', root: [{ card: 'Superconducting Hub', advancement: 1 }] },
          { server: 'remote-3', root: [{ card: 'Urtica Cipher', advancement: 1 }] },
        ],
      },
    },
    after: ['play Seamless Launch'],
    right: ['choose Offworld Office'],
  },
  {
    title: 'installs what it can advance and score in one turn to win',
    position: {
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        credits: 2,
        scored: SIX_POINTS,
        hq: ['Hostile Takeover', 'Ice Wall', 'Beanstalk Royalties'],
      },
    },
    right: ['install Hostile Takeover'],
  },
  {
    title: 'advances the agenda that wins, not the one that brings a point',
    position: {
      corp: {
        credits: 2,
        clicks: 2,
        scored: FIVE_POINTS,
        servers: [
          { server: 'remote-1', root: [{ card: 'Superconducting Hub', advancement: 1 }] },
          { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 2 }] },
        ],
      },
    },
    right: ['advance Offworld Office'],
  },
  {
    title: 'takes the credit the last counter costs',
    position: {
      corp: {
        credits: 0,
        clicks: 2,
        scored: FIVE_POINTS,
        hq: ['Palisade', 'PAD Campaign'],
        servers: [{ server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 2 }] }],
      },
    },
    right: ['gain credit'],
  },
  {
    title: 'plays the operation that pays for both counters',
    position: {
      edition: '26.03',
      corp: {
        credits: 0,
        scored: FIVE_POINTS,
        hq: ['Beanstalk Royalties', 'Palisade'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] }],
      },
    },
    right: ['play Beanstalk Royalties'],
  },
  {
    title: 'puts the winning agenda behind ice nobody can break, not into the open',
    position: {
      corp: {
        credits: 10,
        scored: FIVE_POINTS,
        hq: ['Offworld Office'],
        servers: [
          { server: 'hq', ice: [{ card: 'Wall of Static', rezzed: true }] },
          { server: 'rd', ice: [{ card: 'Wall of Static', rezzed: true }] },
          {
            server: 'remote-1',
            ice: [
              { card: 'Palisade', rezzed: true },
              { card: 'Enigma', rezzed: true },
            ],
          },
        ],
      },
      runner: { credits: 3 },
    },
    wrong: ['install Offworld Office new-remote'],
  },
  {
    title: 'does not install an asset over its advanced agenda',
    position: {
      corp: {
        credits: 4,
        hq: ['PAD Campaign', 'Nico Campaign'],
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Palisade', rezzed: true }],
            root: [{ card: 'Send a Message', advancement: 2 }],
          },
        ],
      },
    },
    wrong: ['install PAD Campaign remote-1', 'install Nico Campaign remote-1'],
  },
];

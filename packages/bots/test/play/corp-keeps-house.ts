import type { PlayPosition } from './position.ts';

const FIVE_POINTS = ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'];

export const corpKeepsHouse: readonly PlayPosition[] = [
  {
    title: 'plays the operation that pays four before it clicks for one',
    position: { corp: { credits: 5, clicks: 1, hq: ['Hedge Fund'] } },
    right: ['play Hedge Fund'],
  },
  {
    title: 'clicks for the credit its best operation is short of',
    position: {
      corp: {
        credits: 4,
        clicks: 2,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: ['Palisade'] },
          { server: 'rd', ice: ['Palisade'] },
        ],
      },
    },
    right: ['gain credit'],
  },
  {
    title: 'takes three credits from an asset rather than one from the bank',
    position: {
      edition: '26.03',
      corp: {
        credits: 2,
        hq: [],
        servers: [
          { server: 'remote-1', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 12 }] },
        ],
      },
      runner: { credits: 12 },
    },
    wrong: ['gain credit', 'purge'],
  },
  {
    title: 'rezzes what pays at the start of every turn in time for it',
    position: {
      at: 'corp.draw',
      corp: { credits: 5, servers: [{ server: 'remote-1', root: ['Nico Campaign'] }] },
    },
    right: ['rez Nico Campaign'],
  },
  {
    title: 'throws away anything but its only agenda',
    position: {
      at: 'corp.discard',
      corp: {
        scored: ['Offworld Office', 'Longevity Serum', 'Hostile Takeover'],
        hq: [
          'Offworld Office',
          'Beanstalk Royalties',
          'Beanstalk Royalties',
          'Palisade',
          'Palisade',
          'Beanstalk Royalties',
        ],
        servers: [{ server: 'hq', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 9 },
    },
    wrong: ['discard Offworld Office'],
  },
  {
    title: 'does not throw the agenda that loses the game into Archives',
    position: {
      edition: '26.03',
      at: 'corp.discard',
      corp: {
        hq: ['Offworld Office', 'Longevity Serum', 'Hedge Fund', 'Palisade', 'Enigma', 'Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Wall of Static', rezzed: true }] },
          { server: 'rd', ice: [{ card: 'Wall of Static', rezzed: true }] },
        ],
      },
      runner: { credits: 2, scored: ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'] },
    },
    wrong: ['discard Offworld Office', 'discard Longevity Serum'],
  },
  {
    title: 'does not draw the card the next turn needs to begin',
    position: {
      corp: { credits: 4, clicks: 1, hq: ['Palisade'], rd: ['Hedge Fund'], scored: FIVE_POINTS },
    },
    wrong: ['draw card'],
  },
  {
    title: 'does not draw three cards from a deck of three at the start of the turn',
    position: {
      at: 'corp.draw',
      corp: {
        credits: 4,
        hq: ['Palisade'],
        rd: ['Hedge Fund', 'Palisade', 'Enigma'],
        servers: [{ server: 'remote-1', root: [{ card: 'Rashida Jaheem', rezzed: true }] }],
      },
    },
    right: ['pass'],
  },
  {
    title: 'takes credits and cards when there are plenty of both to be had',
    position: {
      edition: '26.03',
      at: 'corp.draw',
      corp: {
        credits: 2,
        hq: ['Palisade'],
        servers: [{ server: 'remote-1', root: [{ card: 'Rashida Jaheem', rezzed: true }] }],
      },
    },
    right: ['trigger Rashida Jaheem'],
  },
  {
    title: 'trashes the resource that is full of credits, not the one that is spent',
    position: {
      corp: {
        identity: 'Weyland Consortium: Built to Last',
        servers: [{ server: 'remote-1', root: [{ card: 'Above the Law', advancement: 2 }] }],
      },
      runner: {
        rig: ['Technical Writer', { card: 'Daily Casts', credits: 8 }, 'Access to Globalsec'],
      },
    },
    after: ['advance Above the Law', 'score Above the Law', 'trigger Above the Law'],
    right: ['choose Daily Casts'],
  },
  {
    title: 'throws away the spare copy of what may be in play only once',
    position: {
      at: 'corp.discard',
      corp: {
        hq: ['Mumba Temple', 'Hedge Fund', 'Offworld Office', 'Palisade', 'Seamless Launch', 'Enigma'],
        servers: [{ server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true }] }],
      },
    },
    wrong: ['discard Offworld Office', 'discard Hedge Fund'],
  },
];

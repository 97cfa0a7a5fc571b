import type { PlayPosition } from './position.ts';

const RAN_WITH_SUCCESS = {
  lastTurn: { runner: [{ deed: 'succeed', side: 'runner' } as const] },
};

export const corpKills: readonly PlayPosition[] = [
  {
    title: 'kills a tagged Runner who has too few cards',
    position: {
      corp: { credits: 5, hq: ['Scorched Earth', 'Hedge Fund', 'Palisade'] },
      runner: { tags: 1, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    right: ['play Scorched Earth'],
  },
  {
    title: 'kills with two operations when one is not enough',
    position: {
      edition: '26.03',
      corp: { credits: 6, hq: ['Scorched Earth', 'Scorched Earth', 'Beanstalk Royalties', 'Palisade'] },
      runner: { tags: 2, grip: ['Sure Gamble', 'Diesel', 'Leech', 'Leech', 'Diesel'] },
    },
    right: ['play Scorched Earth'],
  },
  {
    title: 'tags a penniless Runner first, to kill with the next click',
    position: {
      happened: RAN_WITH_SUCCESS,
      corp: { credits: 5, clicks: 2, hq: ['SEA Source', 'Scorched Earth', 'Hedge Fund'] },
      runner: { credits: 0, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    right: ['play SEA Source'],
  },
  {
    title: 'pays the trace up to where it is sure, and keeps the price of the kill',
    position: {
      happened: RAN_WITH_SUCCESS,
      corp: { credits: 7, clicks: 2, hq: ['SEA Source', 'Scorched Earth'] },
      runner: { credits: 4, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    after: ['play SEA Source'],
    right: ['spend 2'],
  },
  {
    title: 'pays nothing for a trace that nobody can beat',
    position: {
      edition: '26.03',
      happened: RAN_WITH_SUCCESS,
      corp: { credits: 7, clicks: 2, hq: ['SEA Source', 'Scorched Earth'] },
      runner: { credits: 1, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    after: ['play SEA Source'],
    right: ['spend 0'],
  },
  {
    title: 'kills with the points it just scored',
    position: {
      corp: {
        identity: 'Jinteki: Restoring Humanity',
        credits: 4,
        clicks: 2,
        hq: ['Neurospike', 'Palisade'],
        servers: [{ server: 'remote-1', root: [{ card: 'Longevity Serum', advancement: 2 }] }],
      },
      runner: { grip: ['Sure Gamble'] },
    },
    after: ['advance Longevity Serum', 'score Longevity Serum', 'done'],
    right: ['play Neurospike'],
  },
  {
    title: 'scores the agenda whose damage kills',
    position: {
      at: 'corp.draw',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'Orbital Superiority', advancement: 4 }] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
      runner: { tags: 1, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    right: ['score Orbital Superiority'],
  },
  {
    title: 'advances the agenda whose damage kills',
    position: {
      edition: '26.03',
      corp: {
        credits: 5,
        clicks: 1,
        hq: ['Hedge Fund', 'Palisade'],
        servers: [{ server: 'remote-1', root: [{ card: 'Orbital Superiority', advancement: 3 }] }],
      },
      runner: { tags: 1, grip: ['Sure Gamble', 'Diesel'] },
    },
    right: ['advance Orbital Superiority'],
  },
  {
    title: 'rezzes the asset that kills at the start of the turn',
    position: {
      at: 'corp.draw',
      corp: {
        credits: 3,
        servers: [{ server: 'remote-1', root: [{ card: 'Clearinghouse', advancement: 4 }] }],
      },
      runner: { grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    right: ['rez Clearinghouse'],
  },
  {
    title: 'uses the asset that kills',
    position: {
      at: 'corp.draw',
      corp: {
        credits: 3,
        servers: [{ server: 'remote-1', root: [{ card: 'Clearinghouse', advancement: 4 }] }],
      },
      runner: { grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    after: ['rez Clearinghouse'],
    right: ['trigger Clearinghouse'],
  },
  {
    title: 'rezzes the ice that kills a Runner with an empty hand',
    position: {
      at: 'runner.action',
      corp: { credits: 1, servers: [{ server: 'archives', ice: ['Tithe'] }] },
      runner: { credits: 0, grip: [] },
    },
    after: ['run archives'],
    right: ['rez Tithe'],
  },
  {
    title: 'lets the Runner walk into a deadly trap',
    position: {
      edition: '26.03',
      at: 'runner.action',
      corp: {
        credits: 9,
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Urtica Cipher', advancement: 2 }] },
        ],
      },
      runner: { credits: 2, grip: ['Sure Gamble', 'Diesel', 'Leech'] },
    },
    after: ['run remote-1'],
    right: ['pass'],
  },
];

import type { PlayPosition } from './position.ts';

const RUNNERS_TURN = 'runner.action';
const FIVE_POINTS = ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'];
const WALLS = ['hq', 'rd', 'archives'].map((server) => ({
  server,
  ice: [{ card: 'Wall of Static', rezzed: true }],
}));

export const runnerKeepsHouse: readonly PlayPosition[] = [
  {
    title: 'plays the event that pays four before it clicks for one',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: { credits: 5, clicks: 1, grip: ['Sure Gamble'] },
    },
    right: ['play Sure Gamble'],
  },
  {
    title: 'clicks for the credit its best event is short of',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: { credits: 4, clicks: 2, grip: ['Sure Gamble', 'Leech', 'Leech', 'Leech'] },
    },
    right: ['gain credit'],
  },
  {
    title: 'takes three credits from a job rather than one from the bank',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: {
        credits: 2,
        clicks: 1,
        rig: [{ card: 'Telework Contract', credits: 6 }],
        grip: ['Carmen', 'Cleaver'],
      },
    },
    wrong: ['gain credit'],
  },
  {
    title: 'does not throw away its only breaker while it holds copies of the rest',
    position: {
      at: 'runner.discard',
      corp: { servers: WALLS },
      runner: { grip: ['Corroder', 'Leech', 'Leech', 'Leech', 'Diesel', 'Diesel'] },
    },
    wrong: ['discard Corroder'],
  },
  {
    title: 'keeps one of each breaker and throws away the spare copy',
    position: {
      edition: '26.03',
      at: 'runner.discard',
      corp: { servers: WALLS },
      runner: {
        grip: ['Carmen', 'Unity', 'Cleaver', 'Cleaver', 'Sure Gamble', 'Sure Gamble'],
        rig: ['Cleaver'],
      },
    },
    right: ['discard Cleaver'],
  },
  {
    title: 'throws away the second console, which can never be installed',
    position: {
      at: 'runner.discard',
      runner: {
        grip: ['Pennyshaver', 'Carmen', 'Unity', 'Sure Gamble', 'Cleaver', 'Daily Casts'],
        rig: ['Pennyshaver'],
      },
    },
    right: ['discard Pennyshaver'],
  },
  {
    title: 'trashes for one credit what would give the Corp three credits and three cards',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: [...WALLS, { server: 'remote-1', root: ['Rashida Jaheem'] }] },
      runner: { credits: 9 },
    },
    after: ['run remote-1', 'continue', 'pass'],
    right: ['trash'],
  },
  {
    title: 'trashes for two credits a campaign that still holds nine',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        servers: [
          ...WALLS,
          { server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 9 }] },
        ],
      },
      runner: { credits: 9 },
    },
    after: ['run remote-1', 'continue'],
    right: ['trash'],
  },
  {
    title: 'does not spend on trashing what the way to the winning agenda costs',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: [{ card: 'Offworld Office', faceup: true }],
        servers: [
          { server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] },
          { server: 'remote-1', root: ['Rashida Jaheem'] },
        ],
      },
      runner: { credits: 2, clicks: 2, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run remote-1', 'continue', 'pass', 'pass'],
    right: ['continue'],
  },
  {
    title: 'does not run into walls it cannot break',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: { credits: 8, rig: ['Unity'] },
    },
    wrong: ['run hq', 'run rd', 'run archives'],
  },
  {
    title: 'does not run on an Archives that is empty',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      runner: { credits: 5, grip: ['Sure Gamble', 'Diesel', 'Corroder'] },
    },
    wrong: ['run archives'],
  },
  {
    title: 'does not pay a breaker that cannot get through anyway',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: { credits: 1, rig: ['Corroder'] },
    },
    after: ['run rd'],
    right: ['pass'],
  },
  {
    title: 'installs the breaker for the ice on every server, not another kind',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: WALLS },
      runner: { credits: 7, grip: ['Unity', 'Cleaver', 'Carmen'] },
    },
    wrong: ['install Unity', 'install Carmen', 'run hq', 'run rd', 'run archives'],
  },
];

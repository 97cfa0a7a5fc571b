import type { PlayPosition } from './position.ts';

/** Five points, so that two more win. */
const FIVE_POINTS = ['Offworld Office', 'Longevity Serum', 'Superconducting Hub'];
/** An agenda that wins lies open in Archives. */
const WINNING_ARCHIVES = ['Hedge Fund', { card: 'Offworld Office', faceup: true }];
const RUNNERS_TURN = 'runner.action';

export const runnerWins: readonly PlayPosition[] = [
  {
    title: 'takes the agenda that wins and that nobody guards',
    position: {
      at: RUNNERS_TURN,
      corp: { archives: WINNING_ARCHIVES },
      runner: { credits: 5, scored: FIVE_POINTS },
    },
    right: ['run archives'],
  },
  {
    title: 'takes it with the last click',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: { archives: WINNING_ARCHIVES },
      runner: { credits: 5, clicks: 1, scored: FIVE_POINTS, tags: 1, grip: ['Sure Gamble', 'Diesel'] },
    },
    right: ['run archives'],
  },
  {
    title: 'runs through ice it can pay for to win',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 2, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    right: ['run archives'],
  },
  {
    title: 'makes its breaker strong enough when the agenda behind wins',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 2, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run archives'],
    right: ['use Corroder 2'],
  },
  {
    title: 'then breaks with its last credit',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 2, scored: FIVE_POINTS, rig: ['Corroder'] },
    },
    after: ['run archives', 'use Corroder 2'],
    right: ['use Corroder 1'],
  },
  {
    title: 'goes on when nothing is left between it and the win',
    position: {
      at: RUNNERS_TURN,
      corp: { archives: WINNING_ARCHIVES },
      runner: { credits: 0, scored: FIVE_POINTS, grip: [] },
    },
    after: ['run archives'],
    right: ['continue'],
  },
  {
    title: 'earns the credits the ice costs before it runs to win',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 0, clicks: 3, scored: FIVE_POINTS, rig: ['Corroder'], grip: ['Leech', 'Unity'] },
    },
    right: ['gain credit'],
  },
  {
    title: 'passes ice it cannot break with the event that bypasses it',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 2, scored: FIVE_POINTS, grip: ['Inside Job', 'Leech', 'Creative Commission'] },
    },
    right: ['play Inside Job'],
  },
  {
    title: 'runs with that event where the win lies',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [
          { server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] },
          { server: 'rd', ice: [{ card: 'Palisade', rezzed: true }] },
        ],
      },
      runner: { credits: 2, scored: FIVE_POINTS, grip: ['Inside Job', 'Leech'] },
    },
    after: ['play Inside Job'],
    right: ['run archives'],
  },
  {
    title: 'takes the credits of a run event when its own are not enough',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 1, clicks: 1, scored: FIVE_POINTS, rig: ['Corroder'], grip: ['Overclock', 'Leech'] },
    },
    right: ['play Overclock'],
  },
  {
    title: 'takes core damage for the credits that win',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [
          {
            server: 'archives',
            ice: [
              { card: 'Wall of Static', rezzed: true },
              { card: 'Palisade', rezzed: true },
            ],
          },
        ],
      },
      runner: { credits: 0, clicks: 1, scored: FIVE_POINTS, rig: ['Corroder'], grip: ['Stimhack', 'Leech'] },
    },
    right: ['play Stimhack'],
  },
  {
    title: 'installs the breaker it needs for the win',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: { credits: 4, clicks: 2, scored: FIVE_POINTS, grip: ['Corroder', 'Unity', 'Leech'] },
    },
    right: ['install Corroder'],
  },
  {
    title: 'searches for the breaker that answers the ice before the win',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Wall of Static', rezzed: true }] }],
      },
      runner: {
        credits: 9,
        scored: FIVE_POINTS,
        rig: ['Unity'],
        grip: ['Mutual Favor'],
        stack: ['Carmen', 'Corroder', 'Buzzsaw', 'Sure Gamble', 'Diesel'],
      },
    },
    after: ['play Mutual Favor'],
    right: ['choose Corroder'],
  },
  {
    title: 'takes a tag to go on to the agenda that wins',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Funhouse', rezzed: true }] }],
      },
      runner: { credits: 4, clicks: 1, scored: FIVE_POINTS },
    },
    after: ['run archives'],
    right: ['yes'],
  },
  {
    title: 'pays the toll before the agenda that wins',
    position: {
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', root: [{ card: 'Manegarm Skunkworks', rezzed: true }] }],
      },
      runner: { credits: 5, clicks: 1, scored: FIVE_POINTS },
    },
    after: ['run archives'],
    right: ['mode 2'],
  },
  {
    title: 'breaks the subroutine that ends the run when it can pay for only one',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        archives: WINNING_ARCHIVES,
        servers: [{ server: 'archives', ice: [{ card: 'Enigma', rezzed: true }] }],
      },
      runner: { credits: 2, scored: FIVE_POINTS, rig: ['Unity'] },
    },
    after: ['run archives', 'use Unity 2', 'use Unity 1'],
    right: ['break 2'],
  },
  {
    title: 'contests what the Corp is about to win with',
    position: {
      at: RUNNERS_TURN,
      corp: {
        credits: 6,
        scored: FIVE_POINTS,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3 }] }],
      },
      runner: { credits: 5, clicks: 1, grip: ['Sure Gamble', 'Diesel', 'Leech', 'Leech', 'Diesel'] },
    },
    right: ['run remote-1'],
  },
  {
    title: 'pays its way to what the Corp is about to win with',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        credits: 6,
        scored: FIVE_POINTS,
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Wall of Static', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 3 }],
          },
        ],
      },
      runner: {
        credits: 3,
        clicks: 1,
        rig: ['Corroder'],
        grip: ['Leech', 'Diesel', 'Leech', 'Leech', 'Diesel'],
      },
    },
    right: ['run remote-1'],
  },
];

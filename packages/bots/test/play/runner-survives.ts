import type { PlayPosition } from './position.ts';

const RUNNERS_TURN = 'runner.action';
/** A Corp that kills tagged Runners: three copies among few cards, and the money for them. */
const KILLER = {
  identity: 'Weyland Consortium: Built to Last',
  credits: 9,
  hq: ['Scorched Earth', 'Scorched Earth', 'Scorched Earth', 'Hedge Fund', 'Ice Wall'],
  rd: [
    'Offworld Office',
    'Hedge Fund',
    'Ice Wall',
    'Beanstalk Royalties',
    'Offworld Office',
    'Send a Message',
  ],
};
const THREE_CARDS = ['Sure Gamble', 'Diesel', 'Leech'];
const RAN_WITH_SUCCESS = {
  lastTurn: { runner: [{ deed: 'succeed', side: 'runner' } as const] },
};
const guarded = (ice: string) =>
  ['hq', 'rd', 'archives'].map((server) => ({ server, ice: [{ card: ice, rezzed: true }] }));

export const runnerSurvives: readonly PlayPosition[] = [
  {
    title: 'does not run with one card into ice that does two damage twice',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: guarded('Karunā') },
      runner: { credits: 6, grip: ['Leech'] },
    },
    wrong: ['run hq', 'run rd', 'run archives'],
  },
  {
    title: 'does not run with an empty hand into ice that does damage',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: { servers: guarded('Tithe') },
      runner: { credits: 6, grip: [] },
    },
    wrong: ['run hq', 'run rd', 'run archives'],
  },
  {
    title: 'jacks out before the damage that would kill',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: guarded('Karunā') },
      runner: { credits: 0, grip: ['Leech', 'Diesel', 'Leech'] },
    },
    after: ['run hq'],
    right: ['jack out'],
  },
  {
    title: 'pays to break the damage that would kill',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: guarded('Tithe') },
      runner: { credits: 5, rig: ['Carmen'], grip: [] },
    },
    after: ['run rd'],
    right: ['use Carmen 1'],
  },
  {
    title: 'breaks the subroutine that kills, not the one that pays the Corp',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: { servers: guarded('Tithe') },
      runner: { credits: 5, rig: ['Carmen'], grip: [] },
    },
    after: ['run rd', 'use Carmen 1'],
    right: ['break 1'],
  },
  {
    title: 'clears the tag when a kill is on the table',
    position: {
      at: RUNNERS_TURN,
      corp: KILLER,
      runner: { credits: 3, clicks: 1, tags: 1, grip: THREE_CARDS },
    },
    right: ['remove tag'],
  },
  {
    title: 'clears two tags with its last two clicks when a kill is on the table',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: KILLER,
      runner: { credits: 6, clicks: 2, tags: 2, grip: ['Sure Gamble', 'Leech', 'Carmen'] },
    },
    right: ['remove tag'],
  },
  {
    title: 'clears the tag rather than play for money when a kill is on the table',
    position: {
      at: RUNNERS_TURN,
      corp: KILLER,
      runner: { credits: 5, clicks: 1, tags: 1, grip: ['Sure Gamble', 'Sure Gamble'], rig: ['Daily Casts'] },
    },
    right: ['remove tag'],
  },
  {
    title: 'draws the card that survives when it cannot clear the tag',
    position: {
      at: RUNNERS_TURN,
      corp: {
        ...KILLER,
        credits: 4,
        hq: ['Scorched Earth', 'Hedge Fund', 'Scorched Earth'],
        rd: ['Scorched Earth', 'Hedge Fund', 'Offworld Office', 'Ice Wall'],
      },
      runner: { credits: 0, clicks: 1, tags: 1, grip: ['Sure Gamble', 'Carmen', 'Cleaver'] },
    },
    right: ['draw card'],
  },
  {
    title: 'does not check the card that can only be a deadly trap',
    position: {
      at: RUNNERS_TURN,
      corp: {
        hq: ['Hedge Fund', 'Palisade', 'PAD Campaign'],
        rd: ['Hedge Fund', 'Enigma', 'Nico Campaign', 'Hedge Fund', 'Palisade', 'Tithe'],
        servers: [{ server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 3 }] }],
      },
      runner: { credits: 6, grip: THREE_CARDS },
    },
    wrong: ['run remote-1'],
  },
  {
    title: 'does not run on a deadly trap that lies open',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        servers: [{ server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 3, rezzed: true }] }],
      },
      runner: { credits: 6, grip: THREE_CARDS },
    },
    wrong: ['run remote-1'],
  },
  {
    title: 'jacks out when the trap ahead is turned up in time',
    position: {
      edition: '26.03',
      at: RUNNERS_TURN,
      corp: {
        credits: 5,
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Tithe', rezzed: true }],
            root: [{ card: 'Urtica Cipher', advancement: 3, rezzed: true }],
          },
        ],
      },
      runner: { credits: 6, grip: THREE_CARDS },
    },
    after: ['run remote-1'],
    right: ['jack out'],
  },
  {
    title: 'draws up before the asset that does damage at the start of the Corp’s turn',
    position: {
      at: RUNNERS_TURN,
      corp: {
        servers: [
          ...guarded('Wall of Static'),
          {
            server: 'remote-1',
            ice: [{ card: 'Wall of Static', rezzed: true }],
            root: [{ card: 'Clearinghouse', advancement: 3, rezzed: true }],
          },
        ],
      },
      runner: { credits: 6, clicks: 1, grip: ['Sure Gamble', 'Leech'] },
    },
    right: ['draw card'],
  },
  {
    title: 'does not play the event whose price kills it',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: guarded('Wall of Static') },
      runner: { credits: 3, clicks: 2, grip: ['Stimhack'] },
    },
    wrong: ['play Stimhack'],
  },
  {
    title: 'prevents the damage that would kill',
    position: {
      corp: { ...KILLER, clicks: 1 },
      runner: { tags: 1, rig: ['Crash Space', 'Wyldside'], grip: THREE_CARDS },
    },
    after: ['play Scorched Earth'],
    right: ['interrupt Crash Space'],
  },
  {
    title: 'prevents as much of it as there is',
    position: {
      corp: { ...KILLER, clicks: 1 },
      runner: { tags: 1, rig: ['Crash Space', 'Wyldside'], grip: THREE_CARDS },
    },
    after: ['play Scorched Earth', 'interrupt Crash Space'],
    right: ['number 3'],
  },
  {
    title: 'prevents damage with a counter rather than die',
    position: {
      edition: '26.03',
      corp: { ...KILLER, clicks: 1 },
      runner: { tags: 1, rig: [{ card: 'Plascrete Carapace', power: 4 }], grip: THREE_CARDS },
    },
    after: ['play Scorched Earth'],
    right: ['interrupt Plascrete Carapace'],
  },
  {
    title: 'pays a credit to prevent the damage that would kill',
    position: {
      at: RUNNERS_TURN,
      corp: { servers: guarded('Tithe') },
      runner: { credits: 1, rig: ['Net Shield'], grip: [] },
    },
    after: ['run rd'],
    right: ['interrupt Net Shield'],
  },
  {
    title: 'pays off a trace that would let the Corp kill',
    position: {
      happened: RAN_WITH_SUCCESS,
      corp: { ...KILLER, credits: 6, clicks: 2, hq: [...KILLER.hq, 'SEA Source'] },
      runner: { credits: 5, grip: THREE_CARDS },
    },
    after: ['play SEA Source', 'spend 0'],
    right: ['spend 3'],
  },
  {
    title: 'pays rather than take the tag that would let the Corp kill',
    position: {
      edition: '26.03',
      happened: RAN_WITH_SUCCESS,
      corp: { ...KILLER, clicks: 2, hq: [...KILLER.hq, 'Public Trail'] },
      runner: { credits: 9, grip: THREE_CARDS },
    },
    after: ['play Public Trail'],
    right: ['yes'],
  },
];

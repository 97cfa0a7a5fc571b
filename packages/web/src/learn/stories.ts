import type { EditionId, Scenario } from '@lastclick/engine';

/** A short stretch of a game made to stop at many steps: where it begins, and what is played by preference. */
export interface Story {
  readonly scenario: Scenario;
  /** How the options begin, in words, that are played wherever they are offered; the first that fits is taken. */
  readonly prefers: readonly string[];
}

const CORP_IDENTITY = 'The Syndicate: Profit over Principle';
const RUNNER_IDENTITY = 'The Catalyst: Convention Breaker';

const RD = ['Hedge Fund', 'Palisade', 'Nico Campaign', 'Whitespace', 'Government Subsidy', 'Offworld Office'];
const STACK = ['Sure Gamble', 'Creative Commission', 'Overclock', 'Unity', 'Carmen', 'Telework Contract'];

// Both can be used at any time, so that both sides have a choice in every window.
const ANY_TIME = {
  corp: { card: 'Spin Doctor', rezzed: true },
  runner: { card: 'Bookmark', hosted: [{ card: 'Sure Gamble', faceup: false }] },
} as const;

/** What differs between the openings. */
interface Opening {
  readonly at: string;
  readonly corp: Partial<Scenario['corp']>;
  readonly runner: Partial<Scenario['runner']>;
}

interface OpenedStory extends Pick<Story, 'prefers'> {
  readonly opening: Opening;
}

/** What all have in common: the teaching identities, and decks nobody runs out of. */
const opened = ({ at, corp, runner }: Opening, edition: EditionId): Scenario => ({
  edition,
  seed: 'lesson',
  at,
  corp: { identity: CORP_IDENTITY, rd: RD, ...corp },
  runner: { identity: RUNNER_IDENTITY, stack: STACK, ...runner },
});

/** A Corp's turn from its first step: something to score, to rez, to decide as it begins, and a card too many. */
const corpTurn: OpenedStory = {
  opening: {
    at: '5.6.1a',
    corp: {
      credits: 9,
      hq: ['Hedge Fund', 'Palisade', 'Karunā', 'Regolith Mining License', 'Superconducting Hub'],
      archives: ['Government Subsidy'],
      servers: [
        { server: 'hq', ice: ['Whitespace'] },
        {
          server: 'remote-1',
          ice: [{ card: 'Palisade', rezzed: true }],
          root: [{ card: 'Offworld Office', advancement: 4 }],
        },
        { server: 'remote-2', root: [{ card: 'Rashida Jaheem', rezzed: true }] },
        { server: 'remote-3', root: ['PAD Campaign'] },
        { server: 'remote-4', root: [ANY_TIME.corp] },
      ],
    },
    runner: {
      credits: 6,
      tags: 1,
      grip: ['Sure Gamble', 'Jailbreak', 'Mayfly'],
      rig: [ANY_TIME.runner, 'Cleaver', 'Telework Contract'],
    },
  },
  prefers: ['Gain 1 credit', 'Discard'],
};

/** A Runner's turn from its first step: abilities to put in order as it begins and ends, and cards too many. */
const runnerTurn: OpenedStory = {
  opening: {
    at: '5.7.1a',
    corp: {
      credits: 7,
      hq: ['Hedge Fund', 'Karunā', 'Send a Message'],
      archives: ['Government Subsidy'],
      servers: [
        { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [ANY_TIME.corp] },
      ],
    },
    runner: {
      credits: 6,
      tags: 1,
      grip: ['Sure Gamble', 'Jailbreak', 'Mayfly', 'Overclock', 'Unity'],
      rig: [
        ANY_TIME.runner,
        'Amanuensis',
        'Joshua B.',
        'Wyldside',
        { card: 'Smartware Distributor', credits: 3 },
      ],
    },
  },
  prefers: ['Yes', 'Trigger', 'Gain 1 credit', 'Discard'],
};

/** A run through two pieces of ice at a remote server with an agenda and an upgrade in it. */
const remoteRun: OpenedStory = {
  opening: {
    at: 'runner.action',
    corp: {
      credits: 9,
      badPublicity: 1,
      hq: ['Hedge Fund', 'Government Subsidy', 'Nico Campaign'],
      archives: ['Government Subsidy'],
      servers: [
        { server: 'hq', ice: ['Whitespace'] },
        {
          server: 'remote-1',
          ice: ['Tithe', { card: 'Funhouse', rezzed: true }, { card: 'Karunā', rezzed: true }],
          root: ['Send a Message', { card: 'Manegarm Skunkworks', rezzed: true }],
        },
        { server: 'remote-2', root: ['PAD Campaign'] },
        { server: 'remote-3', root: [ANY_TIME.corp] },
      ],
    },
    runner: {
      credits: 14,
      clicks: 3,
      grip: ['Sure Gamble', 'Jailbreak', 'Overclock', 'Unity', 'VRcation'],
      rig: [ANY_TIME.runner, 'Cleaver', 'Carmen'],
    },
  },
  prefers: [
    'Run remote 1',
    'Rez Tithe',
    'Use Carmen (1 credit)',
    'Break subroutine',
    'Continue the run',
    'Access Manegarm',
    'Leave it there',
    'Access',
  ],
};

/** A run on HQ without ice: abilities to put in order at its success, several cards to access, one as it ends. */
const hqRun: OpenedStory = {
  opening: {
    at: 'runner.action',
    corp: {
      credits: 6,
      badPublicity: 1,
      hq: ['Nico Campaign', 'Urtica Cipher', 'Regolith Mining License'],
      archives: ['Government Subsidy'],
      servers: [
        { server: 'rd', ice: ['Palisade'] },
        { server: 'remote-1', root: ['PAD Campaign'] },
        { server: 'remote-2', root: [ANY_TIME.corp] },
      ],
    },
    runner: {
      identity: 'Zahya Sadeghi: Versatile Smuggler',
      credits: 8,
      clicks: 1,
      grip: ['Sure Gamble', 'Jailbreak', 'Overclock'],
      rig: [ANY_TIME.runner, 'Leech', 'Pennyshaver', 'Docklands Pass'],
    },
  },
  prefers: ['Run HQ', 'Continue the run', 'Leave it there', 'Access', 'Yes'],
};

/** A run on Archives, whose cards turn faceup and are all accessed. */
const archivesRun: OpenedStory = {
  opening: {
    at: 'runner.action',
    corp: {
      credits: 6,
      hq: ['Hedge Fund', 'Nico Campaign'],
      archives: [
        { card: 'Superconducting Hub', faceup: false },
        { card: 'Hedge Fund', faceup: false },
      ],
      servers: [
        { server: 'hq', ice: ['Palisade'] },
        { server: 'remote-1', root: [ANY_TIME.corp] },
      ],
    },
    runner: {
      credits: 5,
      clicks: 1,
      grip: ['Sure Gamble', 'Jailbreak'],
      rig: [ANY_TIME.runner, 'Mayfly'],
    },
  },
  prefers: ['Run Archives', 'Continue the run', 'Access'],
};

/** The Corp's action window with each of its basic actions open to it. */
const CORP_ACTIONS: Opening = {
  at: 'corp.action',
  corp: {
    credits: 8,
    hq: ['Hedge Fund', 'Palisade', 'Offworld Office', 'Nico Campaign', 'Manegarm Skunkworks'],
    servers: [{ server: 'remote-1', ice: ['Whitespace'], root: ['Superconducting Hub'] }],
  },
  runner: {
    credits: 5,
    tags: 1,
    grip: ['Sure Gamble', 'Jailbreak', 'Overclock'],
    rig: ['Telework Contract', { card: 'Leech', virus: 2 }, 'Cleaver'],
  },
};

/** The Runner's action window with each of their basic actions open to them. */
const RUNNER_ACTIONS: Opening = {
  at: 'runner.action',
  corp: {
    credits: 6,
    hq: ['Hedge Fund', 'Nico Campaign', 'Send a Message'],
    servers: [
      { server: 'hq', ice: ['Palisade'] },
      { server: 'remote-1', ice: ['Whitespace'], root: ['Superconducting Hub'] },
    ],
  },
  runner: {
    credits: 7,
    tags: 1,
    grip: ['Sure Gamble', 'Cleaver', 'Telework Contract', 'Docklands Pass', 'Jailbreak'],
    rig: ['Unity'],
  },
};

/** The stories in which the steps of an edition are looked for. */
export const storiesOf = (edition: EditionId): readonly Story[] =>
  [corpTurn, runnerTurn, remoteRun, hqRun, archivesRun].map(({ opening, prefers }) => ({
    scenario: opened(opening, edition),
    prefers,
  }));

export const corpActions = (edition: EditionId): Scenario => opened(CORP_ACTIONS, edition);
export const runnerActions = (edition: EditionId): Scenario => opened(RUNNER_ACTIONS, edition);

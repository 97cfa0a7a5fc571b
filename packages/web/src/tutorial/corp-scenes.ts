import type { Scene } from './scene.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';
const RD = ['Hedge Fund', 'Palisade', 'Nico Campaign', 'Whitespace', 'Government Subsidy'];
const STACK = ['Sure Gamble', 'Creative Commission', 'Overclock', 'Unity', 'Carmen', 'Telework Contract'];

export const CORP_SCENES: readonly Scene[] = [
  {
    id: 'corp-goal',
    side: 'corp',
    title: 'What it is all about',
    scenario: {
      at: 'corp.action',
      corp: {
        identity: CORP,
        credits: 5,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [
          {
            server: 'remote-1',
            ice: [{ card: 'Palisade', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 3 }],
          },
        ],
      },
      runner: { identity: RUNNER, credits: 3, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'You are the Corp. You have secret plans, agendas, and a Runner who wants to steal them. Score agendas worth 7 points before the Runner has stolen 7, and you win.',
      },
      {
        says: 'In remote 1, behind Palisade, lies Offworld Office. It needs four advancement counters and has three. A click and a credit give it the last one.',
        takes: ['Advance'],
      },
      { says: 'It is complete. Scoring costs nothing: do it.', takes: ['Score'] },
    ],
    end: 'Two points. The art is to get an agenda through a whole turn of the Runner’s without being robbed.',
  },
  {
    id: 'corp-clicks',
    side: 'corp',
    title: 'Clicks and credits',
    scenario: {
      at: 'corp.action',
      corp: { identity: CORP, credits: 5, hq: ['Hedge Fund', 'Nico Campaign', 'Palisade'], rd: RD },
      runner: { identity: RUNNER, credits: 5, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'You draw a card at the start of your turn and have three clicks. Operations do something once: Hedge Fund turns 5 credits into 9. Play it.',
        takes: ['Play Hedge Fund'],
      },
      {
        says: 'Assets stay. They lie facedown in a remote server until you pay to turn them up, which is called rezzing. Install Nico Campaign in a new remote.',
        takes: ['Install Nico Campaign'],
      },
      {
        says: 'Ice keeps Runners out. It costs nothing to install the first piece before a server. Put Palisade before HQ, your hand.',
        takes: ['Install Palisade protecting HQ', 'Install Palisade'],
      },
    ],
    end: 'Money, cards, ice: a Corp’s turn is choosing which of them is short. Nico Campaign you may rez in any of the Runner’s turns too, when they have no time left to answer.',
  },
  {
    id: 'corp-ice',
    side: 'corp',
    title: 'Stop a run',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 5,
        hq: ['Offworld Office', 'Hedge Fund'],
        rd: RD,
        servers: [{ server: 'hq', ice: ['Palisade'] }],
      },
      runner: { identity: RUNNER, credits: 4, clicks: 1, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: ['Run HQ', 'Continue'],
    steps: [
      {
        says: 'It is the Runner’s turn, and they run on HQ. They stand before your facedown ice. Turn it up: it costs 3 credits, and it stays.',
        takes: ['Rez Palisade'],
      },
    ],
    end: 'The run ended at the ice. The Runner knows it now and will look for a program that breaks barriers. Until then HQ is safe.',
  },
  {
    id: 'corp-score',
    side: 'corp',
    title: 'Advance and score',
    scenario: {
      at: 'corp.action',
      corp: {
        identity: CORP,
        credits: 6,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [
          { server: 'hq', ice: ['Whitespace'] },
          { server: 'rd', ice: ['Tithe'] },
          {
            server: 'remote-1',
            ice: [{ card: 'Palisade', rezzed: true }],
            root: [{ card: 'Offworld Office', advancement: 1 }],
          },
        ],
      },
      runner: { identity: RUNNER, credits: 2, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'Offworld Office has one of four counters. You have three clicks and 6 credits: enough to finish it before the Runner can do anything. Advance it.',
        takes: ['Advance'],
      },
      { says: 'Again.', takes: ['Advance'] },
      { says: 'And once more.', takes: ['Advance'] },
      { says: 'Score it. It gives you 7 credits as well.', takes: ['Score'] },
    ],
    end: 'Count before you begin: counters that are missing, clicks you have, credits you can spend. Whatever is not finished this turn lies there in the Runner’s.',
  },
  {
    id: 'corp-remote',
    side: 'corp',
    title: 'Build a server',
    scenario: {
      at: 'corp.action',
      corp: { identity: CORP, credits: 8, hq: ['Palisade', 'Send a Message', 'Hedge Fund'], rd: RD },
      runner: { identity: RUNNER, credits: 4, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'Agendas in your hand can be stolen from HQ, agendas in your deck from R&D. A safe place is a remote server of your own. Put the ice there first: a new remote.',
        takes: ['Install Palisade protecting a new remote', 'Install Palisade'],
      },
      {
        says: 'Now the agenda behind it. Nobody but you knows what it is.',
        takes: ['Install Send a Message'],
      },
      { says: 'And a click for a credit, so that the ice can be paid for.', takes: ['Gain 1 credit'] },
    ],
    end: 'The Runner sees a facedown card behind facedown ice. It could be an agenda, money, or a trap. Not knowing costs them clicks.',
  },
  {
    id: 'corp-trap',
    side: 'corp',
    title: 'A trap',
    scenario: {
      at: 'corp.action',
      corp: {
        identity: CORP,
        credits: 6,
        clicks: 1,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [{ server: 'remote-1', root: ['Urtica Cipher'] }],
      },
      runner: { identity: RUNNER, credits: 4, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: ['Run remote 1', 'Continue', 'Access'],
    steps: [
      {
        says: 'Urtica Cipher is no agenda: it hurts whoever looks at it, and more with each counter. Advance it, as if it were one.',
        takes: ['Advance'],
      },
      {
        says: 'Now it is the Runner’s turn. They come: let the trap do its work.',
        takes: ['Yes', 'Use Urtica Cipher', 'Trigger'],
        isOptional: true,
      },
    ],
    end: 'The Runner took the bait. They had to lose three cards and held two: that ends the game, and it is yours.',
  },
  {
    id: 'corp-tags',
    side: 'corp',
    title: 'Tags',
    scenario: {
      at: 'corp.action',
      corp: { identity: CORP, credits: 8, hq: ['Hedge Fund'], rd: RD },
      runner: {
        identity: RUNNER,
        credits: 1,
        tags: 1,
        grip: ['Sure Gamble', 'Overclock'],
        stack: STACK,
        rig: [{ card: 'Telework Contract', credits: 9 }],
      },
    },
    opponent: [],
    steps: [
      {
        says: 'The Runner is tagged, and nine credits lie on Telework Contract. A click and 2 credits trash a resource of a tagged Runner.',
        takes: ['Trash'],
      },
    ],
    end: 'Some of your cards give tags, some punish them. A Runner who leaves a tag on has to fear each of your turns.',
  },
  {
    id: 'corp-bluff',
    side: 'corp',
    title: 'Lie a little',
    scenario: {
      at: 'corp.action',
      corp: {
        identity: CORP,
        credits: 4,
        hq: ['Urtica Cipher', 'Offworld Office', 'Hedge Fund'],
        rd: RD,
        servers: [
          { server: 'remote-1', ice: ['Palisade'] },
          { server: 'remote-2', ice: ['Whitespace'] },
        ],
      },
      runner: { identity: RUNNER, credits: 5, grip: ['Sure Gamble', 'Overclock'], stack: STACK },
    },
    opponent: ['Run remote 1', 'Continue', 'Access', 'Do not', 'Leave'],
    steps: [
      {
        says: 'You have an agenda and a trap, and two servers that look alike. Put the trap into remote 1.',
        takes: [
          'Install Urtica Cipher in remote 1',
          'Install Urtica Cipher in the root of remote 1',
          'Install Urtica Cipher',
        ],
      },
      {
        says: 'Advance it, as if it mattered.',
        takes: ['Advance'],
      },
      {
        says: 'The agenda stays in hand until the Runner has burnt their fingers. Take a credit and let them come.',
        takes: ['Gain 1 credit'],
      },
    ],
    end: 'What you do with agendas and what you do with traps has to look the same. A Runner who has been hurt once thinks twice, and that is when you score.',
  },
];

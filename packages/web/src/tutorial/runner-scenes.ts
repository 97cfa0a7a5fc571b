import type { Scene } from './scene.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';
const RD = ['Hedge Fund', 'Palisade', 'Nico Campaign', 'Whitespace', 'Government Subsidy'];
const STACK = ['Sure Gamble', 'Creative Commission', 'Overclock', 'Unity', 'Carmen', 'Telework Contract'];

const ENCOUNTER = 'You encounter';

const GO_ON = { says: 'Nothing is in your way. Go on.', takes: ['Continue'], isOptional: true } as const;
const LOOK = { says: 'You are in. Look at what is there.', takes: ['Access'], isOptional: true } as const;
const STEAL = { says: 'An agenda! It is yours.', takes: ['Steal'], isOptional: true } as const;

export const RUNNER_SCENES: readonly Scene[] = [
  {
    id: 'runner-goal',
    side: 'runner',
    title: 'What it is all about',
    scenario: {
      at: 'runner.action',
      corp: { identity: CORP, credits: 5, hq: ['Hedge Fund', 'Palisade'], rd: ['Offworld Office', ...RD] },
      runner: { identity: RUNNER, credits: 5, grip: ['Sure Gamble', 'Cleaver'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'You are the Runner, a thief with a computer. The Corp above keeps secret plans: agendas. They are worth points. Steal 7 points before the Corp has scored 7 itself, and you win.',
      },
      {
        says: 'Agendas hide in servers: HQ is the Corp’s hand, R&D its deck, Archives what it threw away. You get in by running. R&D lies open: run there.',
        takes: ['Run R&D'],
      },
      GO_ON,
      LOOK,
      STEAL,
    ],
    end: 'Two points stolen with one click. Everything else in this game is about making runs easier for you, or harder for the Runner.',
  },
  {
    id: 'runner-clicks',
    side: 'runner',
    title: 'Clicks and credits',
    scenario: {
      at: 'runner.action',
      corp: { identity: CORP, credits: 5, hq: ['Hedge Fund', 'Palisade'], rd: RD },
      runner: { identity: RUNNER, credits: 5, grip: ['Sure Gamble', 'Telework Contract'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'Each turn you have four clicks, shown as clocks. Every action costs at least one. Credits pay for cards and for breaking in. Sure Gamble turns 5 credits into 9: play it.',
        takes: ['Play Sure Gamble'],
      },
      {
        says: 'Events like that do something once and are gone. Resources stay on the table. Install Telework Contract.',
        takes: ['Install Telework Contract'],
      },
      {
        says: 'Nine credits lie on it now. Use it with a click to take some of them.',
        takes: ['Use Telework Contract'],
      },
      {
        says: 'One click is left. You may always take one credit or draw one card for it. Cards are chances, and they are your life: draw one.',
        takes: ['Draw 1 card'],
      },
    ],
    end: 'Clicks are what you have least of. A card that gives more than one credit for a click is a good card.',
  },
  {
    id: 'runner-ice',
    side: 'runner',
    title: 'Ice and icebreakers',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 2,
        hq: ['Send a Message'],
        rd: RD,
        servers: [{ server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] }],
      },
      runner: { identity: RUNNER, credits: 8, grip: ['Cleaver', 'Sure Gamble'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'Palisade lies before HQ. It is ice: each line with an arrow on it happens to you, unless you break it. This one ends the run. Palisade is a barrier, and Cleaver breaks barriers: install it.',
        takes: ['Install Cleaver'],
      },
      { says: 'Now run on HQ.', takes: ['Run HQ'] },
      {
        says: 'You face the ice. Cleaver is strong enough for it: 3 against 2. Break the line for 1 credit.',
        takes: ['Use Cleaver: Break', 'Break all'],
        asked: ENCOUNTER,
      },
      { says: 'The line that ends the run.', takes: ['Break subroutine'], isOptional: true },
      { says: 'Nothing stops you any more. Go on.', takes: ['Pass'], asked: ENCOUNTER, isOptional: true },
      GO_ON,
      LOOK,
      STEAL,
    ],
    end: 'There are three kinds of ice: barriers, code gates and sentries. With one icebreaker for each of them you can get in anywhere, as long as you can pay.',
  },
  {
    id: 'runner-access',
    side: 'runner',
    title: 'What you find',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 3,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [{ server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 9 }] }],
      },
      runner: { identity: RUNNER, credits: 6, grip: ['Sure Gamble', 'Cleaver', 'Carmen'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'Not everything the Corp installs is an agenda. Nico Campaign gives the Corp 3 credits at the start of each of its turns. Run there.',
        takes: ['Run remote 1', 'Run Remote 1'],
      },
      GO_ON,
      LOOK,
      {
        says: 'The sign with the bin is what it costs to trash it: 2 credits now, or 9 for the Corp. Trash it.',
        takes: ['Trash'],
      },
    ],
    end: 'What you do not trash stays. Trash what makes the Corp rich or guards an agenda; leave what costs you more than it would cost you later.',
  },
  {
    id: 'runner-race',
    side: 'runner',
    title: 'The Corp advances',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 1,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Offworld Office', advancement: 3 }] },
        ],
      },
      runner: { identity: RUNNER, credits: 6, grip: ['Sure Gamble', 'Unity', 'Carmen'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'A facedown card in remote 1 has three counters with arrows: the Corp advances it. With one more it could be scored, next turn. There is ice before it, but the Corp has one credit and cannot turn it up. Run now.',
        takes: ['Run remote 1', 'Run Remote 1'],
      },
      GO_ON,
      GO_ON,
      LOOK,
      STEAL,
    ],
    end: 'Facedown ice costs the Corp credits before it does anything. A poor Corp is an open door, and an advanced card is a clock that ticks.',
  },
  {
    id: 'runner-trap',
    side: 'runner',
    title: 'Traps and damage',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 6,
        hq: ['Hedge Fund'],
        rd: RD,
        servers: [{ server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 1 }] }],
      },
      runner: { identity: RUNNER, credits: 5, grip: ['Sure Gamble', 'Cleaver', 'Carmen'], stack: STACK },
    },
    opponent: [],
    steps: [
      {
        says: 'An advanced card with nothing to guard it: careless, or bait? Damage takes cards from your hand at random, and who must lose more cards than they hold loses the game. With three cards in hand, draw one first.',
        takes: ['Draw 1 card'],
      },
      { says: 'Now look what it is.', takes: ['Run remote 1', 'Run Remote 1'] },
      GO_ON,
      LOOK,
      {
        says: 'A trap. It has done its damage; leave it, or pay to be rid of it.',
        takes: ['Leave', 'Do not', 'Trash', 'No'],
        isOptional: true,
      },
    ],
    end: 'Three cards gone, but you live. Before you run into the unknown, ask what the worst card would do, and hold enough cards for it.',
  },
  {
    id: 'runner-tags',
    side: 'runner',
    title: 'Tags',
    scenario: {
      at: 'runner.action',
      corp: { identity: CORP, credits: 8, hq: ['Hedge Fund'], rd: RD },
      runner: {
        identity: RUNNER,
        credits: 6,
        tags: 1,
        grip: ['Sure Gamble', 'Cleaver'],
        stack: STACK,
        rig: [{ card: 'Telework Contract', credits: 9 }],
      },
    },
    opponent: ['Trash'],
    steps: [
      {
        says: 'You have a tag: the Corp knows where you are. While you are tagged it may trash your resources for a click and 2 credits, and some of its cards do worse. Shake the tag off.',
        takes: ['Remove 1 tag'],
      },
    ],
    end: 'A tag costs a click and 2 credits to remove. Sometimes that is worth it, sometimes you have nothing left to lose.',
  },
  {
    id: 'runner-bluff',
    side: 'runner',
    title: 'Reading the Corp',
    scenario: {
      at: 'runner.action',
      corp: {
        identity: CORP,
        credits: 0,
        hq: ['Hedge Fund'],
        rd: RD,
        scored: ['Offworld Office', 'Offworld Office'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 2 }] },
          {
            server: 'remote-2',
            ice: [{ card: 'Palisade', rezzed: true }],
            root: [{ card: 'Orbital Superiority', advancement: 2 }],
          },
        ],
      },
      runner: {
        identity: RUNNER,
        credits: 9,
        grip: ['Sure Gamble', 'Overclock'],
        stack: STACK,
        rig: ['Cleaver'],
      },
    },
    opponent: [],
    steps: [
      {
        says: 'Two cards are advanced. One lies open, one behind ice the Corp paid for. Your hand is small. Where would you put what you want to keep? Run where the Corp does not want you.',
        takes: ['Run remote 2', 'Run Remote 2'],
      },
      {
        says: 'Palisade is stronger before a remote server: 4. Raise Cleaver’s strength first, then break.',
        takes: ['Use Cleaver: This program gets', 'Break all'],
        asked: ENCOUNTER,
      },
      { says: 'And break.', takes: ['Use Cleaver: Break', 'Break all'], asked: ENCOUNTER, isOptional: true },
      { says: 'The line that ends the run.', takes: ['Break subroutine'], isOptional: true },
      { says: 'Nothing stops you any more. Go on.', takes: ['Pass'], asked: ENCOUNTER, isOptional: true },
      GO_ON,
      LOOK,
      STEAL,
    ],
    end: 'The Corp lies with every card it lays down. What it guards, what it pays for and what it leaves open are all it tells you: believe what it pays for.',
  },
];

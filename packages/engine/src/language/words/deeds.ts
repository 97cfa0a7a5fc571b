import type { Family, Fields } from '../shape.ts';

// A deed is said once and stands wherever the game can speak of it: as what an ability waits for, as what it asks about
// afterwards. A field stands only on deeds that carry it, so nothing a card says is ever ignored.

const BY = { 'by?': 'anyone' } as const;
const CARD = { 'card?': 'deedCard' } as const;
const SERVER = { 'server?': 'server' } as const;
/** Only the first such deed of each turn, or of the run. */
const FIRST = { 'first?': ['turn', 'run'] } as const;
/** The running total reaches this number. */
const REACHES = { 'reaches?': 'count' } as const;
/** By means of an ability of such a card, or of no such card: of none at all, where an action or a rule does it. */
const VIA = { 'via?': 'deedCard', 'notVia?': 'deedCard' } as const;
/** Several cards at once are one such deed, and "it" is all of them. */
const ONE_OR_MORE = { 'oneOrMore?': 'yes' } as const;
const DURING_RUN = { 'duringRun?': 'yes' } as const;
/** Something happened before it in the same run. */
const AFTER = { 'after?': 'deed' } as const;

/** Whatever happens in a game or a player does. Without `by`, of those both sides can do, it is done by you. */
export const DEEDS = {
  turnBegins: { ...BY },
  turnEnds: { ...BY },
  actionPhaseEnds: { ...BY },
  discardPhaseEnds: { ...BY },

  /** Taking an action, of a card where it says one; `complete`: once it is completed; `same`: as clicks are spent on the same action (5.2.6). */
  act: { ...BY, ...CARD, 'stage?': ['complete', 'same'], ...REACHES, ...FIRST },
  /** `basic`: with the basic action. */
  draw: { ...BY, 'basic?': 'yes', ...FIRST },
  gainCredits: { ...BY, ...VIA, ...FIRST },
  loseCredits: { ...BY, ...VIA, ...DURING_RUN, ...FIRST },
  /** From a card that holds them, or from the pool. */
  spendCredits: { ...BY, ...CARD, ...DURING_RUN, ...FIRST },
  gainClicks: { ...BY, ...DURING_RUN, ...FIRST },
  loseClicks: { ...BY, ...VIA, ...DURING_RUN, ...FIRST },
  spendClicks: { ...BY, ...DURING_RUN, ...FIRST },
  takeTags: { ...VIA, ...FIRST },
  removeTags: { ...BY, ...FIRST },
  takeBadPublicity: { ...FIRST },
  /** The Runner suffers it; `by`: who is responsible for it, as the Corp is for what its cards do (10.4.1). */
  damage: { ...BY, 'type?': 'damageTypes', ...VIA, ...FIRST },
  discard: { ...BY, ...CARD, ...ONE_OR_MORE, ...FIRST },
  search: { ...BY, ...FIRST },
  purge: { ...FIRST },
  trace: { 'result?': ['success', 'failure'], ...FIRST },

  /** Revealing a bid and spending it; `result`: compared with that of the opponent. */
  bid: { ...BY, 'result?': ['same', 'different'], ...FIRST },

  /** `face`: a card of the Corp that lies faceup as it is installed. */
  install: { ...BY, ...CARD, ...SERVER, 'from?': 'zone', 'face?': ['faceup'], ...VIA, ...FIRST },
  rez: { ...CARD, ...FIRST },
  derez: { ...BY, ...CARD, ...FIRST },
  /** An installed card comes to lie where cards are not; `by`: who controlled it. */
  uninstall: { ...BY, ...CARD, ...FIRST },
  /** An installed card comes to be in or before another server. */
  move: { ...BY, ...CARD, ...SERVER, ...FIRST },
  play: { ...BY, ...CARD, 'from?': 'zone', ...FIRST },
  /** An operation or event has resolved. */
  resolve: { ...BY, ...CARD, ...FIRST },
  /** `accessed`: the card the Runner was accessing. */
  trash: { ...BY, ...CARD, 'from?': 'zone', 'accessed?': 'yes', ...ONE_OR_MORE, ...VIA, ...FIRST },
  score: { ...CARD, ...SERVER, ...FIRST },
  steal: { ...CARD, ...SERVER, ...FIRST },
  advance: { ...CARD, ...REACHES, ...FIRST },
  forfeit: { ...BY, ...CARD, ...FIRST },
  /** `accessed`: the card the Runner is accessing. */
  reveal: { ...BY, ...CARD, 'from?': 'zone', 'accessed?': 'yes', ...FIRST },
  expose: { ...BY, ...CARD, ...FIRST },
  use: { ...BY, ...CARD, ...DURING_RUN, ...FIRST },
  /** Counters come to lie on a card. */
  placeCounters: { ...BY, ...CARD, 'counter?': 'counter', ...REACHES, ...FIRST },
  /** A remote server comes to be. */
  createServer: { ...FIRST },
  flip: { ...BY, ...CARD, ...FIRST },
  /** The last of the counters a card was loaded with is gone (10.9). */
  empty: { ...BY, ...CARD, 'counter?': 'counter' },

  run: { ...SERVER, ...FIRST },
  approach: { ...CARD, ...SERVER, ...FIRST },
  encounter: { ...CARD, ...SERVER, ...FIRST },
  /** The encounter is over, whatever ended it. */
  finishEncounter: { ...CARD, ...SERVER, ...FIRST },
  /** Breaking a subroutine of a piece of ice; `fully`: with the last one, and so the ice; `printed`: one printed on it. */
  break: { ...CARD, ...SERVER, 'fully?': 'yes', 'printed?': 'yes', ...VIA, ...FIRST },
  /** A subroutine of a piece of ice has resolved. */
  resolveSubroutine: { ...CARD, ...SERVER, ...FIRST },
  bypass: { ...CARD, ...SERVER, ...FIRST },
  pass: { ...CARD, ...SERVER, ...AFTER, ...FIRST },
  passAll: { ...SERVER, ...FIRST },
  approachServer: { ...SERVER, ...FIRST },
  jackOut: { ...SERVER, ...FIRST },
  succeed: { ...SERVER, ...AFTER, ...FIRST },
  fail: { ...SERVER, ...FIRST },
  /** `by`: whose effect is about to end it. */
  endRun: { ...BY, ...SERVER, 'successful?': 'yes', ...VIA, ...FIRST },
  /** By no ability: as the rules have it in a run. */
  breach: { ...SERVER, ...VIA, ...FIRST },
  access: { ...CARD, ...SERVER, 'from?': 'zone', ...FIRST },
  finishAccess: { ...CARD, ...SERVER, ...FIRST },
  finishBreach: { ...SERVER, ...FIRST },
} as const satisfies Family;

/** Of what stretch of the game something is asked; the last turn is that of who did it. */
export const PERIODS = ['turn', 'lastTurn', 'run', 'encounter'] as const;

/** Something that happened: such a deed, in such a stretch. */
export const PAST = { deed: 'deed', per: 'period' } as const satisfies Fields;

export type DeedName = keyof typeof DEEDS;

/** Who alone can do it, or null where both sides can. */
export const DOERS: Readonly<Record<DeedName, 'corp' | 'runner' | null>> = {
  turnBegins: null,
  turnEnds: null,
  actionPhaseEnds: null,
  discardPhaseEnds: null,
  act: null,
  draw: null,
  gainCredits: null,
  loseCredits: null,
  spendCredits: null,
  gainClicks: null,
  loseClicks: null,
  spendClicks: null,
  takeTags: 'runner',
  removeTags: null,
  takeBadPublicity: 'corp',
  damage: 'runner',
  discard: null,
  search: null,
  purge: 'corp',
  trace: 'corp',
  bid: null,
  install: null,
  rez: 'corp',
  derez: null,
  uninstall: null,
  move: null,
  play: null,
  resolve: null,
  trash: null,
  score: 'corp',
  steal: 'runner',
  advance: 'corp',
  forfeit: null,
  reveal: null,
  expose: null,
  use: null,
  placeCounters: null,
  createServer: 'corp',
  flip: null,
  empty: null,
  run: 'runner',
  approach: 'runner',
  encounter: 'runner',
  finishEncounter: 'runner',
  break: 'runner',
  resolveSubroutine: 'corp',
  bypass: 'runner',
  pass: 'runner',
  passAll: 'runner',
  approachServer: 'runner',
  jackOut: 'runner',
  succeed: 'runner',
  fail: 'runner',
  endRun: 'runner',
  breach: 'runner',
  access: 'runner',
  finishAccess: 'runner',
  finishBreach: 'runner',
};

/** What a card can put an additional cost on (1.15.9): what players do of their own, or would be made to do. */
export const COSTLY = [
  'advance',
  'install',
  'jackOut',
  'play',
  'rez',
  'run',
  'score',
  'steal',
  'trash',
  'use',
] as const satisfies readonly DeedName[];

/** What has a price in credits of its own, printed on the card: install, play, rez and trash costs (1.15.5-8), and trigger costs. */
export const PRICED = ['install', 'play', 'rez', 'trash', 'use'] as const satisfies readonly DeedName[];

/** What can be forbidden (1.2.2): what players choose or are made to do, and what the rules would do for them. */
export const FORBIDDABLE = [
  'access',
  'advance',
  'breach',
  'break',
  'createServer',
  'draw',
  'endRun',
  'gainCredits',
  'install',
  'jackOut',
  'play',
  'purge',
  'removeTags',
  'rez',
  'run',
  'score',
  'spendCredits',
  'steal',
  'succeed',
  'trash',
  'use',
] as const satisfies readonly DeedName[];

/** What a card can say of itself that it can be done only at some time or place (9.3.3b-c). */
export const RESTRICTED = [
  'advance',
  'install',
  'play',
  'rez',
  'score',
  'use',
] as const satisfies readonly DeedName[];

/** What a player can have to do as long as a card says so (1.20.7). */
export const OBLIGATORY = ['reveal'] as const satisfies readonly DeedName[];

/** What credits are spent on, by those who may only spend them on something. */
export const PAID_FOR = [
  'advance',
  'install',
  'play',
  'removeTags',
  'rez',
  'trace',
  'trash',
  'use',
] as const satisfies readonly DeedName[];

/** Deeds that are the effect of an instruction, so that interrupts can speak of them while it is imminent (9.8.3). */
export const IMMINENT = [
  'access',
  'approachServer',
  'breach',
  'damage',
  'derez',
  'draw',
  'endRun',
  'expose',
  'gainCredits',
  'install',
  'purge',
  'removeTags',
  'reveal',
  'rez',
  'takeBadPublicity',
  'takeTags',
  'trash',
] as const satisfies readonly DeedName[];

import type { Family, Fields } from '../shape.ts';
import type { EffectName } from './effects.ts';

// A deed is said once and stands wherever the game can speak of it: as what an ability waits for, as what it asks about
// afterwards. A field stands only on deeds that carry it, so nothing a card says is ever ignored.

const BY = { 'by?': 'anyone' } as const;
const CARD = { 'card?': 'deedCard' } as const;
const SERVER = { 'server?': 'server' } as const;
/** Only the first such deed of each turn, or of the run. */
const FIRST = { 'first?': ['turn', 'run'] } as const;
/** Only in the run this card's ability initiated. */
const OF_RUN = { 'itsRun?': 'yes' } as const;
/** The running total reaches this number. */
const REACHES = { 'reaches?': 'count' } as const;

/** Whatever happens in a game or a player does. Without `by`, of those both sides can do, it is done by you. */
export const DEEDS = {
  turnBegins: { ...BY },
  turnEnds: { ...BY },
  actionPhaseEnds: { ...BY },
  discardPhaseEnds: { ...BY },

  /** Taking an action; `complete`: once it is completed; `same`: as clicks are spent on the same action (5.2.6). */
  act: { ...BY, 'stage?': ['complete', 'same'], ...REACHES, ...FIRST },
  /** `basic`: with the basic action. */
  draw: { ...BY, 'basic?': 'yes', ...FIRST },
  gainCredits: { ...BY, ...FIRST },
  takeTags: { ...FIRST },
  removeTags: { ...FIRST },
  takeBadPublicity: { ...FIRST },
  damage: { 'type?': 'damageTypes', ...FIRST },
  discard: { ...BY, ...CARD, ...FIRST },
  search: { ...BY, ...FIRST },
  purge: { ...FIRST },
  trace: { 'result?': ['success', 'failure'], ...FIRST },

  install: { ...BY, ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  rez: { ...CARD, ...FIRST, ...OF_RUN },
  derez: { ...BY, ...CARD, ...FIRST },
  play: { ...BY, ...CARD, ...FIRST },
  /** An operation or event has resolved. */
  resolve: { ...BY, ...CARD, ...FIRST },
  /** `accessed`: the card the Runner was accessing. */
  trash: { ...BY, ...CARD, 'from?': 'zone', 'accessed?': 'yes', ...FIRST, ...OF_RUN },
  score: { ...CARD, ...SERVER, ...FIRST },
  steal: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  advance: { ...CARD, ...REACHES, ...FIRST },
  forfeit: { ...BY, ...CARD, ...FIRST },
  reveal: { ...BY, ...CARD, ...FIRST },
  expose: { ...BY, ...CARD, ...FIRST },
  use: { ...BY, ...CARD, ...FIRST },
  /** The last of the counters a card was loaded with is gone (10.9). */
  empty: { ...BY, ...CARD, 'counter?': 'counter' },

  run: { ...SERVER, ...FIRST },
  approach: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  encounter: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  pass: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  passAll: { ...SERVER, ...FIRST, ...OF_RUN },
  approachServer: { ...SERVER, ...FIRST, ...OF_RUN },
  jackOut: { ...SERVER, ...FIRST, ...OF_RUN },
  succeed: { ...SERVER, ...FIRST, ...OF_RUN },
  fail: { ...SERVER, ...FIRST, ...OF_RUN },
  endRun: { ...SERVER, 'successful?': 'yes', ...FIRST, ...OF_RUN },
  breach: { ...SERVER, ...FIRST, ...OF_RUN },
  access: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  finishAccess: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
  finishBreach: { ...SERVER, ...FIRST, ...OF_RUN },
  /** A piece of ice is fully broken. */
  breakFully: { ...CARD, ...SERVER, ...FIRST, ...OF_RUN },
} as const satisfies Family;

/** Of what stretch of the game something is asked; the last turn is that of who did it. */
export const PERIODS = ['turn', 'lastTurn', 'run'] as const;

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
  takeTags: 'runner',
  removeTags: 'runner',
  takeBadPublicity: 'corp',
  damage: 'runner',
  discard: null,
  search: null,
  purge: 'corp',
  trace: 'corp',
  install: null,
  rez: 'corp',
  derez: null,
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
  empty: null,
  run: 'runner',
  approach: 'runner',
  encounter: 'runner',
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
  breakFully: 'runner',
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

/** What an effect is called while it is imminent: the deeds that interrupts can speak of (9.8.3). */
export const IMMINENT = {
  damage: 'damage',
  derez: 'derez',
  draw: 'draw',
  endRun: 'endRun',
  expose: 'expose',
  gainCredits: 'gainCredits',
  install: 'install',
  purge: 'purge',
  removeTags: 'removeTags',
  reveal: 'reveal',
  rez: 'rez',
  takeBadPublicity: 'takeBadPublicity',
  takeTags: 'giveTags',
  trash: 'trash',
} as const satisfies Partial<Record<DeedName, EffectName>>;

import { BOT_NAMES } from '@lastclick/bots';
import { EDITION_IDS, SEATS, SIDES } from '@lastclick/engine';
import { PASS_UNTIL } from '@lastclick/session';
import type { Fields, ShapedFields } from './shape.ts';

/** Raised when an older page or program would misunderstand. */
export const PROTOCOL_VERSION = 1;

export const LONGEST_NAME = 32;
export const LONGEST_CHAT = 300;

/** How many options had been played when something was seen: an answer to another question is refused. */
const PLAYED = 'count';
const KEY = { text: 200 } as const;
const ID = { text: 40 } as const;
const SECRET = { text: 64 } as const;
const TEMPO = {
  fields: {
    windows: { oneOf: ['relaxed', 'strict'] },
    stops: {
      fields: {
        corp: { list: { text: 20 }, most: 100 },
        runner: { list: { text: 20 }, most: 100 },
      },
    },
    'pace?': { oneOf: ['calm', 'even', 'swift', 'none'] },
    'cards?': 'data',
    'jackOut?': { oneOf: ['always'] },
  },
} as const;

/** What is said through an open connection, each with an `id` of its own that the answer names. */
export const REQUESTS = {
  /**
   * The first thing said: which game, and with which secret; without one as somebody who looks on. Who was there before says
   * how far they saw, and is shown what they missed.
   */
  enter: { version: 'count', game: ID, 'secret?': SECRET, 'seen?': PLAYED },
  choose: { key: KEY, played: PLAYED },
  follow: { keys: { list: KEY, most: 60 }, played: PLAYED },
  passOn: { 'until?': { oneOf: PASS_UNTIL }, played: PLAYED },
  tempo: { tempo: TEMPO },
  propose: { what: { oneOf: ['draw', 'takeBack'] } },
  answer: { accepts: 'flag' },
  concede: {},
  /** Ends the game against somebody who has been away for as long as was stated. */
  claim: {},
  say: { text: { text: LONGEST_CHAT } },
  nudge: {},
  rematch: {},
  /** From which seat to look: after the game, or where hands are open. */
  look: { seat: { oneOf: SEATS } },
  whyNot: { object: 'count' },
  /** Why a card cannot be put into a place, or without one why there is no run on it. */
  whyNotThere: { 'object?': 'count', place: { text: 40 } },
  course: {},
  saved: {},
} as const satisfies Readonly<Record<string, Fields>>;

export type RequestName = keyof typeof REQUESTS;
export type Request = {
  [Name in RequestName]: { readonly id: string; readonly do: Name } & ShapedFields<(typeof REQUESTS)[Name]>;
}[RequestName];

const CLOCK = {
  fields: { kind: { oneOf: ['none', 'game', 'turn', 'move'] }, 'each?': 'count', 'more?': 'count' },
} as const;

/** What is asked by HTTP, as JSON. */
export const ASKS = {
  /** POST /api/games */
  make: {
    name: { text: LONGEST_NAME },
    side: { oneOf: [...SIDES, 'either'] },
    deck: 'data',
    /** For the other side, where one's own side is drawn by lot. */
    'otherDeck?': 'data',
    edition: { oneOf: EDITION_IDS },
    pointsToWin: 'count',
    lists: { oneOf: ['open', 'closed'] },
    clock: CLOCK,
    listed: 'flag',
    'bot?': { fields: { level: { oneOf: BOT_NAMES }, deck: 'data' } },
    'cards?': 'data',
  },
  /** POST /api/games/:game/join */
  join: { name: { text: LONGEST_NAME }, deck: 'data' },
  /** POST /api/games/:game/again: the seat in a rematch of who holds a secret of the game before */
  again: { secret: SECRET, deck: 'data' },
  /** POST /api/waiting */
  waiting: { seats: { list: { fields: { game: ID, secret: SECRET } }, most: 200 } },
} as const satisfies Readonly<Record<string, Fields>>;

export type Ask<Name extends keyof typeof ASKS> = ShapedFields<(typeof ASKS)[Name]>;

import type { Seat, Side } from '@lastclick/engine';
import type { Beat, LogEntry, Patch, Snapshot } from '@lastclick/session';
import type { RequestName } from './requests.ts';

/** Why something was refused, for programs; a sentence for people comes with it. */
export const REFUSALS = {
  badMessage: 'the message is no JSON, too large, or not of its shape',
  unknownRequest: 'nobody knows that request',
  wrongVersion: 'the page or program is of another version of the protocol',
  unknownGame: 'there is no such game',
  wrongSecret: 'the secret opens no seat of this game',
  notEntered: 'the first request is to enter a game',
  notYours: 'only who sits at a side may do that',
  notYourTurn: 'somebody else has to decide',
  stale: 'the question has been answered meanwhile',
  notAllowed: 'the rules do not allow it',
  notNow: 'that cannot be asked for now',
  seatTaken: 'somebody else sits there',
  badDeck: 'the deck cannot be played',
  badTerms: 'a game cannot be made so',
  tooMany: 'too much was asked for in too short a time',
  unkept: 'it could not be kept, and nothing has changed; try again',
  broken: 'that failed, and it is our fault; nothing has changed',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** Somebody at the table, as everybody may know them. */
export interface Person {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'free';
  readonly isHere: boolean;
  /** When they were last here, where they are not; milliseconds since 1970. */
  readonly awaySince: number | null;
}

/** What is told of a game beside the table; sent whole whenever something of it changes. */
export interface Around {
  readonly stage: 'open' | 'playing' | 'over';
  readonly people: Readonly<Record<Side, Person>>;
  readonly watching: number;
  /** Milliseconds that are left, true at `now`; null without a clock. */
  readonly clock: {
    readonly corp: number;
    readonly runner: number;
    readonly running: Side | null;
    readonly now: number;
  } | null;
  readonly proposed: {
    readonly side: Side;
    readonly what: 'draw' | 'takeBack';
    /** What the opponent has learnt since the move that is to be taken back, one line each. */
    readonly learnt: readonly string[];
  } | null;
  readonly nudged: Side | null;
  /** Whether whoever is asked has been away so long that the other may claim the game. */
  readonly mayClaim: Side | null;
  readonly rematch: string | null;
  readonly seal: string;
  /** What was sealed, once the game is over. */
  readonly opened: { readonly seed: string; readonly salt: string } | null;
}

export interface Spoken {
  readonly side: Side;
  readonly text: string;
  readonly at: number;
}

export type Told = Omit<Snapshot, 'log'>;

/** What the server says. */
export type Answer =
  | {
      readonly kind: 'entered';
      readonly answers: string;
      readonly version: number;
      readonly seat: Seat;
      readonly around: Around;
      readonly said: readonly Spoken[];
    }
  /**
   * How the game looks now: what changed since the last one. `view` is left out of the patch where beats lead there; a patch
   * `[0, …]` is the whole. Of the log `keep` lines stand, `add` follow.
   */
  | {
      readonly kind: 'update';
      readonly answers: string | null;
      readonly sequence: number;
      readonly patch: Patch;
      readonly keep: number;
      readonly add: readonly LogEntry[];
      readonly beats: readonly Beat[];
    }
  | { readonly kind: 'around'; readonly answers: string | null; readonly around: Around }
  | { readonly kind: 'said'; readonly answers: string | null; readonly said: Spoken }
  | { readonly kind: 'value'; readonly answers: string; readonly value: unknown }
  | { readonly kind: 'done'; readonly answers: string; readonly what: RequestName }
  | {
      readonly kind: 'refused';
      readonly answers: string | null;
      readonly code: RefusalCode;
      readonly message: string;
    }
  /** The connection ends; come back after so many milliseconds. */
  | { readonly kind: 'goodbye'; readonly why: string; readonly after: number };

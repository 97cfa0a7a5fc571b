import type { Prohibition } from '../language/effect.ts';
import type { Moment } from '../language/moment.ts';
import type { Side } from '../side.ts';
import type { Frame, Instance } from './frame.ts';

export const EDITION_IDS = ['1.4', '26.03'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

/** Index into `State.cards`. */
export type CardId = number;

/**
 * A card as the object it is now: its id and its object number in one integer. A card that changes zones
 * becomes a new object (1.12), so an old reference no longer finds it.
 */
export type ObjectRef = number;
export const NOTHING: ObjectRef = -1;

/** Index of a server: the three central ones, then remotes in order of creation. */
export type ServerId = number;
export const HQ: ServerId = 0;
export const RD: ServerId = 1;
export const ARCHIVES: ServerId = 2;
export const FIRST_REMOTE: ServerId = 3;
export const NO_SERVER: ServerId = -1;
/** As an install destination: a remote server that does not exist yet. */
export const NEW_REMOTE: ServerId = 1000;

/** Zones whose cards are listed in `State.zones`. */
export const LISTED_ZONES = [
  'hq',
  'rd',
  'archives',
  'corpScore',
  'grip',
  'stack',
  'heap',
  'runnerScore',
  'rig',
  'playing',
  'setAside',
  'removed',
] as const;
export type ListedZone = (typeof LISTED_ZONES)[number];

/** Every place a card can be; 'ice', 'root' and 'hosted' cards are found through their server or host. */
export type Zone = ListedZone | 'identity' | 'ice' | 'root' | 'hosted';

export interface Card {
  readonly id: CardId;
  /** Index into `State.pool`. */
  def: number;
  readonly owner: Side;
  zone: Zone;
  /** Number of the object this card is now. */
  object: number;
  faceup: boolean;
  server: ServerId;
  host: CardId;
  credits: number;
  advancement: number;
  virus: number;
  power: number;
  agenda: number;
  /** Kinds of counters that were loaded onto it (10.9), one bit each in the order of COUNTERS. */
  loaded: number;
  /** When it last became active, for uniqueness. */
  since: number;
  /** Turn in which it was installed, 0 if it is not. */
  installedTurn: number;
}

export interface Player {
  readonly identity: CardId;
  credits: number;
  clicks: number;
  tags: number;
  coreDamage: number;
  badPublicity: number;
}

export interface Server {
  readonly id: ServerId;
  /** Innermost first. */
  ice: CardId[];
  root: CardId[];
}

/** Something that happened, as conditional abilities see it. */
export interface Occurrence {
  readonly moment: Moment;
  readonly side: Side;
  readonly card: ObjectRef;
  /** Definition of the card as it occurred, because the card may be gone when asked. */
  readonly def: number;
  readonly amount: number;
  /** The running total before this occurrence, where there is one. */
  readonly was: number;
  /** Kind of counter or damage, where there is one. */
  readonly detail: string;
  /** How many occurrences of this turn came before it. */
  readonly nth: number;
}

export interface Turn {
  number: number;
  side: Side;
  /** The actions taken this turn, in order, by what makes them the same action (5.2.6). */
  actions: string[];
  /** Clicks spent per action of `actions`, same index. */
  clicksPerAction: number[];
  clicksSpent: number;
  history: Occurrence[];
  /** Abilities limited to once per turn that were used: `object#ability`. */
  used: string[];
}

/** An effect that outlives its ability (9.9). */
export interface Lingering {
  readonly kind: 'forbid' | 'delayed';
  readonly what: Prohibition | '';
  readonly side: Side;
  /** Expires when this turn is over; 0 when it has no duration of its own. */
  readonly turn: number;
  readonly source: ObjectRef;
  readonly def: number;
  readonly ability: number;
  readonly created: number;
}

export const WIN_REASONS = ['agendaPoints', 'flatline', 'emptyDeck', 'bothAgendaPoints'] as const;
export type WinReason = (typeof WIN_REASONS)[number];

export interface Outcome {
  readonly winner: Side | 'draw';
  readonly reason: WinReason;
}

/** Whether players are asked when they have no real choice. */
export type Priority = 'every' | 'useful';

/** A whole game as one JSON-able value. */
export interface State {
  readonly version: 1;
  readonly edition: EditionId;
  readonly priority: Priority;
  /** Card ids of the definitions in play; `Card.def` points here. */
  readonly pool: readonly string[];
  rng: [number, number, number, number];
  cards: Card[];
  zones: Record<ListedZone, CardId[]>;
  servers: Server[];
  nextServer: ServerId;
  nextObject: number;
  stamp: number;
  corp: Player;
  runner: Player;
  turn: Turn;
  /** What happened in each player's previous turn. */
  lastTurn: Record<Side, Occurrence[]>;
  stack: Frame[];
  /** Instances of conditional abilities that the next checkpoint marks pending. */
  met: Instance[];
  /** Occurrences the next checkpoint looks at, where the edition matches triggers there. */
  occurred: Occurrence[];
  lingering: Lingering[];
  /** What the next checkpoint has to look at; see checkpoint.ts. */
  unsettled: number;
  outcome: Outcome | null;
}

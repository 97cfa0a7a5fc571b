import type { EditionId } from '../editions/edition-id.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { Copied } from './copied.ts';
import type { Frame, Instance } from './frame.ts';

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

export interface Card extends Copied {
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
  /** The object it was when the player who does not own it saw its front, 0 if never: they know it while it is that. */
  seen: number;
  /** The same for its owner, of a card in their deck. */
  seenByOwner: number;
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
  readonly deed: DeedName;
  readonly side: Side;
  readonly card: ObjectRef;
  /** Definition of the card as it occurred, because the card may be gone when asked. */
  readonly def: number;
  readonly amount: number;
  /** The running total before this occurrence, where there is one. */
  readonly was: number;
  /** Kind of counter or damage, part or result, where there is one. */
  readonly detail: string;
  /** The server it is about. */
  readonly server: ServerId;
  /** By means of an ability of this card, and its definition, where the game has a card that asks. */
  readonly via: ObjectRef;
  readonly viaDef: number;
  /** Where the card came from, when it moved. */
  readonly from: Zone | '';
  /** Active cards that left play in the very same event: they see it too (9.11.2a). */
  readonly witnesses: readonly ObjectRef[];
  /** The servers those left, same index. */
  readonly homes: readonly ServerId[];
  /** The same number for what happened to several cards at once; 0 where that cannot be. */
  readonly batch: number;
  /** Number of the run and encounter it happened in, or 0. */
  readonly run: number;
  readonly encounter: number;
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
  /** What became imminent this turn, where an interrupt asks what was the first (9.8.5a). */
  imminent: Occurrence[];
  /** Limited abilities that were used: `object#ability`, with the run or breach they are limited to (query/limited.ts). */
  used: string[];
}

/** How long a lingering effect lasts: 'deed' until something happens; 'once' is a delayed ability that waits for its moment. */
export type Until = 'turn' | 'run' | 'encounter' | 'breach' | 'access' | 'deed' | 'checkpoint' | 'once';

/** An effect that outlives its ability (9.9). */
export interface Lingering {
  readonly kind: 'static' | 'persistent' | 'delayed' | 'interrupt' | 'access' | 'mark' | 'stays' | 'memory';
  readonly side: Side;
  readonly until: Until;
  /** Number of the turn, run, encounter, breach or access it lasts for. */
  readonly number: number;
  /** In which turn and run (0: none) it was created. */
  readonly turn: number;
  readonly run: number;
  /** The cards it is bound to: what it calls "that", or whose number it changes. */
  readonly cards: readonly ObjectRef[];
  /** The card of the deed that met the trigger of what created it. */
  readonly subject: ObjectRef;
  /** Its number, worked out as it was created. */
  readonly amount: number;
  /** The counters its source last had, once that has left (1.4 9.1.4). */
  readonly counters: readonly number[];
  readonly server: ServerId;
  /** What was chosen for its source to remember, where that are no cards (query/named.ts). */
  readonly word?: string;
  readonly source: ObjectRef;
  readonly def: number;
  /** Of a static ability its place among what lasts on its card, of a persistent or delayed one among the card's own. */
  readonly ability: number;
  readonly created: number;
}

/** A run in progress (6). */
export interface Run {
  readonly number: number;
  server: ServerId;
  /** The card whose ability initiated it, or nothing for the basic action. */
  readonly source: ObjectRef;
  /** Servers the initiating effect allows; 'if successful' holds only there (6.7.3a). Empty: any. */
  readonly allowed: readonly ServerId[];
  /** How many pieces of ice lie inward of the Runner's position; -1 without a position. */
  position: number;
  /** The piece of ice in the Runner's position is still there. */
  atIce: boolean;
  /** The Runner has moved to a new position in this movement phase. */
  moved: boolean;
  approaches: number;
  /** The step that declares success was reached. */
  reached: boolean;
  successful: boolean;
  unsuccessful: boolean;
  /** An effect ended it; the run ends phase comes next. */
  ending: boolean;
  jackedOut: boolean;
  /** Bad publicity credits not yet spent. */
  fund: number;
  accessed: number;
}

/** What ends a game outside its rules. */
export const OUTSIDE_REASONS = ['conceded', 'drawAgreed', 'time', 'abandoned'] as const;
export type OutsideReason = (typeof OUTSIDE_REASONS)[number];

export const WIN_REASONS = [
  'agendaPoints',
  'flatline',
  'emptyDeck',
  'bothAgendaPoints',
  'ability',
  ...OUTSIDE_REASONS,
] as const;
export type WinReason = (typeof WIN_REASONS)[number];

export interface Outcome {
  readonly winner: Side | 'draw';
  readonly reason: WinReason;
}

/** Whether players are asked when they have no real choice. */
export type Priority = 'every' | 'useful';

/** The version of saves: another shape of the state is another one (docs/VERSIONS.md). */
export const SAVE_VERSION = 4;

/** A whole game as one JSON-able value. */
export interface State extends Copied {
  readonly version: typeof SAVE_VERSION;
  readonly edition: EditionId;
  readonly priority: Priority;
  /** Agenda points that win; 7 unless a teaching game says otherwise. */
  readonly pointsToWin: number;
  /** Both players know which cards are in both decks, though not where they are. */
  readonly openLists: boolean;
  /** Card ids of the definitions in play; `Card.def` points here. */
  readonly pool: readonly string[];
  rng: [number, number, number, number];
  /** For looking at; whoever changes a card asks `cardOf` for it. */
  cards: Card[];
  zones: Record<ListedZone, CardId[]>;
  servers: Server[];
  nextServer: ServerId;
  nextObject: number;
  stamp: number;
  /** Raised whenever a card becomes active or inactive. */
  activity: number;
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
  run: Run | null;
  /** The run that ended last, for abilities about its end. */
  lastRun: Run | null;
  /** How many runs there have been, and how many encounters, breaches and accesses together. */
  runs: number;
  encounters: number;
  /** What the next checkpoint has to look at; see checkpoint.ts. */
  unsettled: number;
  outcome: Outcome | null;
}

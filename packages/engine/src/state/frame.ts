import type { StructureId } from '../editions/edition.ts';
import type { EffectData } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Side } from '../side.ts';
import type { ActionName } from './action-name.ts';
import type { Effect } from './effect.ts';
import type { CardId, ListedZone, ObjectRef, ServerId } from './state.ts';
import type { Ignored } from './terms.ts';

export * from './effect.ts';

/** One pending copy of a conditional ability (9.6.2). */
export interface Instance {
  readonly source: ObjectRef;
  readonly def: number;
  /** Index into the card's conditional abilities, or its interrupts for an interrupt window. */
  readonly ability: number;
  readonly controller: Side;
  readonly subject: ObjectRef;
  /** All cards of what happened to several at once, where that is one deed; and its number. */
  readonly subjects: readonly ObjectRef[];
  readonly batch: number;
  readonly amount: number;
  readonly was: number;
  /** Created by a lingering effect: `Lingering.created`, else 0. */
  readonly lingering: number;
  /** Works although its card is inactive now (9.1.8). */
  readonly inactive: boolean;
  /** The card that gave the ability, NOTHING for those of its own card. */
  readonly giver: ObjectRef;
  /** The server its card left with what met it, or WHERE_IT_IS (26.03 4.6.6i). */
  readonly home: ServerId;
}

/** A card new in the root of a breached server (26.03 7.4.6a). */
export interface Arrival {
  readonly card: ObjectRef;
  readonly declined: boolean;
}

/** A timing structure at one of its steps: a phase of a turn or run, a breach, an access. */
export interface PhaseFrame {
  kind: 'phase';
  phase: StructureId;
  /** The step to carry out next. */
  step: number;
  /** The step being carried out; what it opened may still be going on. */
  at: number;
  /** A checkpoint is due before anything else. */
  settle: boolean;
  /** All steps are done; the checkpoint at the end is under way. */
  closing: boolean;
  /** The encountered ice, or the accessed card. */
  card: ObjectRef;
  /** The server being accessed. */
  server: ServerId;
  /** Accesses left from hand or deck, with a fixed total all accesses left, before they are counted what is added to them; in an encounter 1 once the ice is fully broken (26.03 6.5.7d). */
  remaining: number;
  /** Cards already accessed or chosen in this breach, whose abilities broke subroutines in this encounter, or that is revealed in this access. */
  done: ObjectRef[];
  /** Cards that entered the root during this breach and are no candidates: not declared about yet, or declined. */
  arrivals: Arrival[];
  /** Subroutines broken in this encounter, and those already resolved, one bit each. */
  broken: number;
  resolved: number;
  /** The same of subroutines the ice gained: `broken` or `resolved` and what each is called (query/subroutines.ts). */
  gained: string[];
  /** Number of the encounter, breach or access, for effects that last as long as it. */
  number: number;
  /** A breach that is not the one of a run's course, or an encounter outside the normal course of a run: afterwards the game returns to what forced it (6.5.2a). */
  forced: boolean;
}

export interface MulliganFrame {
  kind: 'mulligan';
  side: Side;
}

/** A paid ability window (9.2.7). */
export interface WindowFrame {
  kind: 'window';
  /** Permission bits. */
  allows: number;
  holder: Side;
  /** The holder has not acted since receiving priority. */
  fresh: boolean;
  /** The other player passed just before the holder received priority. */
  afterPass: boolean;
  settle: boolean;
}

/** A reaction window with the instances it is about (9.2.8). */
export interface ReactionFrame {
  kind: 'reaction';
  pending: Instance[];
  holder: Side;
  /** Opened as a phase began: it closes if that phase ends (9.2.8f). */
  ofBeginning: boolean;
  settle: boolean;
}

/** An instruction that is imminent or being carried out (9.8.4). */
export interface InstructionFrame {
  kind: 'instruction';
  effects: Effect[];
  /** How much had been imminent this turn before it. */
  noted: number;
  /** 0 imminent, 1 interrupt window open, 2 resolving. */
  stage: 0 | 1 | 2;
  index: number;
  pending: Instance[];
  holder: Side;
  fresh: boolean;
  afterPass: boolean;
  settle: boolean;
}

/** No X is announced yet; a cost with an X is agreed to, so that it is announced next. */
export const X_UNKNOWN = -1;
export const X_DUE = -2;

/** A resolving ability: a program of its card, and where it stands. */
export interface AbilityFrame {
  kind: 'ability';
  def: number;
  program: number;
  pc: number;
  controller: Side;
  source: ObjectRef;
  subject: ObjectRef;
  subjects: readonly ObjectRef[];
  amount: number;
  was: number;
  /** Chosen targets and other cards it speaks of again; the program says which list is which. */
  slots: ObjectRef[][];
  /** Numbers its controller chose, and how much its effects did; the program says which is which. */
  numbers: number[];
  /** What was announced as X with a cost of it, or X_UNKNOWN, or X_DUE. */
  x: number;
  /** The counters its source had as it became independent of it (9.1.4). */
  counters: number[];
  /** The server it calls its own: where its source was before its cost, its trigger or it itself moved that (26.03 4.6.6i). */
  home: ServerId;
  settle: boolean;
  /** An optional ability its controller chose to trigger: its first question is answered with it. */
  agreed: boolean;
  /** Key of a limited ability, noted as used with its first optional part; '' when it has no limit. */
  limit: string;
  /** It is pending because of what is so, and nothing it was to do has come to anything yet (26.03 9.6.7d). */
  idle: boolean;
  /** Result of its trace, or of its bids: 1 successful or matching, -1 not, 0 none yet. */
  traced: number;
  /** Modes it has resolved of several that it is to resolve, one bit each. */
  resolved: number;
  /** Cards it revealed: they stay visible while it resolves (1.20.6). */
  revealed: ObjectRef[];
  /** Cards its controller alone looked at: they stay visible to them while it resolves. */
  looked: ObjectRef[];
  /** What the latest look or reveal showed and nothing was done with since. */
  rest: ObjectRef[];
  /** For an interrupt: its index among the card's interrupts, else -1. */
  interrupt: number;
  /** Cards that were hosted on the source and set aside as its cost took it away (9.5.5). */
  hosted: ObjectRef[];
}

/** An action or paid ability from paying its cost to its end (5.2.2, 9.5.6). */
export interface UseFrame {
  kind: 'use';
  side: Side;
  /** The basic action, or that of a card's ability; '' for what is not an action. */
  action: ActionName | 'ability' | '';
  card: ObjectRef;
  /** What the card was as its ability was used, -1 before: its cost may turn it into something else. Of one it gained the text that gives it. */
  def: number;
  ability: number;
  server: ServerId;
  /** The card to install onto, or that gave the ability. */
  onto: ObjectRef;
  clickDiscount: number;
  /** Clicks its cost took. */
  clicks: number;
  /** What was announced as X, or X_UNKNOWN. */
  x: number;
  /** Its cost took its source away: the counters and cards that were on that are set aside for it (9.1.4, 9.5.5). */
  tookSource: boolean;
  counters: number[];
  hosted: ObjectRef[];
  /** The server the card was in before the cost was paid. */
  home: ServerId;
  stage: 0 | 1 | 2 | 3 | 4;
}

/** A cost whose way of paying is being chosen. */
export interface PayFrame {
  kind: 'pay';
  side: Side;
  source: ObjectRef;
  /** The ways to pay it, and which of them is taken; -1 before that is chosen. */
  ways: readonly Way[];
  way: number;
  purpose: string;
  object: ObjectRef;
  /** Sources already decided on: card and credits, in pairs. */
  spending: ObjectRef[];
  amounts: number[];
  /** Cards to pay with, for one effect of the cost after the other; the slot of the resolving ability that keeps them, or -1. */
  chosen: ObjectRef[];
  keeps: number;
  settle: boolean;
}

/** One way to pay a cost: clicks, credits, and what the payer does besides. */
export interface Way {
  readonly clicks: number;
  readonly credits: number;
  /** So many of the credits have to come from such cards. */
  readonly from: { readonly cards: Filter; readonly amount: number } | null;
  readonly owed: readonly { readonly data: EffectData; readonly amount: number }[];
}

/** Installing one card (8.3). */
export interface InstallFrame {
  kind: 'install';
  card: ObjectRef;
  side: Side;
  server: ServerId;
  onto: ObjectRef;
  /** The servers an effect lets it be installed in; none named: wherever it may be. */
  servers: ServerId[];
  /** Place the card, choose a destination, trash like cards, pay, checkpoint, install. */
  stage: 0 | 1 | 2 | 3 | 4 | 5;
  /** It lies faceup from the start. */
  faceup: boolean;
  /** A card of the Runner is installed as nothing in particular (8.4.2). */
  facedown: boolean;
  free: Ignored;
  /** Credits by which an effect lowers its cost. */
  less: number;
  /** An effect directs it: an additional cost may be declined (1.15.9a). */
  directed: boolean;
  /** Credits that were spent to install it. */
  spent: number;
  /** What was announced as X of its install cost, or X_UNKNOWN. */
  x: number;
  /** Where and how the card lay before, in case it cannot be installed after all. */
  from: ListedZone | 'hosted';
  wasFaceup: boolean;
  wasHostedOn: CardId;
  /** Like cards that were to be trashed for it. */
  tried: ObjectRef[];
  /** The ice it goes directly inward of, or nothing for the outermost position. */
  inwardOf: ObjectRef;
  /** It is rezzed once it is installed, for so much less; -1: how a total is divided is still to be declared (26.03 1.16.2f). */
  rez: boolean;
  rezLess: number;
  /** The object it was, for the ability that installs it to follow it (1.14.4). */
  origin: ObjectRef;
}

/** Playing one operation or event (8.6). */
export interface PlayFrame {
  kind: 'play';
  card: ObjectRef;
  side: Side;
  free: Ignored;
  less: number;
  /** An effect directs it: an additional cost may be declined (1.15.9a). */
  directed: boolean;
  /** Where it lay before, and on which card. */
  from: ListedZone | 'hosted';
  wasFaceup: boolean;
  wasHostedOn: CardId;
  /** What an effect says becomes of it once it has resolved. */
  after: '' | 'removed';
  /** What was announced as X of its costs, or X_UNKNOWN. */
  x: number;
  stage: number;
  settle: boolean;
}

/** Rezzing a card: paying, then turning it faceup. */
export interface RezFrame {
  kind: 'rez';
  card: ObjectRef;
  free: Ignored;
  less: number;
  /** An effect asks for it, not the Corp of its own will: additional costs may be declined. */
  directed: boolean;
  /** It was installed to be rezzed: if it is not, it is revealed (26.03 8.5.13d). */
  proven: boolean;
  stage: 0 | 1 | 2;
}

/** Cards drawn but not yet in hand (26.03 8.4.5). */
export interface DrawFrame {
  kind: 'draw';
  side: Side;
  drawn: CardId[];
  settle: boolean;
}

/** Choosing what to discard down to the maximum hand size (5.5). */
export interface DiscardFrame {
  kind: 'discard';
  side: Side;
  surplus: number;
  chosen: ObjectRef[];
}

/** The Corp chooses which sabotaged cards come from HQ (26.03 10.12.2). */
export interface SabotageFrame {
  kind: 'sabotage';
  number: number;
  chosen: ObjectRef[];
  decided: boolean;
}

/** A player puts cards into an order, the uppermost first (26.03 8.3.3). */
export interface ArrangeFrame {
  kind: 'arrange';
  side: Side;
  cards: ObjectRef[];
  chosen: ObjectRef[];
  to: 'top' | 'bottom';
  source: ObjectRef;
}

/** A checkpoint that waits for a player to choose what is trashed (10.3.1e). */
export interface CheckpointFrame {
  kind: 'checkpoint';
  side: Side;
  chosen: ObjectRef[];
  pending: Instance[];
}

/** The Runner says of cards new in a breached root whether they become candidates (26.03 10.3.1j). */
export interface ArrivalsFrame {
  kind: 'arrivals';
}

/** The accessed card is trashed after its trash cost is paid. */
export interface TrashAccessedFrame {
  kind: 'trashAccessed';
  card: ObjectRef;
  settle: boolean;
}

/** What costs nothing but an additional cost: ask, pay, checkpoint, then do it (26.03 1.16.10c). */
export interface AdditionalCostFrame {
  kind: 'additionalCost';
  to: 'steal' | 'trash' | 'run' | 'score' | 'jackOut';
  /** The card to be stolen, trashed or scored. */
  card: ObjectRef;
  /** The server to be run on, or where the card is accessed. */
  server: ServerId;
  /** The card whose ability does it, or nothing for an action. */
  source: ObjectRef;
  /** Servers the effect lets the Runner run on. */
  servers: ServerId[];
  /** The text of the run among those of a card that has it, or -1. */
  text: number;
  def: number;
  /** The payer agreed to pay as they chose to do it. */
  agreed: boolean;
  stage: 0 | 1 | 2;
}

/** The Runner may jack out because an effect says so. */
export interface JackOutFrame {
  kind: 'jackOut';
}

/** Choosing the server to run on. */
export interface ServerFrame {
  kind: 'server';
  side: Side;
  source: ObjectRef;
  servers: ServerId[];
  /** The text of the run among those of a card that has it, or -1. */
  text: number;
  def: number;
  /** An additional cost of the run cannot be declined. */
  agreed: boolean;
}

/** A trace attempt: first the Corp spends, then the Runner (10.8.6). */
export interface TraceFrame {
  kind: 'trace';
  source: ObjectRef;
  /** Trace strength so far. */
  strength: number;
  link: number;
  stage: 0 | 1 | 2 | 3 | 4;
}

/** No bid yet, and a bid the seat whose position it is does not know. */
export const NO_BID = -1;
export const SECRET_BID = -2;

/** Both players bid in secret, the active player first, or one bids and the other guesses; then bids are revealed and paid. */
export interface BidFrame {
  kind: 'bid';
  source: ObjectRef;
  corp: number;
  runner: number;
  /** Who alone bids, up to so many; what the other one guesses, and guessed. */
  by: Side | '';
  most: number;
  guess: 'number' | 'odd' | '';
  guessed: number;
  /** The active player bids, the other one (or guesses), the bids are revealed, one pays, the other, all is done. */
  stage: 0 | 1 | 2 | 3 | 4 | 5;
}

/** Choosing subroutines to break. */
export interface BreakFrame {
  kind: 'break';
  side: Side;
  source: ObjectRef;
  encounter: number;
  left: number;
  /** Fewer than allowed may be broken. */
  upTo: boolean;
}

/** Choosing which subroutine of a piece of ice an effect resolves. */
export interface FireFrame {
  kind: 'fire';
  side: Side;
  source: ObjectRef;
  card: ObjectRef;
}

/** An action an effect directs a player to take. */
export interface ActionFrame {
  kind: 'action';
  side: Side;
  clickDiscount: number;
  different: boolean;
}

export type Frame =
  | PhaseFrame
  | MulliganFrame
  | WindowFrame
  | ReactionFrame
  | InstructionFrame
  | AbilityFrame
  | UseFrame
  | PayFrame
  | InstallFrame
  | PlayFrame
  | RezFrame
  | DrawFrame
  | DiscardFrame
  | SabotageFrame
  | ArrangeFrame
  | CheckpointFrame
  | ActionFrame
  | BreakFrame
  | FireFrame
  | JackOutFrame
  | AdditionalCostFrame
  | ArrivalsFrame
  | ServerFrame
  | TraceFrame
  | BidFrame
  | TrashAccessedFrame;

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** What saves call the stages of frames that have some, in their order: by what comes next. */
export const STAGES = {
  instruction: ['imminent', 'interrupts', 'resolves'],
  use: ['pay', 'initiate', 'resolve', 'checkpoint', 'complete'],
  install: ['place', 'destination', 'likeCards', 'pay', 'checkpoint', 'install'],
  play: ['place', 'pay', 'checkpoint', 'play', 'settle', 'resolve', 'trash', 'resolved', 'complete'],
  rez: ['pay', 'checkpoint', 'rez'],
  additionalCost: ['ask', 'checkpoint', 'complete'],
  trace: ['initiate', 'corpSpends', 'runnerSpends', 'compare', 'complete'],
  bid: ['first', 'second', 'reveal', 'firstPays', 'secondPays', 'complete'],
} as const satisfies Readonly<Record<Extract<Frame, { stage: number }>['kind'], readonly string[]>>;

import type { CompiledCard, Instruction, Program } from '../compile/program.ts';
import type { Edition, Phase, StructureId } from '../editions/edition.ts';
import type { Changing } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { EffectName } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Counter } from '../language/lists.ts';
import type { Subtype } from '../language/subtypes.ts';
import type { CardProperty, PlayerProperty } from '../language/value.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { ActionName } from './action-name.ts';
import type { Context } from './context.ts';
import type { Decision, Option } from './decision.ts';
import type { EffectWord } from './effect-word.ts';
import type { AbilityFrame, Frame, FrameKind, FrameOf, Instance } from './frame.ts';
import type { Game } from './game.ts';
import type { Card, Lingering } from './state.ts';

/** How one kind of frame goes on, asks and takes an answer. There is no other way to wait. */
export interface FrameHandler<F extends Frame = Frame> {
  /** Goes on until a player must decide (true), or until another frame may be on top (false). */
  step(game: Game, frame: F): boolean;
  decide(game: Game, frame: F): Decision;
  choose(game: Game, frame: F, option: Option): void;
}

/** The same for whatever frame it is. */
export type FrameRules = FrameHandler;

export type FrameHandlers = { readonly [K in FrameKind]: FrameHandler<FrameOf<K>> };

/** Instructions of abilities that the rules carry out; the others only lead through the program. */
export type RulesOp =
  | 'end'
  | 'target'
  | 'number'
  | 'server'
  | 'search'
  | 'trace'
  | 'bid'
  | 'name'
  | 'pay'
  | 'modes';

type InstructionOf<O extends RulesOp> = Extract<Instruction, { op: O }>;

/** How an ability goes on at one kind of instruction, what it asks there, and what an answer does. */
export interface StepWord<O extends RulesOp = RulesOp> {
  /** As of a frame: true when a player must decide. */
  step(game: Game, frame: AbilityFrame, instruction: InstructionOf<O>): boolean;
  decide(game: Game, frame: AbilityFrame, instruction: InstructionOf<O>): Decision;
  choose(game: Game, frame: AbilityFrame, instruction: InstructionOf<O>, option: Option): void;
}

export type StepRules = { readonly [O in RulesOp]: StepWord<O> };

/** The steps of a checkpoint that are about cards (10.3.1); `work` is what it has to look at. */
export interface CheckpointRules {
  /** In step a: conditional abilities that are pending because of what is so (9.6.7), where a card has one. */
  watch(game: Game): void;
  /** Steps c to e; false when the game is over or a player has to choose first. */
  settle(game: Game, work: number, pending: Instance[]): boolean;
  /** What stayed in the play area until something happened goes (step b). */
  endStay(game: Game, effect: Lingering): void;
  /** Steps f to h. */
  clear(game: Game, work: number): void;
}

/** What players do in a paid ability window; `allows` is what the window permits. */
export interface WindowRules {
  /** Whether a player has anything to do but pass; asks as little as it can. */
  mayAct(game: Game, side: Side, allows: number): boolean;
  options(game: Game, side: Side, allows: number): Option[];
  carryOut(game: Game, side: Side, chosen: Option): void;
}

/** The numbers of cards (null where one has none) and players; counters simply lie on their card. */
export interface Numbers {
  readonly card: {
    readonly [P in Exclude<CardProperty, Counter>]: (game: Game, card: Card) => number | null;
  };
  readonly player: { readonly [P in PlayerProperty]: (game: Game, side: Side) => number };
}

/** A subroutine: whose program it is, its place among the printed ones or -1, and what a gained one is called. */
export interface Subroutine {
  readonly def: number;
  readonly program: number;
  readonly printed: number;
  readonly key: string;
  /** The object that gave it; 0 for a printed one. */
  readonly giver: number;
}

/** What an effect of a player could do with a card. */
export type Possibilities = {
  readonly [P in NonNullable<Filter['can']>]: (game: Game, card: Card, side: Side) => boolean;
};

/** Options that are the same whenever they are listed; runs by server. */
export interface StandingOptions {
  readonly gainCredit: Readonly<Record<Side, Option>>;
  readonly drawCard: Readonly<Record<Side, Option>>;
  readonly purge: Option;
  readonly removeTag: Option;
  readonly runs: Option[];
  readonly passInWindow: Option;
}

/** Something, nothing, or nothing although a cost would be paid for it. */
export type Prospect = 'something' | 'nothing' | 'nothingForACost';

/** Everything about a game that never changes while it is played: its edition and compiled cards. */
export interface Ruleset {
  readonly edition: Edition;
  /** The edition's timing structures, for fast look-up. */
  readonly structures: ReadonlyMap<StructureId, Phase>;
  /** Cards of one's own that the game is played with. */
  readonly own: readonly CardData[];
  /** Aligned with `State.pool`. */
  readonly defs: readonly CompiledCard[];
  /** By definition: that of the side a double-sided card is flipped to, else -1. */
  readonly otherSide: readonly number[];
  /** By definition: that of the card as it is printed, and those of what it can be turned into. */
  readonly printed: readonly number[];
  readonly forms: readonly Readonly<Record<string, number>>[];
  /** Whether any card of this game is ever turned into something else. */
  readonly anyForms: boolean;
  /** Every card a player could name, whether or not it is in a deck. */
  readonly nameable: readonly { readonly id: string; readonly title: string }[];
  /** A card of the game can become a condition counter. */
  readonly anyCounters: boolean;
  /** The rules that give each side its basic actions. */
  readonly actionRules: Readonly<Record<Side, Readonly<Record<ActionName, string>>>>;
  readonly standing: StandingOptions;
  /** By the number of a deed, all that cards of this game ask and say about it, as bits of noted.ts. */
  readonly about: readonly number[];
  /** What cards of this game ask about each deed, as bits of noted.ts; nothing saves the search. */
  readonly noted: Readonly<Record<DeedName, number>>;
  /** Whether a card asks in which encounter something happened. */
  readonly asksEncounter: boolean;
  /** Whether a card has paid abilities that work from a hand or discard pile. */
  readonly usedElsewhere: boolean;
  /** Whether a card lets cards be installed faceup. */
  readonly installsFaceup: boolean;
  /** Whether an interrupt asks what was the first to become imminent. */
  readonly firstImminent: boolean;
  /** Whether any card of this game may interrupt anything, and such a deed. */
  readonly anyInterrupts: boolean;
  readonly interrupted: Readonly<Record<DeedName, boolean>>;
  /** Whether any card of this game changes a number of cards or players. */
  readonly changing: ReadonlySet<Changing>;
  /** Whether any card changes the strength of other cards. */
  readonly changesStrengths: boolean;
  /** What every checkpoint has to look at because numbers of this game change by themselves; bits of unsettled.ts. */
  readonly shifting: number;
  /** Whether any card of this game gives cards subtypes or takes them away; else those printed on them are theirs. */
  readonly grantsSubtypes: boolean;
  /** The same for abilities: given, and taken away. */
  readonly grantsText: boolean;
  readonly takesText: boolean;
  /** Of the abilities that are given: whether any is used, interrupts, or is static. */
  readonly grantsPaid: boolean;
  readonly grantsInterrupts: boolean;
  readonly grantsStatics: boolean;
  /** Whether any card makes what raises strength last longer. */
  readonly prolongs: boolean;
  /** By definition: the printed subroutines. */
  readonly subroutines: readonly (readonly Subroutine[])[];
  /** Whether any card of this game changes what such a deed costs. */
  readonly priced: Readonly<Record<DeedName, boolean>>;
  /** Whether any card of this game forbids anything, and such a deed. */
  readonly anyForbids: boolean;
  readonly forbids: Readonly<Record<DeedName, boolean>>;
  /** Whether a card says of itself when or where such a deed can be done with it. */
  readonly restricts: Readonly<Record<DeedName, boolean>>;
  /** Whether any card of this game says what has to be done all the time. */
  readonly anyMust: boolean;
  /** Whether a card lets its player play or install cards that are not in hand as if they were. */
  readonly usesAsInHand: boolean;
  readonly anySpend: boolean;
  readonly anyInPool: boolean;
  readonly anyAdditionalCost: boolean;
  readonly additionalCosts: Readonly<Record<DeedName, boolean>>;
  /** What the kernel calls the rules by. */
  readonly frames: FrameRules;
  readonly steps: StepRules;
  /** Looking up one of many names in a map is faster than in an object. */
  readonly effects: ReadonlyMap<EffectName, EffectWord>;
  readonly checkpoint: CheckpointRules;
  readonly window: WindowRules;
  /** Numbers and possibilities that take working out: abilities ask about them, and working them out asks abilities. */
  readonly numbers: Numbers;
  readonly hasLostText: (game: Game, card: Card) => boolean;
  readonly subtypesOf: (game: Game, card: Card) => readonly Subtype[];
  readonly can: Possibilities;
  /** Whether an ability could change the game by its expected effects (1.2.5). */
  readonly couldChange: (game: Game, program: Program, context: Context) => boolean;
  /** What would come of an optional part of an ability. */
  readonly prospectOf: (game: Game, program: Program, pc: number, end: number, context: Context) => Prospect;
}

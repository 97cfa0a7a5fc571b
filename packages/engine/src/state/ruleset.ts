import type { CompiledCard, Instruction } from '../compile/program.ts';
import type { Edition, Phase, StructureId } from '../editions/edition.ts';
import type { Value } from '../language/ability.ts';
import type { EffectName } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Counter } from '../language/lists.ts';
import type { CardProperty, PlayerProperty } from '../language/value.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { ActionName } from './action-name.ts';
import type { Decision, Option } from './decision.ts';
import type { EffectWord } from './effect-word.ts';
import type { AbilityFrame, Frame, FrameKind, FrameOf, Instance } from './frame.ts';
import type { Game } from './game.ts';
import type { Card } from './state.ts';

/** How one kind of frame goes on, asks and takes an answer. There is no other way to wait. */
export interface FrameHandler<F extends Frame = Frame> {
  /** Goes on until a player must decide (true), or until another frame may be on top (false). */
  step(game: Game, frame: F): boolean;
  decide(game: Game, frame: F): Decision;
  choose(game: Game, frame: F, option: Option): void;
}

export type FrameHandlers = { readonly [K in FrameKind]: FrameHandler<FrameOf<K>> };

/** Instructions of abilities that the rules carry out; the others only lead through the program. */
export type RulesOp = 'end' | 'target' | 'search' | 'trace' | 'pay' | 'modes';

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
  /** Steps c to e; false when the game is over or a player has to choose first. */
  settle(game: Game, work: number, pending: Instance[]): boolean;
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

/** What an effect of a player could do with a card. */
export type Possibilities = {
  readonly [P in NonNullable<Filter['can']>]: (game: Game, card: Card, side: Side) => boolean;
};

/** Everything about a game that never changes while it is played: its edition and compiled cards. */
export interface Ruleset {
  readonly edition: Edition;
  /** The edition's timing structures, for fast look-up. */
  readonly structures: ReadonlyMap<StructureId, Phase>;
  /** Aligned with `State.pool`. */
  readonly defs: readonly CompiledCard[];
  /** The rules that give each side its basic actions. */
  readonly actionRules: Readonly<Record<Side, Readonly<Record<ActionName, string>>>>;
  /** Whether any card of this game listens to, may interrupt, or changes something; false saves the search. */
  readonly listened: Readonly<Record<DeedName, boolean>>;
  /** The same for abilities that work while their card is inactive. */
  readonly listenedInactive: Readonly<Record<DeedName, boolean>>;
  readonly remembered: Readonly<Record<DeedName, boolean>>;
  /** The deeds that are listened to or remembered. */
  readonly noted: ReadonlySet<DeedName>;
  /** Whether an interrupt asks what was the first to become imminent. */
  readonly firstImminent: boolean;
  readonly interrupted: Readonly<Record<EffectName, boolean>>;
  readonly valued: Readonly<Record<Value, boolean>>;
  /** Whether any card of this game forbids such a deed. */
  readonly forbids: Readonly<Record<DeedName, boolean>>;
  readonly anySpend: boolean;
  readonly anyInPool: boolean;
  readonly additionalCosts: Readonly<Record<DeedName, boolean>>;
  /** What the kernel calls the rules by. Looking up one of many names in a map is faster than in an object. */
  readonly frames: ReadonlyMap<FrameKind, FrameHandler>;
  readonly steps: StepRules;
  readonly effects: ReadonlyMap<EffectName, EffectWord>;
  readonly checkpoint: CheckpointRules;
  readonly window: WindowRules;
  /** Numbers and possibilities that take working out: abilities ask about them, and working them out asks abilities. */
  readonly numbers: Numbers;
  readonly can: Possibilities;
}

import type { ProgramEffect } from '../compile/program.ts';
import type { EffectData, EffectName } from '../language/effect.ts';
import type { Side } from '../side.ts';
import type { Context } from './context.ts';
import type { Effect } from './frame.ts';
import type { Game } from './game.ts';
import type { Card, Occurrence, ServerId } from './state.ts';

/** The data of one effect. */
export type EffectOf<N extends EffectName> = Extract<EffectData, { effect: N }>;

/** What an effect makes of its data beyond what all do; null: nothing. */
export interface Concrete<N extends EffectName> {
  /** Whom it concerns, where its data names nobody and it is not its controller. */
  readonly who: Side | null;
  /** Its number, where that is no amount. */
  readonly amount: ((data: EffectOf<N>, effect: ProgramEffect) => number) | null;
  /** The counter, kind, server or prohibition it is about. */
  readonly detail: ((data: EffectOf<N>) => string) | null;
  /** Servers a run can be made on. */
  readonly servers: ((game: Game, data: EffectOf<N>, context: Context) => ServerId[]) | null;
  readonly marks: ((data: EffectOf<N>) => number) | null;
  /** Which of its cards it acts on. */
  readonly actsOn: ((card: Card) => boolean) | null;
  /** Who pays its additional costs. */
  readonly payer: Side | 'controller' | null;
}

/** An effect that interrupts speak of, while it is imminent (9.8). */
export interface Interruptible {
  /** What it is about to be: one deed, or one with each of its cards. */
  would(game: Game, effect: Effect): readonly Occurrence[];
  /** Takes out of it what has to be paid for first. */
  readonly charge: ((game: Game, effect: Effect) => void) | null;
  /** Several of one instruction are carried out at once. */
  readonly together: boolean;
}

/** What may be chosen for an effect beyond what its data says. */
export interface Choosing {
  /** Whether it can be one of several effects to choose from: what it costs can be paid (9.11.3c, 9.11.3e). */
  asMode(game: Game, effect: Effect, cards: readonly Card[]): boolean;
  /** Whether two cards may be chosen for it together; null: any. */
  readonly pairs: ((game: Game, one: Card, other: Card) => boolean) | null;
}

/** Everything the rules say about one effect. */
export interface EffectWord<N extends EffectName = EffectName> {
  readonly concrete: Concrete<N>;
  readonly imminent: Interruptible | null;
  readonly choosing: Choosing | null;
  /** Whether it is among the expected effects: not what is forbidden or comes to nothing (9.8.2, 9.11.2b). */
  expected(game: Game, effect: Effect): boolean;
  /** Whether it could change the game (1.2.5), done to `side` with `amount`; there are cards to choose for it. */
  couldChange(game: Game, data: EffectOf<N>, context: Context, side: Side, amount: number): boolean;
  /** How it is paid as a cost; null: it is none. Costs still have words of their own, so none is. */
  readonly payable: null;
  /** Carries it out as it is now; parts that cannot be done are left out (1.2.4). */
  resolve(game: Game, effect: Effect): void;
}

/** The words of some effects; with all names none can be missing. */
export type EffectWords<N extends EffectName = EffectName> = { readonly [K in N]: EffectWord<K> };

import type { EffectData, EffectName } from '../language/effect.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { Context } from './context.ts';
import type { Effect } from './frame.ts';
import type { Game } from './game.ts';
import type { Card, Occurrence, ServerId } from './state.ts';

/** The data of one effect. */
export type EffectOf<N extends EffectName> = Extract<EffectData, { effect: N }>;

/** What an effect makes of its data beyond what all do; null: nothing. */
export interface Concrete<N extends EffectName> {
  /** Whom it concerns, where its data names nobody and it is not who does it. */
  readonly who: ((data: EffectOf<N>, by: Side) => Side | null) | null;
  /** Its number, where that is no amount. */
  readonly amount: ((game: Game, data: EffectOf<N>, context: Context) => number) | null;
  /** The counter, kind, server or prohibition it is about. */
  readonly detail: ((data: EffectOf<N>) => string) | null;
  /** Servers a run can be made on, or a card installed in. */
  readonly servers: ((game: Game, data: EffectOf<N>, context: Context) => ServerId[]) | null;
  readonly marks: ((data: EffectOf<N>) => number) | null;
  /** Which of its cards it acts on. */
  readonly actsOn: ((card: Card) => boolean) | null;
  /** The most it could come to, where there is a limit: what "all" and "up to" are measured by. */
  readonly most: ((game: Game, data: EffectOf<N>, side: Side, cards: readonly Card[]) => number) | null;
  /** Who pays its additional costs. */
  readonly payer: Side | 'controller' | null;
}

/** An effect that interrupts speak of, while it is imminent (9.8). */
export interface Interruptible {
  /** The deed it is; null: none that anything waits for. */
  deed(effect: Effect): DeedName | null;
  /** What it is about to be: one deed, or one with each of its cards. */
  would(game: Game, effect: Effect): readonly Occurrence[];
  /** Takes out of it what has to be paid for first. */
  readonly charge: ((game: Game, effect: Effect) => void) | null;
  /** Several of one instruction are carried out at once. */
  readonly together: boolean;
}

/** What may be chosen for an effect beyond what its data says. */
export interface Choosing<N extends EffectName = EffectName> {
  /** Whether it could act on a card: only then the card can be chosen for it (1.14.2b); null: on any. */
  readonly valid: ((game: Game, data: EffectOf<N>, card: Card, context: Context) => boolean) | null;
  /** Whether it can be one of several effects to choose from: what it costs can be paid (9.11.3c, 9.11.3e). */
  asMode(game: Game, effect: Effect, cards: readonly Card[]): boolean;
  /** Whether two cards may be chosen for it together; null: any. */
  readonly pairs: ((game: Game, one: Card, other: Card) => boolean) | null;
}

/** An effect as a cost of who carries it out (1.15.1). */
export interface Payable<N extends EffectName = EffectName> {
  /** How much of it could be paid; null: it is paid with cards. */
  readonly owned: ((game: Game, data: EffectOf<N>, payer: Side, source: Card | null) => number) | null;
  /** Whether it can be paid with a card: nothing forbids that (1.15.1b). */
  fits(game: Game, card: Card, payer: Side): boolean;
  /** What there is too little of when it cannot be paid. */
  lacking(data: EffectOf<N>): 'clicks' | 'credits' | 'counters' | 'cards' | 'agendas' | 'tags';
}

/** Everything the rules say about one effect. */
export interface EffectWord<N extends EffectName = EffectName> {
  readonly concrete: Concrete<N>;
  readonly imminent: Interruptible | null;
  readonly choosing: Choosing<N> | null;
  /** Whether it is among the expected effects: not what is forbidden or comes to nothing (9.8.2, 9.11.2b). */
  expected(game: Game, effect: Effect): boolean;
  /** Whether it could change the game (1.2.5), done to `side` with `amount`; there are cards to choose for it. */
  couldChange(game: Game, data: EffectOf<N>, context: Context, side: Side, amount: number): boolean;
  /** How it is paid as a cost; null: it never is one. */
  readonly payable: Payable<N> | null;
  /** Carries it out as it is now; parts that cannot be done are left out (1.2.4). */
  resolve(game: Game, effect: Effect): void;
}

/** The words of some effects; with all names none can be missing. */
export type EffectWords<N extends EffectName = EffectName> = { readonly [K in N]: EffectWord<K> };

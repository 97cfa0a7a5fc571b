import type { CompiledCard } from '../compile/program.ts';
import type { Edition, Phase, StructureId } from '../editions/edition.ts';
import type { CostlyDeed, Value } from '../language/ability.ts';
import type { EffectName } from '../language/effect.ts';
import type { Moment } from '../language/moment.ts';
import type { Side } from '../side.ts';
import type { ActionName } from './action-name.ts';
import type { Game } from './game.ts';
import type { Card } from './state.ts';

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
  readonly listened: Readonly<Record<Moment, boolean>>;
  /** The same for abilities that work while their card is inactive. */
  readonly listenedInactive: Readonly<Record<Moment, boolean>>;
  readonly remembered: Readonly<Record<Moment, boolean>>;
  /** The moments that are listened to or remembered. */
  readonly noted: ReadonlySet<Moment>;
  readonly interrupted: Readonly<Record<EffectName, boolean>>;
  readonly valued: Readonly<Record<Value, boolean>>;
  readonly anyCannot: boolean;
  readonly anySpend: boolean;
  readonly anyInPool: boolean;
  readonly additionalCosts: Readonly<Record<CostlyDeed, boolean>>;
  /** Whether an effect could install a card: filters ask it, and finding the answer asks filters. */
  readonly canBeInstalled: (game: Game, card: Card, side: Side) => boolean;
}

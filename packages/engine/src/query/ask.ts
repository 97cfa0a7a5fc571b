import type { Condition } from '../language/condition.ts';
import type { ValueData } from '../language/value.ts';
import type { Context } from '../state/context.ts';
import type { Game } from '../state/game.ts';
import { bind } from './bind.ts';

/** The number an ability asks for, computed now. */
export const amountOf = (game: Game, value: ValueData, context: Context): number =>
  typeof value === 'number' ? value : bind.value(value)(game, context);

export const conditionHolds = (game: Game, condition: Condition, context: Context): boolean =>
  bind.condition(condition)(game, context);

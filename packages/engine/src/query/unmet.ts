import type { Condition } from '../language/condition.ts';
import type { Context } from '../state/context.ts';
import type { Game } from '../state/game.ts';
import { conditionHolds } from './ask.ts';

/** The smallest part of a condition by which it does not hold; null where it holds. */
export function unmetPart(game: Game, condition: Condition, context: Context): Condition | null {
  if (conditionHolds(game, condition, context)) return null;
  if (condition.if === 'all')
    for (const part of condition.of) {
      const unmet = unmetPart(game, part, context);
      if (unmet !== null) return unmet;
    }
  if (condition.if === 'not' && condition.of.if === 'any') {
    const met = condition.of.of.find((part) => conditionHolds(game, part, context));
    if (met !== undefined) return { if: 'not', of: met };
  }
  return condition;
}

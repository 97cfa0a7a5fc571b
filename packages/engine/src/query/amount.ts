import type { Amount } from '../language/amount.ts';
import { COUNTERS, type Counter } from '../language/lists.ts';
import type { CardRef } from '../language/reference.ts';
import { encounteredIce } from '../rules/run/break.ts';
import type { Side } from '../side.ts';
import type { Game } from '../state/game.ts';
import { cardOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { conditionHolds } from './condition.ts';
import { cardsMatching } from './filter.ts';

/** Who asks: the ability's source, its controller, and what met its trigger condition. */
export interface Context {
  readonly source: Card | null;
  readonly controller: Side;
  readonly subject: Card | null;
  readonly amount: number;
  readonly was: number;
  /** Counters of the source as it was when the ability became independent of it, in the order of COUNTERS. */
  readonly counters: readonly number[] | null;
}

function countersOn(game: Game, counter: Counter, on: CardRef, context: Context): number {
  if (on === 'source') {
    if (context.counters !== null) return context.counters[COUNTERS.indexOf(counter)] ?? 0;
    return context.source === null ? 0 : context.source[counter];
  }
  if (on === 'subject') return context.subject === null ? 0 : context.subject[counter];
  if (on === 'encountered') return encounteredIce(game.state)?.[counter] ?? 0;
  if (on === 'host' && context.source !== null && context.source.host >= 0) {
    return cardOf(game.state, context.source.host)[counter];
  }
  return 0;
}

/** The number an ability asks for, computed now. */
export function amountOf(game: Game, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'cards':
      return amount.plus + amount.each * cardsMatching(game, amount.filter, context.source).length;
    case 'counters':
      return amount.plus + amount.each * countersOn(game, amount.counter, amount.on, context);
    case 'pointsScoredThisTurn': {
      let points = 0;
      for (const past of game.state.turn.history) {
        if (past.moment === 'scored') points += game.rules.defs[past.def]?.points ?? 0;
      }
      return points;
    }
    case 'subject':
      return context.amount;
    case 'either':
      return conditionHolds(game, amount.condition, context) ? amount.holds : amount.otherwise;
    case 'accessedDuringRun':
      return context.was;
    case 'pastRequirement':
      return amount.each * context.was;
  }
}

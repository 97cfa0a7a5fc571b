import type { Condition, Who } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import { encounteredIce } from '../rules/run/break.ts';
import { opponentOf, type Side } from '../side.ts';
import { defOf, findCard, type Game, playerOf, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { type Card, FIRST_REMOTE, type Occurrence } from '../state/state.ts';
import { ownServer } from './active.ts';
import { amountOf, type Context } from './amount.ts';
import { poolOf } from './pool.ts';

export const concerns = (who: Who, controller: Side, side: Side): boolean =>
  who === 'any' || (who === 'you' ? controller : opponentOf(controller)) === side;

/** What happened in the current turn, or in a player's previous one. */
const historyOf = (game: Game, turn: 'this' | 'last', side: Side): readonly Occurrence[] =>
  turn === 'this' ? game.state.turn.history : game.state.lastTurn[side];

/** The first actions of this turn are each different from one another (5.2.6b). */
function actionsAllDifferent(actions: readonly string[], first: number): boolean {
  return actions.length >= first && new Set(actions.slice(0, first)).size === first;
}

export function conditionHolds(game: Game, condition: Condition, context: Context): boolean {
  const state = game.state;
  switch (condition.is) {
    case 'tagged':
      return state.runner.tags > 0;
    case 'clicksLeft':
      return playerOf(state, context.controller).clicks > 0;
    case 'actionPhase': {
      const base = state.stack[0];
      return base?.kind === 'phase' && base.phase === `${context.controller}.action`;
    }
    case 'atLeast':
      return amountOf(game, condition.amount, context) >= condition.number;
    case 'happened': {
      const side = condition.who === 'opponent' ? opponentOf(context.controller) : context.controller;
      return historyOf(game, condition.turn, side).some(
        (past) =>
          past.moment === condition.moment &&
          concerns(condition.who, context.controller, past.side) &&
          (condition.card === undefined || defMatches(game, past, condition.card)),
      );
    }
    case 'actionsAllDifferent':
      return actionsAllDifferent(state.turn.actions, condition.first);
    case 'protects': {
      const source = context.source;
      return (
        source !== null &&
        source.zone === 'ice' &&
        source.server >= FIRST_REMOTE === (condition.server === 'remote')
      );
    }
    case 'subjectWasUnadvanced':
      return context.was === 0;
    case 'sourceActedThisTurn':
      return state.turn.history.some(
        (past) =>
          past.moment === condition.moment &&
          findCard(state, past.card)?.id === context.source?.id &&
          context.source !== null,
      );
    case 'itsRun':
      return state.run !== null && context.source !== null && state.run.source === refOf(context.source);
    case 'aRun':
      return state.run !== null;
    case 'sourceIsInstalled':
      return context.source !== null && isInstalled(context.source);
    case 'encounteringSource':
      return context.source !== null && encounteredIce(state)?.id === context.source.id;
    case 'runOnThisServer':
      return (
        state.run !== null && context.source !== null && state.run.server === ownServer(state, context.source)
      );
    case 'encounteringHost':
      return context.source !== null && encounteredIce(state)?.id === context.source.host;
    case 'stoleDuringRun':
      return (state.run ?? state.lastRun)?.stole === true;
    case 'creditsAtMost': {
      const side = condition.who === 'opponent' ? opponentOf(context.controller) : context.controller;
      return poolOf(game, side) <= condition.number;
    }
    case 'subjectHasOddCost':
      return context.subject !== null && defOf(game, context.subject).cost % 2 === 1;
    case 'not':
      return !conditionHolds(game, condition.of, context);
  }
}

/** Whether the card of a past occurrence had the printed properties a filter names. */
export function defMatches(game: Game, past: Occurrence, filter: Pick<Filter, 'type' | 'subtype'>): boolean {
  const def = game.rules.defs[past.def];
  if (def === undefined) return false;
  if (filter.type !== undefined) {
    if (Array.isArray(filter.type) ? !filter.type.includes(def.type) : filter.type !== def.type) return false;
  }
  return filter.subtype === undefined || def.data.subtypes.includes(filter.subtype);
}

export const contextOf = (source: Card, controller: Side): Context => ({
  source,
  controller,
  subject: null,
  amount: 0,
  was: 0,
  counters: null,
});

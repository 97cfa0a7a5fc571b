import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { COUNTERS, type Counter } from '../language/lists.ts';
import type { CardRef } from '../language/reference.ts';
import { opponentOf, type Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { cardOf, controllerOf, defOf, findCard, type Game, playerOf, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { slotOf } from '../state/slots.ts';
import { type Card, FIRST_REMOTE, NO_SERVER, type Occurrence } from '../state/state.ts';
import { active, ownServer } from './active.ts';
import { happened, pastDeeds, type Speaker, speakerOf } from './deeds.ts';
import { cardsMatching } from './filter.ts';
import { encounteredIce } from './run.ts';

/** The counters the source of an ability has, or had as the ability became independent of it (9.1.4). */
function ownCounters(counter: Counter, { source, frame }: Context): number {
  if (frame !== null && (source === null || frame.counters.length > 0))
    return frame.counters[COUNTERS.indexOf(counter)] ?? 0;
  return source === null ? 0 : source[counter];
}

function countersOn(game: Game, counter: Counter, on: CardRef, context: Context): number {
  if (on === 'this') return ownCounters(counter, context);
  if (on === 'it') return context.it === null ? 0 : context.it[counter];
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
    case 'times':
      return pastDeeds(game, amount, speakerIn(game, context)).length;
    case 'total':
      return totalOf(game, amount, pastDeeds(game, amount, speakerIn(game, context)));
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

const speakerIn = (game: Game, { source, controller }: Context): Speaker =>
  source === null ? { source, controller, home: NO_SERVER } : speakerOf(game, source, controller);

/** The sum of what the deeds came to, or of the points of their cards. */
function totalOf(
  game: Game,
  { what }: Extract<Amount, { amount: 'total' }>,
  deeds: readonly Occurrence[],
): number {
  let total = 0;
  for (const past of deeds)
    total += what === 'points' ? (game.rules.defs[past.def]?.points ?? 0) : past.amount;
  return total;
}

const cardsOfThat = (game: Game, { frame, that }: Context): Card[] =>
  frame === null
    ? []
    : slotOf(frame, that)
        .map((ref) => findCard(game.state, ref))
        .filter((card) => card !== null);

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
    case 'happened':
      return happened(game, condition, speakerIn(game, context));
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
    case 'creditsAtMost': {
      const side = condition.who === 'opponent' ? opponentOf(context.controller) : context.controller;
      return poolOf(game, side) <= condition.number;
    }
    case 'hasOddCost':
      return cardsOfThat(game, context).some((card) => defOf(game, card).cost % 2 === 1);
    case 'not':
      return !conditionHolds(game, condition.of, context);
  }
}

const NO_CARDS: readonly Card[] = [];

/** Cards whose hosted credits count as being in a player's pool now. */
export function cardsInPool(game: Game, side: Side): readonly Card[] {
  if (!game.rules.anyInPool) return NO_CARDS;
  return active(game).withStatics.filter(
    (card) =>
      card.credits > 0 &&
      controllerOf(card) === side &&
      defOf(game, card).statics.some(
        (ability) =>
          ability.static === 'spend' &&
          ability.inPool === true &&
          (ability.while === undefined || conditionHolds(game, ability.while, contextOf(card, side))),
      ),
  );
}

const badPublicityInPool = (game: Game, side: Side): number =>
  side === 'runner' && game.state.run !== null && game.rules.edition.switches.badPublicityCredits === 'inPool'
    ? game.state.run.fund
    : 0;

/** Credits in a player's pool, with what the rules or a card consider to be in it (6.3.3b). */
export function poolOf(game: Game, side: Side): number {
  const { credits } = playerOf(game.state, side);
  return (
    credits +
    badPublicityInPool(game, side) +
    cardsInPool(game, side).reduce((sum, card) => sum + card.credits, 0)
  );
}

import type { ProgramEffect } from '../compile/program.ts';
import type { CardRef } from '../language/reference.ts';
import { canPayToTrash } from '../query/additional-price.ts';
import { amountOf } from '../query/ask.ts';
import { anyMatching } from '../query/filter.ts';
import { markOf } from '../query/mark.ts';
import { accessedCard, encounteredIce, unbroken } from '../query/run.ts';
import { serversToRun } from '../query/servers-to-run.ts';
import { isForbidden } from '../query/values.ts';
import { opponentOf, type Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import { type Game, playerOf } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { deckOf } from '../state/move.ts';
import { basicActionOptions } from './legality/listing.ts';

/** Whether there is, or may be, a card for an effect to act on. */
function actsOnCards(game: Game, what: CardRef, context: Context): boolean {
  if (typeof what === 'object' && 'all' in what) return anyMatching(game, what.all, context.source);
  return what !== 'source' || context.source === null || isActive(context.source);
}

export function effectCouldChange(
  game: Game,
  effect: ProgramEffect,
  context: Context,
  targets: boolean,
): boolean {
  const data = effect.data;
  const state = game.state;
  const side: Side =
    'who' in data && data.who === 'opponent' ? opponentOf(context.controller) : context.controller;
  const amount = 'amount' in data ? (data.amount === 'all' ? 1 : amountOf(game, data.amount, context)) : 1;
  if (effect.slot >= 0 && !targets) return false;
  switch (data.effect) {
    case 'gainCredits':
      return amount > 0 && !isForbidden(game, 'gainCredits', side);
    case 'loseCredits':
      return amount > 0 && playerOf(state, side).credits > 0;
    case 'loseClicks':
      return amount > 0 && playerOf(state, side).clicks > 0;
    case 'draw':
      // A Corp that has to draw from an empty R&D loses, which is a change.
      return (
        amount > 0 &&
        !isForbidden(game, 'draw', side) &&
        (side === 'corp' || state.zones[deckOf(side)].length > 0)
      );
    case 'removeTags':
      return amount > 0 && state.runner.tags > 0;
    case 'gainClicks':
    case 'giveTags':
    case 'takeBadPublicity':
    case 'damage':
    case 'placeCounters':
      return amount > 0;
    case 'approach':
    case 'moveRunner':
    case 'attackInstead':
      return state.run !== null;
    case 'identifyMark':
      return markOf(state) === null;
    case 'sabotage':
      return amount > 0 && state.zones.hq.length + state.zones.rd.length > 0;
    case 'charge':
      return data.on !== 'source' || (context.source !== null && context.source.power > 0);
    case 'takeCredits':
      return data.from !== 'source' || (context.source !== null && context.source.credits > 0);
    case 'removeCounters':
      return data.on !== 'source' || (context.source !== null && context.source[data.counter] > 0);
    case 'trash':
      if (data.what === 'accessed') {
        const accessed = accessedCard(state);
        if (accessed === null || isForbidden(game, 'trashCorpCards', context.controller)) return false;
        return canPayToTrash(game, accessed);
      }
      return actsOnCards(game, data.what, context);
    case 'derez':
    case 'rez':
    case 'install':
    case 'addToHand':
    case 'shuffleIntoDeck':
    case 'removeFromGame':
    case 'host':
      return actsOnCards(game, data.what, context);
    case 'takeAction':
      return basicActionOptions(game, side, data.clickDiscount, data.different === true).length > 0;
    case 'run':
      return state.run === null && serversToRun(game, data.on, context.source).length > 0;
    case 'break':
      return unbroken(game).length > 0;
    case 'strength':
      return data.of !== 'encountered' || encounteredIce(state) !== null;
    case 'bypass':
      return encounteredIce(state) !== null;
    case 'endRun':
      return state.run !== null || encounteredIce(state) !== null;
    case 'accessMore':
    case 'mayJackOut':
      return state.run !== null;
    case 'reveal':
    case 'expose':
    case 'swap':
    case 'encounter':
      return true;
    // 10.1.1a lets the Corp purge even with nothing to purge.
    case 'purge':
    case 'shuffleDeck':
    case 'endActionPhase':
    case 'forbid':
    case 'later':
    case 'prevent':
    case 'setImminent':
    case 'redirectToDeck':
      return true;
  }
}

import type { Side } from '../side.ts';
import { type Game, playerOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { cardsWithCredits } from './spending.ts';

const NO_CARDS: readonly Card[] = [];

/** While it is worked out which cards count, the pool is what lies in it: what they ask about credits needs an answer. */
let asking = false;

/** Cards whose hosted credits count as being in a player's pool now. */
export function cardsInPool(game: Game, side: Side): readonly Card[] {
  if (!game.rules.anyInPool || asking) return NO_CARDS;
  asking = true;
  try {
    return cardsWithCredits(game, side, (ability) => ability.inPool === true);
  } finally {
    asking = false;
  }
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

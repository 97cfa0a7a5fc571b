import { occur } from '../kernel/occur.ts';
import { COUNTERS, type Counter } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { controllerOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

const bitOf = (counter: Counter): number => 1 << COUNTERS.indexOf(counter);

export function placeCountersOn(
  game: Game,
  card: Card,
  counter: Counter,
  amount: number,
  load: boolean,
): void {
  if (amount <= 0) return;
  const was = card[counter];
  card[counter] += amount;
  if (load) card.loaded |= bitOf(counter);
  emit(game, 'countersPlaced', 'placeCounters', controllerOf(card), amount, counter, [card]);
  occur(game, 'placeCounters', controllerOf(card), card, card[counter], was, counter, card.server);
}

export function removeCountersFrom(game: Game, card: Card, counter: Counter, amount: number): number {
  const removed = Math.min(card[counter], amount);
  // A value of 0 or less does nothing as it resolves (ruling 17).
  if (removed <= 0) return 0;
  emit(game, 'countersRemoved', 'placeCounters', controllerOf(card), removed, counter, [card]);
  takeOff(game, card, counter, removed);
  return removed;
}

/** Credits on a card go back to the bank like those of the pool (1.10.3c). */
export function spendHostedCredits(game: Game, side: Side, card: Card, amount: number): void {
  if (amount <= 0) return;
  emit(game, 'creditsSpent', 'spendCredits', side, amount, '', [card]);
  takeOff(game, card, 'credits', amount);
  occur(game, 'spendCredits', side, card, amount);
}

/** A loaded card that has no counters left of that kind becomes empty (10.9.1). */
function takeOff(game: Game, card: Card, counter: Counter, amount: number): void {
  card[counter] -= amount;
  if (card[counter] === 0 && card.loaded & bitOf(counter)) {
    card.loaded &= ~bitOf(counter);
    occur(game, 'empty', controllerOf(card), card, 0, 0, counter);
  }
}

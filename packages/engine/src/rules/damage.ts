import { endGame } from '../kernel/end-game.ts';
import { occur } from '../kernel/occur.ts';
import type { DamageType } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { cardOf, type Game } from '../state/game.ts';
import { randomAmong } from '../state/random.ts';
import type { Card } from '../state/state.ts';
import { asConsequences } from '../state/tale.ts';
import { LIMITS } from '../state/unsettled.ts';
import { trashCards } from './trash.ts';

const NO_CARDS: readonly Card[] = [];

/**
 * Deals damage that a player is responsible for (10.4.1): random cards are trashed together, those returned; more damage than cards flatlines the Runner (10.4).
 */
export function dealDamage(game: Game, type: DamageType, amount: number, by: Side): readonly Card[] {
  if (amount <= 0) return NO_CARDS;
  const state = game.state;
  emit(game, 'damaged', 'damage', by, amount, type);
  if (type === 'core') {
    state.runner.coreDamage += amount;
    state.unsettled |= LIMITS;
  }
  if (amount > state.zones.grip.length) {
    endGame(game, 'corp', 'flatline', 'flatline');
    return NO_CARDS;
  }
  const left = state.zones.grip.map((id) => cardOf(state, id));
  const hit: Card[] = [];
  for (let i = 0; i < amount; i++) {
    const [card] = left.splice(randomAmong(state, left), 1);
    if (card !== undefined) hit.push(card);
  }
  asConsequences(game, () => trashCards(game, hit, by, 'damage'));
  occur(game, 'damage', by, null, amount, 0, type);
  return hit;
}

import { endGame } from '../kernel/end-game.ts';
import { occur } from '../kernel/occur.ts';
import type { DamageType } from '../language/lists.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { cardOf, type Game, refOf } from '../state/game.ts';
import { randomBelow } from '../state/random.ts';
import { type Card, NOTHING } from '../state/state.ts';
import { LIMITS } from '../state/unsettled.ts';
import { trashCards } from './trash.ts';

/**
 * Deals damage: random cards are trashed together; more damage than cards flatlines the Runner (10.4). The
 * ability that did it may speak of a card trashed this way as its subject.
 */
export function dealDamage(game: Game, type: DamageType, amount: number, by: Side): void {
  if (amount <= 0) return;
  const state = game.state;
  emit(game, 'damaged', 'damage', by, amount, type);
  if (type === 'core') {
    state.runner.coreDamage += amount;
    state.unsettled |= LIMITS;
  }
  if (amount > state.zones.grip.length) {
    endGame(game, 'corp', 'flatline', 'flatline');
    return;
  }
  const left = state.zones.grip.slice();
  const hit: Card[] = [];
  for (let i = 0; i < amount; i++) {
    const [id] = left.splice(randomBelow(state, left.length), 1);
    if (id !== undefined) hit.push(cardOf(state, id));
  }
  trashCards(game, hit, by, 'damage');
  const [first] = hit;
  const cause = state.stack.findLast((frame) => frame.kind === 'ability');
  if (cause?.kind === 'ability') cause.subject = first === undefined ? NOTHING : refOf(first);
  occur(game, 'damage', 'runner', null, amount, 0, type);
}

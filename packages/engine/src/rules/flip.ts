import { occur } from '../kernel/occur.ts';
import { emit } from '../state/event.ts';
import { controllerOf, type Game } from '../state/game.ts';
import { becomeActive } from '../state/move.ts';
import type { Card } from '../state/state.ts';

/** Turns a double-sided identity: it stays the object it is, but only the side that is faceup now is active (3.1.1a). */
export function flip(game: Game, card: Card): void {
  const other = game.rules.otherSide[card.def] ?? -1;
  if (other < 0) return;
  card.def = other;
  becomeActive(game, card);
  emit(game, 'flipped', 'flipping', controllerOf(card), 0, '', [card]);
  occur(game, 'flip', controllerOf(card), card);
}

import { occur } from '../kernel/occur.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

/** Advances a card: one advancement counter from the bank, and it counts as advancing (1.17.1). */
export function advanceCard(game: Game, card: Card): void {
  const was = card.advancement;
  card.advancement += 1;
  emit(game, 'advanced', 'advance', 'corp', card.advancement, '', [card]);
  occur(game, 'advance', 'corp', card, card.advancement, was);
}

import { occur } from '../kernel/occur.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';

export function giveBadPublicity(game: Game, amount: number): void {
  if (amount <= 0) return;
  game.state.corp.badPublicity += amount;
  emit(game, 'badPublicityTaken', 'badPublicity', 'corp', amount);
  occur(game, 'takeBadPublicity', 'corp', null, amount);
}

/** Removes as much as there is, and says how much that was; a run under way keeps the credits it began with. */
export function removeBadPublicity(game: Game, amount: number): number {
  const removed = Math.min(game.state.corp.badPublicity, amount);
  if (removed <= 0) return 0;
  game.state.corp.badPublicity -= removed;
  emit(game, 'badPublicityRemoved', 'badPublicity', 'corp', removed);
  return removed;
}

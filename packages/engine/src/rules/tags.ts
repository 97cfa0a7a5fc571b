import { occur } from '../kernel/occur.ts';
import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';

/** The value must be above 0 for the effect to occur at all (9.8.6a). */
export function giveTags(game: Game, amount: number): void {
  if (amount <= 0) return;
  game.state.runner.tags += amount;
  emit(game, 'tagsTaken', 'tags', 'runner', amount);
  occur(game, 'takeTags', 'runner', null, amount);
}

/** Removes as many as there are, and says how many that were. Whoever does it, the tags are the Runner's. */
export function removeTags(game: Game, by: Side, amount: number): number {
  const removed = Math.min(game.state.runner.tags, amount);
  if (removed <= 0) return 0;
  game.state.runner.tags -= removed;
  emit(game, 'tagsRemoved', 'removeTag', 'runner', removed);
  occur(game, 'removeTags', by, null, removed);
  return removed;
}

import { occur } from '../kernel/occur.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { removeCountersFrom } from './counters.ts';

/** Removes every virus counter (10.1.1). */
export function purge(game: Game): void {
  let purged = 0;
  for (const card of game.state.cards) {
    if (card.virus > 0) purged += removeCountersFrom(game, card, 'virus', card.virus);
  }
  emit(game, 'purged', 'purging', 'corp', purged);
  occur(game, 'purge', 'corp', null, purged);
}

import { occur } from '../kernel/occur.ts';
import { emit } from '../state/event.ts';
import { cardOf, type Game } from '../state/game.ts';
import { removeCountersFrom } from './counters.ts';

/** Removes every virus counter (10.1.1). */
export function purge(game: Game): void {
  let purged = 0;
  const { state } = game;
  for (const { id, virus } of state.cards) {
    if (virus > 0) purged += removeCountersFrom(game, cardOf(state, id), 'virus', virus);
  }
  emit(game, 'purged', 'purging', 'corp', purged);
  occur(game, 'purge', 'corp', null, purged);
}

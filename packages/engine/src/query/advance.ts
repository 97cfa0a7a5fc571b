import { defOf, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { isRestricted } from './restricted.ts';

/** Whether a Corp card is one of those that may receive advancement counters (1.17.2). */
export function isAdvanceable(game: Game, card: Card): boolean {
  if (card.zone !== 'ice' && card.zone !== 'root') return false;
  const def = defOf(game, card);
  return def.type === 'agenda' || def.canBeAdvanced;
}

/** The same, now. */
export const canBeAdvanced = (game: Game, card: Card): boolean =>
  isAdvanceable(game, card) && !isRestricted(game, 'advance', card);

import { occur } from '../kernel/occur.ts';
import { advancementRequirement } from '../query/values.ts';
import { emit } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { moveTo } from './move-card.ts';

/** Scores an agenda: it becomes uninstalled and lies faceup in the Corp's score area (1.16). */
export function score(game: Game, card: Card): void {
  const advancement = card.advancement;
  const past = Math.max(0, advancement - advancementRequirement(game, card));
  const { server } = card;
  moveTo(game, card, 'corpScore', true);
  emit(game, 'scored', 'scoring', 'corp', advancement, '', [card]);
  occur(game, 'score', 'corp', card, advancement, past, '', server);
}

import { occur } from '../kernel/occur.ts';
import { additionalPrice } from '../query/additional-price.ts';
import { advancementRequirement } from '../query/values.ts';
import { emit } from '../state/event.ts';
import { type Game, refOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { askAdditionalCost } from './ask-additional-cost.ts';
import { moveTo } from './move-card.ts';

/** The Corp chose to score an agenda, and so to pay what that costs on top. */
export function startScore(game: Game, card: Card): void {
  const { server } = card;
  if (additionalPrice(game, 'score', 'corp', card, server) === null) score(game, card);
  else askAdditionalCost(game, { to: 'score', card: refOf(card), server, agreed: true });
}

/** Scores an agenda: it becomes uninstalled and lies faceup in the Corp's score area (1.16). */
export function score(game: Game, card: Card): void {
  const advancement = card.advancement;
  const past = Math.max(0, advancement - advancementRequirement(game, card));
  const { server } = card;
  moveTo(game, card, 'corpScore', true);
  emit(game, 'scored', 'scoring', 'corp', advancement, '', [card]);
  occur(game, 'score', 'corp', card, advancement, past, '', server);
}

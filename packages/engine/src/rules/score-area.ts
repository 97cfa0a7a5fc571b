import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { formOf } from '../state/forms.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { scoreAreaOf } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { followTarget } from './follow-target.ts';
import { convertInto, moveTo } from './move-card.ts';

/** Adds agendas to a player's score area as they are: they are not scored or stolen (1.16.3e). */
export function addToScoreArea(game: Game, cards: readonly Card[], side: Side, by: Side): void {
  const zone = scoreAreaOf(side);
  const added = cards.filter((card) => defOf(game, card).type === 'agenda' && card.zone !== zone);
  for (const card of added) {
    const before = refOf(card);
    moveTo(game, card, zone, true);
    followTarget(game.state, before, refOf(card));
  }
  if (added.length > 0) emit(game, 'addedToScoreArea', 'addingToScoreArea', by, added.length, side, added);
}

/** Turns a card into an agenda in a player's score area; what it was is gone while it lies there (10.1.3). */
export function addAsAgenda(game: Game, card: Card, side: Side, form: string, by: Side): void {
  const def = formOf(game, card, form);
  if (def === card.def) return;
  const before = refOf(card);
  convertInto(game, card, scoreAreaOf(side), def);
  followTarget(game.state, before, refOf(card));
  emit(game, 'convertedToAgenda', 'convertingToAgenda', by, defOf(game, card).points, side, [card]);
}

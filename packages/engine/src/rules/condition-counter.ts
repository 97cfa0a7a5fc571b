import type { Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { formOf, isConverted } from '../state/forms.ts';
import { type Game, refOf } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { followTarget } from './follow-target.ts';
import { convertToCounter } from './move-card.ts';

/** Turns a card into a condition counter on another; what it was is gone as long as it is hosted there (10.1.4). */
export function becomeCounter(game: Game, card: Card, host: Card, form: string, by: Side): void {
  if (card === host || isConverted(game, card)) return;
  const def = formOf(game, card, form);
  if (def === card.def) return;
  const before = refOf(card);
  convertToCounter(game, card, host, def);
  followTarget(game.state, before, refOf(card));
  emit(game, 'convertedToCounter', 'convertingToCounter', by, 1, '', [card, host]);
}

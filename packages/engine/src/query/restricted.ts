import { RESTRICTED } from '../compile/noted.ts';
import type { Condition } from '../language/condition.ts';
import type { DeedName } from '../language/words/deeds.ts';
import { contextOf, withX } from '../state/context.ts';
import { defOf, type Game, isSaid } from '../state/game.ts';
import type { Card, ServerId } from '../state/state.ts';
import { conditionHolds } from './ask.ts';
import { bind } from './bind.ts';
import { abilitiesLost } from './characteristics.ts';

/** Whether a card says of itself that such a deed cannot be done with it now; that counts wherever it is (9.1.8c). */
export const isRestricted = (game: Game, deed: DeedName, card: Card, x = 0): boolean =>
  restrictionOn(game, deed, card, x) !== null;

/** The condition of such a card that does not hold. */
export function restrictionOn(game: Game, deed: DeedName, card: Card, x = 0): Condition | null {
  if (!isSaid(game, deed, RESTRICTED)) return null;
  const { restrictions } = defOf(game, card);
  for (const ability of restrictions) {
    if (ability.deed.deed !== deed || ability.if === undefined) continue;
    if (abilitiesLost(game, card) !== 'none') return null;
    if (!conditionHolds(game, ability.if, withX(contextOf(card, card.owner), x))) return ability.if;
  }
  return null;
}

/** Whether a card may be in a server by what it says of itself: installed there, moved or swapped there (8.2.12). */
export function mayBeIn(game: Game, card: Card, server: ServerId): boolean {
  const { onlyIn } = defOf(game, card);
  if (onlyIn === null || abilitiesLost(game, card) !== 'none') return true;
  return bind.server(onlyIn)(game, server, contextOf(card, card.owner), game.state.turn.history.length);
}

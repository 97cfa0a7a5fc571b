import { waitingFor } from '../kernel/stepper.ts';
import { searchedZone } from '../rules/steps/target.ts';
import type { Seat } from '../side.ts';
import { cardOf, findCard, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

/** Who searches a deck looks at all of it; other choices from a deck show the cards to choose from. */
export function lookedAt(game: Game, seat: Seat): Card[] {
  const { state } = game;
  const decision = waitingFor(game);
  if (decision === null || decision.seat !== seat) return [];
  const zone = searchedZone(game);
  if (zone !== null) return state.zones[zone].map((id) => cardOf(state, id));
  const cards: Card[] = [];
  for (const { card } of decision.options) {
    const found = findCard(state, card);
    if (found !== null && (found.zone === 'rd' || found.zone === 'stack')) cards.push(found);
  }
  return cards;
}

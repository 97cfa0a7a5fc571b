import { waitingFor } from '../kernel/stepper.ts';
import { shownWhileResolving } from '../query/visibility.ts';
import { searchedZone } from '../rules/steps/target.ts';
import type { Seat } from '../side.ts';
import { cardOf, findCard, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';

/**
 * Who searches a deck looks at all of it; other choices from a deck show the cards to choose from, and an ability what
 * it lets one look at or reveals.
 */
export function lookedAt(game: Game, seat: Seat): Card[] {
  const { state } = game;
  const shown = shownWhileResolving(state, seat);
  const decision = waitingFor(game);
  if (decision === null || decision.seat !== seat) return shown;
  const zone = searchedZone(game);
  const cards = new Set(shown);
  if (zone !== null) for (const id of state.zones[zone]) cards.add(cardOf(state, id));
  else
    for (const { card } of decision.options) {
      const found = findCard(state, card);
      if (found !== null && (found.zone === 'rd' || found.zone === 'stack')) cards.add(found);
    }
  return [...cards];
}

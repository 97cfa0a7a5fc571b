import type { Seat } from '../side.ts';
import type { EventCard, GameEvent } from '../state/event.ts';
import type { Place, Whence } from '../state/tale.ts';
import { mayKnow } from '../state/visibility.ts';
import { requireSeat } from './view.ts';

/** A card in an event as a seat may see it: hidden cards lose their name, those in hands and decks everything. */
export interface EventCardView {
  readonly object?: number;
  readonly card?: string;
  /** Where it lies now. */
  readonly place: Place;
  /** Where it was, where it has just moved, and as which object, where the seat could point at it. */
  readonly from?: Place & { readonly object?: number };
}

export interface EventView extends Omit<GameEvent, 'cards'> {
  readonly cards: readonly EventCardView[];
}

function maskWhence(seat: Seat, { object, pointedAtBy, ...place }: Whence): Place & { object?: number } {
  return mayKnow(seat, pointedAtBy) ? { ...place, object } : place;
}

const maskCard = (
  seat: Seat,
  { object, card, seenBy, pointedAtBy, place, from }: EventCard,
): EventCardView => ({
  ...(mayKnow(seat, pointedAtBy) ? { object } : {}),
  ...(mayKnow(seat, seenBy) ? { card } : {}),
  place,
  ...(from === null ? {} : { from: maskWhence(seat, from) }),
});

/** Events as a seat may see them. */
export function maskEvents(events: readonly GameEvent[], seat: Seat): EventView[] {
  requireSeat(seat);
  return events.map((event) => ({
    ...event,
    cards: event.cards.map((card) => maskCard(seat, card)),
  }));
}

import type { Seat } from '../side.ts';
import type { EventCard, GameEvent } from '../state/event.ts';
import { mayKnow } from '../state/visibility.ts';
import { requireSeat } from './view.ts';

/** A card in an event as a seat may see it: hidden cards lose their name, those in hands and decks everything. */
export interface EventCardView {
  readonly object?: number;
  readonly card?: string;
}

export interface EventView extends Omit<GameEvent, 'cards'> {
  readonly cards: readonly EventCardView[];
}

const maskCard = (seat: Seat, { object, card, seenBy, pointedAtBy }: EventCard): EventCardView => ({
  ...(mayKnow(seat, pointedAtBy) ? { object } : {}),
  ...(mayKnow(seat, seenBy) ? { card } : {}),
});

/** Events as a seat may see them. */
export function maskEvents(events: readonly GameEvent[], seat: Seat): EventView[] {
  requireSeat(seat);
  return events.map((event) => ({
    ...event,
    cards: event.cards.map((card) => maskCard(seat, card)),
  }));
}

import type { EventView, View } from '@lastclick/engine';
import { cardData } from '../card-text.ts';
import { placedCards } from './places.ts';

/** What one seat has seen so far: titles by object number, and where the cards lay last. */
export class Names {
  private readonly titles = new Map<number, string>();
  private readonly places = new Map<number, string>();

  look(view: View): void {
    for (const { card, place } of placedCards(view)) {
      if (card.title !== undefined) this.titles.set(card.object, card.title);
      this.places.set(card.object, place);
    }
  }

  hear(events: readonly EventView[]): void {
    for (const { cards } of events) {
      for (const { object, card } of cards) {
        const title = card === undefined ? undefined : cardData(card)?.title;
        if (object !== undefined && title !== undefined) this.titles.set(object, title);
      }
    }
  }

  title(object: number): string | null {
    return this.titles.get(object) ?? null;
  }

  place(object: number): string | null {
    return this.places.get(object) ?? null;
  }
}

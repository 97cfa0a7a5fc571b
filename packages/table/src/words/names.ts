import type { EventView, View } from '@lastclick/engine';
import { type Glossary, PRESENT } from './glossary.ts';
import { placedCards } from './places.ts';

/** What one seat has seen so far: titles by object number, where the cards lay last, and how strong they were. */
export class Names {
  private readonly titles: Map<number, string>;
  private readonly places: Map<number, string>;
  private readonly strengths: Map<number, number>;

  /** What cards and rules are asked for words. */
  readonly glossary: Glossary;

  constructor(known?: Names, glossary: Glossary = known?.glossary ?? PRESENT) {
    this.glossary = glossary;
    this.titles = new Map(known?.titles);
    this.places = new Map(known?.places);
    this.strengths = new Map(known?.strengths);
  }

  /** An independent copy. */
  fork(): Names {
    return new Names(this);
  }

  look(view: View): void {
    this.lookAround(view);
    for (const { card } of placedCards(view))
      if (card.title !== undefined) this.titles.set(card.object, card.title);
  }

  /** Sees where everything lies but reads no titles, so that a card is nameless until it is turned up. */
  lookAround(view: View): void {
    for (const { card, place } of placedCards(view)) {
      if (card.strength !== undefined) this.strengths.set(card.object, card.strength);
      this.places.set(card.object, place);
    }
  }

  hear({ cards }: EventView): void {
    for (const { object, card } of cards) {
      const title = card === undefined ? null : this.glossary.title(card);
      if (object !== undefined && title !== null) this.titles.set(object, title);
    }
  }

  title(object: number): string | null {
    return this.titles.get(object) ?? null;
  }

  place(object: number): string | null {
    return this.places.get(object) ?? null;
  }

  strength(object: number): number | null {
    return this.strengths.get(object) ?? null;
  }
}

import type { CardData, CardFacts } from '@lastclick/engine/language';

/** What is printed on a card, its text aside, and the codes of its printings, oldest first. */
export interface PrintedFacts extends Omit<CardFacts, 'id'> {
  readonly side: CardData['side'];
  readonly type: CardData['type'];
  /** Of the other sides of a double-sided card what they do not share with the front. */
  readonly faces?: readonly Partial<Pick<CardFacts, 'title' | 'subtypes' | 'link'>>[];
  readonly codes: readonly string[];
}

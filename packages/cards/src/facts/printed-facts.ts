import type { CardData, CardFacts } from '@lastclick/engine/language';

/** What is printed on a card, its text aside, and the codes of its printings, oldest first. */
export interface PrintedFacts extends Omit<CardFacts, 'id'> {
  readonly side: CardData['side'];
  readonly type: CardData['type'];
  readonly codes: readonly string[];
}

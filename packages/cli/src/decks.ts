import { DECKS, type DeckList } from '@lastclick/cards';
import type { Deck, Side } from '@lastclick/engine';

/** What a game's setup wants of a list: its name is not part of it. */
export const deckOf = ({ identity, cards }: DeckList): Deck => ({ identity, cards });

function deckWithKey(key: string): Deck {
  const found = DECKS[key];
  if (found === undefined) throw new Error(`no deck comes with the key ${key}`);
  return deckOf(found);
}

/** The intermediate teaching decks of System Gateway, played when no others are asked for. */
export const SAMPLE_DECKS: Readonly<Record<Side, Deck>> = {
  corp: deckWithKey('gatewayIntermediateCorp'),
  runner: deckWithKey('gatewayIntermediateRunner'),
};

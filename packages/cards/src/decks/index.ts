import type { DeckList } from './deck-list.ts';
import * as teaching from './teaching.ts';
import * as tuned from './tuned.ts';

export { cardById, cardByTitle, type DeckList, deckSize } from './deck-list.ts';
export {
  type ImportedDeck,
  readDeckText,
  readNetrunnerDb,
  type Unread,
  writeDeckText,
  writeNetrunnerDb,
} from './exchange.ts';
export { agendaPointsNeeded, checkDeck, type DeckProblem } from './legality.ts';

/** Decks that come with the game, by a short key. */
export const DECKS: Readonly<Record<string, DeckList>> = { ...teaching, ...tuned };

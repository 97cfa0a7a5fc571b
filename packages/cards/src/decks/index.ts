import type { DeckList } from './deck-list.ts';
import * as elevation from './elevation.ts';
import * as teaching from './teaching.ts';
import * as tuned from './tuned.ts';

export { cardById, cardByTitle, type DeckList, deckSize, knowOwnCards } from './deck-list.ts';
export {
  type ImportedDeck,
  readDeckText,
  readNetrunnerDb,
  type Unread,
  writeDeckText,
  writeNetrunnerDb,
} from './exchange.ts';
export {
  agendaPointsNeeded,
  checkDeck,
  type DeckProblem,
  GAME_KINDS,
  type GameKind,
  gameKindOf,
} from './legality.ts';

const byKey = (decks: Readonly<Record<string, DeckList>>): [string, DeckList][] =>
  Object.entries(decks).sort(([one], [other]) => (one < other ? -1 : 1));

/** Decks that come with the game, by a short key; a module's exports have another order wherever it is bundled. */
export const DECKS: Readonly<Record<string, DeckList>> = Object.fromEntries([
  ...byKey(teaching),
  ...byKey(tuned),
  ...byKey(elevation),
]);

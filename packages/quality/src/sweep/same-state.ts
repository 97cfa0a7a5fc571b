import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@lastclick/engine';

type State = Game['state'];

/** A state without what tells copies of it apart. */
const plain = (state: State): State => ({
  ...state,
  copy: 0,
  cards: state.cards.map((card) => ({ ...card, copy: 0 })),
});

/** Whether two states are the same in all that the rules know. */
export const isSameState = (one: State, other: State): boolean => isDeepStrictEqual(plain(one), plain(other));

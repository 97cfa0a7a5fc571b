import { cardById, checkDeck, type DeckList } from '@lastclick/cards';
import type { Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';

/** Why a side cannot play a deck, as what is said of the deck; null where it can. */
export type Misfit =
  | { readonly kind: 'otherSide'; readonly words: string }
  | { readonly kind: 'illegal'; readonly words: string };

export function misfitOf(deck: DeckList, side: Side): Misfit | null {
  if (cardById(deck.identity)?.side !== side)
    return { kind: 'otherSide', words: `is not a deck of the ${sideName(side)}` };
  const [problem] = checkDeck(deck);
  return problem === undefined
    ? null
    : { kind: 'illegal', words: `is not legal (${problem.rule}): ${problem.message}` };
}

import type { DeckList } from '@lastclick/cards';
import type { Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { UsageError } from '../command.ts';
import { FileProblem } from '../play/files.ts';
import { findDeck } from './find-deck.ts';
import { misfitOf } from './misfit.ts';

/** The deck a flag names by key or file, which must be legal and of its side. */
export function legalDeck(which: string, side: Side, flag: string): DeckList {
  const deck = findDeck(which);
  const misfit = misfitOf(deck, side);
  if (misfit?.kind === 'otherSide')
    throw new UsageError(
      `--${flag} wants a deck of the ${sideName(side)}; ${which} is one of the other side`,
    );
  if (misfit !== null) throw new FileProblem(`${which} ${misfit.words}; see "deck check"`);
  return deck;
}

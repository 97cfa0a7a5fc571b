import type { Offer } from '@lastclick/session';
import { Fragment } from 'react';
import { GameSymbol } from '../symbols/symbol.tsx';
import { MoveButton } from './move-button.tsx';
import { useTable } from './table-context.ts';

interface Props {
  readonly offer: Offer;
  /** The key that plays it: "3", "Space". */
  readonly shortcut?: string | undefined;
  /** Where many share the bar, a long move is cut off; all of it stands at its card. */
  readonly isCrowded?: boolean;
  /** No answer is louder than another. */
  readonly isEven?: boolean;
}

/** Longer words are cut off where there is little room. */
const LONG = 36;

/** What a move is called; what it leads to follows a drawn arrow, as not every font has one. */
function Words({ words }: { readonly words: string }) {
  return words.split(' → ').map((part, place) => (
    <Fragment key={part}>
      {place > 0 && (
        <>
          {' '}
          <GameSymbol name="leadsTo" label="then" />{' '}
        </>
      )}
      {part}
    </Fragment>
  ));
}

/** A legal move as a button: its words, what it costs, and whether it can be taken back. */
export function OfferButton({ offer, shortcut, isCrowded = false, isEven = false }: Props) {
  const { take, gathered } = useTable();
  const isChosen = gathered.includes(offer.key);
  return (
    <MoveButton
      {...(isChosen ? { look: 'chosen' } : offer.isDefault && !isEven ? { look: 'main' } : {})}
      isShort={isCrowded && offer.words.length > LONG}
      cost={offer.cost}
      shortcut={shortcut}
      title={`${offer.words}; rule ${offer.rule}${offer.reveals ? '; cannot be undone without having learnt something' : ''}`}
      onClick={() => take(offer)}
    >
      {isChosen && <GameSymbol name="check" label="chosen" />}
      <Words words={offer.words} />
    </MoveButton>
  );
}

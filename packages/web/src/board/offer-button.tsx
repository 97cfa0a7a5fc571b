import type { Offer } from '../session/snapshot.ts';
import { CostText } from '../symbols/cost-text.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import styles from './offer-button.module.css';
import { useTable } from './table-context.ts';

interface Props {
  readonly offer: Offer;
  /** The key that plays it: "3", "Space". */
  readonly shortcut?: string | undefined;
  /** Where many share the bar, a long move is cut off; all of it stands at its card. */
  readonly place?: 'bar' | 'crowded bar';
}

/** Longer words are cut off where there is little room. */
const LONG = 36;

/** A legal move as a button: its words, what it costs, and whether it can be taken back. */
export function OfferButton({ offer, shortcut, place }: Props) {
  const { take, gathered } = useTable();
  return (
    <button
      type="button"
      className={styles.offer}
      data-place={place === undefined ? undefined : 'bar'}
      data-short={place === 'crowded bar' && offer.words.length > LONG}
      data-default={offer.isDefault}
      data-gathered={gathered.includes(offer.key)}
      aria-keyshortcuts={shortcut}
      title={`${offer.words}; rule ${offer.rule}${offer.reveals ? '; cannot be undone without having learnt something' : ''}`}
      onClick={() => take(offer)}
    >
      {gathered.includes(offer.key) && <GameSymbol name="check" label="chosen" />}
      <span className={styles.words}>{offer.words}</span>
      {offer.cost !== '' && (
        <span className={styles.cost}>
          <CostText cost={offer.cost} />
        </span>
      )}
      {shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

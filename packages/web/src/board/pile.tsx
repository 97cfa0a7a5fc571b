import type { CardView, Side } from '@lastclick/engine';
import { count } from '@lastclick/table';
import { CardBack } from '../cards/card-back.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { knownData } from '../cards/card-words.ts';
import styles from './pile.module.css';

/** Cards that lie on each other: a hand one may not see, a deck, a discard pile. */
export interface PileOfCards {
  readonly name: string;
  /** The zone it is. */
  readonly place: 'hq' | 'rd' | 'archives';
  readonly owner: Side;
  readonly count: number;
  /** The faceup cards of it, the last on top. */
  readonly seen: readonly CardView[];
  /** Opens the pile; without it there is nothing to see. */
  readonly onLook: (() => void) | null;
}

function Top({ owner, seen }: PileOfCards) {
  const data = seen.map(knownData).findLast((one) => one !== null);
  return data === undefined || data === null ? (
    <CardBack side={owner} />
  ) : (
    <CardPicture id={data.id} type={data.type} faction={data.faction} subtypes={data.subtypes} />
  );
}

export function Pile({ pile }: { readonly pile: PileOfCards }) {
  const words = `${pile.name}: ${count(pile.count, 'card')}`;
  const face = (
    <>
      <span className={styles.top} data-empty={pile.count === 0}>
        {pile.count > 0 && <Top {...pile} />}
      </span>
      <span className={styles.count}>{pile.count}</span>
    </>
  );
  return pile.onLook === null ? (
    <span className={styles.pile} role="img" aria-label={words} data-place={pile.place}>
      {face}
    </span>
  ) : (
    <button
      type="button"
      className={styles.pile}
      tabIndex={-1}
      data-spot={`pile ${pile.name}`}
      data-place={pile.place}
      aria-label={`Look at ${words}`}
      onClick={pile.onLook}
    >
      {face}
    </button>
  );
}

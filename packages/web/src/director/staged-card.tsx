import type { CardView, View } from '@lastclick/engine';
import type { Beat } from '@lastclick/session';
import { cardData, findPlaced } from '@lastclick/table';
import { CardBack } from '../cards/card-back.tsx';
import { CardDetail } from '../cards/card-detail.tsx';
import { backOf } from './places.ts';
import styles from './stage.module.css';

type Told = Beat['cards'][number];

/** A card as it is shown: as it lies on the board, else as it is printed. */
export function viewOf({ object = 0, card, place }: Told, view: View): CardView {
  const lying = object === 0 ? undefined : findPlaced(view, object)?.card;
  const known = { object, faceup: place.faceup, counters: {}, hosted: [], ...lying };
  return card === undefined ? known : { ...known, card, title: cardData(card)?.title ?? card };
}

/** A card large, turned up where it was facedown; its back where nobody here knows it. */
export function StagedCard({ told, view }: { readonly told: Told; readonly view: View }) {
  return (
    <div className={styles.staged} data-staged={told.object ?? ''}>
      {/* What can be tapped on it is tapped where the card lies; here a tap goes on. */}
      <div className={styles.turned} inert>
        {told.card === undefined ? (
          <span className={styles.back}>
            <CardBack side={backOf(told)} />
          </span>
        ) : (
          <CardDetail card={viewOf(told, view)} size="preview" />
        )}
      </div>
    </div>
  );
}

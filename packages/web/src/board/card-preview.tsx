import type { CardView } from '@lastclick/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { CardDetail } from '../cards/card-detail.tsx';
import styles from './card-preview.module.css';

export interface Pointed {
  readonly card: CardView;
  /** Where the card lies that is pointed at. */
  readonly at: DOMRect;
}

const MARGIN = 12;

/** Beside the card where there is room, and never out of the window. */
function placeBeside({ at }: Pointed, width: number, height: number): { left: number; top: number } {
  const right = at.right + MARGIN;
  const left = right + width <= innerWidth - MARGIN ? right : Math.max(MARGIN, at.left - MARGIN - width);
  const top = Math.min(at.top + at.height / 2 - height / 2, innerHeight - MARGIN - height);
  return { left, top: Math.max(MARGIN, top) };
}

/** The card a mouse points at, large, as long as it does. What it says is in the card's own words as well. */
export function CardPreview({ pointed }: { readonly pointed: Pointed }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size !== undefined) setPlace(placeBeside(pointed, size.width, size.height));
  }, [pointed]);
  return (
    <div ref={box} className={styles.preview} style={place ?? { visibility: 'hidden' }} aria-hidden="true">
      <CardDetail card={pointed.card} size="preview" />
    </div>
  );
}

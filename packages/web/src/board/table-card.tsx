import type { CardView, Side } from '@lastclick/engine';
import { count } from '@lastclick/table';
import type { PointerEvent } from 'react';
import { CardFace, type FaceShape } from '../cards/card-face.tsx';
import { cardWords, knownData } from '../cards/card-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './table-card.module.css';
import { useTable } from './table-context.ts';

interface Props {
  readonly card: CardView;
  readonly owner: Side;
  readonly shape?: FaceShape;
}

/** A card one can tap: its moves, or why it has none. Cards hosted on it lie beneath. */
export function TableCard({ card, owner, shape = 'tile' }: Props) {
  const table = useTable();
  const offers = table.offers.byObject.get(card.object) ?? [];
  const isGathered = offers.some(({ key }) => table.gathered.includes(key));
  const name = [
    cardWords(card),
    ...(isGathered ? ['chosen'] : []),
    ...(offers.length === 0 ? [] : [count(offers.length, 'option')]),
  ].join(', ');
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'mouse') table.inspect(card, event.currentTarget.getBoundingClientRect());
  };
  return (
    <span className={styles.place} data-shape={shape}>
      <button
        type="button"
        className={styles.card}
        tabIndex={-1}
        data-spot={`c${card.object}`}
        data-legal={offers.length > 0}
        data-gathered={isGathered}
        data-highlighted={table.highlighted.has(card.object)}
        onClick={(event) => table.tapCard(card, event.currentTarget)}
        onContextMenu={(event) => {
          event.preventDefault();
          table.zoom(card);
        }}
        onPointerEnter={point}
        onPointerLeave={table.leave}
        onFocus={() => table.inspect(card, null)}
      >
        <Spoken>{name}</Spoken>
        <CardFace card={card} owner={owner} shape={shape} />
        {isGathered && (
          <span className={styles.mark}>
            <GameSymbol name="check" />
          </span>
        )}
      </button>
      {card.hosted.length > 0 && (
        <span className={styles.hosted}>
          {card.hosted.map((hosted) => (
            <TableCard
              key={hosted.object}
              card={hosted}
              owner={knownData(hosted)?.side ?? owner}
              shape="across"
            />
          ))}
        </span>
      )}
    </span>
  );
}

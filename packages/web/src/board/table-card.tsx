import type { CardView, Side } from '@lastclick/engine';
import type { Offer } from '@lastclick/session';
import { count } from '@lastclick/table';
import type { PointerEvent } from 'react';
import { CardFace, type FaceShape } from '../cards/card-face.tsx';
import { cardWords, knownData } from '../cards/card-words.ts';
import { CostText } from '../symbols/cost-text.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import { isMovedByDrag } from './drops.ts';
import { onlyMove, verbOf } from './offers.ts';
import styles from './table-card.module.css';
import { useTable } from './table-context.ts';

interface Props {
  readonly card: CardView;
  readonly owner: Side;
  readonly shape?: FaceShape;
}

/** What a tap does, and what it costs, as a sentence. */
export const moveTitle = ({ words, cost }: Offer): string => (cost === '' ? words : `${words} (${cost})`);

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
  // What is in hand can be dragged wherever it may not go, to hear why.
  const isDragged = shape === 'large' || offers.some(isMovedByDrag);
  const only = onlyMove(offers);
  const verb = only === null ? null : verbOf(only);
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
        data-drag={isDragged ? `c${card.object}` : undefined}
        data-drop={shape === 'large' ? undefined : `card ${card.object}`}
        data-target={table.targets.has(`card ${card.object}`)}
        data-legal={offers.length > 0}
        data-gathered={isGathered}
        data-highlighted={table.highlighted.has(card.object)}
        title={only === null ? undefined : moveTitle(only)}
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
        {only !== null && verb !== null && (
          <span className={styles.move} aria-hidden="true">
            {verb} {only.cost !== '' && shape !== 'large' && <CostText cost={only.cost} />}
          </span>
        )}
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

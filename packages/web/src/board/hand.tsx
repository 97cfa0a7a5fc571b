import type { CardView, Side } from '@lastclick/engine';
import { count } from '@lastclick/table';
import { knownData } from '../cards/card-words.ts';
import styles from './hand.module.css';
import { TableCard } from './table-card.tsx';

interface Props {
  readonly side: Side;
  readonly cards: readonly CardView[];
  readonly maximum: number;
  /** Cards that are being played, whoever plays them. */
  readonly playing: readonly CardView[];
  /** 'low' where something else needs the room. */
  readonly height: 'full' | 'low';
}

const NAMES = { corp: 'HQ', runner: 'Grip' } as const;

/** The cards in one's hand. */
export function Hand({ side, cards, maximum, playing, height }: Props) {
  return (
    <section
      data-hand
      data-height={height}
      className={styles.hand}
      aria-label={`${NAMES[side]}: ${count(cards.length, 'card')} in hand, at most ${maximum}`}
    >
      {cards.length === 0 && <span className={styles.none}>No cards in hand</span>}
      {cards.map((card) => (
        <TableCard key={card.object} card={card} owner={side} shape={height === 'low' ? 'across' : 'tile'} />
      ))}
      {playing.length > 0 && (
        <section className={styles.playing} aria-label="Being played">
          <span className={styles.none}>being played</span>
          {playing.map((card) => (
            <TableCard
              key={card.object}
              card={card}
              owner={knownData(card)?.side ?? side}
              shape={height === 'low' ? 'across' : 'tile'}
            />
          ))}
        </section>
      )}
    </section>
  );
}

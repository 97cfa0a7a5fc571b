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
}

const NAMES = { corp: 'HQ', runner: 'Grip' } as const;

/** The cards in one's hand. */
export function Hand({ side, cards, maximum, playing }: Props) {
  return (
    <section
      data-hand
      data-place={side === 'corp' ? 'hq' : 'grip'}
      className={styles.hand}
      style={{ '--cards': cards.length + playing.length }}
      aria-label={`${NAMES[side]}: ${count(cards.length, 'card')} in hand, at most ${maximum}`}
    >
      {cards.length === 0 && <p className={styles.none}>No cards in hand</p>}
      {cards.map((card) => (
        <TableCard key={card.object} card={card} owner={side} shape="large" />
      ))}
      {playing.length > 0 && (
        <section className={styles.playing} aria-label="Being played">
          <p className={styles.none}>being played</p>
          {playing.map((card) => (
            <TableCard key={card.object} card={card} owner={knownData(card)?.side ?? side} shape="large" />
          ))}
        </section>
      )}
    </section>
  );
}

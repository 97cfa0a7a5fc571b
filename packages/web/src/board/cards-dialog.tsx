import type { CardView, Side } from '@lastclick/engine';
import styles from './cards-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { TableCard } from './table-card.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly CardView[];
  readonly owner: Side;
  readonly onClose: () => void;
}

/** The cards of a pile, side by side. */
export function CardsDialog({ title, cards, owner, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {cards.length === 0 ? (
        <p>No cards.</p>
      ) : (
        <div className={styles.cards}>
          {cards.map((card) => (
            <TableCard key={card.object} card={card} owner={owner} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

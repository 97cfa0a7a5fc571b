import type { CardView, Side, View } from '@lastclick/engine';
import { cardData } from '@lastclick/table';
import type { FaceShape } from '../cards/card-face.tsx';
import type { OffersOnBoard } from './offers.ts';
import { TableCard } from './table-card.tsx';
import { useTable } from './table-context.ts';
import styles from './tray.module.css';

/** Cards that have no place of their own on the board. */
const elsewhere = (view: View): CardView[] => [
  ...view.looking,
  ...view.setAside,
  ...view.corp.archives,
  ...view.runner.heap,
  ...view.corp.scored,
  ...view.runner.scored,
];

/** Cards that are looked at or to be chosen and lie nowhere on the board. */
export function cardsInQuestion(view: View, offers: OffersOnBoard): CardView[] {
  const looking = new Set(view.looking.map(({ object }) => object));
  return elsewhere(view).filter(({ object }) => looking.has(object) || offers.byObject.has(object));
}

/** Cards being looked at or to be chosen from a pile: laid out where they can be tapped. */
export function Tray({ shape }: { readonly shape: FaceShape }) {
  const { snapshot, offers } = useTable();
  const { view } = snapshot;
  const wanted = cardsInQuestion(view, offers);
  if (wanted.length === 0) return null;
  const ownerOf = (card: CardView): Side =>
    cardData(card.card ?? card.remembered ?? '')?.side ?? (view.seat === 'runner' ? 'corp' : 'runner');
  return (
    <section className={styles.tray} aria-label="Cards in question">
      {wanted.map((card) => (
        <TableCard key={card.object} card={card} owner={ownerOf(card)} shape={shape} />
      ))}
    </section>
  );
}

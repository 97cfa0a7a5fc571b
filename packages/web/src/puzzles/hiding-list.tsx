import { hidingIn, type Puzzle } from '@lastclick/puzzles';
import { useMemo } from 'react';
import styles from './puzzles.module.css';

const words = (cards: readonly (readonly [string, number])[]): string =>
  cards.map(([title, copies]) => (copies === 1 ? title : `${copies}× ${title}`)).join(', ');

/** What lies hidden in a puzzle: one knows which cards, and not where. */
export function HidingList({ puzzle }: { readonly puzzle: Puzzle }) {
  const { theirs, ownDeck } = useMemo(() => hidingIn(puzzle), [puzzle]);
  return (
    <details className={styles.hiding}>
      <summary>What lies hidden?</summary>
      <p>Theirs, in hand, deck and facedown on the table: {words(theirs)}.</p>
      <p>Your deck, in any order: {words(ownDeck)}.</p>
    </details>
  );
}

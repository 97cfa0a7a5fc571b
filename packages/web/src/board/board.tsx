import type { CardView, Side, View } from '@lastclick/engine';
import styles from './board.module.css';
import { CorpServers } from './corp-servers.tsx';
import { Hand } from './hand.tsx';
import { Rig } from './rig.tsx';
import { useTable } from './table-context.ts';

/** Whose side is at the bottom: one's own; spectators see the Corp on top. */
export const ownSide = ({ seat }: View): Side => (seat === 'corp' ? 'corp' : 'runner');

const handOf = (view: View): readonly CardView[] | undefined =>
  ownSide(view) === 'corp' ? view.corp.hq.cards : view.runner.grip.cards;

/** What is installed on both sides of the table. */
export function Sides() {
  const own = ownSide(useTable().snapshot.view);
  return (
    <div className={styles.sides} data-own={own}>
      {own === 'corp' ? <Rig /> : <CorpServers />}
      {own === 'corp' ? <CorpServers /> : <Rig />}
    </div>
  );
}

/** One's own hand; nothing for who has none to see. */
export function OwnHand() {
  const { view } = useTable().snapshot;
  const own = ownSide(view);
  const cards = handOf(view);
  if (cards === undefined) return null;
  return <Hand side={own} cards={cards} maximum={view[own].maximumHandSize} playing={view.playing} />;
}

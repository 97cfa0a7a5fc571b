import type { ReactNode } from 'react';
import styles from './board.module.css';
import { CorpServers } from './corp-servers.tsx';
import { Hand } from './hand.tsx';
import { Rig } from './rig.tsx';
import { Strip } from './strip.tsx';
import { useTable } from './table-context.ts';

interface Props {
  /** Stands at the end of the opponent's strip. */
  readonly tools: ReactNode;
  /** The timing in one line, where it has no column; never scrolls away. */
  readonly timing: ReactNode;
  readonly handHeight: 'full' | 'low';
}

/** Both sides of the table; one's own is at the bottom, spectators see the Corp on top. */
export function Board({ tools, timing, handHeight }: Props) {
  const { view } = useTable().snapshot;
  const own = view.seat === 'corp' ? 'corp' : 'runner';
  const hand = own === 'corp' ? view.corp.hq.cards : view.runner.grip.cards;
  return (
    <>
      <Strip side={own === 'corp' ? 'runner' : 'corp'}>{tools}</Strip>
      {timing}
      <div className={styles.sides} data-own={own}>
        {own === 'corp' ? <Rig /> : <CorpServers />}
        {own === 'corp' ? <CorpServers /> : <Rig />}
      </div>
      <Strip side={own} />
      {hand !== undefined && (
        <Hand
          side={own}
          cards={hand}
          maximum={view[own].maximumHandSize}
          playing={view.playing}
          height={handHeight}
        />
      )}
    </>
  );
}

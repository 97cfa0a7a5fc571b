import { count } from '@lastclick/table';
import { useState } from 'react';
import { useTable } from '../board/table-context.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './seen.module.css';
import { SeenDialog } from './seen-dialog.tsx';

/** What happened last in one line, and what was seen one tap away. */
export function NewsLine() {
  const { snapshot } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { shown, log, view } = snapshot;
  const now = shown.filter(({ turn }) => turn === view.turn.number);
  const last = log.at(-1);
  return (
    <div className={styles.line} data-side={last?.side}>
      <span className={styles.last} aria-hidden="true">
        {last?.words}
      </span>
      <button
        type="button"
        className={styles.open}
        onClick={() => setOpen(true)}
        disabled={shown.length === 0}
      >
        <GameSymbol name="eye" />
        <Spoken>What was seen: {count(now.length, 'card')} in this turn</Spoken>
        <span aria-hidden="true">Seen {now.length}</span>
      </button>
      {isOpen && <SeenDialog shown={shown} turn={view.turn.number} onClose={() => setOpen(false)} />}
    </div>
  );
}

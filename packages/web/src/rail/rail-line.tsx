import type { EditionId } from '@lastclick/engine';
import type { Rail } from '@lastclick/session';
import { useState } from 'react';
import { Dialog } from '../board/dialog.tsx';
import { Spoken } from '../theme/spoken.tsx';
import { TimingRail } from './rail.tsx';
import styles from './rail-line.module.css';
import { stepNow } from './rail-words.ts';

interface Props {
  readonly rail: Rail;
  readonly edition: EditionId;
  readonly onStop: ((rule: string) => void) | null;
  /** Opens the rail beside the board; null where there is no room for it, and it opens above the board. */
  readonly onOpen: (() => void) | null;
}

/** The timing rail as one line; a tap opens it. */
export function RailLine({ rail, edition, onStop, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { path, step } = stepNow(rail);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        {...(onOpen === null ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': false })}
        onClick={onOpen ?? (() => setOpen(true))}
      >
        <span className={styles.path}>
          <Spoken>Timing: </Spoken>
          {path.join(' › ')}
        </span>
        {step !== null && (
          <span className={styles.step}>
            <span className={styles.words}>{step.words}</span> <b>{step.rule}</b>
          </span>
        )}
      </button>
      {isOpen && (
        <Dialog title="Where we are" onClose={() => setOpen(false)}>
          <TimingRail rail={rail} edition={edition} onStop={onStop} />
        </Dialog>
      )}
    </>
  );
}

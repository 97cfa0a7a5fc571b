import { useState } from 'react';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { Dialog } from './dialog.tsx';
import styles from './toolbar.module.css';
import type { TempoControl } from './use-tempo.ts';

interface Props {
  readonly tempo: TempoControl;
  /** 'folded' has one button for all; then the log is not beside the board either. */
  readonly shape: 'open' | 'folded';
  readonly onLog: () => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
}

function Tool({
  sign,
  name,
  onClick,
}: {
  readonly sign: SymbolName;
  readonly name: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={styles.tool} aria-label={name} title={name} onClick={onClick}>
      <GameSymbol name={sign} />
    </button>
  );
}

const WINDOWS = {
  strict: 'Strict: every window asks you',
  relaxed: 'Relaxed: windows ask only what could matter',
} as const;

function Folded({ tempo, onLog, onHelp, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const entries = [
    ['log', 'Log', onLog],
    ['stop', WINDOWS[tempo.windows], tempo.toggleWindows],
    ['help', 'Keys and signs', onHelp],
    ['leave', 'Leave the table', onLeave],
  ] as const;
  return (
    <>
      <Tool sign="log" name="Log and more" onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog title="Table" onClose={() => setOpen(false)}>
          {entries.map(([sign, words, act]) => (
            <button
              key={sign}
              type="button"
              className={styles.entry}
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              <GameSymbol name={sign} /> {words}
            </button>
          ))}
        </Dialog>
      )}
    </>
  );
}

/** What is about the table, not about the game. */
export function Toolbar(props: Props) {
  const { tempo, shape, onHelp, onLeave } = props;
  return (
    <span className={styles.toolbar} role="toolbar" aria-label="Table">
      {shape === 'folded' ? (
        <Folded {...props} />
      ) : (
        <>
          <button
            type="button"
            className={styles.windows}
            aria-pressed={tempo.windows === 'strict'}
            title={WINDOWS[tempo.windows]}
            onClick={tempo.toggleWindows}
          >
            {tempo.windows}
          </button>
          <Tool sign="help" name="Keys and signs" onClick={onHelp} />
          <Tool sign="leave" name="Leave the table" onClick={onLeave} />
        </>
      )}
    </span>
  );
}

import { useState } from 'react';
import { PACES, type Pace } from '../director/pace.ts';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import { Dialog } from './dialog.tsx';
import styles from './toolbar.module.css';
import type { TempoControl } from './use-tempo.ts';

interface Props {
  readonly tempo: TempoControl;
  /** 'folded' has one button for all; then the log is not beside the board either. */
  readonly shape: 'open' | 'folded';
  readonly onLog: () => void;
  readonly onHelp: () => void;
  /** Null where there is no game to give up. */
  readonly onConcede: (() => void) | null;
  readonly onLeave: () => void;
}

const PACE_WORDS: Readonly<Record<Pace, string>> = {
  calm: 'Pace: calm, what happens is shown at leisure',
  even: 'Pace: even',
  swift: 'Pace: swift',
  none: 'Pace: at once, without showing what happens',
};

/** How fast what happens is shown, and what changes it to the next faster one, the slowest after the fastest. */
function usePaceTool({ pace, setPace }: TempoControl): {
  readonly pace: Pace;
  readonly words: string;
  readonly next: () => void;
} {
  const after = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'even';
  return { pace, words: PACE_WORDS[pace], next: () => setPace(after) };
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

function Folded({ tempo, onLog, onHelp, onConcede, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pace = usePaceTool(tempo);
  const entries = [
    ['log', 'Log', onLog],
    ['stop', WINDOWS[tempo.windows], tempo.toggleWindows],
    ['pace', pace.words, pace.next],
    ['help', 'Keys and signs', onHelp],
    ...(onConcede === null ? [] : [['concede', 'Concede', onConcede] as const]),
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
  const { tempo, shape, onHelp, onConcede, onLeave } = props;
  const pace = usePaceTool(tempo);
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
          <button type="button" className={styles.windows} title={pace.words} onClick={pace.next}>
            <Spoken>Pace: </Spoken>
            {pace.pace === 'none' ? 'at once' : pace.pace}
          </button>
          <Tool sign="help" name="Keys and signs" onClick={onHelp} />
          {onConcede !== null && <Tool sign="concede" name="Concede" onClick={onConcede} />}
          <Tool sign="leave" name="Leave the table" onClick={onLeave} />
        </>
      )}
    </span>
  );
}

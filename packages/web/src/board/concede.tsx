import { Dialog } from './dialog.tsx';
import { MoveButton } from './move-button.tsx';
import styles from './toolbar.module.css';

interface Props {
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

/** Asks once more before the game is given up. */
export function Concede({ onConcede, onClose }: Props) {
  return (
    <Dialog title="Concede this game?" onClose={onClose}>
      <p>Your opponent wins. It can be taken back as long as the table is open.</p>
      <p className={styles.answers}>
        <MoveButton
          onClick={() => {
            onClose();
            onConcede();
          }}
        >
          Concede
        </MoveButton>
        <MoveButton look="main" onClick={onClose}>
          Play on
        </MoveButton>
      </p>
    </Dialog>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { CostText } from '../symbols/cost-text.tsx';
import styles from './move-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  /** 'main' is what happens by default, 'quiet' what is not a move of the game. */
  readonly look?: 'main' | 'quiet' | 'chosen';
  /** Long words are cut off. */
  readonly isShort?: boolean;
  /** As words: "1 click, 2 credits"; '' where it costs nothing. */
  readonly cost?: string;
  /** How many moves it opens. */
  readonly many?: number;
  /** The key that presses it: "3", "Space". */
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
}

/** A button of the bar, of a list of moves or of a scene: one look for all. */
export function MoveButton({ look, isShort = false, cost = '', many, shortcut, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={styles.move}
      data-look={look}
      data-short={isShort}
      aria-keyshortcuts={shortcut}
      {...rest}
    >
      <span className={styles.words}>{children}</span>
      {cost !== '' && (
        <span className={styles.cost}>
          <CostText cost={cost} />
        </span>
      )}
      {many !== undefined && <span className={styles.many}>{many}</span>}
      {shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

import type { ReactNode } from 'react';
import { GlossaryText } from '../glossary/glossary-text.tsx';
import styles from './coach.module.css';

interface Props {
  /** What speaks; the tutorial where nothing is said. */
  readonly label?: string;
  readonly title: string;
  readonly says: string;
  /** What one may want to read besides. */
  readonly more?: ReactNode;
  /** How much of the scene is done, from 0 to 1. */
  readonly share: number;
  /** What leads on, where no move does. */
  readonly children: ReactNode;
}

/** What the tutorial says, right above the moves. */
export function Coach({ label = 'Tutorial', title, says, more, share, children }: Props) {
  return (
    <aside className={styles.coach} aria-label={label} aria-live="polite">
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.says}>
          <GlossaryText text={says} />
        </p>
        {more}
      </div>
      <div className={styles.ways}>{children}</div>
      <span className={styles.share} style={{ '--share': share }} />
    </aside>
  );
}
